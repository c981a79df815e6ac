/** When each step goes out, and over which channel. */
import { calendarDay, type Weekday, workingDay } from './calendar.ts'
import type { CHANNELS } from './contract.ts'

export type Channel = (typeof CHANNELS)[number]

export interface Slot {
  channel: Channel
  day: number
  workingDay: number
  gap: number
  /** True for work of the sender's put between the steps that reach the reader. */
  isExtra: boolean
}

export interface Wanted {
  steps: number
  channels: readonly Channel[]
  days: readonly Weekday[]
  spanDays: number | undefined
  /** Steps before these, by day. */
  sent: readonly { channel: Channel; day_offset: number }[]
  /** Tasks to put between these steps. */
  tasks?: number
}

/** More emails than this cost more than they bring (E18, E22). */
export const MOST_EMAILS = 4
/** Working days between two emails at first (E18, E21); each further wait is a day longer, up to the last. */
const EMAIL_GAPS = [3, 4, 5]
/** Working days before each further step. */
const GAPS = [3, 2, 3, 3, 4, 4, 5, 5, 5, 5, 5, 5]

/** One slot for each step, in order. */
export function plan(wanted: Wanted): Slot[] {
  const { channels, extra } = withTasks(spread(wanted), wanted.tasks ?? 0)
  const last = wanted.sent.at(-1)
  const start = last ? workingDay(last.day_offset, wanted.days) : 0
  const offsets = fitted(offsetsOf(channels, wanted.sent.length, last?.channel, start), start, wanted)
  let before = last?.day_offset ?? 0
  return channels.map((channel, i) => {
    const working = offsets[i] ?? start
    const day = Math.max(before, calendarDay(working, wanted.days))
    const slot = { channel, day, workingDay: working, gap: day - before, isExtra: extra.has(i) }
    before = day
    return slot
  })
}

/** Tasks spread between the steps, the first two and the last left as they are. */
function withTasks(steps: readonly Channel[], tasks: number): { channels: Channel[]; extra: Set<number> } {
  const channels: Channel[] = []
  const extra = new Set<number>()
  const between = Math.max(1, steps.length - 2)
  steps.forEach((channel, i) => {
    const due = i < 2 ? 0 : Math.round(((i - 1) * tasks) / between)
    while (extra.size < due) {
      extra.add(channels.length)
      channels.push('task')
    }
    channels.push(channel)
  })
  return { channels, extra }
}

function offsetsOf(
  channels: readonly Channel[],
  sent: number,
  last: Channel | undefined,
  start: number,
): number[] {
  let at = start
  return channels.map((channel, i) => {
    const before = i === 0 ? last : channels[i - 1]
    if (before === undefined) return at
    const place = sent + i
    const usual = GAPS[Math.min(place, GAPS.length) - 1] ?? 5
    const wait = EMAIL_GAPS[Math.min(place, EMAIL_GAPS.length) - 1] ?? 5
    at += channel === 'email' && before === 'email' ? Math.max(usual, wait) : usual
    return at
  })
}

/** Calendar days between two touches, at least. */
export const LEAST_GAP = 2

/** Steps of the plan that fit into the span with two days between each; at least one. */
export function mostSteps({ steps, days, spanDays, sent }: Omit<Wanted, 'channels' | 'tasks'>): number {
  if (spanDays === undefined) return steps
  const last = sent.at(-1)
  let before = last?.day_offset ?? 0
  let count = last ? 0 : 1
  for (let at = last ? workingDay(last.day_offset, days) : 0; count < steps; at++) {
    const day = calendarDay(at, days)
    if (day > spanDays) break
    if (day - before < LEAST_GAP) continue
    before = day
    count++
  }
  return Math.max(1, count)
}

/** Draws the offsets out, or presses them together, so that the last falls on the last day allowed. */
function fitted(offsets: readonly number[], start: number, { spanDays, days }: Wanted): readonly number[] {
  const end = offsets.at(-1) ?? start
  if (spanDays === undefined || end === start) return offsets
  const room = Math.max(0, workingDay(spanDays, days) - start)
  const drawn = offsets.map((offset) => start + Math.round(((offset - start) * room) / (end - start)))
  return apart(drawn, days)
}

/** Moves offsets that came too close to each other, from the last backwards; leaves them where there is no room. */
function apart(offsets: readonly number[], days: readonly Weekday[]): readonly number[] {
  const moved = [...offsets]
  for (let i = moved.length - 2; i > 0; i--) {
    const next = calendarDay(moved[i + 1] ?? 0, days)
    let at = moved[i] ?? 0
    while (at > 0 && next - calendarDay(at, days) < LEAST_GAP) at--
    moved[i] = at
  }
  for (let i = 1; i < moved.length - 1; i++) {
    const before = calendarDay(moved[i - 1] ?? 0, days)
    let at = moved[i] ?? 0
    while (calendarDay(at, days) - before < LEAST_GAP) at++
    moved[i] = at
  }
  const isApart = moved.every(
    (at, i) => i === 0 || calendarDay(at, days) - calendarDay(moved[i - 1] ?? 0, days) >= LEAST_GAP,
  )
  return isApart ? moved : offsets
}

/** Email first, last and, where every other channel has a step, second; what is between goes to the others in turn. */
function spread({ steps, channels, sent }: Wanted): Channel[] {
  const others = channels.filter((channel) => channel !== 'email')
  if (!channels.includes('email')) return Array.from({ length: steps }, (_, i) => turn(others, i))
  if (others.length === 0) return Array.from({ length: steps }, () => 'email')
  const room = Math.max(2, steps - others.length)
  const count = Math.min(steps, MOST_EMAILS, room, Math.max(1, Math.ceil(steps * 0.6)))
  const emails = sent.length > 0 ? evenly(steps, count) : opening(steps, count)
  let other = 0
  return Array.from({ length: steps }, (_, i) => (emails.has(i) ? 'email' : turn(others, other++)))
}

const turn = (channels: readonly Channel[], i: number): Channel => channels[i % channels.length] ?? 'email'

/** The first, the second when there are three or more, the rest evenly up to the last. */
function opening(steps: number, count: number): Set<number> {
  if (count < 3) return evenly(steps, count)
  const rest = count - 2
  const places = Array.from({ length: rest }, (_, i) => Math.round(1 + ((i + 1) * (steps - 2)) / rest))
  return new Set([0, 1, ...places])
}

const evenly = (steps: number, count: number): Set<number> =>
  new Set(
    Array.from({ length: count }, (_, i) => (count === 1 ? 0 : Math.round((i * (steps - 1)) / (count - 1)))),
  )
