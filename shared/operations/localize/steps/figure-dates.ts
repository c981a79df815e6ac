/** Dates in figures: `12/31/2026`. One that can be read in two ways is left for a person. */
import { formatDayMonth, formatFigures } from '../conventions.ts'
import { runsIn } from '../numerals.ts'
import { type Mail, type Step, within } from '../step.ts'

const FIGURES = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/
const SHORT = /^(\d{1,2})\/(\d{1,2})$/
/** `11/29` alone may be a fraction, a score or `24/7`; behind these it is a day. */
const LEADS_TO_DATE =
  /(?:^|[\s(])(?:on|by|before|until|till|from|since|due|after|through|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day|\.)?,?)\s$/i
/** Marks that steer the direction of Arabic and Hebrew; out of place in other text. */
const BIDI = /[\u200e\u200f\u061c]/g

export const figureDates: Step = (mail, { change, person }) => {
  for (const segment of mail.segments)
    for (const run of runsIn(segment.text)) {
      const place = within(segment, run.start, run.end)
      const short = SHORT.exec(run.text)
      if (short && LEADS_TO_DATE.test(segment.text.slice(Math.max(0, run.start - 14), run.start))) {
        const read = readShort(Number(short[1]), Number(short[2]))
        if (read === 'ambiguous') {
          if (!isSettledShort(mail))
            person({
              ...place,
              reason: 'Day and month can be taken for each other; write the month as a word.',
            })
        } else if (read) {
          const after = writeShort(mail, read, run.text, segment.text[run.end] === '.')
          change({ ...place, after, type: 'date', rule_id: 'date-figures', confidence: 0.9 })
        }
        continue
      }
      const read =
        readDate(run.text) ??
        (mail.native && YEAR_FIRST.has(mail.target.language) ? readYearFirst(run.text) : null)
      if (read === 'ambiguous') {
        if (!isSettled(mail, run.text)) person({ ...place, reason: bothReadings(run.text) })
      } else if (read) {
        const after = write(mail, read, segment.text[run.end] === '.')
        change({ ...place, after, type: 'date', rule_id: 'date-figures', confidence: 0.95 })
      }
    }
}

/** Of no year; the 29th of February is one of its days. */
const ANY_YEAR = 2024

/** The day, whichever way it is written; `null` for no day. `24/7` is always open. */
function readShort(a: number, b: number): Date | 'ambiguous' | null {
  const [monthFirst, dayFirst] = [dateOf(ANY_YEAR, a, b), dateOf(ANY_YEAR, b, a)]
  if (a === 24 && b === 7) return null
  return monthFirst && dayFirst && a !== b ? 'ambiguous' : (monthFirst ?? dayFirst)
}

function writeShort(mail: Mail, date: Date, text: string, stopFollows: boolean): string {
  const padded = /^0|\/0/.test(text)
  const written = formatDayMonth(mail.target.tag, date, { padded, native: mail.native })
  const plain = mail.native ? written : written.replaceAll(BIDI, '')
  return stopFollows ? plain.replace(/\.$/, '') : plain
}

/** True where sender and reader would take day and month alike. */
function isSettledShort({ source, target }: Mail): boolean {
  if (!source.named || source.region === null) return false
  const sample = dateOf(ANY_YEAR, 11, 25)
  const figures = { padded: false, native: false }
  return (
    sample !== null &&
    formatDayMonth(source.tag, sample, figures) === formatDayMonth(target.tag, sample, figures)
  )
}

const FULL = { padded: true, shortYear: false, native: false }

interface Reading {
  date: Date
  padded: boolean
  shortYear: boolean
}

function readDate(text: string): Reading | 'ambiguous' | null {
  const match = FIGURES.exec(text)
  if (!match) return null
  const [, first = '', mark = '', second = '', year = ''] = match
  const [a, b] = [Number(first), Number(second)]
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  // `1.2.26` may be a version.
  if (mark === '.' && year.length === 2 && first.length < 2) return null
  const dayFirst = dateOf(fullYear, b, a)
  // No country puts the month first before a full stop.
  const monthFirst = mark === '.' ? null : dateOf(fullYear, a, b)
  if (dayFirst && monthFirst && a !== b) return 'ambiguous'
  const date = dayFirst ?? monthFirst
  if (!date) return null
  const padded =
    first.length === 2 &&
    second.length === 2 &&
    (first.startsWith('0') || second.startsWith('0') || (a > 9 && b > 9))
  return { date, padded, shortYear: year.length === 2 }
}

/** The date, or `null` when there is none such. */
export function dateOf(year: number, month: number, day: number): Date | null {
  if (month < 1 || month > 12 || day < 1 || year < 1000) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day ? date : null
}

/** Where the year comes first in figures as well; elsewhere `2026-12-31` is read by everybody and stays. */
const YEAR_FIRST: ReadonlySet<string> = new Set(['ja', 'zh', 'ko'])

function readYearFirst(text: string): Reading | null {
  const [, year, , month, day] = /^(\d{4})([/.-])(\d{1,2})\2(\d{1,2})$/.exec(text) ?? []
  const date = dateOf(Number(year), Number(month), Number(day))
  return date && { date, padded: false, shortYear: false }
}

/** The date as the target writes it; a full stop of its own also closes the sentence. */
function write({ target, native }: Mail, { date, ...form }: Reading, stopFollows: boolean): string {
  const written = formatFigures(target.tag, date, { ...form, native })
  const plain = written.replaceAll(BIDI, '')
  if (!native) return plain.includes(' ') ? date.toISOString().slice(0, 10) : plain
  return stopFollows ? written.replace(/\.$/, '') : written
}

/** True where sender and reader write days and months in the same order, with the mark that stands here. */
function isSettled({ source, target }: Mail, text: string): boolean {
  if (!source.named || source.region === null) return false
  const sample = new Date(Date.UTC(2026, 10, 25))
  const here = formatFigures(source.tag, sample, FULL)
  return here === formatFigures(target.tag, sample, FULL) && here[2] === /\D/.exec(text)?.[0]
}

function bothReadings(text: string): string {
  const [, first = '', , second = '', year = ''] = FIGURES.exec(text) ?? []
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  const name = (date: Date | null) => (date ? formatFigures('en-CA', date, FULL) : '')
  const one = name(dateOf(fullYear, Number(first), Number(second)))
  const two = name(dateOf(fullYear, Number(second), Number(first)))
  return `This is ${one} to some readers and ${two} to others; write the month as a word.`
}
