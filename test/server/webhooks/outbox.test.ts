import { describe, expect, test } from 'vitest'
import { byCommand } from '#server/services/audit.ts'
import { remindOfExpiry } from '#server/services/key-expiry.ts'
import { createKey, revokeKey, rotateKey } from '#server/services/keys.ts'
import { newKey } from '#server/services/new-key.ts'
import { OUTBOX_MAX, post, REMINDER } from '#server/services/outbox.ts'
import { take } from '#server/services/webhooks/state.ts'
import { wakingStore } from '#server/services/webhooks/waking-store.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { makeApp } from '../../support/make-app.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { workspaceRecord } from '../../support/workspace-record.ts'
import { meteredApp } from '../metering/metered-app.ts'
import { event, reservation } from '../storage/contract/fixtures.ts'

const served = await makeApp()
const ID = 'ws_AAAAAAAAAAAAAAAA'
const ENDPOINTS = [
  {
    id: 'ep_1',
    url: 'https://example.com/',
    description: '',
    events: ['api_key.expiring', 'batch.completed'],
    secrets: [],
    created: '2026-02-03T04:05:06.000Z',
    disabled: null,
    disabled_reason: null,
  },
]
const expiring = { key: 'key_1', expires: '2026-03-01T00:00:00.000Z' }

test('an outbox that is full drops the oldest and never its cause', async () => {
  const store = await openFileStore(await tempFolder())
  await store.createWorkspace(workspaceRecord({ id: ID }))
  for (const at of [0, 1]) {
    await store.tx(ID, (workspace) => {
      for (let n = 0; n < OUTBOX_MAX; n++) post(workspace, 'api_key.expiring', expiring, at * 10_000 + n)
    })
  }
  const outbox = (await store.read(ID))?.outbox ?? []
  expect(outbox.length).toBe(OUTBOX_MAX)
  expect([outbox.at(0)?.at, outbox.at(-1)?.at]).toEqual([
    new Date(10_000).toISOString(),
    new Date(10_999).toISOString(),
  ])
  await store.close()
})

test('an outbox that is full keeps the reminders of keys, of which there is one for each that works', async () => {
  const store = await openFileStore(await tempFolder())
  await store.createWorkspace(workspaceRecord({ id: ID, endpoints: ENDPOINTS }))
  const by = byCommand(ID)
  const make = () => createKey(store, by, { expires: new Date(Date.now() + 90 * 86_400_000) })
  const [kept, revoked, rotated] = [await make(), await make(), await make()]
  await revokeKey(store, by, revoked.id)
  const next = await rotateKey(store, by, rotated.id, 0)
  await store.tx(ID, (workspace) => {
    for (let n = 0; n <= OUTBOX_MAX; n++) post(workspace, 'api_key.expiring', expiring, n)
  })
  const { outbox = [] } = (await store.read(ID)) ?? {}
  expect(outbox.length).toBe(OUTBOX_MAX)
  const reminders = outbox.filter(({ type }) => type === REMINDER).map(({ data }) => data.key)
  expect(reminders).toEqual([kept.id, next.id])
  await store.close()
})

test('nothing is kept when there is nobody to tell', () => {
  const workspace = workspaceRecord()
  post(workspace, 'api_key.revoked', { key: 'key_1' }, 0)
  expect(workspace.outbox).toEqual([])
})

describe('a key that ends', () => {
  const AT = Date.parse('2026-02-03T00:00:00.000Z')
  const DAY = 86_400_000
  const wanted = { most: 4, busy: new Set<string>(), mails: false }

  function ending(days: number) {
    const { record } = newKey({ expires: new Date(AT + days * DAY) }, new Date(AT))
    const workspace = workspaceRecord({
      keys: [record],
      endpoints: ENDPOINTS,
    })
    remindOfExpiry(workspace, record, AT)
    return { workspace, record }
  }

  test('is told of seven days before, once, to whoever listens by then', () => {
    const { workspace, record } = ending(30)
    expect(take(workspace, AT + 23 * DAY - 1, wanted)).toEqual([])
    const taken = take(workspace, AT + 23 * DAY, wanted)
    expect(taken.map(({ message, endpoint }) => [message.type, message.data, endpoint?.id])).toEqual([
      ['api_key.expiring', { key: record.id, expires: record.expires }, 'ep_1'],
    ])
    expect(workspace.outbox.length).toBe(1)
  })

  test.each([
    ['revoked', { revoked: '2026-02-04T00:00:00.000Z' }],
    ['being replaced', { rotated_to: 'key_00000002' }],
    ['ending at another time', { expires: '2027-01-01T00:00:00.000Z' }],
  ])('is not told of when it is %s', (_, change) => {
    const { workspace, record } = ending(30)
    Object.assign(record, change)
    expect(take(workspace, AT + 25 * DAY, wanted)).toEqual([])
    expect(workspace.outbox).toEqual([])
  })

  test('within the week has no reminder, as whoever made it knows', () => {
    expect(ending(7).workspace.outbox).toEqual([])
  })
})

