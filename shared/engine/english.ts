/** Whether a text is English, by its most common small words. */
import type { ParsedSentence } from './doc.ts'

/** Share of small English words under which a text is not English. English runs at 40–60 %, German at about 6 %. */
const SHARE = 0.12
/** Fewer words say nothing about the language. */
const FEW = 8

/** Judges by the words of the sentences; short texts count as English when written in Latin letters. */
export function isEnglish(
  sentences: readonly Pick<ParsedSentence, 'plain' | 'english' | 'latin'>[],
): boolean {
  let words = 0
  let english = 0
  let latin = 0
  for (const sentence of sentences) {
    words += sentence.plain
    english += sentence.english
    latin += sentence.latin
  }
  return words < FEW ? latin * 2 >= words : english >= words * SHARE
}
