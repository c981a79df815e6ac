import { setImmediate as breathe } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { byCommand } from '#server/services/audit.ts'
import { changePlan, createWorkspace } from '#server/services/workspaces.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import type { PlanName } from '#shared/api/plans.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { batchOf, bearer, DRAFT, meteredApp, NOON, SECOND } from './metered-app.ts'

const MIDNIGHT = Date.UTC(2026, 5, 11)
const untilMidnight = (now: number) => (MIDNIGHT - now) / SECOND

/** The limits in the headers of an answer. */
const limitsIn = (headers: Headers) =>
  Object.fromEntries(
    [
      'ratelimit-policy',
      'ratelimit',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
      'retry-after',
    ].map((name) => [name, headers.get(name)]),
  )

/** Needs a model, and there is none. */
const TRANSLATE = JSON.stringify({ draft: 'Hi Ana, call me.', target_locale: 'de-DE', mode: 'translate' })

/** Warnings of an answer that are about the quota. */
const quotaIn = ({ warnings }: { warnings: { code: string; message: string }[] }) =>
  warnings.filter(({ code }) => code.startsWith('quota'))

test('calls 1 to 60 are answered and 61 is not: warnings at 40, notice at 50, stop at 60, anew at midnight', async () => {
  const { paced, usage, clock, workspace } = await meteredApp()
  for (let n = 1; n <= 60; n++) {
    const { status, body, headers } = await paced()
    const left = Math.max(0, 50 - n)
    const reset = untilMidnight(clock.now)
    expect(status, `call ${n}`).toBe(200)
    expect(limitsIn(headers), `call ${n}`).toEqual({
      'ratelimit-policy': '"burst";q=1;w=1, "day";q=50;w=86400',
      ratelimit: `"burst";r=0;t=1, "day";r=${left};t=${reset}`,
      'x-ratelimit-limit': '50',
      'x-ratelimit-remaining': String(left),
      'x-ratelimit-reset': String(reset),
      'retry-after': null,
    })
    expect(body.usage).toEqual({
      calls: 1,
      included: 50,
      used: n,
      remaining: left,
      resets_at: '2026-06-11T00:00:00.000Z',
    })
    const warned = quotaIn(body)
    expect(
      warned.map(({ code }) => code),
      `call ${n}`,
    ).toEqual(n < 40 ? [] : n < 50 ? ['quota_warning'] : n < 60 ? ['quota_soft_cap'] : ['quota_hard_stop'])
    const told = (await workspace()).notices.map(({ code }) => code)
    expect(told, `call ${n}`).toEqual(
      ['quota.warning', 'quota.soft_cap', 'quota.hard_stop'].slice(
        0,
        n < 40 ? 0 : n < 50 ? 1 : n < 60 ? 2 : 3,
      ),
    )
    if (n === 40) {
      expect(warned[0]?.message).toBe(
        '40 of the 50 calls included today are used. They start anew at 2026-06-11 00:00 UTC.',
      )
    }
    if (n === 50) {
      expect(warned[0]?.message).toBe(
        '50 of the 50 calls included today are used. 10 more are answered, then none until 2026-06-11 00:00 UTC.',
      )
    }
  }
  const { status, body, headers } = await paced()
  expect([status, body.code, body['violated-policies']]).toEqual([429, 'quota_exceeded', ['day']])
  expect(body.type).toBe('https://iana.org/assignments/http-problem-types#quota-exceeded')
  expect(limitsIn(headers)).toMatchObject({
    ratelimit: `"burst";r=1;t=0, "day";r=0;t=${untilMidnight(clock.now)}`,
    'x-ratelimit-remaining': '0',
    'retry-after': String(untilMidnight(clock.now)),
  })
  const { notices, window } = await usage()
  expect(
    notices.map((notice: Record<string, unknown>) => [notice.code, notice.used, notice.included]),
  ).toEqual([
    ['quota.warning', 40, 50],
    ['quota.soft_cap', 50, 50],
    ['quota.hard_stop', 60, 50],
  ])
  expect(window).toMatchObject({ used: 60, remaining: 0, hard_stop: 60, included: 50 })
  // Owners are written to as well, once for each.
  expect((await workspace()).outbox.map(({ type }) => type)).toEqual([
    'quota.warning',
    'quota.soft_cap',
    'quota.hard_stop',
  ])
  clock.now = MIDNIGHT - SECOND - 1
  expect((await paced()).code).toBe('quota_exceeded')
  clock.now = MIDNIGHT - SECOND
  expect((await paced()).body.usage).toMatchObject({ used: 1, remaining: 49 })
}, 60_000)

