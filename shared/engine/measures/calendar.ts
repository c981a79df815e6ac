/** Months and days of the Gregorian calendar, by their English names. */

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Number of a month by its full name or its first three letters, January 1; 0 for none. `lower` as in a token. */
export const monthOf = (lower: string): number => nameIn(MONTHS, lower) + 1

/** Number of a weekday by its full name or its first three letters, Sunday 0; -1 for none. */
export const weekdayIn = (lower: string): number => nameIn(DAYS, lower)

/** Name of a weekday, Sunday 0, with its capital. */
export const weekdayName = (day: number): string => {
  const name = DAYS[day] as string
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function nameIn(names: readonly string[], lower: string): number {
  const short = lower.endsWith('.') ? lower.slice(0, -1) : lower
  if (short.length < 3) return -1
  return names.findIndex((n) => n === short || (n.startsWith(short) && short.length <= 4))
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
