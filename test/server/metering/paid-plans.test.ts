import { setImmediate as breathe } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { byCommand } from '#server/services/audit.ts'
import { rotateKey } from '#server/services/keys.ts'
import { setSpendCap } from '#server/services/usage.ts'
import { type Contract, changePlan } from '#server/services/workspaces.ts'
import type { PlanName } from '#shared/api/plans.ts'
import { batchOf, bearer, DRAFT, meteredApp } from './metered-app.ts'

const BATCH = '/v1/score/batch'
const mails = (count: number) => batchOf(...Array(count).fill('Call me.'))

test('five requests may come at once on Pro, a sixth waits a fifth of a second', async () => {
  const { call, clock } = await meteredApp('pro')
  const left: (string | undefined)[] = []
  for (let i = 0; i < 5; i++) {
    const { status, headers } = await call('/v1/score', DRAFT)
    expect(status).toBe(200)
    left.push(/"burst";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])
  }
  expect(left).toEqual(['4', '3', '2', '1', '0'])
  const sixth = await call('/v1/score', DRAFT)
  expect([sixth.code, sixth.headers.get('retry-after')]).toEqual(['rate_limited', '1'])
  clock.now += 200
  expect((await call('/v1/score', DRAFT)).status).toBe(200)
})

test('calls above the included ones are priced to the millionth of a dollar, and told at 100 and every further 50 %', async () => {
  const { use, paced, usage, workspace, call } = await meteredApp('pro')
  await use(1497)
  const across = await paced({}, mails(5), BATCH)
  expect(across.body.usage).toMatchObject({ calls: 5, included: 1500, used: 1502, remaining: 0 })
  expect(across.body.warnings.at(-1)).toEqual({
    code: 'overage',
    message:
      '1502 of the 1500 calls included this month are used; each further call costs $0.04 until 2026-07-01 00:00 UTC.',
  })
  // Ten reserved, of which three are answered.
  await paced({}, batchOf(1, 2, 3, 4, 5, 6, 7, 'a b', 'c d', 'e f'), BATCH)
  const { month, window, overage_unit_micro_usd } = await usage()
  expect(month).toMatchObject({ calls: 1505, overage_calls: 5, overage_micro_usd: 5 * 40_000 })
  expect([window.used, overage_unit_micro_usd]).toEqual([1505, 40_000])
  await use(744)
  const told = async () => (await workspace()).notices.map(({ code, percent }) => `${code} ${percent}`)
  await paced()
  expect(await told()).toEqual(['quota.warning 80', 'overage.started 100', 'overage.threshold 150'])
  const { data } = (await call('/v1/usage/events')).body
  expect(data[0]).toMatchObject({ operation: 'score', calls: 1, overage_calls: 1, overage_micro_usd: 40_000 })
  expect(data[2]).toMatchObject({ calls: 3, overage_calls: 3, overage_micro_usd: 120_000 })
})

test('a batch of which some items fail pays no overage that it did not use', async () => {
  const { use, paced, usage } = await meteredApp('pro')
  await use(1498)
  await paced({}, batchOf('a b', 'c d', 1, 2), BATCH)
  expect((await usage()).month).toMatchObject({ calls: 1500, overage_calls: 0, overage_micro_usd: 0 })
})

test('Team pays less for each, and a plan that changes keeps what was billed', async () => {
  const { use, paced, usage, change } = await meteredApp('pro')
  await use(1500)
  await paced()
  await change((workspace) => {
    workspace.plan = 'team'
  })
  await paced()
  await use(3498)
  await paced({}, mails(3), BATCH)
  expect((await usage()).month).toMatchObject({
    calls: 5003,
    overage_calls: 4,
    overage_micro_usd: 40_000 + 3 * 30_000,
  })
})

test('a contract sets calls and pace apart from the plan, until the workspace moves to another', async () => {
  const { call, use, paced, usage, store, id } = await meteredApp('enterprise', ({ billing }) => {
    billing.anchor = '2026-06-01T00:00:00.000Z'
  })
  const move = (...to: [plan: PlanName, contract?: Partial<Contract>]) =>
    changePlan(store(), byCommand(id), ...to)
  await move('enterprise', { included: 1000, rate_per_second: 2 })
  const answers = [
    await call('/v1/score', DRAFT),
    await call('/v1/score', DRAFT),
    await call('/v1/score', DRAFT),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers[0]?.headers.get('x-ratelimit-remaining')).toBe('999')
  await use(998)
  const last = await paced()
  expect([last.status, last.body.warnings.at(-1).code]).toEqual([200, 'quota_soft_cap'])
  await move('enterprise', { included: 2000 })
  expect(await usage()).toMatchObject({ rate_per_second: 2, window: { included: 2000, used: 1001 } })
  await move('team')
  expect(await usage()).toMatchObject({ rate_per_second: 20, window: { included: 5000, used: 1001 } })
  const { entries } = await store().page(id, 'audit', { limit: 1 })
  expect(entries).toMatchObject([
    {
      action: 'plan.changed',
      before: { plan: 'enterprise', included: 2000, rate_per_second: 2 },
      after: { plan: 'team', included: null, rate_per_second: null },
    },
  ])
})