test('the second request within a second is one 429 with the seconds to wait, and leaves the quota alone', async () => {
  const { call, clock, usage } = await meteredApp()
  expect((await call('/v1/score', DRAFT)).status).toBe(200)
  clock.now += 1
  const { status, body, headers } = await call('/v1/score', DRAFT)
  expect([status, body.code, body['violated-policies']]).toEqual([429, 'rate_limited', ['burst']])
  expect(body.type).toBe('https://iana.org/assignments/http-problem-types#quota-exceeded')
  expect(body.detail).toBe('The plan takes 1 request a second. Try again in 1 second.')
  expect([headers.get('retry-after'), headers.get('ratelimit')]).toEqual([
    '1',
    `"burst";r=0;t=1, "day";r=49;t=${untilMidnight(NOON)}`,
  ])
  clock.now += 999
  expect((await call('/v1/score', DRAFT)).status).toBe(200)
  expect((await usage()).window.used).toBe(2)
})

describe('a batch', () => {
  test('is charged by the items that were answered, and tells of a limit by what was used alone', async () => {
    const { paced, workspace, usage } = await meteredApp()
    const drafts = Array.from({ length: 50 }, (_, n) => (n < 11 ? n : `Hi Ana, call me on day ${n}.`))
    const { body } = await paced({}, batchOf(...drafts), '/v1/score/batch')
    expect([body.succeeded, body.failed]).toEqual([39, 11])
    expect(body.usage).toMatchObject({ calls: 39, used: 39, remaining: 11 })
    expect(quotaIn(body)).toEqual([])
    expect((await workspace()).notices).toEqual([])
    expect((await usage()).today).toMatchObject({ calls: 39, by_operation: { score: 39 } })
    expect(quotaIn((await paced()).body)).toMatchObject([{ code: 'quota_warning' }])
    expect((await workspace()).notices).toMatchObject([{ code: 'quota.warning', used: 40 }])
  })

  test('whose items all fail costs nothing and tells nobody anything', async () => {
    const { paced, workspace } = await meteredApp()
    const { body } = await paced({}, batchOf(...Array(50).keys()), '/v1/score/batch')
    expect(body.usage).toMatchObject({ calls: 0, used: 0, remaining: 50 })
    expect([(await workspace()).notices, (await workspace()).outbox]).toEqual([[], []])
  })

  test('is admitted whole or not at all; one that is too large for what is left is told how many are not', async () => {
    const { use, paced, workspace, usage } = await meteredApp()
    await use(45)
    const refused = await paced({}, batchOf(...Array(16).fill('Call me.')), '/v1/score/batch')
    expect([refused.status, refused.code, refused.body.type]).toEqual([
      429,
      'batch_over_limit',
      '/api/docs#error-batch_over_limit',
    ])
    expect(refused.body.detail).toBe(
      'The request asks for 16 calls, and at most 15 more are answered before 2026-06-11 00:00 UTC. Send at most 15.',
    )
    expect(limitsIn(refused.headers)).toMatchObject({ 'x-ratelimit-remaining': '5', 'retry-after': null })
    expect([(await workspace()).notices, (await workspace()).outbox]).toEqual([[], []])
    expect((await usage()).window.used).toBe(45)
    const fits = await paced({}, batchOf(...Array(15).fill('Call me.')), '/v1/score/batch')
    expect([fits.status, fits.body.usage.used]).toEqual([200, 60])
    expect((await workspace()).notices.at(-1)?.code).toBe('quota.hard_stop')
    const stopped = await paced({}, batchOf('Call me.', 'Write me.'), '/v1/score/batch')
    expect([stopped.code, Number(stopped.headers.get('retry-after')) > 0]).toEqual(['quota_exceeded', true])
  })
})

