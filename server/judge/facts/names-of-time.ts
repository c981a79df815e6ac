/** How a language names days, months and spans of time, as the platform knows it (CLDR). */

/** Names in lower case. A format is made once for all of them: making one takes far longer than using it. */
function named(tag: string, part: Intl.DateTimeFormatOptions, dates: readonly Date[]): string[] {
  const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory', ...part })
  return dates.map((date) => format.format(date).toLowerCase())
}

const MONTHS = Array.from({ length: 12 }, (_, i) => new Date(Date.UTC(2026, i, 15)))
/** The 1st of February 2026 is a Sunday. */
const DAYS = Array.from({ length: 7 }, (_, i) => new Date(Date.UTC(2026, 1, 1 + i)))

/** Long name of each month, January first, in lower case. */
export const monthsIn = (tag: string): string[] => named(tag, { month: 'long' }, MONTHS)

/** Name of each day, Sunday first, in lower case. */
export const daysIn = (tag: string, weekday: 'long' | 'short' = 'long'): string[] =>
  named(tag, { weekday }, DAYS)

const NEAR = [
  ['day', 1],
  ['day', -1],
  ['day', 0],
  ['week', 1],
  ['month', 1],
  ['year', 1],
] as const

/** “tomorrow”, “next week” and the like, in lower case. */
export function nearTimesIn(tag: string): string[] {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  return NEAR.map(([unit, value]) => format.format(value, unit).toLowerCase())
}

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const
export type Unit = (typeof UNITS)[number]

/** The words for one and for several of each span of time, in lower case. */
export const unitsIn = (tag: string): ReadonlyMap<Unit, readonly string[]> =>
  new Map(
    UNITS.map((unit) => {
      const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' })
      const word = (n: number) =>
        format
          .formatToParts(n)
          .flatMap(({ type, value }) => (type === 'unit' ? value.trim().toLowerCase() : []))
          .join(' ')
      return [unit, [...new Set([word(1), word(2), word(5)])].filter((name) => name !== '')] as const
    }),
  )
