/**
 * Dates in figures: `12/31/2026`. All dates of a mail are of one order: that of a date in it that can be read in
 * one way only, or of the locale the mail comes from. While the order is unknown, dates that can be read in two
 * ways are left for a person, and the others stay with them: a mail of both orders misleads on every date.
 */
import { formatDayMonth, formatFigures } from '../conventions.ts'
import { type Run, runsIn } from '../numerals.ts'
import { type Mail, type Segment, type Step, within } from '../step.ts'

const FIGURES = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const SHORT = /^(\d{1,2})\/(\d{1,2})$/
/** `11/29` alone may be a fraction, a score or `24/7`; behind these, or where the mail names that day in words, it is a day. */
const LEADS_TO_DATE =
  /(?:^|[\s(])(?:on|by|before|until|till|from|since|due|after|through|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day|\.)?,?)\s$/i
/** Marks that steer the direction of Arabic and Hebrew; out of place in other text. */
const BIDI = /[\u200e\u200f\u061c]/g

export const figureDates: Step = (mail, { change, person }) => {
  const dates = mail.segments.flatMap((segment) => datesIn(mail, segment))
  const order = orderOf(mail, dates)
  const open = order === null && dates.some(isAmbiguous)
  for (const date of dates) {
    const { segment, run, readings } = date
    const place = within(segment, run.start, run.end)
    const day = readings[order ?? 'dayFirst'] ?? readings.dayFirst ?? readings.monthFirst
    if (open && isAmbiguous(date)) person({ ...place, reason: bothReadings(date) })
    if (open || !day || (isAmbiguous(date) && isSettled(mail, date))) continue
    const written = date.full ? write(mail, day, date.full) : writeShort(mail, day, run.text)
    const after = mail.native && segment.text[run.end] === '.' ? written.replace(/\.$/, '') : written
    change({ ...place, after, type: 'date', rule_id: 'date-figures', confidence: date.full ? 0.95 : 0.9 })
  }
}

type Order = 'dayFirst' | 'monthFirst'

interface Found {
  segment: Segment
  run: Run
  /** The day in either order; `null` for one that is no day. */
  readings: Readonly<Record<Order, Date | null>>
  /** How it is written; `null` for one without a year. */
  full: Form | null
  /** True when its mark or its year tells the order, in whatever mail it stands. */
  fixed: boolean
}

