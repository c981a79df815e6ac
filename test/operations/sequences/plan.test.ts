import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarDay, inOrder, WEEK, workingDay } from '#shared/operations/sequences/calendar.ts'
import { CHANNELS } from '#shared/operations/sequences/contract.ts'
import { plan } from '#shared/operations/sequences/plan.ts'

const days = fc.subarray([...WEEK], { minLength: 1 })
const wanted = fc.record({
  steps: fc.integer({ min: 1, max: 12 }),
  channels: fc.shuffledSubarray([...CHANNELS], { minLength: 1 }),
  days,
  spanDays: fc.option(fc.integer({ min: 1, max: 365 }), { nil: undefined }),
  sent: fc.constant([]),
})

test('every step falls on a working day, in order, and counts its gap from the step before', () => {
  fc.assert(
    fc.property(wanted, (w) => {
      const first = WEEK.indexOf(inOrder(w.days)[0] ?? 'mon')
      let before = 0
      const slots = plan(w)
      expect(slots).toHaveLength(w.steps)
      for (const { day, gap, workingDay: working } of slots) {
        expect(w.days).toContain(WEEK[(first + day) % 7])
        expect(calendarDay(working, w.days)).toBe(day)
        expect(gap).toBe(day - before)
        expect(gap).toBeGreaterThanOrEqual(0)
        before = day
      }
    }),
  )
})

test('a span is never passed, and is used to the last working day in it', () => {
  fc.assert(
    fc.property(wanted, (w) => {
      const spanDays = w.spanDays ?? 30
      const last = plan({ ...w, spanDays }).at(-1)?.day
      expect(last).toBe(w.steps === 1 ? 0 : calendarDay(workingDay(spanDays, w.days), w.days))
    }),
  )
})

test('only channels that were asked for are used, and each of them where there is room', () => {
  fc.assert(
    fc.property(wanted, (w) => {
      const used = new Set(plan(w).map((s) => s.channel))
      for (const channel of used) expect(w.channels).toContain(channel)
      if (w.steps >= 10) expect(used.size).toBe(w.channels.length)
    }),
  )
})

test('with another channel beside it email takes the first and the last step, and four at most', () => {
  fc.assert(
    fc.property(wanted, (w) => {
      fc.pre(w.channels.includes('email') && w.channels.length > 1)
      const channels = plan(w).map((s) => s.channel)
      expect(channels[0]).toBe('email')
      if (w.steps > 1) expect(channels.at(-1)).toBe('email')
      expect(channels.filter((c) => c === 'email').length).toBeLessThanOrEqual(4)
    }),
  )
})

test('without a span no two touches are closer than two days, nor two mails closer than three working days', () => {
  fc.assert(
    fc.property(wanted, (w) => {
      fc.pre(w.days.length <= 5)
      const slots = plan({ ...w, spanDays: undefined })
      slots.slice(1).forEach((slot, i) => {
        expect(slot.gap).toBeGreaterThanOrEqual(2)
        if (slot.channel === 'email' && slots[i]?.channel === 'email')
          expect(slot.workingDay - (slots[i]?.workingDay ?? 0)).toBeGreaterThanOrEqual(3)
      })
    }),
  )
})

test('a plan goes on after what was sent', () => {
  const sent = [
    { channel: 'email' as const, day_offset: 0 },
    { channel: 'email' as const, day_offset: 9 },
  ]
  const slots = plan({
    steps: 2,
    channels: ['email'],
    days: ['mon', 'tue', 'wed', 'thu', 'fri'],
    spanDays: undefined,
    sent,
  })
  expect(slots.map((s) => s.day)).toEqual([15, 22])
})