test('whatever fails is charged nothing, and shows the limits all the same', async () => {
  const { paced, call, clock, usage, id, store, withStore, workspace, use } = await meteredApp()
  await use(39)
  const failures: [
    number,
    string,
    () => Promise<{ status: number; code: string | undefined; headers: Headers }>,
  ][] = [
    [422, 'invalid_request', () => paced({}, '{"draft": 1}')],
    [422, 'invalid_request', () => paced({}, '{"draft": "Hi", "brand_voice_id": "bv_none"}')],
    [422, 'invalid_request', () => paced({}, '{"draft": "Hi", "apply_rules": ["none"]}', '/v1/rewrite')],
    [422, 'model_required', () => paced({}, TRANSLATE, '/v1/localize')],
    [400, 'empty_body', () => paced({}, '')],
    [400, 'malformed_json', () => paced({}, '{')],
    [415, 'unsupported_media_type', () => paced({ 'content-type': 'text/plain' })],
    [403, 'missing_scope', () => call('/v1/webhooks')],
    [403, 'keys_may_not', () => call('/v1/keys')],
    [404, 'not_found', () => call('/v1/brand-voices/bv_none')],
    [422, 'invalid_request', () => call('/v1/usage/events?limit=0')],
    [422, 'invalid_request', () => call('/v1/usage/events?cursor=nonsense')],
    [400, 'invalid_idempotency_key', () => paced({ 'idempotency-key': 'two words' })],
  ]
  for (const [status, code, fail] of failures) {
    const answer = await fail()
    expect([answer.status, answer.code]).toEqual([status, code])
    expect(answer.headers.get('x-ratelimit-remaining'), code).toBe('11')
    expect(answer.headers.get('ratelimit-policy'), code).toBe('"burst";q=1;w=1, "day";q=50;w=86400')
  }
  clock.now += SECOND
  const operations: readonly ServedOperation[] = OPERATIONS
  const score = operations.find(({ contract }) => contract.name === 'score') ?? expect.unreachable()
  const { read } = score
  score.read = (body) => ({
    ...Object(read(body)),
    request: {
      ...Object(Object(read(body)).request),
      answer: () => {
        throw new RangeError('engine')
      },
    },
  })
  const engine = await call('/v1/score', DRAFT)
  score.read = read
  withStore({ settle: () => Promise.reject(new StorageUnavailableError('usage', new Error('full'))) })
  clock.now += SECOND
  const disk = await call('/v1/score', DRAFT)
  withStore({})
  expect([engine, disk].map(({ status, code, headers }) => [status, code, headers.get('ratelimit')])).toEqual(
    [
      [500, 'internal_error', expect.stringContaining('"day";r=11;')],
      [503, 'storage_unavailable', expect.stringContaining('"day";r=11;')],
    ],
  )
  expect((await usage()).window.used).toBe(39)
  expect((await store().meter(id)).reserved).toEqual([])
  expect((await workspace()).notices).toEqual([])
})

test('requests that ask for no work show the limits and use none', async () => {
  const { call } = await meteredApp()
  for (let i = 0; i < 3; i++) {
    const { status, headers } = await call('/v1/usage')
    expect([status, limitsIn(headers).ratelimit]).toEqual([200, '"burst";r=1;t=0, "day";r=50;t=43200'])
  }
})

test('at most two requests are under way at once; a third is told when to come again', async () => {
  const { gate, paced, call, clock, usage } = await meteredApp()
  const held = gate()
  const first = [paced()]
  await expect.poll(held.waiting).toBe(1)
  first.push(paced())
  await expect.poll(held.waiting).toBe(2)
  const third = await paced()
  expect([third.status, third.code, third.headers.get('retry-after')]).toEqual([429, 'too_many_at_once', '1'])
  expect((await usage()).window.used).toBe(2)
  held.open()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  // It did not use up the second it came in.
  clock.now += 1
  expect((await call('/v1/score', DRAFT)).status).toBe(200)
})

