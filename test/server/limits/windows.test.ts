import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, isCurrent, monthAt } from '#server/services/limits/windows.ts'

const instant = fc.date({ min: new Date(0), max: new Date('2099-12-31'), noInvalidDate: true })

test('a month that began on a 31st ends with shorter months and never drifts', () => {
  const anchor = '2026-01-31T09:30:00.000Z'
  const february = monthAt(Date.parse('2026-02-28T09:30:00.000Z'), anchor)
  expect(february.counter).toBe('month:2026-02-28T09:30:00.000Z')
  expect(new Date(february.end).toISOString()).toBe('2026-03-31T09:30:00.000Z')
  expect(monthAt(february.start - 1, anchor).counter).toBe('month:2026-01-31T09:30:00.000Z')
})

test('without an anchor months are those of the calendar', () => {
  expect(monthAt(Date.parse('2026-02-28T23:59:59.999Z'), null).counter).toBe('month:2026-02-01T00:00:00.000Z')
})

test('windows hold their moment and follow each other without gap or overlap', () =>
  fc.assert(
    fc.property(instant, fc.option(instant), (moment, anchor) => {
      const now = moment.getTime()
      for (const at of [dayAt, (ms: number) => monthAt(ms, anchor?.toISOString() ?? null)]) {
        const window = at(now)
        expect(window.start).toBeLessThanOrEqual(now)
        expect(window.end).toBeGreaterThan(now)
        expect(at(window.end).start).toBe(window.end)
        expect(at(window.start)).toEqual(window)
        expect(isCurrent(window.counter, now)).toBe(true)
      }
    }),
  ))

test('counters are forgotten some time after their window, not before', () => {
  const now = Date.parse('2026-06-10T00:00:00.000Z')
  const kept = [
    'day:2026-06-08',
    'month:2026-05-01T00:00:00.000Z',
    'spend:month:2026-05-01T00:00:00.000Z',
    'month:2026-06-01T00:00:00.000Z/key_00000001',
  ]
  expect(kept.filter((counter) => !isCurrent(counter, now))).toEqual([])
  const gone = ['day:2026-06-01', 'month:2026-03-01T00:00:00.000Z', 'day:2026-06-01/key_00000001']
  expect(gone.filter((counter) => isCurrent(counter, now))).toEqual([])
})
