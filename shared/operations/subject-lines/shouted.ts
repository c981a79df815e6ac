/** Whether a sentence shouts: what stands in it is not repeated. */
import { isAllCaps } from '../../engine/characters.ts'
import type { Dictionary } from '../../engine/dictionary.ts'
import type { Sentence } from '../../engine/doc.ts'

export function isShouted({ tokens }: Sentence): boolean {
  let capitals = 0
  let long = 0
  let marks = 0
  for (const { kind, text } of tokens) {
    if (text === '!') marks++
    if (kind !== 'word' || text.length < 3) continue
    long++
    if (isAllCaps(text)) capitals++
  }
  return marks > 1 || (capitals > 1 && capitals * 3 > long)
}

/** Whether a line holds an ordinary word in capitals: `CRITICAL errors`. */
export const shouts = (text: string, dictionary: Dictionary | null): boolean =>
  (text.match(/\p{Lu}{4,}/gu) ?? []).some((word) => dictionary?.has(word.toLowerCase()) ?? word.length > 5)
