/** Whether a sentence shouts: what stands in it is not repeated. */
import { isAllCaps } from '../../../engine/characters.ts'
import type { Dictionary } from '../../../engine/dictionary.ts'
import type { Sentence } from '../../../engine/doc.ts'

export const isShouted = (sentence: Sentence): boolean =>
  isLoud(sentence) || sentence.tokens.filter(({ text }) => text === '!').length > 1

/** Whether its words are shouted; marks behind it spoil no name in it. */
export function isLoud({ tokens }: Sentence): boolean {
  const long = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 2)
  const capitals = long.filter(({ text }) => isAllCaps(text)).length
  return capitals > 1 && capitals * 3 > long.length
}

/** Whether a line holds an ordinary word in capitals: `CRITICAL errors`; names of bodies and forms are written so. */
export const shouts = (text: string, dictionary: Dictionary | null): boolean =>
  (text.match(/\p{Lu}{4,}/gu) ?? []).some((word) => {
    const lower = word.toLowerCase()
    return dictionary ? dictionary.has(lower) && !dictionary.isProper(lower) : word.length > 5
  })
