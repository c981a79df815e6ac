/** Sentences of sample mails that show how they sound and give away nothing of whom or what they are about. */
import { isCapitalised } from './characters.ts'
import type { Dictionary } from './dictionary.ts'
import type { Sentence } from './doc.ts'
import { Memo } from './memo.ts'
import { parse } from './parse.ts'
import { DEFAULT_PROFILE } from './profile.ts'
import { isBody } from './swap.ts'
import { unicode } from './unicode.ts'

/** Sentences that are kept, and of one mail at most. */
const KEPT = 8
const OF_ONE_MAIL = 3
/** Words of a sentence that can stand for others. */
const WORDS = { least: 5, most: 30 }
const CHARS_MAX = 300

/** At most eight sentences of the mails, the most usual in length first; the same in whatever order the mails are. */
export function voiceSamplesOf(mails: readonly string[], dictionary: Dictionary | null): string[] {
  const memo = new Memo()
  const docs = mails.map((draft) => parse({ draft }, DEFAULT_PROFILE, memo, dictionary))
  const lengths = docs.flatMap(({ sentences }) => sentences.filter(isBody).map(({ words }) => words))
  const middle = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0
  const usualFirst = (a: Sentence, b: Sentence) =>
    Math.abs(a.words - middle) - Math.abs(b.words - middle) || (a.text < b.text ? -1 : 1)
  const chosen = docs.flatMap(({ sentences, english }) =>
    sentences
      .filter((sentence) => isBody(sentence) && isTelling(sentence, english, dictionary))
      .sort(usualFirst)
      .slice(0, OF_ONE_MAIL),
  )
  const texts = chosen.sort(usualFirst).map(({ text }) => text.replaceAll(/\s+/g, ' '))
  return [...new Set(texts)].slice(0, KEPT)
}

/** Whether a sentence is whole, of usual length, and without names, figures, links and merge tags. */
function isTelling(
  { words, text, tokens }: Sentence,
  english: boolean,
  dictionary: Dictionary | null,
): boolean {
  if (words < WORDS.least || words > WORDS.most || text.length > CHARS_MAX) return false
  if (!/[.!?]$/.test(text) || unicode`\p{Nd}`.test(text)) return false
  return tokens.every(({ kind, text: word, lower }, i) => {
    if (kind !== 'word') return kind === 'mark'
    if (!english || !isCapitalised(word) || /^i(?:'|$)/.test(lower)) return true
    return i === 0 && dictionary !== null && dictionary.has(lower) && !dictionary.isProper(lower)
  })
}
