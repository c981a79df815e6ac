/** Where a sentence introduces its sender. */
import { isCapitalised } from '../characters.ts'
import type { Sentence } from '../doc.ts'
import { INTRODUCTIONS } from '../lexicon/introductions.ts'

/** Words of a name at most. */
const NAME = 3
const BEHIND_NAME = new Set(['from', 'with', 'at', 'of', ','])
const SENDER = new Set(['i', "i'm", 'we', "we're"])

/** Token range of the introduction, or `null`: a stock phrase, “I'm Kyle from …”, “This is Ana Ruiz with …”. */
export function introductionIn(sentence: Sentence): { from: number; to: number } | null {
  const end = nameEnd(sentence)
  if (end > 0) return { from: 0, to: end }
  return sentence.hits.find((h) => h.lexicon === INTRODUCTIONS) ?? null
}

function nameEnd({ tokens }: Sentence): number {
  const first = tokens[0]?.lower
  const second = tokens[1]?.lower
  const start =
    first === "i'm" ? 1 : (first === 'i' && second === 'am') || (first === 'this' && second === 'is') ? 2 : 0
  if (start === 0) return 0
  let end = start
  while (end - start < NAME && tokens[end]?.kind === 'word' && isCapitalised(tokens[end]?.text ?? '')) end++
  if (end === start) return 0
  const next = tokens[end]?.lower ?? ''
  // “from” says where and belongs to it; a comma or “and” only ends the name.
  if (BEHIND_NAME.has(next)) return next === ',' ? end : end + 1
  return next === 'and' && SENDER.has(tokens[end + 1]?.lower ?? '') ? end : 0
}
