/** Holds a server, and then the store it leaves, to what its callers were told. */
import { expect } from 'vitest'
import type { Store } from '#server/storage/store.ts'
import type { Received } from '../../support/webhook-receiver.ts'
import type { Told } from './callers.ts'
import { type Account, type Ask, asking, BATCH, bearer, isBatch, scoreNamed } from './client.ts'

/** Calls that are repeated once more although they were answered. */
const REPEATED = 5

/** Once every call has an answer: nothing that was told is gone, and every call is charged once. */
export async function holdToIt(url: string, account: Account, told: Told): Promise<void> {
  const ask = asking(account)
  for (const [name, id] of [...told.calls].slice(-REPEATED)) {
    const { replayed, body } = await ask(url, 'POST', ...scoreNamed(name, account))
    expect({ replayed, id: body.id }, name).toEqual({ replayed: true, id })
  }
  const calls = callsOf(told)
  const usage = (await ask(url, 'GET', '/v1/usage')).body
  expect(usage).toMatchObject({ window: { used: calls }, month: { calls, by_operation: { score: calls } } })
  const events = await eventsOf(ask, url)
  expect([events.length, new Set(events).size]).toEqual([told.calls.size, told.calls.size])
  holdToNotices(usage, told)
  for (const key of told.keys)
    expect((await ask(url, 'GET', '/v1/usage', { headers: bearer(key) })).status).toBe(200)
  const { data } = (await ask(url, 'GET', '/v1/brand-voices')).body
  const voices = new Map(data.map(({ id, name }: Record<string, string>) => [id, name]))
  for (const [id, name] of told.voices) expect(voices.get(id)).toBe(name)
}

const batchesOf = ({ calls }: Told) => [...calls].filter(([name]) => isBatch(name)).map(([, id]) => id)

const callsOf = (told: Told): number => told.calls.size + batchesOf(told).length * (BATCH - 1)

/** Every notice that is due was given, once. */
function holdToNotices(
  { notices, window }: { notices: { id: string; code: string }[]; window: { included: number } },
  told: Told,
): void {
  const calls = callsOf(told)
  expect(notices.map(({ code }) => code)).toEqual([
    ...(calls >= Math.ceil(0.8 * window.included) ? ['quota.warning'] : []),
    ...(calls >= window.included ? ['quota.soft_cap'] : []),
  ])
  for (const [id, notice] of told.notices) expect(notices.find((one) => one.id === id)).toEqual(notice)
}

async function eventsOf(ask: Ask, url: string): Promise<string[]> {
  const ids: string[] = []
  for (let next = ''; ; ) {
    const { body } = await ask(url, 'GET', `/v1/usage/events?limit=100${next}`)
    ids.push(...body.data.map(({ id }: { id: string }) => id))
    if (body.next_cursor === null) return ids
    next = `&cursor=${encodeURIComponent(body.next_cursor)}`
  }
}

/**
 * Every notice and every batch that was charged reached the webhook or still waits for it, a batch under one id
 * only, and no batch besides; the audit log has no gap.
 */
export async function holdStoreToIt(
  store: Store,
  { workspace: id }: Account,
  told: Told,
  received: readonly Received[],
): Promise<void> {
  const workspace = await store.read(id)
  if (!workspace) throw new Error(`${id} is gone`)
  const delivered = received.map(({ headers, body }) => ({ ...JSON.parse(body), id: headers['webhook-id'] }))
  const notices = new Set([...delivered, ...workspace.outbox].map(({ data }) => data.notice))
  for (const notice of workspace.notices) expect(notices.has(notice.id)).toBe(true)
  const idsOf = (batch: string) =>
    new Set(
      [...delivered, ...workspace.outbox].filter(({ data }) => data.batch === batch).map((one) => one.id),
    )
  for (const batch of batchesOf(told)) expect([batch, idsOf(batch).size]).toEqual([batch, 1])
  const batches = new Set(batchesOf(told))
  const besides = workspace.outbox.filter(
    ({ type, data }) => type === 'batch.completed' && !batches.has(String(data.batch)),
  )
  expect(besides).toEqual([])
  const { entries } = await store.page(id, 'audit', { limit: 10_000 })
  expect(entries.map(({ seq }) => seq).reverse()).toEqual(entries.map((_, at) => at + 1))
  expect(entries.length).toBe(workspace.audit.seq)
}
