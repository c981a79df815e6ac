/** Plain numbers and percentages: separators, and the space before the percent sign. */
import { bothReadings, isUnclear } from '../author-style.ts'
import { formatNumber, formatPercent, type Separators, separatorsOf } from '../conventions.ts'
import { LABELS } from '../literals.ts'
import { type Run, readNumber, runsIn } from '../numerals.ts'
import { type Mail, type Segment, type Step, within } from '../step.ts'

/** Words that make a number with a decimal mark a quantity; without one it may be a version or a chapter. */
const MEASURES = new Set(
  (
    'percent points hours hour days weeks months years minutes seconds ms million billion thousand km miles meters metres ' +
    'eur euro euros usd gbp chf sek nok dkk pln dollars feet kg lbs pounds tons tonnes litres liters gallons times stars gb tb mb mph fte people employees orders units pages'
  ).split(' '),
)
const WORD_AFTER = /^[ \u00a0\u202f-]?(\p{L}+)/u

/** “order 1,250”, but not “to order 1,250”. */
const LABELLED = new RegExp(`(?<!\\p{L})(?:${LABELS})[ :#]{1,2}$`, 'iu')
const COUNTING = /(?<!\p{L})(?:to|you|we|they|i|can|could|will|would|please|must|should) order $/iu
const BEFORE = 24

const isLabelled = (text: string, { start }: Run): boolean => {
  const before = text.slice(Math.max(0, start - BEFORE), start)
  return LABELLED.test(before) && !COUNTING.test(before)
}

/** “€1.5 billion” is money, which is left to a person: half of it in another language would read worse. */
const isNamedSum = (text: string, { start, end }: Run): boolean =>
  /\p{Sc}[ \u00a0\u202f]?$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  /^[ \u00a0-]?(?:thousand|[mb]illion|trillion)(?!\p{L})/iu.test(text.slice(end, end + 12))

export const numbers: Step = (mail, { change, person }) => {
  const { target, native, spaced } = mail
  const { style } = mail.author
  if (!native && target.dir === 'rtl') return
  for (const segment of mail.segments)
    for (const run of runsIn(segment.text, spaced)) {
      if (isNamedSum(segment.text, run)) continue
      const percent = percentAt(segment, run)
      if (percent === 0 && isUnclear(mail, run.text)) {
        if (isMeasured(segment.text, run) && !isLabelled(segment.text, run))
          person({ ...within(segment, run.start, run.end), reason: bothReadings(mail, run.text) })
        continue
      }
      const [one, two] = rangeOf(run)
      const after = [one, two].map((part) => (part ? adapted(mail, segment, part, style, percent > 0) : ''))
      if (percent > 0 && !two && native && target.language !== 'en') {
        const amount = readNumber(run.text, style)
        if (!amount) continue
        const after = formatPercent(target.tag, amount)
        if (sameMarks(after, segment.text.slice(run.start, run.end + percent), target.tag)) continue
        change({
          ...within(segment, run.start, run.end + percent),
          after,
          type: 'number',
          rule_id: 'percent-form',
          confidence: 0.95,
        })
        continue
      }
      ;[one, two].forEach((part, i) => {
        const text = after[i]
        if (!part || !text || sameMarks(text, part.text, target.tag)) return
        if (isLabelled(segment.text, run)) {
          person({
            ...within(segment, part.start, part.end),
            reason: `Left as the number of something; if it counts, readers there write ${text}.`,
          })
          return
        }
        const rest = { after: text, type: 'number', rule_id: 'number-separators', confidence: 0.95 } as const
        change({ ...within(segment, part.start, part.end), ...rest })
      })
    }
}

/**
 * True where only the width of a space differs, or where marks between thousands would go that are the locale's
 * own: neither is worth a change.
 */
export function sameMarks(after: string, before: string, tag: string): boolean {
  const { group } = separatorsOf(tag)
  return (
    bare(after) === bare(before) ||
    (!after.includes(group) && bare(after) === bare(before.replaceAll(group, '')))
  )
}

const bare = (text: string) => text.replaceAll(/[\u200e\u200f\u061c]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ')

/** The run, or both ends of `1,000–2,000`. */
function rangeOf(run: Run): [Run, Run | null] {
  const cut = run.text.search(/[-–]/)
  if (cut < 0) return [run, null]
  const middle = run.start + cut
  return [
    { start: run.start, end: middle, text: run.text.slice(0, cut) },
    { start: middle + 1, end: run.end, text: run.text.slice(cut + 1) },
  ]
}

/** Length of the percent sign and the space before it; 0 for none. */
const percentAt = ({ text }: Segment, { end }: Run): number =>
  /^[ \u00a0\u202f]?%/.exec(text.slice(end, end + 2))?.[0].length ?? 0

/** “rated 4.7”: what is measured stands before it. */
const RATED = /(?<!\p{L})(?:rated|ratings?(?: of)?|averag(?:e|es|ing)(?: of)?|scores?(?: of)?|scored) $/iu

const isMeasured = (text: string, { start, end }: Run): boolean =>
  RATED.test(text.slice(Math.max(0, start - BEFORE), start)) ||
  MEASURES.has(WORD_AFTER.exec(text.slice(end, end + 16))?.[1]?.toLowerCase() ?? '')

function adapted(
  mail: Mail,
  { text }: Segment,
  run: Run,
  style: Separators | null,
  percent: boolean,
): string {
  const amount = readNumber(run.text, style)
  if (!amount || (!amount.grouped && amount.decimals === 0)) return ''
  if (!amount.grouped && !percent) {
    if (!isMeasured(text, run)) return ''
  }
  return formatNumber(mail.target.tag, amount, mail.native)
}
