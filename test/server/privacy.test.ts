import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createKey } from '#server/services/keys.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { decorate } from '#server/storage/decorate.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import type { Store } from '#server/storage/store.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { makeApp } from '../support/make-app.ts'
import { requestAbout } from '../support/request-about.ts'

const { app, deps, store, folder, workspace, key, logged, post } = await makeApp()
/** A workspace that is not held back by a rate. */
const roomy = await createWorkspace(store, { name: 'Roomy', plan: 'enterprise' })
/** One that is. */
const small = await createWorkspace(store, { name: 'Small', plan: 'free' })
const CANARY = 'zebra-quartz-lantern'
const DRAFT = `Hi Ana,\n\nThe ${CANARY} is ready. Can we talk on Tuesday?\n\nTom`

/** Bodies that hold the canary and are refused, each for a reason of its own. */
const REFUSED: readonly unknown[] = [
  CANARY,
  [DRAFT],
  { draft: [DRAFT] },
  { draft: `${DRAFT}\u0000` },
  { draft: `${DRAFT}\ud800` },
  { draft: DRAFT, kind: CANARY },
  { draft: DRAFT, locale: `${CANARY}!` },
  { draft: DRAFT, threshold: CANARY, length: { mode: CANARY } },
  { draft: DRAFT, audience: { relationship: CANARY } },
  { draft: DRAFT, brand_voice_id: CANARY },
  { draft: DRAFT, apply_rules: [CANARY] },
  { draft: DRAFT, [`${CANARY} in a name, as from a form that was pasted into the wrong place`]: 1 },
]

const BY = { workspace, actor: { type: 'key', id: null }, ip: null, request_id: null } as const

/** What a line of the log may hold. */
const LOGGED = [
  ...['request_id', 'method', 'route', 'status', 'ms', 'workspace', 'key', 'user', 'operation'],
  ...['error', 'at', 'message'],
]

test('every request leaves one line, of listed fields, whatever goes wrong and wherever the draft stands', async () => {
  const before = logged.length
  const quoting = () => Promise.reject(new RangeError(`cannot read ${DRAFT} for ${roomy.key}`))
  const full = () => Promise.reject(new StorageUnavailableError(CANARY, new Error(DRAFT)))
  const withStore = (own: Partial<Store>) => createApp({ ...deps, store: decorate(store, own) })
  const broken = [{ read: quoting }, { settle: full }, { settle: quoting }, { reserve: full }].map(withStore)
  const body = JSON.stringify({ draft: DRAFT })
  const json = { authorization: `Bearer ${roomy.key}`, 'content-type': 'application/json' }
  const sent = (path: string, headers: Record<string, string> = {}, text = body) => ({
    path,
    init: { method: 'POST', body: text, headers: { ...json, ...headers } },
  })
  const tool = (name: string) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: CANARY,
      method: 'tools/call',
      params: { name, arguments: { draft: DRAFT } },
    })
  const requests = [
    sent('/v1/score'),
    sent('/v1/score', {}, '[]'),
    sent('/v1/score', { authorization: `Bearer ${small.key}` }),
    sent('/v1/score', { authorization: `Bearer ${small.key}` }),
    sent('/v1/score/batch', {}, JSON.stringify({ items: [{ draft: DRAFT }, { [CANARY]: DRAFT }, CANARY] })),
    sent(`/v1/${CANARY}?draft=${CANARY}&key=${roomy.key}`),
    sent(`/v1/score?draft=${CANARY}`),
    sent('/v1/score', {
      'user-agent': CANARY,
      referer: `https://${CANARY}.example/`,
      cookie: `sid=${CANARY}`,
    }),
    sent('/v1/score', { 'idempotency-key': CANARY }),
    sent('/v1/score', { 'idempotency-key': `${CANARY} ${CANARY}` }),
    sent('/v1/score', { authorization: `Bearer ${CANARY}` }),
    sent('/v1/score', { authorization: CANARY }),
    sent('/v1/score', { 'content-type': CANARY }),
    sent('/v1/score', { 'x-request-id': `${CANARY} ${roomy.key}` }),
    sent(
      '/v1/session',
      { 'sec-fetch-site': 'same-origin' },
      JSON.stringify({ email: `${CANARY}@example.com`, password: CANARY }),
    ),
    sent('/v1/session', { origin: `https://${CANARY}.example` }, CANARY),
    sent('/mcp', {}, tool('score')),
    sent('/mcp', {}, tool(CANARY)),
    sent('/mcp', { origin: `https://${CANARY}.example` }, CANARY),
    { path: '/metrics', init: { headers: { authorization: `Bearer ${CANARY}` } } },
    { path: `/v1/rules/${CANARY}`, init: {} },
    { path: '/healthz', init: { method: 'DELETE' } },
  ]
  const statuses = new Set<number>()
  for (const one of [app, ...broken]) {
    for (const { path, init } of requests) {
      const lines = logged.length
      const response = await one.request(path, init)
      statuses.add(response.status)
      const ended = logged
        .slice(lines)
        .map((line) => JSON.parse(line))
        .filter(({ ms }) => ms !== undefined)
      expect(ended, path).toEqual([
        expect.objectContaining({
          request_id: response.headers.get('x-request-id'),
          status: response.status,
        }),
      ])
    }
  }
  // The faults took place, each in its way.
  expect([...statuses].sort()).toEqual(
    expect.arrayContaining([200, 400, 401, 404, 405, 415, 422, 429, 500, 503]),
  )
  const lines = logged.slice(before)
  for (const secret of [CANARY, small.key.slice(17), roomy.key.slice(17)]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([])
  }
  const names = new Set(lines.flatMap((line) => Object.keys(JSON.parse(line))))
  expect([...names].filter((name) => !LOGGED.includes(name))).toEqual([])
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      route: '/v1/score',
      workspace: roomy.id,
      key: `key_${roomy.key.slice(8, 16)}`,
      operation: 'score',
    }),
  )
})

