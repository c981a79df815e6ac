/** Days and months of an English sentence, looked for in its translation. */
import { tokenize } from '#shared/engine/tokens.ts'
import { factsOf } from '../facts/facts.ts'
import { daysIn, monthsIn } from '../facts/names-of-time.ts'

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
)
const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')
/** Names change their endings; so many first letters stay. */
const STEM = 3

/** Whether every day and month of `source` stands in `text`, by its name in the target or as a figure, and no other. */
export function datesIn(source: string, text: string, tag: string): boolean {
  const { dates } = factsOf([tokenize(source)], null, false)
  const lower = text.toLowerCase()
  const has = (name: string) => lower.includes(name.slice(0, Math.max(1, Math.min(STEM, name.length))))
  const holds = (name: string, month: number | null) =>
    has(name) || (month !== null && new RegExp(`(?<!\\d)0?${month}(?!\\d)`).test(lower))
  const months = monthsIn(tag)
  const [days, short] = [daysIn(tag), daysIn(tag, 'short')]
  const kept =
    MONTHS.every((month, i) => !dates.has(month) || holds(months[i] ?? '', i + 1)) &&
    DAYS.every((day, i) => !dates.has(day) || holds(days[i] ?? '', null) || lower.includes(short[i] ?? ''))
  if (!kept) return false
  const words = new Set(lower.match(/\p{L}+/gu) ?? [])
  return days.every((name, i) => !words.has(name) || dates.has(DAYS[i] ?? '') || !/^\p{L}{4,}$/u.test(name))
}
