import { beforeEach, expect, test } from 'vitest'
import { byCommand } from '#server/services/audit.ts'
import { metered } from '#server/services/metered.ts'
import { usageEvents, usageReport } from '#server/services/usage.ts'
import { changePlan, createWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import type { Store } from '#server/storage/store.ts'
import type { PlanName } from '#shared/api/plans.ts'
import { tempFolder } from '../support/temp-folder.ts'

let store: Store
let at = 0
const now = () => at
beforeEach(async () => {
  store = await openFileStore(await tempFolder(), { now: () => new Date(at) })
  return () => store.close()
})

async function made(plan: PlanName) {
  const { id } = await createWorkspace(store, { name: 'Nord', plan })
  await store.tx(id, ({ billing }) => {
    billing.anchor = null
  })
  const principal = (key: string) => ({
    workspace: id,
    key: { id: key, calls_max: null, client: null },
    user: null,
    scopes: [],
  })
  const call = (operation: string, calls: number, { key = 'key_00000001', client = '' } = {}) =>
    metered(
      { store, now },
      principal(key),
      { operation, calls, prefix: 'scr', repeatable: null },
      async () => ({ value: null, calls, client: client || null, basis: null }),
    )
  return { id, call, report: () => usageReport({ store, now }, id) }
}

test('a call on the free plan counts against 50 a UTC day and starts anew at midnight', async () => {
  const { call, report } = await made('free')
  at = Date.parse('2026-02-28T23:59:57.999Z')
  expect((await call('rewrite', 1)).usage).toEqual({
    calls: 1,
    included: 50,
    used: 1,
    remaining: 49,
    resets_at: '2026-03-01T00:00:00.000Z',
  })
  at = Date.parse('2026-02-28T23:59:59.999Z')
  expect((await call('subject-lines', 3)).usage.used).toBe(4)
  expect((await report()).window).toEqual({
    length: 'day',
    starts_at: '2026-02-28T00:00:00.000Z',
    resets_at: '2026-03-01T00:00:00.000Z',
    included: 50,
    used: 4,
    remaining: 46,
    hard_stop: 60,
  })
  at = Date.parse('2026-03-01T00:00:00.000Z')
  expect((await report()).window).toMatchObject({
    starts_at: '2026-03-01T00:00:00.000Z',
    used: 0,
    remaining: 50,
  })
})

test('the enterprise plan counts by month without a limit', async () => {
  const { call, report } = await made('enterprise')
  for (const [when, calls] of [
    ['2026-11-30T00:00:00.000Z', 2],
    ['2026-12-01T00:00:00.000Z', 1],
    ['2026-12-31T23:00:00.000Z', 1],
  ] as const) {
    at = Date.parse(when)
    await call('score', calls)
  }
  expect((await report()).window).toEqual({
    length: 'month',
    starts_at: '2026-12-01T00:00:00.000Z',
    resets_at: '2027-01-01T00:00:00.000Z',
    included: null,
    used: 2,
    remaining: null,
    hard_stop: null,
  })
})

test('what was used is told by operation, key and client, for the day and the month', async () => {
  const { call, report } = await made('pro')
  at = Date.parse('2026-05-03T12:00:00.000Z')
  await call('score', 2, { key: 'key_00000001', client: 'Acme' })
  at = Date.parse('2026-05-04T12:00:00.000Z')
  await call('rewrite', 3, { key: 'key_00000002' })
  const { today, month } = await report()
  expect(today).toMatchObject({
    calls: 3,
    by_operation: { rewrite: 3 },
    by_key: { key_00000002: 3 },
    by_client: {},
  })
  expect(month).toMatchObject({
    starts_at: '2026-05-01T00:00:00.000Z',
    calls: 5,
    by_operation: { score: 2, rewrite: 3 },
    by_key: { key_00000001: 2, key_00000002: 3 },
    by_client: { Acme: 2 },
  })
})

test('work that fails leaves neither a charge nor an event, and takes no place', async () => {
  const { id, report } = await made('free')
  at = Date.parse('2026-05-03T12:00:00.000Z')
  const principal = { workspace: id, key: null, user: null, scopes: [] }
  const charge = { operation: 'score', calls: 1, prefix: 'scr', repeatable: null }
  const failing = metered({ store, now }, principal, charge, async () => {
    throw new RangeError('work')
  })
  await expect(failing).rejects.toThrow('work')
  expect((await report()).window.used).toBe(0)
  expect((await store.meter(id)).reserved).toEqual([])
  expect((await usageEvents(store, id, { limit: 10 })).entries).toEqual([])
})

test('a charge that cannot be written takes no place either', async () => {
  const { id, call, report } = await made('free')
  at = Date.parse('2026-05-03T12:00:00.000Z')
  const { settle } = store
  store.settle = () => Promise.reject(new Error('disk full'))
  await expect(call('score', 1)).rejects.toThrow('disk full')
  store.settle = settle
  expect((await store.meter(id)).reserved).toEqual([])
  expect((await report()).window.used).toBe(0)
})

test('calls of a server that died while it worked are not counted once they are abandoned', async () => {
  const { id, report } = await made('free')
  at = Date.parse('2026-05-03T12:00:00.000Z')
  const principal = { workspace: id, key: null, user: null, scopes: [] }
  const charge = { operation: 'score', calls: 7, prefix: 'scr', repeatable: null }
  void metered({ store, now }, principal, charge, () => new Promise<never>(() => {}))
  await expect.poll(async () => (await report()).window.used).toBe(7)
  at += 120_000
  expect((await report()).window.used).toBe(0)
})

test('the report shows notices of this window and plan alone', async () => {
  const { id, call, report } = await made('free')
  const codes = async () => (await report()).notices.map(({ code, used }) => `${code} ${used}`)
  at = Date.parse('2026-05-03T12:00:00.000Z')
  await call('score', 40)
  expect(await codes()).toEqual(['quota.warning 40'])
  at = Date.parse('2026-05-04T12:00:00.000Z')
  expect(await codes()).toEqual([])
  await call('score', 50)
  expect(await codes()).toEqual(['quota.warning 50', 'quota.soft_cap 50'])
  const move = (plan: PlanName) => changePlan(store, byCommand(id), plan)
  await move('pro')
  at += 1000
  expect(await codes()).toEqual([])
  await call('score', 1500)
  expect(await codes()).toEqual(['quota.warning 1500', 'overage.started 1500'])
  await move('team')
  expect(await codes()).toEqual([])
  await move('pro')
  expect(await codes()).toEqual(['quota.warning 1500', 'overage.started 1500'])
})

test('a workspace that does not exist has no report', async () => {
  await expect(usageReport({ store, now }, 'ws_0000000000000000')).rejects.toThrow()
})
