/** Quotation marks of the language of the mail. */
import { type Segment, type Step, within } from '../step.ts'
import { QUOTES } from '../tables/quotes.ts'

const OPENS = /[\s([{]/

export const quotes: Step = ({ native, target, segments }, { change }) => {
  const marks = QUOTES[target.tag] ?? QUOTES[target.language]
  if (!native || !marks) return
  for (const segment of segments)
    for (const { at, open } of pairsIn(segment))
      change({
        ...within(segment, at, at + 1),
        after: open ? marks.open : marks.close,
        type: 'quotes',
        rule_id: `quotes-${target.tag.toLowerCase()}`,
        confidence: 0.95,
      })
}

/** Places of straight and English marks that stand in pairs; nothing when one is left over, as in 5". */
function pairsIn({ text }: Segment): { at: number; open: boolean }[] {
  const found: { at: number; open: boolean }[] = []
  let inside = false
  for (let at = 0; at < text.length; at++) {
    const c = text[at]
    if (c !== '"' && c !== '“' && c !== '”') continue
    const opens = at === 0 || OPENS.test(text.charAt(at - 1))
    const open = c === '“' || (c === '"' && opens)
    if (open === inside) return []
    inside = open
    found.push({ at, open })
  }
  return inside ? [] : found
}
