import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { dropOld } from '#server/services/housekeeping.ts'
import { postTo } from '#server/services/outbox.ts'
import { newMasterKey, Seal } from '#server/services/seal.ts'
import { decorate } from '#server/storage/decorate.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { openPostgresStore } from '#server/storage/postgres.ts'
import type { Store } from '#server/storage/store.ts'
import type { WorkspaceRecord } from '#server/storage/workspace.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/api/endpoints.ts'
import { exampleFor } from '#shared/api/examples.ts'
import { CONNECTIONS, ENGINE, emptyPg, startPg, type TestDatabase } from '../../support/pg.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { accountsApp, type Browser, HOUR } from '../accounts/accounts-app.ts'

const posts = (ENDPOINTS as readonly Endpoint[]).filter(({ method }) => method === 'post')
const nameOf = ({ method, path }: Endpoint) => `${method.toUpperCase()} ${path}` as EndpointName
const ONCE = posts.filter(({ once }) => once).map(nameOf)
const seal = new Seal(async () => [newMasterKey()])
const NAMED = { 'idempotency-key': 'order-1' }
const VOICE = { name: 'Nord' }

let database: TestDatabase
beforeAll(async () => {
  database = await startPg()
}, 60_000)
afterAll(() => database?.stop(), 60_000)

test('every POST makes one under its key, but those that make nothing, and those that a one-time link, a password or ids of their own keep from making two', () => {
  expect(posts.filter(({ once }) => !once).map(nameOf)).toEqual([
    'POST /v1/brand-voices/learn',
    'POST /v1/gate-events',
    'POST /v1/invitations/open',
    'POST /v1/invitations/accept',
    'POST /v1/setup',
    'POST /v1/session',
    'POST /v1/recovery',
  ])
})

