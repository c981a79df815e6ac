/** British quotation marks for American readers: ‘early bird’ becomes “early bird”. */
import { type Step, within } from '../step.ts'

/** Before an opening mark stands nothing that it could be the apostrophe of, and behind it a word that needs none. */
const OPENS = /(?<![\p{L}\p{N}'’])['‘](?!(?:tis|twas|em|n|cause|til|till|bout|round)\b)(?=\p{L})/giu
/** A closing mark stands behind a word or its full stop. */
const CLOSES = /(?<=[\p{L}\p{N}.,!?…%])['’](?![\p{L}\p{N}])/gu
/** What is longer is no quotation but two apostrophes. */
const LONGEST = 160

const DOUBLE = /["“”]/

export const singleQuotes: Step = ({ native, source, target, segments }, { change }) => {
  // Americans quote with double marks; where the writer is one, single marks are meant.
  if (!native || target.tag !== 'en-US' || source.region === 'US') return
  for (const segment of segments)
    for (const { open, close } of pairsIn(segment.text)) {
      const curly = segment.text.charAt(open) === '‘'
      for (const [at, after] of [
        [open, curly ? '“' : '"'],
        [close, curly ? '”' : '"'],
      ] as const)
        change({
          ...within(segment, at, at + 1),
          after,
          type: 'quotes',
          rule_id: 'quotes-en-us',
          confidence: 0.9,
        })
    }
}

/** Marks that belong together beyond doubt: behind an “s”, with another to come, the first may be of “the dogs’ bowls”. */
function pairsIn(text: string): { open: number; close: number }[] {
  const opens = [...text.matchAll(OPENS)].map(({ index }) => index)
  const closes = [...text.matchAll(CLOSES)].map(({ index }) => index)
  return opens.flatMap((open, i) => {
    const next = opens[i + 1] ?? text.length
    const [close, other] = closes.filter((at) => at > open && at < next)
    if (close === undefined || close - open > LONGEST) return []
    if (other !== undefined && /s/i.test(text.charAt(close - 1))) return []
    const inside = text.slice(open, close)
    // Within double marks single ones are right, and around them both would have to change.
    if (inside.includes('\n') || DOUBLE.test(inside) || isWithinDouble(text, open)) return []
    return [{ open, close }]
  })
}

/** Whether an odd number of double marks stands before the place in its line. */
const isWithinDouble = (text: string, at: number): boolean =>
  ((text.slice(text.lastIndexOf('\n', at) + 1, at).match(/["“”]/g)?.length ?? 0) & 1) === 1