test('400 clients at the cap that try until they are answered or out of calls: 60 calls, and each notice once', async () => {
  const { use, call, clock, workspace, usage } = await meteredApp('free', ({ billing }) => {
    billing.rate_per_second = 100_000
  })
  await use(38)
  const outcomes = await Promise.all(
    Array.from({ length: 400 }, async () => {
      for (;;) {
        clock.now += 1
        await breathe()
        const { status, code } = await call('/v1/score', DRAFT)
        if (code === 'too_many_at_once' || code === 'rate_limited') continue
        const told = (await workspace()).notices.some((notice) => notice.code === 'quota.soft_cap')
        return status === 429 ? `${code} ${told ? 'after' : 'before'} the notice` : String(status)
      }
    }),
  )
  const counts = Object.fromEntries([...Map.groupBy(outcomes, (one) => one)].map(([k, v]) => [k, v.length]))
  expect(counts).toEqual({ '200': 22, 'quota_exceeded after the notice': 378 })
  expect((await workspace()).notices.map(({ code }) => code)).toEqual([
    'quota.warning',
    'quota.soft_cap',
    'quota.hard_stop',
  ])
  expect((await workspace()).outbox.length).toBe(3)
  expect((await usage()).window.used).toBe(60)
}, 60_000)

test('another key gives no new calls', async () => {
  const { use, paced, makeKey, usage } = await meteredApp()
  await use(60)
  const { key } = await makeKey()
  expect((await paced(bearer(key))).code).toBe('quota_exceeded')
  expect((await usage()).window.used).toBe(60)
})

test('a first paid plan begins a month with all its calls; no plan and back sets any count back', async () => {
  const { use, paced, usage, store, id, clock } = await meteredApp()
  vi.useFakeTimers({ toFake: ['Date'], now: clock.now })
  onTestFinished(() => void vi.useRealTimers())
  const move = async (plan: PlanName) => {
    vi.setSystemTime(clock.now)
    await changePlan(store(), byCommand(id), plan)
  }
  const used = async () => (await paced()).body.usage
  await use(60)
  expect((await paced()).code).toBe('quota_exceeded')

  await move('pro')
  const begun = new Date(clock.now).toISOString()
  const paid = await paced()
  expect(paid.body.usage).toMatchObject({ included: 1500, used: 1, remaining: 1499 })
  expect(paid.headers.get('ratelimit-policy')).toBe('"burst";q=5;w=1, "month";q=1500;w=2592000')
  expect((await usage()).today.calls).toBe(61)

  await move('free')
  const stopped = await paced()
  expect([stopped.code, (await usage()).window.used]).toEqual(['quota_exceeded', 61])
  await move('team')
  expect(await used()).toMatchObject({ included: 5000, used: 2 })
  await move('enterprise')
  expect(await used()).toMatchObject({ included: null, used: 3 })
  await move('pro')
  expect(await used()).toMatchObject({ used: 4, resets_at: begun.replace('-06-', '-07-') })
  clock.now = Date.parse(begun.replace('-06-', '-07-')) - SECOND
  expect(await used()).toMatchObject({ used: 1 })
})

test('another workspace has limits of its own', async () => {
  const { use, paced, store } = await meteredApp()
  await use(60)
  const other = await createWorkspace(store(), { name: 'Süd' })
  expect((await paced(bearer(other.key))).body.usage).toMatchObject({ used: 1, remaining: 49 })
  expect((await paced()).code).toBe('quota_exceeded')
})

test('what was used is still used after a restart, and a notice is not given again', async () => {
  const { use, paced, restart, usage, workspace } = await meteredApp()
  await use(49)
  await paced()
  await restart()
  expect((await usage()).window.used).toBe(50)
  expect(quotaIn((await paced()).body)).toMatchObject([{ code: 'quota_soft_cap' }])
  expect((await workspace()).notices.map(({ code }) => code)).toEqual(['quota.warning', 'quota.soft_cap'])
})
