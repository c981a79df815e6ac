/** Plain numbers and percentages: separators, and the space before the percent sign. */
import { bothReadings, isUnclearSum } from '../author-style.ts'
import { formatNumber, formatPercent, type Separators, separatorsOf } from '../conventions.ts'
import { LABELS } from '../literals.ts'
import { type Run, readDecimal, readNumber, runsIn } from '../numerals.ts'
import { type Mail, type Segment, type Step, within } from '../step.ts'
import { sumIn } from './money.ts'

/** Words that make a number with a decimal mark a quantity; without one it may be a version or a chapter. */
const MEASURES = new Set(
  // The same in other languages, whose authors paste figures in from elsewhere.
  (
    'm l g t h mio mrd tsd prozent stunden tage tagen wochen monate monaten jahre jahren minuten sekunden franken meter punkte ' +
    'heures jours semaines mois ans milliards mètres points horas días semanas meses años minutos segundos millones mil dólares ' +
    'pesos metros kilómetros puntos veces ore giorni settimane mesi anni minuti milioni miliardi uur dagen weken maanden jaar ' +
    'miljoen miljard dias anos milhões pontos godzin dni tygodni lat milionów timmar dagar veckor år miljoner timer dage dager uker ' +
    'millioner tuntia päivää viikkoa vuotta miljoonaa часов дней недель лет минут миллионов млн saat gün hafta yıl milyon ' +
    'percent points hours hour days weeks months years minutes seconds ms million billion thousand km miles meters metres ' +
    'eur euro euros usd gbp chf sek nok dkk pln dollars feet kg lbs pounds tons tonnes litres liters gallons times stars gb tb mb mph fte people employees orders units pages kw kwh mw mwh mm cm'
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

export const numbers: Step = (mail, { change, person }) => {
  const { target, native, spaced } = mail
  const { style } = mail.author
  if (!native && target.dir === 'rtl') return
  for (const segment of mail.segments)
    for (const run of runsIn(segment.text, spaced)) {
      // Money has marks of its own in some places: Austria writes `€ 1.200,50` beside `1 200`.
      if (sumIn(mail, segment.text, run)) continue
      const percent = percentAt(segment, run)
      if (percent === 0 && isUnclearSum(mail, run.text)) {
        if (isMeasured(segment.text, run) && !isLabelled(segment.text, run))
          person({ ...within(segment, run.start, run.end), reason: bothReadings(mail, run.text) })
        continue
      }
      const [one, two] = rangeOf(run)
      const after = [one, two].map((part) => (part ? adapted(mail, segment, part, style, percent > 0) : ''))
      if (percent > 0 && target.language !== 'en') {
        const after = percentage(target.tag, one, two, style)
        if (after === null) continue
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

/** One number or both ends of a stretch with the sign as the locale sets it; `null` where a part cannot be read. */
function percentage(tag: string, one: Run, two: Run | null, style: Separators | null): string | null {
  const [first, last] = [one, two ?? one].map(({ text }) => readNumber(text, style) ?? readDecimal(text))
  if (!first || !last) return null
  if (!two) return formatPercent(tag, first)
  const joint = '–'
  const start = formatNumber(tag, first, tag.startsWith('ar'))
  const end = formatPercent(tag, last)
  // The sign that stands in front stands before the whole stretch.
  return end.startsWith('%') ? `%${start}${joint}${end.slice(1)}` : `${start}${joint}${end}`
}

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
