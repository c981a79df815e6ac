/** Clocks that are set: back, forward, over the end of a day or a month, and where summer time begins. */
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { dayAt, monthAt } from '#server/services/limits/windows.ts'
import { DRAFT, meteredApp } from '../metering/metered-app.ts'
import { makeWorkspace } from './one-workspace.ts'

const SECOND = 1000
const HOUR = 3_600_000
/** Around ends of months, of a February, and of a year. */
const STARTS = [
  '2026-06-30T23:40:00Z',
  '2028-02-28T23:10:00Z',
  '2026-12-31T22:55:00Z',
  '2026-06-10T12:00:00Z',
]

const walk = fc.record({
  start: fc.constantFrom(...STARTS),
  /** Most steps go on a little, some are a clock that is set. */
  steps: fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: 0, max: 3 * SECOND }) },
      { weight: 1, arbitrary: fc.constantFrom(HOUR, -HOUR, 2 * HOUR, -10 * SECOND) },
    ),
    { maxLength: 250 },
  ),
})

test('however a clock is set, a window gives its calls once, tells once, and no counter is below nothing', () =>
  fc.assert(
    fc.property(walk, ({ start, steps }) => {
      const { call, meter, workspace } = makeWorkspace('free')
      let now = Date.parse(start)
      const answered = new Map<string, number>()
      for (const step of steps) {
        now += step
        const { counter } = dayAt(now)
        if (call(now).admitted) answered.set(counter, (answered.get(counter) ?? 0) + 1)
        for (const count of Object.values(meter().counters)) expect(count).toBeGreaterThanOrEqual(0)
      }
      for (const [counter, calls] of answered) {
        expect(calls).toBeLessThanOrEqual(60)
        expect(meter().counters[counter]).toBe(calls)
      }
      const told = workspace.notices.map(({ counter, code }) => `${counter} ${code}`)
      expect(new Set(told).size).toBe(told.length)
    }),
  ))

test('a reservation that is under way when the clock is set is charged once, and leaves nothing behind', () =>
  fc.assert(
    fc.property(walk, fc.boolean(), ({ start, steps }, charged) => {
      const { ask, end, meter } = makeWorkspace('enterprise')
      let now = Date.parse(start)
      const verdict = ask(now)
      if (!verdict.admitted) throw new Error('refused')
      for (const step of steps) {
        now += step
        const other = ask(now)
        if (other.admitted) end(other.reservation, false)
      }
      end(verdict.reservation, charged)
      for (const counter of verdict.reservation.counters)
        expect(meter().counters[counter] ?? 0).toBe(charged ? 1 : 0)
      expect(meter().reserved).toEqual([])
    }),
  ))

test('a clock that goes an hour on over the end of a month and back finds the same calls, also after a restart', async () => {
  const { clock, call, usage, restart } = await meteredApp('enterprise')
  const june = Date.parse('2026-06-30T23:30:00Z')
  const calls = async (at: number, times: number) => {
    clock.now = at
    for (let n = 0; n < times; n++) {
      clock.now += SECOND
      expect((await call('/v1/score', DRAFT)).status).toBe(200)
    }
  }
  const used = async (at: number) => {
    clock.now = at
    const { window, month } = await usage()
    return [window.starts_at, window.used, month.calls]
  }
  await calls(june, 3)
  await calls(june + HOUR, 2)
  await calls(june, 1)
  for (let start = 0; start < 2; start++) {
    expect(await used(june + HOUR)).toEqual(['2026-07-01T00:00:00.000Z', 2, 2])
    expect(await used(june)).toEqual(['2026-06-01T00:00:00.000Z', 4, 4])
    await restart()
  }
})

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

test.each(['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia'])(
  'summer time in %s makes no day and no month longer or shorter',
  (name) => {
    process.env.TZ = name
    expect(new Date(2026, 0, 1).getTimezoneOffset()).not.toBe(0)
    for (let now = Date.UTC(2026, 0, 1); now < Date.UTC(2027, 0, 1); now += HOUR) {
      const day = dayAt(now)
      expect(day.end - day.start).toBe(24 * HOUR)
      const month = monthAt(now, null)
      expect([month.start, month.end].map((at) => new Date(at).getUTCDate())).toEqual([1, 1])
    }
  },
)