test('a batch is told of to webhooks that listen, once, with its counts', async () => {
  const { store, workspace, post: send } = served
  await store.tx(workspace, (changed) => {
    changed.plan = 'enterprise'
  })
  const item = { draft: 'Hi Ana,\n\nCould you send the list?\n\nTom' }
  const body = JSON.stringify({ items: [item, { draft: 7 }] })
  await send('/v1/score/batch', body)
  expect((await store.read(workspace))?.outbox).toEqual([])
  await store.tx(workspace, ({ endpoints }) => void endpoints.push(...ENDPOINTS))
  const batch = Object(await (await send('/v1/score/batch', body)).json())
  expect((await store.read(workspace))?.outbox).toMatchObject([
    {
      type: 'batch.completed',
      data: { batch: batch.id, operation: 'score', succeeded: 1, failed: 1 },
      deliveries: [{ endpoint: 'ep_1' }],
    },
  ])
})

test('a batch is told of in the commit of its charge: both are there or neither, and nothing comes after', async () => {
  const app = await meteredApp('enterprise')
  await app.change(({ endpoints }) => void endpoints.push(...ENDPOINTS))
  const body = JSON.stringify({ items: [{ draft: 'Hi Ana,\n\nCould you send the list?\n\nTom' }] })
  const lost = () => Promise.reject(new StorageUnavailableError('f', null))
  app.withStore({ tx: lost })
  expect((await app.call('/v1/score/batch', body)).status).toBe(200)
  expect((await app.workspace()).outbox.length).toBe(1)
  app.withStore({ settle: lost })
  expect((await app.call('/v1/score/batch', body)).status).toBe(503)
  expect((await app.workspace()).outbox.length).toBe(1)
  expect((await app.usage()).month.calls).toBe(1)
})

test('a batch that answered nothing is charged nothing and told to nobody', async () => {
  const { store, workspace, post: send } = served
  const before = await store.read(workspace)
  const answer = await send('/v1/score/batch', JSON.stringify({ items: [{ draft: 7 }] }))
  expect(Object(await answer.json())).toMatchObject({ succeeded: 0, failed: 1, usage: { calls: 0 } })
  expect((await store.read(workspace))?.outbox).toEqual(before?.outbox)
})

test('a store tells of each commit that posted, from a transaction, a reservation or a charge, and of no other', async () => {
  const disk = await openFileStore(await tempFolder())
  await disk.createWorkspace(workspaceRecord({ id: ID }))
  let woken = 0
  const store = wakingStore(disk, () => {
    woken += 1
  })
  const posts = (workspace: Parameters<typeof post>[0]) => post(workspace, 'api_key.expiring', expiring, 0)
  await store.tx(ID, ({ name }) => name)
  await store.reserve(ID, (meter) => ({ meter, verdict: null, commit: null }))
  await store.reserve(ID, (meter) => ({ meter, verdict: null, commit: () => {} }))
  await store
    .tx(ID, (workspace) => {
      posts(workspace)
      throw new Error('no')
    })
    .catch(() => {})
  expect(woken).toBe(0)
  await store.tx(ID, posts)
  expect(woken).toBe(1)
  expect(await store.reserve(ID, (meter) => ({ meter, verdict: 7, commit: posts }))).toBe(7)
  expect(woken).toBe(2)
  expect((await store.read(ID))?.outbox.length).toBe(2)
  await store.settle(ID, reservation('1'), event('1'))
  expect(woken).toBe(2)
  await store.settle(ID, reservation('2'), event('2'), posts)
  expect(woken).toBe(3)
  await store.close()
})
