import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { decorate } from '#server/storage/decorate.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import type { Store } from '#server/storage/store.ts'
import { makeApp } from '../support/make-app.ts'

const { app, deps, store, logged } = await makeApp()
/** A workspace that is not held back by a rate. */
const roomy = await createWorkspace(store, { name: 'Roomy', plan: 'enterprise' })
/** One that is. */
const small = await createWorkspace(store, { name: 'Small', plan: 'free' })
const CANARY = 'zebra-quartz-lantern'
const DRAFT = `Hi Ana,\n\nThe ${CANARY} is ready. Can we talk on Tuesday?\n\nTom`

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
