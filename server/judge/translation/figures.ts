/** Figures of a sentence, looked for in its translation. Most are written as the target writes them before. */
import { tokenize } from '#shared/engine/tokens.ts'
import type { Facts } from '../facts/facts.ts'
import { type Unit, unitsIn } from '../facts/names-of-time.ts'
import { NUMBERS_ABROAD } from '../facts/number-words-abroad.ts'
import { MAGNITUDES, PERIODS } from '../facts/words.ts'
import { asRead } from '../plain.ts'
import type { Rejection } from '../rejection.ts'
import { PERCENT, SIGNS } from './signs.ts'

/** Why the figures of a translation are refused: one was added, lost, or is worth something else. `given` are the facts of the source. */
export function judgeFigures(given: Facts, source: string, text: string, locale: string): Rejection | null {
  const [was, is] = [asRead(source), asRead(text)]
  const wanted = figuresIn(was).map(waysToWrite(was, AFTERNOON.test(is)))
  const found = new Set(figuresIn(is).flatMap(({ forms }) => forms))
  if (wanted.some((ways) => !ways.some((way) => way.every((form) => found.has(form))))) return 'fact_dropped'
  // A number in words may become one in figures, and a month its number.
  if (turnsRange(was, is) || readsDate(was, is)) return 'fact_swapped'
  const months = MONTHS.flatMap((month, i) => (given.dates.has(month) ? String(i + 1) : []))
  // “an hour”, “noon”, “a fortnight”: words that others write in figures.
  const words = [
    ...(/\b(?:an?|one) (?:second|minute|hour|day|week|month|quarter|year)\b/i.test(was) ? ['1'] : []),
    ...(/\b(?:noon|midday|12:00)\b/i.test(was) ? ['12'] : []),
    ...(/\bfortnight/i.test(was) ? ['14', '15', '2'] : []),
  ]
  const twice = /\b(?:twice|double|half|halve|both|couple)/i.test(was) ? ['2'] : []
  const allowed = new Set([
    ...wanted.flat(2),
    ...given.figures,
    ...given.counts,
    ...months,
    ...twice,
    ...words,
  ])
  if ([...found, ...inWords(is, locale)].some((form) => !allowed.has(form))) return 'fact_added'
  if (PERCENT.test(is) && !PERCENT.test(was)) return 'fact_added'
  if (otherSign(was, is) || otherDollar(was, is) || otherUnit(was, is, locale)) return 'fact_added'
  if (found.size === 0) return null
  // “%” may become “Prozent” and “USD” “$”, and nothing else.
  if (SIGNS.some((sign) => sign.test(is) && !sign.test(was))) return 'fact_added'
  return SIGNS.some((sign) => sign.test(was) && !sign.test(is)) ? 'fact_dropped' : null
}

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)

interface Figure {
  kind: 'date' | 'time' | 'number'
  /** A date is several. */
  forms: readonly string[]
  end: number
}