test('a spend cap stops before it is passed, to the millionth, and goes on when it is raised', async () => {
  const { use, paced, usage, change } = await meteredApp('pro', ({ billing }) => {
    billing.spend_cap_micro_usd = 119_999
  })
  await use(1500)
  const large = await paced({}, mails(3), BATCH)
  expect([large.code, large.headers.get('retry-after')]).toEqual(['batch_over_limit', null])
  expect(large.body.detail).toMatch(/at most 2 more are answered .* Send at most 2\.$/)
  expect((await paced({}, mails(2), BATCH)).status).toBe(200)
  const refused = await paced()
  expect([refused.status, refused.code]).toEqual([429, 'spend_cap_reached'])
  expect(refused.body.detail).toContain('at most $0.119999 a month')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 86_400)
  expect(await usage()).toMatchObject({ spend_cap_micro_usd: 119_999, month: { overage_micro_usd: 80_000 } })
  await change(({ billing }) => {
    billing.spend_cap_micro_usd = 120_000
  })
  expect((await paced()).status).toBe(200)
  expect((await paced()).code).toBe('spend_cap_reached')
})

test('owners are told once, before any call is refused, that the spend cap pays for none; and again once it was raised', async () => {
  const { use, paced, usage, workspace, store, id, restart } = await meteredApp('pro', ({ billing }) => {
    billing.spend_cap_micro_usd = 100_000
  })
  const told = async () => (await workspace()).notices.map(({ code }) => code)
  const posted = async () => (await workspace()).outbox.map(({ type }) => type)
  await use(1500)
  const first = await paced()
  expect(first.body.warnings.at(-1).code).toBe('overage')
  expect(await told()).toEqual(['quota.warning', 'overage.started'])
  const last = await paced()
  expect([last.status, last.body.warnings.at(-1)]).toEqual([
    200,
    {
      code: 'spend_cap_reached',
      message:
        '1502 of the 1500 calls included this month are used, and the spend cap of $0.10 a month pays for no further call. None is answered until 2026-07-01 00:00 UTC, or until an owner raises the cap.',
    },
  ])
  expect(await told()).toEqual(['quota.warning', 'overage.started', 'spend_cap.reached'])
  expect(await posted()).toEqual(await told())
  const [message] = (await workspace()).outbox.slice(-1)
  const [notice] = (await usage()).notices.slice(-1)
  expect(notice).toMatchObject({ code: 'spend_cap.reached', percent: 100, used: 1502, included: 1500 })
  expect(message?.data).toEqual({
    notice: notice.id,
    percent: 100,
    used: 1502,
    included: 1500,
    resets_at: '2026-07-01T00:00:00.000Z',
    plan: 'pro',
    spend_cap_micro_usd: 100_000,
    spent_micro_usd: 80_000,
  })
  expect(message?.deliveries).toMatchObject([{ endpoint: 'email' }])
  await restart()
  for (let n = 0; n < 3; n++) expect((await paced()).code).toBe('spend_cap_reached')
  expect((await told()).length).toBe(3)

  const raise = (cap: number) => setSpendCap({ store: store() }, byCommand(id), cap)
  await raise(100_000)
  expect((await paced()).code).toBe('spend_cap_reached')
  expect((await posted()).length).toBe(3)
  await raise(120_000)
  expect(await told()).toEqual(['quota.warning', 'overage.started'])
  expect((await paced()).status).toBe(200)
  expect(await posted()).toEqual([
    'quota.warning',
    'overage.started',
    'spend_cap.reached',
    'spend_cap.reached',
  ])
  expect((await paced()).code).toBe('spend_cap_reached')
})

