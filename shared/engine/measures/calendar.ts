/** Months and days of the Gregorian calendar, by their English names. */
import { capitalised } from '../edit.ts'
import { DAYS as days, MONTHS as months } from '../lexicon/calendar-words.ts'

const MONTHS = months.split(' ')
const DAYS = days.split(' ')

/** The names and their first three and four letters. */
const named = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((name, i) => [name, name.slice(0, 3), name.slice(0, 4)].map((short) => [short, i])))

const MONTH_NAMED = named(MONTHS)
const DAY_NAMED = named(DAYS)

/** Every name of a month or a day, in full and short. */
export const DATE_WORDS: readonly string[] = [...MONTH_NAMED.keys(), ...DAY_NAMED.keys()]

const withoutStop = (lower: string): string => (lower.endsWith('.') ? lower.slice(0, -1) : lower)

/** Number of a month by its full name or its first three letters, January 1; 0 for none. `lower` as in a token. */
export const monthOf = (lower: string): number => (MONTH_NAMED.get(withoutStop(lower)) ?? -1) + 1

/** Number of a weekday by its full name or its first three letters, Sunday 0; -1 for none. */
export const weekdayIn = (lower: string): number => DAY_NAMED.get(withoutStop(lower)) ?? -1

/** Name of a weekday, Sunday 0, with its capital. */
export const weekdayName = (day: number): string => {
  const name = DAYS[day] as string
  return capitalised(name)
}

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of a month, January 1. Without a year, 0, February may have 29. */
export const daysIn = (month: number, year: number): number =>
  month === 2 && (year === 0 || isLeap(year)) ? 29 : (LENGTHS[month - 1] as number)

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Weekday of a date in the Gregorian calendar, Sunday 0: Sakamoto's method. */
export function weekdayOf(year: number, month: number, day: number): number {
  const shift = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4][month - 1] as number
  const y = month < 3 ? year - 1 : year
  return (y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + shift + day) % 7
}
