/** Windows that calls are counted in, and the names of their counters. All in UTC. */
import type { Plan } from '#shared/api/plans.ts'

/** Half-open, in milliseconds since 1970. */
export interface Window {
  counter: string
  start: number
  end: number
}

const DAY_MS = 86_400_000
/** A clock may be set back by as much, and finds its counters again. */
const KEPT_MS = { day: 3 * DAY_MS, month: 70 * DAY_MS }

/** The UTC day around `now`. */
export const dayAt = (now: number): Window => around(now, 'day', dayFrom)

function dayFrom(now: number): Window {
  const start = Math.floor(now / DAY_MS) * DAY_MS
  return { counter: `day:${new Date(start).toISOString().slice(0, 10)}`, start, end: start + DAY_MS }
}

/**
 * The month around `now`, from the day and second of `anchor` on; calendar months without one. What began on a
 * 31st falls on the last day of shorter months, and on the 31st again after them.
 */
export const monthAt = (now: number, anchor: string | null): Window =>
  around(now, anchor ?? 'month', () => monthFrom(now, anchor))

/** Windows last asked for: every call asks for several, and dates took most of what admitting it takes. */
const latest = new Map<string, Window>()
const MOST = 10_000

function around(now: number, name: string, make: (now: number) => Window): Window {
  const known = latest.get(name)
  if (known && known.start <= now && now < known.end) return known
  if (latest.size >= MOST) latest.clear()
  const made = make(now)
  latest.set(name, made)
  return made
}

function monthFrom(now: number, anchor: string | null): Window {
  const since = new Date(anchor ?? 0)
  const year = new Date(now).getUTCFullYear()
  const month = new Date(now).getUTCMonth()
  const begun = nthMonth(since, year, month) <= now ? month : month - 1
  const start = nthMonth(since, year, begun)
  return { counter: `month:${new Date(start).toISOString()}`, start, end: nthMonth(since, year, begun + 1) }
}

/** The window that a plan's calls are limited in. */
export const windowAt = (now: number, length: Plan['window'], anchor: string | null): Window =>
  length === 'day' ? dayAt(now) : monthAt(now, anchor)

/** The counter of one key in a window. */
export const keyCounter = ({ counter }: Window, key: string): string => `${counter}/${key}`

/** Whether a counter may still be asked for: its window is open, or was a short while ago. */
export const isCurrent = (counter: string, now: number): boolean => now < keptUntil(counter)

/** Until when counters are kept: every call asks that of all that its workspace has. */
const kept = new Map<string, number>()

function keptUntil(counter: string): number {
  const known = kept.get(counter)
  if (known !== undefined) return known
  if (kept.size >= MOST) kept.clear()
  const [, length, start = ''] = /\b(day|month):([^/]+)/.exec(counter) ?? []
  const until = Date.parse(start) + KEPT_MS[length === 'day' ? 'day' : 'month']
  kept.set(counter, until)
  return until
}

function nthMonth(since: Date, year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(since.getUTCDate(), last)
  return Date.UTC(year, month, day, since.getUTCHours(), since.getUTCMinutes(), since.getUTCSeconds())
}