const FIGURE =
  /(?<date>\d{1,4}([./-])\d{1,2}\2\d{1,4})|(?<time>\d{1,2}:\d{2})|(?<number>\d+(?:(?:[.,'’]|[ \u{A0}\u{202F}](?=\d{3}(?!\d)))\d+)*)\s?(?<many>[万萬億亿만억])?/gu
/** What signs of Chinese, Japanese and Korean multiply by. */
const MANY: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 만: 1e4, 億: 1e8, 亿: 1e8, 억: 1e8 }

const figuresIn = (text: string): Figure[] =>
  [...text.matchAll(FIGURE)].map(({ 0: all, index, groups }) => {
    const { date, time, number = '', many }: Readonly<Record<string, string | undefined>> = groups ?? {}
    const end = index + all.length
    if (date) return { kind: 'date', forms: date.split(/[./-]/).map((part) => String(Number(part))), end }
    if (time) return { kind: 'time', forms: [time.replace(/^0(?=\d:)/, '')], end }
    const worth = worthOf(number)
    return { kind: 'number', forms: [many ? String(Number(worth) * (MANY[many] ?? 1)) : worth], end }
  })

/** Digits with a point where decimals begin. Three digits behind a mark are thousands, as the rules write them; fewer or more behind the only mark of its kind are decimals. */
function worthOf(figure: string): string {
  const digits = figure.replaceAll(/\D/g, '')
  const [, mark = '', decimals = ''] = /([.,])(\d{1,2}|\d{4,})$/u.exec(figure) ?? []
  if (mark === '' || figure.split(mark).length > 2) return digits
  const whole = digits.slice(0, -decimals.length)
  return /^0+$/.test(decimals) ? whole : `${whole}.${decimals}`
}

const AFTERNOON =
  /\d\s?p\.?\s?m\b|nachmittag|abend|après-midi|soir|tarde|noche|noite|pomeriggio|sera|middag|avond|午後|下午|晚上|오후|저녁|中午|낮|正午/iu

/** The ways to write a figure of `source`, each as the forms that have to be there. */
const waysToWrite =
  (source: string, inHalves: boolean) =>
  ({ kind, forms, end }: Figure): (readonly string[])[] => {
    const [form = ''] = forms
    if (kind === 'time') {
      const [hour = '', minutes = ''] = form.split(':')
      const rest = minutes === '00' ? [] : [minutes]
      // “um 3 Uhr” is at night; in the afternoon it takes a word.
      const hours = Number(hour) < 12 || inHalves ? [hour, String(Number(hour) % 12 || 12)] : [hour]
      return [[form], [`${hour}.${minutes}`], ...hours.map((h) => [h, ...rest])]
    }
    const [, next = ''] = /^\s?(\p{L}+)/u.exec(source.slice(end)) ?? []
    const times = MAGNITUDES.get(next.toLowerCase())
    if (/\bQ$/.test(source.slice(0, end - form.length))) return [forms, []]
    return times ? [forms, [String(Number(form) * times)]] : [forms]
  }

/** Whether a date such as 03/04/2027, which the rules left as it was or wrote as the target reads it, stands otherwise: only the sender knows which is the month. */
const readsDate = (was: string, is: string): boolean =>
  (was.match(/(?<!\d)\d{1,2}([./-])\d{1,2}\1\d{4}(?!\d)/g) ?? []).some((date) => {
    const [a = 0, b = 0] = date.split(/[./-]/).map(Number)
    return a <= 12 && b <= 12 && a !== b && !is.includes(date)
  })

/** “from 2 to 3” as “from 3 to 2”. Chinese, Japanese and Korean may name the end first. */
function turnsRange(was: string, is: string): boolean {
  if (/[\p{Ideographic}\p{Script=Hangul}]/u.test(is)) return false
  const [, from = '', to = ''] = /\bfrom\s(.{0,20}?\d.{0,20}?)\sto\s(.{0,8}?\d[\d.,]*)/iu.exec(was) ?? []
  const first = (text: string) => figuresIn(text)[0]?.forms[0]
  const order = figuresIn(is).flatMap(({ forms }) => forms)
  const [start, end] = [order.indexOf(first(from) ?? ''), order.indexOf(first(to) ?? '')]
  return start >= 0 && end >= 0 && end < start
}

/** Numbers that a text says in words of its language. */
const inWords = (text: string, locale: string): string[] => {
  const numbers = NUMBERS_ABROAD[locale.slice(0, 2)]
  const lower = text.toLowerCase().replaceAll(/\bmil (?=mil[hl])/g, '')
  return (lower.match(/[\p{L}-]+/gu) ?? []).flatMap((word) => numbers?.get(word) ?? [])
}

const SIGNED = /(?<sign>[\p{Sc}%٪])\s?(?<after>\d[\d.,]*)|(?<before>\d[\d.,]*)\s?(?<mark>[\p{Sc}%٪])/gu

/** Each figure beside a sign, with the sign. */
const signedIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(SIGNED)].map(({ groups }) => {
      const { sign, after, before, mark }: Readonly<Record<string, string | undefined>> = groups ?? {}
      return [worthOf((after ?? before ?? '').replace(/[.,]$/, '')), (sign ?? mark ?? '').replace('٪', '%')]
    }),
  )

/** Whether a figure has the sign of another. */
function otherSign(was: string, is: string): boolean {
  const before = signedIn(was)
  return [...signedIn(is)].some(([figure, sign]) => before.has(figure) && before.get(figure) !== sign)
}

/** Whether dollars became those of another country. */
const otherDollar = (was: string, is: string): boolean =>
  (is.match(/\b[A-Z]{1,2}\$/g) ?? []).some((dollar) => dollar !== 'US$' && !was.includes(dollar))

/** Whether minutes became hours: a span of time is named that the source does not name, and one of the source is not. */
function otherUnit(was: string, is: string, locale: string): boolean {
  // Without spaces between words, the sign of a day stands in every date.
  if (/[\p{Ideographic}\p{Script=Hangul}]/u.test(is)) return false
  const periods = new Set(tokenize(was).map(({ lower }) => PERIODS.get(lower)))
  const words = is.toLowerCase().match(/\p{L}+/gu) ?? []
  const named = (unit: Unit, names: readonly string[]) =>
    names.some((name) =>
      words.some((word) => word.startsWith(name.slice(0, Math.max(3, name.length - 2)))),
    ) && unit !== 'second'
  const units = [...unitsIn(locale)].map(([unit, names]) => ({
    asked: periods.has(unit),
    said: named(unit, names),
  }))
  return units.some(({ asked, said }) => asked && !said) && units.some(({ asked, said }) => said && !asked)
}
