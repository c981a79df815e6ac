/** How a language names days, months and spans of time, as the platform knows it (CLDR). */

const named = (tag: string, date: Date, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory', ...part }).format(date).toLowerCase()

/** Long name of each month, January first, in lower case. */
export const monthsIn = (tag: string): string[] =>
  Array.from({ length: 12 }, (_, i) => named(tag, new Date(Date.UTC(2026, i, 15)), { month: 'long' }))

/** Name of each day, Sunday first: the 1st of February 2026 is one. In lower case. */
export const daysIn = (tag: string, weekday: 'long' | 'short' = 'long'): string[] =>
  Array.from({ length: 7 }, (_, i) => named(tag, new Date(Date.UTC(2026, 1, 1 + i)), { weekday }))

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
