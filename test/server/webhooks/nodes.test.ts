import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { post } from '#server/services/outbox.ts'
import type { Outcome } from '#server/services/webhooks/attempt.ts'
import { Deliverer } from '#server/services/webhooks/deliver.ts'
import type { Taken } from '#server/services/webhooks/state.ts'
import { openPostgresStore } from '#server/storage/postgres.ts'
import { CONNECTIONS, ENGINE, startPg, type TestDatabase } from '../../support/pg.ts'
import { workspaceRecord } from '../../support/workspace-record.ts'

const ID = 'ws_AAAAAAAAAAAAAAAA'
const ENDPOINTS = ['ep_1', 'ep_2', 'ep_3'].map((id) => ({
  id,
  url: 'https://example.com/',
  description: '',
  events: [],
  secrets: [],
  created: '2026-02-03T04:05:06.000Z',
  disabled: null,
  disabled_reason: null,
}))

let database: TestDatabase
beforeAll(async () => {
  database = await startPg()
}, 60_000)
afterAll(() => database?.stop(), 60_000)

const silent = () => {}

// PGlite takes one connection only.
describe.skipIf(CONNECTIONS === 1)(`two servers on one database (${ENGINE})`, { timeout: 60_000 }, () => {
  test('share the deliveries: each is sent once, by either of them', async () => {
    const sent: string[] = []
    let underWay = new Set<string>()
    const node = async (name: string) => {
      const store = await openPostgresStore(database.url, CONNECTIONS)
      const attempt = async (_: string, taken: Taken): Promise<Outcome> => {
        const delivery = `${taken.message.id} ${taken.endpoint?.id}`
        expect(underWay.has(delivery)).toBe(false)
        underWay = underWay.add(delivery)
        await new Promise((resolve) => setTimeout(resolve, 3))
        underWay.delete(delivery)
        sent.push(`${name} ${delivery}`)
        return { status: 204, failure: null, retryAfter: null, gone: false }
      }
      const log = { debug: silent, info: silent, warn: silent, error: silent }
      const deliverer = new Deliverer({ store, log, attempt, mails: false, now: Date.now, random: () => 0 })
      onTestFinished(async () => {
        await deliverer.stop()
        await store.close()
      })
      return { store, deliverer }
    }
    const [one, two] = await Promise.all([node('one'), node('two')])
    await one.store.createWorkspace(workspaceRecord({ id: ID, endpoints: structuredClone(ENDPOINTS) }))
    const now = Date.now()
    await one.store.tx(ID, (workspace) => {
      for (let n = 0; n < 40; n++) post(workspace, 'api_key.revoked', { key: `key_${n}` }, now)
    })
    while ((await one.store.workspacesDue(now)).length > 0) {
      for (const { deliverer } of [one, two]) deliverer.wake()
      await Promise.all([one.deliverer.settled(), two.deliverer.settled()])
    }
    const deliveries = sent.map((line) => line.replace(/^\w+ /, ''))
    expect([deliveries.length, new Set(deliveries).size]).toEqual([120, 120])
    expect(new Set(sent.map((line) => line.split(' ')[0]))).toEqual(new Set(['one', 'two']))
    expect((await two.store.page(ID, 'delivery', { limit: 200 })).entries.length).toBe(120)
  })
})
