import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { decorate } from '#server/storage/decorate.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import { makeApp } from '../support/make-app.ts'
import { deliveryEvent } from './storage/contract/fixtures.ts'

const { app, deps, store, metrics, workspace, key } = await makeApp()
const TOKEN = 'a-token-of-the-monitor'
const DRAFT = { draft: 'Hi Ana, can we talk on Tuesday?' }

/** The value of a series; null when there is none. */
async function countOf(series: string): Promise<number | null> {
  const line = (await metrics.text()).split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? null : Number(line.slice(series.length + 1))
}

/** A workspace that is not held back by a rate. */
const enterprise = await createWorkspace(store, { name: 'Large', plan: 'enterprise' })
const call = (path: string, body: unknown, more: Record<string, string> = {}, on = app) =>
  on.request(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${enterprise.key}`, 'content-type': 'application/json', ...more },
  })

describe('whoever may not read the metrics finds nothing there', () => {
  interface From {
    address?: string
    host?: string
    authorization?: string
  }
  const read = (
    more: Partial<Deps>,
    { address = '127.0.0.1', host = 'localhost:8787', authorization }: From,
  ) =>
    createApp({ ...deps, ...more }).request(
      '/metrics',
      { headers: { host, ...(authorization !== undefined && { authorization }) } },
      { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } },
    )
  const withToken = { metricsToken: TOKEN }

  test.each<[string, Partial<Deps>, From]>([
    [
      'with the token, from anywhere',
      withToken,
      { address: '203.0.113.7', authorization: `Bearer ${TOKEN}` },
    ],
    ['from this machine', {}, {}],
    ['from this machine over IPv6', {}, { address: '::1', host: '[::1]:8787' }],
    ['from this machine, mapped', {}, { address: '::ffff:127.0.0.1', host: '127.0.0.1:8787' }],
  ])('%s it is read', async (_, more, from) => {
    const response = await read(more, from)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(await response.text()).toContain('sendworthy_http_requests_total')
  })

  test.each<[string, Partial<Deps>, From]>([
    ['without a token, from elsewhere', {}, { address: '203.0.113.7' }],
    ['under another name, as a page can give it', {}, { host: 'rebound.example:8787' }],
    ['behind a proxy on this machine', { publicUrl: 'https://mail.example.com' }, {}],
    ['behind as many proxies as are trusted', { trustedProxies: 1 }, {}],
    ['with a token set but none shown, from this machine', withToken, {}],
    ['with another token', withToken, { authorization: `Bearer ${TOKEN}x` }],
    ['with an API key', withToken, { authorization: `Bearer ${key}` }],
    ['with the token in another scheme', withToken, { authorization: `Basic ${TOKEN}` }],
  ])('%s it is not', async (_, more, from) => {
    const response = await read(more, from)
    expect(response.status).toBe(404)
    const { instance: _i, request_id: _r, ...problem } = Object(await response.json())
    const {
      instance: _j,
      request_id: _s,
      ...nothing
    } = Object(await (await app.request('/nothing-here')).json())
    expect(problem).toEqual(nothing)
  })
})

describe('the metrics', () => {
  const charged = () => countOf('sendworthy_calls_charged_total{operation="score"}')

  test('count calls as they are charged: not refused ones, repeated ones, or those that could not be kept', async () => {
    expect(await charged()).toBe(0)
    expect((await call('/v1/score', DRAFT)).status).toBe(200)
    expect(await charged()).toBe(1)
    expect((await call('/v1/score/batch', { items: [DRAFT, { draft: 1 }, DRAFT] })).status).toBe(200)
    expect(await charged()).toBe(3)
    expect((await call('/v1/score', { draft: 1 })).status).toBe(422)
    const once = { 'idempotency-key': 'once' }
    await call('/v1/score', DRAFT, once)
    expect((await call('/v1/score', DRAFT, once)).headers.get('idempotent-replayed')).toBe('true')
    expect(await charged()).toBe(4)
    const full = decorate(store, {
      settle: () => Promise.reject(new StorageUnavailableError('usage', new Error('ENOSPC'))),
    })
    expect((await call('/v1/score', DRAFT, {}, createApp({ ...deps, store: full }))).status).toBe(503)
    expect(await charged()).toBe(4)
    const tool = { name: 'score', arguments: DRAFT }
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }
    expect((await call('/mcp', message, { accept: 'application/json, text/event-stream' })).status).toBe(200)
    expect(await charged()).toBe(5)
  })

  test('count refusals by policy', async () => {
    const free = await createWorkspace(store, { name: 'Small' })
    const rated = { authorization: `Bearer ${free.key}` }
    const answers = await Promise.all([1, 2, 3].map(() => call('/v1/score', DRAFT, rated)))
    const refused = answers.filter(({ status }) => status === 429).length
    expect(refused).toBeGreaterThan(0)
    const limits = ['rate_limited', 'too_many_at_once']
    const counts = limits.map((policy) => countOf(`sendworthy_refusals_total{policy="${policy}"}`))
    expect((await Promise.all(counts)).reduce((sum: number, one) => sum + (one ?? 0), 0)).toBe(refused)
  })

  test('know routes by their templates, and none by an address', async () => {
    await app.request('/v1/evidence/E38c')
    await app.request('/v1/zebra-quartz')
    await app.request('/zebra-quartz')
    const series = (route: string, status: number) =>
      `sendworthy_http_requests_total{route="${route}",method="GET",status="${status}"}`
    expect(await countOf(series('/v1/evidence/:id', 200))).toBe(1)
    expect(await metrics.text()).not.toContain('zebra')
  })

  test('count a request as under way until it is answered, and once', async () => {
    const inFlight = 'sendworthy_http_requests_in_flight'
    const count = 'sendworthy_http_request_duration_seconds_count{route="/v1/cta",method="POST"}'
    expect(await countOf(inFlight)).toBe(0)
    const answers = [call('/v1/cta', DRAFT), call('/v1/cta', DRAFT)]
    expect(await countOf(inFlight)).toBe(2)
    await Promise.all(answers)
    expect(await countOf(inFlight)).toBe(0)
    expect(await countOf(count)).toBe(2)
  })

  test('count deliveries by outcome, and how long commits take', async () => {
    const at = new Date().toISOString()
    const failure = 'It answered with status 500.'
    await store.append(workspace, 'delivery', [
      { ...deliveryEvent(1, at), failure: null },
      { ...deliveryEvent(2, at), failure },
      { ...deliveryEvent(3, at), endpoint: 'email', failure },
    ])
    const series = (labels: string) => countOf(`sendworthy_deliveries_total{${labels}}`)
    expect(await series('channel="webhook",outcome="delivered"')).toBe(1)
    expect(await series('channel="webhook",outcome="failed"')).toBe(1)
    expect(await series('channel="email",outcome="failed"')).toBe(1)
    expect(await series('channel="email",outcome="delivered"')).toBe(0)
    expect(await countOf('sendworthy_store_commit_duration_seconds_count{change="append"}')).toBe(1)
  })

  test('tell nothing of workspaces, keys and people, and tell of the process', async () => {
    const text = await metrics.text()
    for (const secret of [workspace, enterprise.id, key, key.slice(8, 16), 'Large']) {
      expect(text).not.toContain(secret)
    }
    expect(text).not.toMatch(/\b(?:ws|usr|evt|mk_live)_\w|\bkey_[0-9A-Za-z]{8}\b/)
    expect(text).toContain('process_resident_memory_bytes')
    expect(text).toContain('nodejs_eventloop_lag_seconds')
  })
})
