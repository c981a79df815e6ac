/** Days and months of an English sentence, looked for in its translation. */
import { tokenize } from '#shared/engine/tokens.ts'
import { factsOf } from './facts.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
/** A Sunday that begins a month: its days and those of the year 2026 give every name. */
const named = (tag: string, date: Date, part: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(tag, { timeZone: 'UTC', calendar: 'gregory', ...part }).format(date).toLowerCase()

/** Names change their endings; so many first letters stay. */
const STEM = 3

/** Whether every day and month of `source` stands in `text`, by its name in the target or as a figure, and no other. */
export function datesIn(source: string, text: string, tag: string): boolean {
  const { dates } = factsOf([tokenize(source)], null, false)
  const lower = text.toLowerCase()
  const has = (name: string) => lower.includes(name.slice(0, Math.max(1, Math.min(STEM, name.length))))
  const holds = (name: string, month: number | null) =>
    has(name) || (month !== null && new RegExp(`(?<!\\d)0?${month}(?!\\d)`).test(lower))
  const months = MONTHS.map((_, i) => named(tag, new Date(Date.UTC(2026, i, 15)), { month: 'long' }))
  const days = DAYS.map((_, i) => named(tag, new Date(Date.UTC(2026, 1, 1 + i)), { weekday: 'long' }))
  const kept =
    MONTHS.every((month, i) => !dates.has(month) || holds(months[i] ?? '', i + 1)) &&
    DAYS.every((day, i) => !dates.has(day) || holds(days[i] ?? '', null))
  if (!kept) return false
  const words = new Set(lower.match(/\p{L}+/gu) ?? [])
  return days.every((name, i) => !words.has(name) || dates.has(DAYS[i] ?? '') || !/^\p{L}{4,}$/u.test(name))
}