function datesIn({ native, target, segments }: Mail, segment: Segment): Found[] {
  return runsIn(segment.text).flatMap((run) => {
    const short = SHORT.exec(run.text)
    const isDay =
      short !== null &&
      (LEADS_TO_DATE.test(segment.text.slice(Math.max(0, run.start - 14), run.start)) ||
        isInWords(segments, Number(short[1]), Number(short[2])))
    const read =
      short && isDay
        ? readShort(Number(short[1]), Number(short[2]))
        : (readDate(run.text) ?? (native && YEAR_FIRST.has(target.language) ? readYearFirst(run.text) : null))
    return read ? [{ segment, run, ...read }] : []
  })
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
/** “March 12”, “12 March” */
const IN_WORDS =
  /\b(?:(?<before>\d{1,2})(?:st|nd|rd|th)?(?: of)? )?(?<month>(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\.?(?: (?<after>\d{1,2})\b)?/gi
/** Whether the mail names in words the day that two figures may stand for. */
const isInWords = (segments: readonly Segment[], a: number, b: number): boolean =>
  segments.some(({ text }) =>
    [...text.matchAll(IN_WORDS)].some(({ groups = {} }) => {
      const month = 1 + MONTHS.indexOf((groups.month ?? '').slice(0, 3).toLowerCase())
      const day = Number(groups.before ?? groups.after)
      return (month === a && day === b) || (month === b && day === a)
    }),
  )

const isAmbiguous = ({ readings: { dayFirst, monthFirst } }: Found): boolean =>
  dayFirst !== null && monthFirst !== null && dayFirst.getTime() !== monthFirst.getTime()

/** The order of the mail's dates; `null` where nothing tells it, or one thing contradicts another. */
function orderOf({ source }: Mail, dates: readonly Found[]): Order | null {
  const told = new Set<Order>()
  for (const { readings, fixed } of dates) {
    if (fixed || (readings.dayFirst && readings.monthFirst)) continue
    told.add(readings.dayFirst ? 'dayFirst' : 'monthFirst')
  }
  // Without a region English has both orders, and so has Spanish.
  if (source.named && source.region !== null) {
    const sample = formatFigures(source.tag, SAMPLE, FULL)
    if (sample.startsWith('25')) told.add('dayFirst')
    if (sample.startsWith('11')) told.add('monthFirst')
  }
  const [only = null, ...others] = told
  return others.length === 0 ? only : null
}

/** Of no year; the 29th of February is one of its days. */
const ANY_YEAR = 2024

/** The day in both orders; `null` for no day. `24/7` is always open. */
function readShort(a: number, b: number): Read | null {
  const readings = { dayFirst: dateOf(ANY_YEAR, b, a), monthFirst: dateOf(ANY_YEAR, a, b) }
  if ((a === 24 && b === 7) || !(readings.dayFirst ?? readings.monthFirst)) return null
  return { readings, full: null, fixed: false }
}

function writeShort({ target, native }: Mail, date: Date, text: string): string {
  const written = formatDayMonth(target.tag, date, { padded: /^0|\/0/.test(text), native })
  return native ? written : written.replaceAll(BIDI, '')
}

/** November the 25th: the figures of day and month cannot be taken for each other. */
const SAMPLE = new Date(Date.UTC(2026, 10, 25))

const FULL = { padded: true, shortYear: false, native: false }

interface Form {
  padded: boolean
  shortYear: boolean
}

type Read = Pick<Found, 'readings' | 'full' | 'fixed'>

function readDate(text: string): Read | null {
  const match = FIGURES.exec(text)
  if (!match) return null
  const [, first = '', mark = '', second = '', year = ''] = match
  const [a, b] = [Number(first), Number(second)]
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  // `1.2.26` may be a version.
  if (mark === '.' && year.length === 2 && first.length < 2) return null
  // No country puts the month first before a full stop.
  const fixed = mark === '.'
  const readings = { dayFirst: dateOf(fullYear, b, a), monthFirst: fixed ? null : dateOf(fullYear, a, b) }
  if (!(readings.dayFirst ?? readings.monthFirst)) return null
  const padded =
    first.length === 2 &&
    second.length === 2 &&
    (first.startsWith('0') || second.startsWith('0') || (a > 9 && b > 9))
  return { readings, full: { padded, shortYear: year.length === 2 }, fixed }
}

/** The date, or `null` when there is none such. */
export function dateOf(year: number, month: number, day: number): Date | null {
  if (month < 1 || month > 12 || day < 1 || year < 1000) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day ? date : null
}

/** Where the year comes first in figures as well; elsewhere `2026-12-31` is read by everybody and stays. */
const YEAR_FIRST: ReadonlySet<string> = new Set(['ja', 'zh', 'ko'])

function readYearFirst(text: string): Read | null {
  const [, year, , month, day] = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? []
  const date = dateOf(Number(year), Number(month), Number(day))
  const full = { padded: false, shortYear: false }
  return date && { readings: { dayFirst: date, monthFirst: date }, full, fixed: true }
}

/** The date as the target writes it; figures alone in a text of another language. */
function write({ target, native }: Mail, date: Date, form: Form): string {
  const written = formatFigures(target.tag, date, { ...form, native })
  if (native) return written
  const plain = written.replaceAll(BIDI, '')
  return plain.includes(' ') ? date.toISOString().slice(0, 10) : plain
}

/** True where sender and reader write days and months in the same order, with the mark that stands here. */
function isSettled({ source, target }: Mail, { run, full }: Found): boolean {
  if (!source.named || source.region === null) return false
  const write = (tag: string) =>
    full ? formatFigures(tag, SAMPLE, FULL) : formatDayMonth(tag, SAMPLE, { padded: false, native: false })
  const here = write(source.tag)
  return here === write(target.tag) && here[2] === /\D/.exec(run.text)?.[0]
}

function bothReadings({ readings: { dayFirst, monthFirst }, full }: Found): string {
  if (!full) return 'Day and month can be taken for each other; write the month as a word.'
  const name = (date: Date | null) => (date ? formatFigures('en-CA', date, FULL) : '')
  return `This is ${name(monthFirst)} to some readers and ${name(dayFirst)} to others; write the month as a word.`
}