describe.each(['files', ENGINE])('in %s', { timeout: 30_000 }, (engine) => {
  beforeEach(async () => {
    if (engine === ENGINE) await emptyPg(database.url)
  })

  /** An owner who is signed in, with what the endpoints need: a voice, a key, a webhook and a message it had. */
  async function signedIn(own: (store: Store) => Partial<Store> = () => ({})) {
    const bare =
      engine === ENGINE
        ? await openPostgresStore(database.url, CONNECTIONS)
        : await openFileStore(await tempFolder())
    onTestFinished(() => bare.close())
    const app = await accountsApp({ seal, store: decorate(bare, own(bare)) })
    const owner = await app.owner()
    const there = { 'sendworthy-workspace': app.workspace }
    const ask = (path: string, body: unknown, headers: Record<string, string> = {}, by = owner) =>
      by.call('POST', path, body, { ...there, ...headers })
    const record = async (id = app.workspace) => (await bare.read(id)) as WorkspaceRecord
    return { ...app, store: bare, owner, ask, record }
  }
  type Signed = Awaited<ReturnType<typeof signedIn>>

  /** Address and body of an endpoint, on things that are there. */
  async function requestOf({ ask, store, workspace }: Signed, name: EndpointName) {
    const path = name.replace('POST ', '')
    if (!path.includes('{id}')) return { path, body: exampleFor(name) }
    if (path.startsWith('/v1/keys')) {
      const { id } = (await ask('/v1/keys', { name: 'one' })).body
      return { path: path.replace('{id}', id), body: exampleFor(name) }
    }
    const { id } = (await ask('/v1/webhooks', { url: 'https://example.com/' })).body
    let body: unknown
    if (path.endsWith('/replay')) {
      const message = await store.tx(workspace, (changed) =>
        postTo(changed, [id], 'webhook.test', { webhook: id }, Date.now()),
      )
      body = { message }
    }
    return { path: path.replace('{id}', id), body }
  }

  test.each(ONCE)('%s is done once and answered again as it was', async (name) => {
    const signed = await signedIn()
    const { ask, record, store } = signed
    const { path, body } = await requestOf(signed, name)
    const first = await ask(path, body, NAMED)
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([
      (ENDPOINTS as readonly Endpoint[]).find((one) => nameOf(one) === name)?.status ?? 200,
      null,
    ])
    const before = [await record(), (await store.listWorkspaces()).workspaces.length]
    const again = await ask(path, body, NAMED)
    expect([again.status, again.headers.get('idempotent-replayed'), again.body]).toEqual([
      first.status,
      'true',
      first.body,
    ])
    expect([await record(), (await store.listWorkspaces()).workspaces.length]).toEqual(before)
    // The key stands for this address and this body only.
    if (body !== undefined) {
      const changed = { ...Object(body), ...changeOf(name) }
      expect((await ask(path, changed, NAMED)).body.code).toBe('idempotency_mismatch')
    }
  })

  test.each(['/v1/brand-voices', '/v1/workspaces'])('of many at once to %s one is done', async (path) => {
    const { ask, record, store } = await signedIn()
    const before = (await store.listWorkspaces()).workspaces.length + (await record()).voices.length
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(path, VOICE, NAMED)))
    const good = answers.filter(({ status }) => status === 201)
    expect(new Set(good.map(({ body }) => body.id)).size).toBe(1)
    for (const { status, body, headers } of answers) {
      if (status !== 201)
        expect([body.code, headers.get('retry-after')]).toEqual(['request_in_progress', '1'])
    }
    const after = (await store.listWorkspaces()).workspaces.length + (await record()).voices.length
    expect(after - before).toBe(1)
    expect((await ask(path, VOICE, NAMED)).body.id).toBe(good[0]?.body.id)
  })

  test('a refusal leaves no note, so that the same key can be used once what was wrong is right', async () => {
    const { ask, record } = await signedIn()
    expect((await ask('/v1/keys', { scopes: ['none'] }, NAMED)).status).toBe(422)
    expect((await record()).requests).toEqual([])
    expect((await ask('/v1/keys', { name: 'one' }, NAMED)).status).toBe(201)
  })

  test('when the server stops before the answer is kept, a repeat makes no second one, and says so', async () => {
    let broken = false
    const { ask, record, clock } = await signedIn((store) => ({
      tx: async (id, fn) => {
        // The change is committed, and nothing after it.
        if (broken) throw new Error('stopped')
        const result = await store.tx(id, fn)
        broken ||= (await store.read(id))?.requests.length === 1
        return result
      },
    }))
    const first = await ask('/v1/brand-voices', VOICE, NAMED)
    expect(first.status).toBe(201)
    broken = false
    expect((await record()).requests).toMatchObject([{ answer: null }])
    expect((await ask('/v1/brand-voices', VOICE, NAMED)).body.code).toBe('request_in_progress')
    clock.now += 121_000
    expect((await ask('/v1/brand-voices', VOICE, NAMED)).body.code).toBe('already_done')
    expect((await record()).voices).toHaveLength(1)
  })

  test('a day later the key stands for a new request; a workspace that was made stays the only one', async () => {
    const { ask, record, clock, signIn, browser } = await signedIn()
    await ask('/v1/brand-voices', VOICE, NAMED)
    const { body: made } = await ask('/v1/workspaces', VOICE, NAMED)
    clock.now += 24 * HOUR + 1000
    const later = browser()
    await signIn(later)
    const fresh = await ask('/v1/brand-voices', VOICE, NAMED, later)
    expect([fresh.status, fresh.headers.get('idempotent-replayed')]).toEqual([201, null])
    expect((await record()).voices).toHaveLength(2)
    expect((await ask('/v1/workspaces', VOICE, NAMED, later)).body.code).toBe('already_done')
    expect((await record(made.id)).members).toHaveLength(1)
  })

  test('a workspace that was made and deleted is not made again by a repeat: its id names nothing else', async () => {
    const { ask, owner, store, clock } = await signedIn()
    const { id } = (await ask('/v1/workspaces', VOICE, NAMED)).body
    const there = { 'sendworthy-workspace': id }
    const gone = await owner.call('DELETE', `/v1/workspace?confirm=${VOICE.name}`, undefined, there)
    expect(gone.status).toBe(204)
    expect((await ask('/v1/workspaces', VOICE, NAMED)).body.code).toBe('already_done')
    clock.now += HOUR
    expect((await ask('/v1/workspaces', { name: 'Other' }, NAMED)).body.code).toBe('already_done')
    expect(await store.read(id)).toBeNull()
    const other = await ask('/v1/workspaces', VOICE, { 'idempotency-key': 'order-2' })
    expect([other.status, other.body.id === id]).toEqual([201, false])
  })

  test('answers that show a secret are kept so that only who got them can open them', async () => {
    const { ask, record, signIn, browser } = await signedIn()
    const { key } = (await ask('/v1/keys', { name: 'one' }, NAMED)).body
    const { secret } = (await ask('/v1/webhooks', { url: 'https://example.com/' }, NAMED)).body
    const { link } = (await ask('/v1/invitations', { email: 'ben@example.com', role: 'viewer' }, NAMED)).body
    const kept = JSON.stringify(await record())
    for (const shown of [key, secret, link]) expect(kept).not.toContain(shown)
    // The same person in another browser is somebody else here: the token of the session opens the answer.
    const other: Browser = browser()
    expect((await signIn(other)).status).toBe(201)
    const refused = await ask('/v1/keys', { name: 'one' }, NAMED, other)
    expect([refused.status, refused.body.code]).toEqual([409, 'already_done'])
    expect((await record()).keys.filter(({ name }) => name === 'one')).toHaveLength(1)
    expect((await ask('/v1/keys', { name: 'one' }, NAMED)).body.key).toBe(key)
  })

  test('somebody in another workspace, and another person, may use the same key', async () => {
    const { ask, owner, member } = await signedIn()
    const tom = await member(owner, 'admin', 'tom')
    const first = await ask('/v1/workspaces', VOICE, NAMED)
    const second = await ask('/v1/workspaces', VOICE, NAMED, tom)
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, null])
    expect(second.body.id).not.toBe(first.body.id)
    const there = { ...NAMED, 'sendworthy-workspace': first.body.id }
    expect((await ask('/v1/brand-voices', VOICE, NAMED)).status).toBe(201)
    expect((await ask('/v1/brand-voices', VOICE, there)).headers.get('idempotent-replayed')).toBe(null)
  })
})

