import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitHeaders } from '#server/services/limits/headers.ts'
import { pace, passing } from '#server/services/limits/rate.ts'
import { standingWith } from '#server/services/limits/standing.ts'
import { workspaceRecord } from '../../support/workspace-record.ts'

const gaps = fc.array(fc.integer({ min: 0, max: 1500 }), { minLength: 1, maxLength: 200 })
const rates = fc.constantFrom(1, 3, 5, 7, 20, 1000)

test('whatever the pace, no more pass than the rate gives, and the second that may be saved up', () =>
  fc.assert(
    fc.property(gaps, rates, (waits, rate) => {
      let now = 1_000_000
      const began = now
      let until = 0
      let passed = 0
      for (const wait of waits) {
        now += wait % 300
        const paced = pace(until, now, rate)
        until = paced.until
        if (paced.pass) passed++
        // One more for what may come early.
        expect(passed).toBeLessThanOrEqual(rate + ((now - began + 100) * rate) / 1000 + 1e-6)
      }
    }),
  ))

test('what the header says may pass does pass, and whoever waits as told is let through', () =>
  fc.assert(
    fc.property(gaps, rates, (waits, rate) => {
      let now = 1_000_000
      let until = 0
      for (const wait of waits) {
        now += wait
        for (let left = passing(until, now, rate); left > 0; left--) {
          const paced = pace(until, now, rate)
          expect(paced.pass).toBe(true)
          until = paced.until
        }
        const last = pace(until, now, rate)
        until = last.until
        if (!last.pass) expect(pace(until, now + last.waitMs, rate).pass).toBe(true)
      }
    }),
  ))

test('a plan of one a second saves nothing up', () => {
  const first = pace(0, 1000, 1)
  expect(passing(first.until, 1000, 1)).toBe(0)
  expect(pace(first.until, 1899, 1)).toMatchObject({ pass: false, waitMs: 101 })
  expect(pace(first.until, 1900, 1).pass).toBe(true)
})

test('headers of a plan without limits are none', () => {
  const standing = standingWith(7, 0, workspaceRecord({ plan: 'enterprise' }))
  expect(limitHeaders({ standing, rateUntil: 0, now: 0 })).toEqual({})
})