test('a batch of which items fail tells of the spend cap by what was charged alone', async () => {
  const { use, paced, workspace } = await meteredApp('pro', ({ billing }) => {
    billing.spend_cap_micro_usd = 80_000
  })
  await use(1500)
  const { body } = await paced({}, batchOf('Call me.', 1), BATCH)
  expect([body.succeeded, body.warnings]).toMatchObject([1, [{ code: 'overage' }]])
  expect((await workspace()).notices.map(({ code }) => code)).toEqual(['quota.warning', 'overage.started'])
})

test('400 clients at the spend cap: as many calls as it pays for, and each notice once, before any is refused', async () => {
  const { use, call, clock, usage, workspace } = await meteredApp('pro', ({ billing }) => {
    billing.spend_cap_micro_usd = 10 * 40_000
    billing.rate_per_second = 100_000
  })
  await use(1495)
  const outcomes = await Promise.all(
    Array.from({ length: 400 }, async () => {
      for (;;) {
        clock.now += 1
        await breathe()
        const { status, code } = await call('/v1/score', DRAFT)
        if (code === 'too_many_at_once' || code === 'rate_limited') continue
        const told = (await workspace()).notices.some((notice) => notice.code === 'spend_cap.reached')
        return status === 429 ? `${code} ${told ? 'after' : 'before'} the notice` : String(status)
      }
    }),
  )
  const counts = Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([k, v]) => [k, v.length]))
  expect(counts).toEqual({ '200': 15, 'spend_cap_reached after the notice': 385 })
  expect((await workspace()).outbox.map(({ type }) => type)).toEqual([
    'quota.warning',
    'overage.started',
    'spend_cap.reached',
  ])
  expect((await usage()).month.overage_micro_usd).toBe(400_000)
}, 60_000)

test('a key has a cap of its own; 400 requests at once are answered up to it and no further', async () => {
  const { makeKey, call, usage } = await meteredApp('enterprise')
  const { id, key } = await makeKey({ calls_max: 60 })
  const answers = await Promise.all(Array.from({ length: 400 }, () => call('/v1/score', DRAFT, bearer(key))))
  const counts = [...Map.groupBy(answers, ({ status, code }) => code ?? status)].map(([k, v]) => [
    k,
    v.length,
  ])
  expect(Object.fromEntries(counts)).toEqual({ 200: 60, key_cap_reached: 340 })
  expect((await usage()).month.by_key).toEqual({ [id]: 60 })
  expect((await call('/v1/score', DRAFT)).status).toBe(200)
}, 60_000)

test('a key that takes the place of another shares its cap', async () => {
  const { makeKey, call, clock, store, id: workspace } = await meteredApp('enterprise')
  const { id, key } = await makeKey({ calls_max: 3 })
  for (let i = 0; i < 2; i++) await call('/v1/score', DRAFT, bearer(key))
  const second = await rotateKey(store(), byCommand(workspace), id, 3600, clock.now)
  clock.now += 3_600_000
  const third = await rotateKey(store(), byCommand(workspace), second.id, 3600, clock.now)
  expect((await call('/v1/score', DRAFT, bearer(third.key))).status).toBe(200)
  for (const one of [second.key, third.key])
    expect((await call('/v1/score', DRAFT, bearer(one))).code).toBe('key_cap_reached')
  clock.now = Date.UTC(2026, 6, 1)
  expect((await call('/v1/score', DRAFT, bearer(third.key))).status).toBe(200)
})

test('the events of usage come in pages, and as a table for a spreadsheet', async () => {
  const { paced, call, key } = await meteredApp('enterprise')
  for (let i = 0; i < 5; i++) await paced()
  const first = (await call('/v1/usage/events?limit=3')).body
  const second = (await call(`/v1/usage/events?limit=3&cursor=${encodeURIComponent(first.next_cursor)}`)).body
  const all = [...first.data, ...second.data]
  expect([first.data.length, second.data.length, second.next_cursor]).toEqual([3, 2, null])
  expect(new Set(all.map(({ id }) => id)).size).toBe(5)
  const table = await call('/v1/usage/events?limit=3', null, { accept: 'text/csv' })
  const lines = table.text.trim().split(/\r?\n/)
  expect(table.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(lines[0]).toBe('id,at,operation,calls,overage_calls,overage_micro_usd,key,member,client')
  expect(lines[1]).toBe(`${all[0].id},${all[0].at},score,1,0,0,key_${key.slice(8, 16)},,`)
  const next = /^<([^>]+)>; rel="next"$/.exec(table.headers.get('link') ?? '')?.[1] ?? ''
  expect((await call(next)).body.data).toEqual(second.data)
})
