import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeWorkspace } from './one-workspace.ts'

const NOON = Date.UTC(2026, 5, 1, 12)
const MINUTE = 60_000

describe('rate', () => {
  test('a client that paces itself by the second is never refused, one that does not is told how long to wait', () => {
    const paced = makeWorkspace('free')
    let now = NOON
    for (let i = 0; i < 30; i++) {
      now += 1000 + (i % 2 ? 60 : -60)
      expect(paced.call(now).admitted).toBe(true)
    }
    expect(paced.call(now + 1)).toMatchObject({ admitted: false, policy: 'rate' })
    const hasty = makeWorkspace('free')
    hasty.call(NOON)
    expect(hasty.call(NOON + 1)).toMatchObject({ admitted: false, policy: 'rate', retryMs: 999 })
  })

  test('a refused request leaves quota and rate alone', () => {
    const { call, meter } = makeWorkspace('free')
    call(NOON)
    const before = meter()
    for (let i = 1; i <= 5; i++) call(NOON + i)
    expect(meter()).toEqual(before)
  })

  test('a clock that was set back stops nobody for longer than one interval', () => {
    const { call } = makeWorkspace('free')
    call(NOON)
    expect(call(NOON - 86_400_000)).toMatchObject({ admitted: false, retryMs: expect.closeTo(1100, 0) })
    expect(call(NOON - 86_400_000 + 1100).admitted).toBe(true)
  })
})

describe('the free plan', () => {
  test('warns at 40 calls, tells at 50, answers until 60, and starts anew at midnight', () => {
    const { call, told } = makeWorkspace('free')
    const codes: (string | false)[] = []
    for (let i = 0; i < 62; i++) {
      const verdict = call(NOON + i * MINUTE)
      codes.push(verdict.admitted ? verdict.given.join() : verdict.policy)
    }
    expect(codes.flatMap((code, i) => (code ? [`${i + 1} ${code}`] : []))).toEqual([
      '40 quota.warning',
      '50 quota.soft_cap',
      '60 quota.hard_stop',
      '61 quota',
      '62 quota',
    ])
    expect(told()).toEqual(['quota.warning 80', 'quota.soft_cap 100', 'quota.hard_stop 120'])
    const last = call(NOON + 62 * MINUTE)
    expect(last).toMatchObject({ retryMs: Date.UTC(2026, 5, 2) - NOON - 62 * MINUTE })
    expect(call(Date.UTC(2026, 5, 2)).admitted).toBe(true)
  })

  test('never passes the stop, never stops before it told, and tells everything once, whatever is asked', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.record({ gap: fc.integer({ min: 0, max: 5_000 }), calls: fc.integer({ min: 1, max: 25 }) }),
          { maxLength: 120 },
        ),
        (requests) => {
          const { call, told } = makeWorkspace('free')
          let now = NOON
          let used = 0
          for (const { gap, calls } of requests) {
            now += gap
            const verdict = call(now, calls)
            if (verdict.admitted) used += calls
            else if (verdict.policy === 'quota') expect(told()).toContain('quota.soft_cap 100')
            expect(used).toBeLessThanOrEqual(60)
          }
          expect(new Set(told()).size).toBe(told().length)
        },
      ),
    ))

  test('a batch that is too large for what is left is told how many would be answered, and the owner nothing', () => {
    const { call, told, meter } = makeWorkspace('free')
    call(NOON, 45)
    const before = [told(), meter().counters]
    expect(call(NOON + MINUTE, 16)).toMatchObject({ admitted: false, policy: 'batch', calls: 16, most: 15 })
    expect([told(), meter().counters]).toEqual(before)
    expect(call(NOON + 2 * MINUTE, 15).admitted).toBe(true)
    expect(call(NOON + 3 * MINUTE, 2)).toMatchObject({ admitted: false, policy: 'quota' })
  })

  test('a batch may be as large as the narrowest of its limits, and as large as that', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 2, max: 50 }),
        (used, calls_max, calls) => {
          const { call, ask } = makeWorkspace('free')
          const key = { id: 'key_00000001', calls_max }
          if (used > 0) call(NOON, used)
          const verdict = ask(NOON + MINUTE, { calls, key })
          if (verdict.admitted || verdict.policy !== 'batch') return
          const { most } = verdict
          expect([most >= 1, most < calls, most]).toEqual([true, true, Math.min(60 - used, calls_max)])
          expect(ask(NOON + 2 * MINUTE, { calls: most + 1, key })).toMatchObject({ policy: 'batch', most })
          expect(ask(NOON + 3 * MINUTE, { calls: most, key }).admitted).toBe(true)
        },
      ),
    ))

  test('a plan that changes back and forth does not reset what was used today', () => {
    const { call, workspace } = makeWorkspace('free')
    for (let i = 0; i < 60; i++) call(NOON + i * MINUTE)
    workspace.plan = 'pro'
    workspace.billing.anchor = new Date(NOON + 60 * MINUTE).toISOString()
    expect(call(NOON + 61 * MINUTE)).toMatchObject({ admitted: true, standing: { used: 1 } })
    workspace.plan = 'free'
    expect(call(NOON + 62 * MINUTE)).toMatchObject({
      admitted: false,
      policy: 'quota',
      standing: { used: 61 },
    })
  })
})