test('what is noted stays small: 200 requests, 64,000 characters of answers, none of them in the export', async () => {
  const app = await accountsApp({ seal })
  const { store, workspace } = app
  const owner = await app.owner()
  const { id } = (await owner.call('POST', '/v1/webhooks', { url: 'https://example.com/' })).body
  const long = { url: 'https://example.com/', description: 'x'.repeat(480) }
  for (let at = 0; at < 210; at++) {
    const named = { 'idempotency-key': `order-${at}` }
    if (at % 20 === 0) {
      const { body } = await owner.call('POST', '/v1/webhooks', long, named)
      await owner.call('DELETE', `/v1/webhooks/${body.id}`)
    } else await owner.call('POST', `/v1/webhooks/${id}/rotate-secret`, undefined, named)
  }
  const { requests } = (await store.read(workspace)) as WorkspaceRecord
  expect(requests).toHaveLength(200)
  const kept = requests.map(({ answer }) => answer?.length ?? 0)
  expect(kept.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(64_000)
  expect(kept.at(-1)).toBeGreaterThan(0)
  const exported = JSON.stringify((await owner.call('GET', '/v1/workspace/export')).body)
  expect(exported).not.toContain('"requests"')
})

test('what was kept is dropped after a day, also when no other request comes', async () => {
  const { store, workspace, clock, logged, ...app } = await accountsApp()
  const owner = await app.owner()
  await owner.call('POST', '/v1/brand-voices', VOICE, NAMED)
  const log = {
    debug: () => {},
    info: () => {},
    warn: (_: object, text: string) => void logged.push(text),
    error: () => {},
  }
  const kept = async () => {
    await dropOld({ store, log, now: () => clock.now })
    return (await store.read(workspace))?.requests.length
  }
  clock.now += 24 * HOUR - 1000
  expect(await kept()).toBe(1)
  clock.now += 2000
  expect(await kept()).toBe(0)
})

test('a body that is too long to keep its answer is not done twice', async () => {
  const app = await accountsApp()
  const owner = await app.owner()
  // Nothing that could be packed.
  const signoff = () => randomBytes(142).toString('base64url')
  const voices = Array.from({ length: 250 }, (_, at) => ({ name: `Voice ${at}`, signoff: signoff() }))
  const body = { object: 'brand_voice_export', voices }
  expect((await owner.call('POST', '/v1/brand-voices/import', body, NAMED)).status).toBe(201)
  app.clock.now += 121_000
  expect((await owner.call('POST', '/v1/brand-voices/import', body, NAMED)).body.code).toBe('already_done')
  expect((await app.store.read(app.workspace))?.voices).toHaveLength(250)
})

/** Another body that would be taken. */
function changeOf(name: EndpointName): object {
  if (name === 'POST /v1/brand-voices/import') return { voices: [{ name: 'Other' }] }
  if (name === 'POST /v1/keys/{id}/rotate') return { grace_seconds: 0 }
  if (name === 'POST /v1/webhooks') return { description: 'Other' }
  if (name === 'POST /v1/webhooks/{id}/replay') return { message: 'msg_00000000000000000000' }
  if (name === 'POST /v1/invitations') return { role: 'viewer' }
  return { name: 'Other' }
}