test('drafts and keys are in no error, no log and no file', async () => {
  const bodies: string[] = []
  const keep = async (response: Response) => {
    expect(response.ok).toBe(false)
    bodies.push(await response.text(), JSON.stringify([...response.headers]))
  }
  const secrets = [CANARY, key.slice(17), roomy.key.slice(17)]
  for (const { contract } of OPERATIONS) {
    const path = `/v1/${contract.name}`
    for (const body of REFUSED) await keep(await post(path, JSON.stringify(body)))
    await keep(await post(path, `{"draft": "${CANARY}`))
    await keep(await post(path, JSON.stringify({ draft: DRAFT }), { 'content-type': 'text/plain' }))
    await keep(await post(path, JSON.stringify({ draft: DRAFT.repeat(5000) })))
    await keep(await post(`${path}?key=${key}`, JSON.stringify({ draft: DRAFT })))
    for (const wrong of [`${key}x`, key.toUpperCase(), `${key} ${CANARY}`]) {
      await keep(await post(path, JSON.stringify({ draft: DRAFT }), { authorization: `Bearer ${wrong}` }))
    }
    const narrow = await createKey(store, BY, { scopes: ['usage:read'] })
    secrets.push(narrow.key.slice(17))
    await keep(await post(path, JSON.stringify({ draft: DRAFT }), { authorization: `Bearer ${narrow.key}` }))
    await keep(await app.request(`/v1/${CANARY}`, { headers: { authorization: `Bearer ${key}` } }))
    const roomily = { authorization: `Bearer ${roomy.key}` }
    expect((await post(path, JSON.stringify(requestAbout(contract, DRAFT)), roomily)).status).toBe(200)
  }
  await store.close() // what is still being written would come and go under the reader
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
  // What is looked through is there: errors, log lines, and the calls that were charged.
  expect(bodies.length).toBeGreaterThan(60)
  expect(logged.length).toBeGreaterThan(30)
  expect(stored.join()).toContain('"operation":"score"')
  for (const secret of secrets) {
    expect(bodies.filter((text) => text.includes(secret))).toEqual([])
    expect(logged.filter((text) => text.includes(secret))).toEqual([])
    expect(stored.filter((text) => text.includes(secret))).toEqual([])
  }
})