describe('paid plans', () => {
  test('never stop; every call above the included ones is priced once', () => {
    const { call, meter, told } = makeWorkspace('pro')
    const verdicts = [1498, 1, 3, 1].map((calls, i) => call(NOON + i * MINUTE, calls))
    expect(verdicts.map((v) => v.admitted && v.reservation.overage_calls)).toEqual([0, 0, 2, 1])
    expect(meter().counters['spend:month:2026-06-01T00:00:00.000Z']).toBe(3 * 40_000)
    expect(told()).toEqual(['quota.warning 80', 'overage.started 100'])
    call(NOON + 5 * MINUTE, 2250)
    expect(told().at(-1)).toBe('overage.threshold 250')
  })

  test('stop at the spend cap and go on in the next month', () => {
    const { call, workspace } = makeWorkspace('pro')
    workspace.billing.spend_cap_micro_usd = 80_000
    call(NOON, 1500)
    expect(call(NOON + MINUTE, 3)).toMatchObject({ admitted: false, policy: 'batch', most: 2 })
    expect(call(NOON + 2 * MINUTE, 2).admitted).toBe(true)
    expect(call(NOON + 3 * MINUTE)).toMatchObject({ admitted: false, policy: 'spend_cap' })
    expect(call(Date.UTC(2026, 6, 1)).admitted).toBe(true)
  })

  test('never pay more than the spend cap, never stop before it was told, and tell it once, whatever is asked', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 400_000 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 30 }),
        (cap, batches) => {
          const { call, told, workspace, meter } = makeWorkspace('pro')
          workspace.billing.spend_cap_micro_usd = cap
          call(NOON, 1495)
          for (const [at, calls] of batches.entries()) {
            const before = told()
            const verdict = call(NOON + (at + 1) * MINUTE, calls)
            const isTold = workspace.notices.some(({ code }) => code === 'spend_cap.reached')
            if (!verdict.admitted && verdict.policy === 'batch') expect(told()).toEqual(before)
            else expect(isTold).toBe(!verdict.admitted || verdict.given.includes('spend_cap.reached'))
            expect(meter().counters['spend:month:2026-06-01T00:00:00.000Z'] ?? 0).toBeLessThanOrEqual(cap)
          }
          expect(new Set(told()).size).toBe(told().length)
        },
      ),
    ))

  test('a spend cap that pays for no call is told without a word of overage', () => {
    const { call, told, workspace } = makeWorkspace('pro')
    workspace.billing.spend_cap_micro_usd = 39_999
    call(NOON, 1500)
    expect(told()).toEqual(['quota.warning 80', 'spend_cap.reached 100'])
  })

  test('a spend cap that is set below what was spent is told with the first call that it stops', () => {
    const { call, told, workspace } = makeWorkspace('pro')
    call(NOON, 1510)
    workspace.billing.spend_cap_micro_usd = 200_000
    expect(call(NOON + MINUTE, 5)).toMatchObject({ admitted: false, policy: 'spend_cap' })
    expect(call(NOON + 2 * MINUTE)).toMatchObject({ admitted: false, policy: 'spend_cap' })
    expect(told()).toEqual(['quota.warning 80', 'overage.started 100', 'spend_cap.reached 100'])
  })

  test('a larger plan has notices of its own', () => {
    const { call, told, workspace } = makeWorkspace('pro')
    call(NOON, 1600)
    workspace.plan = 'team'
    call(NOON + MINUTE, 2400)
    expect(told()).toEqual(['quota.warning 80', 'overage.started 100', 'quota.warning 80'])
    workspace.plan = 'pro'
    call(NOON + 2 * MINUTE)
    expect(told().at(-1)).toBe('overage.threshold 250')
  })

  test('a larger plan counts at once, and what was billed stays', () => {
    const { call, workspace, meter } = makeWorkspace('pro')
    call(NOON, 1600)
    workspace.plan = 'team'
    expect(call(NOON + MINUTE)).toMatchObject({ admitted: true, reservation: { overage_calls: 0 } })
    expect(meter().counters['spend:month:2026-06-01T00:00:00.000Z']).toBe(100 * 40_000)
  })
})

describe('reservations', () => {
  test('count while under way, give back what was not used, and are given up when abandoned', () => {
    const { ask, end, meter } = makeWorkspace('enterprise')
    const first = ask(NOON, { calls: 5 })
    const second = ask(NOON, { calls: 7 })
    if (!first.admitted || !second.admitted) throw new Error('refused')
    expect(meter().counters['day:2026-06-01']).toBe(12)
    end(first.reservation, false)
    expect(meter().counters['day:2026-06-01']).toBe(7)
    ask(NOON + 30_001)
    expect(meter().counters['day:2026-06-01']).toBe(1)
    end(second.reservation) // finished after all
    expect(meter().counters['day:2026-06-01']).toBe(8)
  })

  test('no more than the plan allows are under way at once', () => {
    const { ask, end } = makeWorkspace('free')
    const first = ask(NOON)
    ask(NOON + 2000)
    expect(ask(NOON + 4000)).toMatchObject({ admitted: false, policy: 'in_flight', retryMs: 1000 })
    if (first.admitted) end(first.reservation)
    expect(ask(NOON + 5000).admitted).toBe(true)
  })

  test('a key has a cap of its own, which other keys do not share', () => {
    const { ask } = makeWorkspace('enterprise')
    const key = { id: 'key_00000001', calls_max: 2 }
    expect([0, 1, 2].map(() => ask(NOON, { key }).admitted)).toEqual([true, true, false])
    expect(ask(NOON, { key: { id: 'key_00000002', calls_max: null } }).admitted).toBe(true)
  })

  test('a request under the idempotency key of one under way waits for it', () => {
    const { ask, end } = makeWorkspace('enterprise')
    const first = ask(NOON, { idempotency_key: 'a' })
    expect(ask(NOON, { idempotency_key: 'a' })).toMatchObject({ admitted: false, policy: 'in_progress' })
    expect(ask(NOON, { idempotency_key: 'b' }).admitted).toBe(true)
    if (first.admitted) end(first.reservation)
    expect(ask(NOON, { idempotency_key: 'a' }).admitted).toBe(true)
  })
})
