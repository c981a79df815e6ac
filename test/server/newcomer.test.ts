import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { ENGINE, startPg } from '../support/pg.ts'
import { runNode, type Served, serve } from '../support/run-node.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { webhookReceiver } from '../support/webhook-receiver.ts'

const DAY = 86_400_000
const DRAFT = 'Hi Ana,\n\nCan we talk about the synergy report on Tuesday at 10?\n\nTom'
const OWNER = { email: 'ana@example.com', name: 'Ana Ruiz', password: 'correct horse battery staple' }

interface Answer {
  status: number
  /** What JSON said; null when there was none. */
  body: ReturnType<typeof JSON.parse>
  headers: Headers
}

type Caller = (method: string, path: string, body?: unknown) => Promise<Answer>

/** A caller with these headers, at whatever server runs when it calls. */
const callerAt =
  (server: () => Served, headers: () => Record<string, string>): Caller =>
  async (method, path, body) => {
    const response = await fetch(`${server().url}${path}`, {
      method,
      headers: { ...headers(), ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
  }

test('from an empty folder to PostgreSQL: owner, second workspace, voice, key, warning, soft cap, stop, webhook, rotation, restart', async () => {
  // The calls of a day are counted, so the day must not end meanwhile.
  const left = DAY - (Date.now() % DAY)
  if (left < 90_000) await sleep(left)

  const env: Record<string, string> = {
    DATA_DIR: join(await tempFolder(), 'data'),
    WEBHOOKS_ALLOW_LOCAL: '1',
  }
  let server = await serve(env)
  onTestFinished(() => void server.stop('SIGKILL'))
  const receiver = await webhookReceiver()

  // The link that the server prints makes the owner, once.
  const token = /\/setup#token=(\S+)/.exec(server.welcome)?.[1]
  expect((await fetch(`${server.url}/setup`)).headers.get('content-type')).toContain('text/html')
  let cookie = ''
  let there: Record<string, string> = {}
  const owner = callerAt(
    () => server,
    () => ({ 'sec-fetch-site': 'same-origin', cookie, ...there }),
  )
  const made = await owner('POST', '/v1/setup', { token, ...OWNER })
  expect([made.status, made.body.workspaces.length]).toEqual([201, 1])
  cookie = made.headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await owner('POST', '/v1/setup', { token, ...OWNER })).status).toBe(404)

  // A second workspace starts on the free plan.
  const second = await owner('POST', '/v1/workspaces', { name: 'Northwind' })
  expect([second.status, second.body.plan]).toEqual([201, 'free'])
  there = { 'sendworthy-workspace': second.body.id }
  const voice = await owner('POST', '/v1/brand-voices', {
    name: 'Northwind, plain',
    client: 'Northwind',
    banned: [{ term: 'synergy', use: 'teamwork' }],
  })
  expect(voice.status).toBe(201)
  const scopes = ['optimize:*', 'profiles:read', 'usage:read', 'webhooks:write']
  const first = await owner('POST', '/v1/keys', { name: 'Composer', scopes })
  expect(first.body.key).toMatch(/^mk_live_/)
  let key: string = first.body.key
  const program = callerAt(
    () => server,
    () => ({ authorization: `Bearer ${key}` }),
  )
  const events = [
    'quota.warning',
    'quota.soft_cap',
    'quota.hard_stop',
    'api_key.rotated',
    'api_key.revoked',
  ] as const
  const hook = await program('POST', '/v1/webhooks', { url: receiver.url, events })
  expect(hook.body.secret).toMatch(/^whsec_/)

  // Calls until the warning, the soft cap and the stop, at one request a second.
  const request = { draft: DRAFT, kind: 'follow_up', brand_voice_id: voice.body.id }
  const score = () => program('POST', '/v1/score', request)
  const scores = async (calls: number) => {
    await sleep(1000)
    return program('POST', '/v1/score/batch', { items: Array.from({ length: calls }, () => request) })
  }
  const both = await Promise.all([score(), score()])
  const [one, tooFast] = both.toSorted((a, b) => a.status - b.status) as [Answer, Answer]
  expect([one.status, one.body.usage.used, one.body.warnings]).toEqual([200, 1, []])
  expect(JSON.stringify(one.body.result.annotations)).toContain('synergy')
  expect([tooFast.status, tooFast.body.code, tooFast.headers.get('retry-after')]).toEqual([
    429,
    'rate_limited',
    '1',
  ])
  const warnings = (answer: Answer) => answer.body.warnings.map(({ code }: { code: string }) => code)
  expect(warnings(await scores(38))).toEqual([])
  const warned = await scores(1)
  expect([warned.body.usage.used, warnings(warned)]).toEqual([40, ['quota_warning']])
  const capped = await scores(10)
  expect([capped.body.usage.used, warnings(capped)]).toEqual([50, ['quota_soft_cap']])
  const last = await scores(10)
  expect([last.status, last.body.usage.used, last.body.usage.remaining]).toEqual([200, 60, 0])
  const isStopped = async () => {
    await sleep(1000)
    const { status, body, headers } = await score()
    const wait = Number(headers.get('retry-after'))
    expect([status, body.code, headers.get('x-ratelimit-remaining')]).toEqual([429, 'quota_exceeded', '0'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(DAY / 1000)
  }
  await isStopped()
  const usage = (await program('GET', '/v1/usage')).body
  expect(usage.window.used).toBe(60)
  expect(usage.notices.map(({ code }: { code: string }) => code)).toEqual([
    'quota.warning',
    'quota.soft_cap',
    'quota.hard_stop',
  ])

  // Each notice came by webhook, once, signed as a receiver verifies it.
  const verified = () =>
    receiver.received.map(
      ({ headers, body }) =>
        new Webhook(hook.body.secret).verify(body, headers as Record<string, string>) as { type: string },
    )
  // A later one may come first.
  const haveCome = (...types: string[]) =>
    expect
      .poll(
        () =>
          verified()
            .map(({ type }) => type)
            .sort(),
        { timeout: 10_000 },
      )
      .toEqual(types.sort())
  await haveCome(...events.slice(0, 3))

  // A rotated key and the one before it work side by side until that is revoked.
  const rotated = await owner('POST', `/v1/keys/${first.body.id}/rotate`, { grace_seconds: 3600 })
  const me = async (shown: string) => {
    key = shown
    return (await program('GET', '/v1/me')).status
  }
  expect([await me(first.body.key), await me(rotated.body.key)]).toEqual([200, 200])
  expect((await owner('DELETE', `/v1/keys/${first.body.id}`)).status).toBe(204)
  expect([await me(first.body.key), await me(rotated.body.key)]).toEqual([401, 200])
  await haveCome(...events)

  // Everything is there after a restart, the stop as well.
  const pages = ['/v1/workspace', '/v1/brand-voices', '/v1/keys', '/v1/webhooks', '/v1/members', '/v1/audit']
  const kept = async () => {
    const read = await Promise.all([...pages, '/v1/usage/events?limit=100'].map((path) => owner('GET', path)))
    expect(read.map(({ status }) => status)).toEqual(read.map(() => 200))
    const { window, by_client, by_key } = (await owner('GET', '/v1/usage')).body
    return [...read.map(({ body }) => body), window.used, by_client, by_key]
  }
  const before = await kept()
  expect(await server.stop('SIGTERM')).toBe(0)
  server = await serve(env)
  expect(server.welcome).not.toContain('/setup#')
  expect(await kept()).toEqual(before)
  await isStopped()
  expect(await server.stop('SIGTERM')).toBe(0)

  // And so it is in PostgreSQL. PGlite takes one connection, which is too few for a server.
  if (ENGINE === 'PGlite') return
  const database = await startPg()
  onTestFinished(() => database.stop())
  const moved = await runNode(['server/cli.ts', 'move', '--to', database.url, '--json'], env)
  expect([moved.code, moved.err]).toEqual([0, ''])
  for (const { name, same } of JSON.parse(moved.out)) expect([name, same]).toEqual([name, true])
  const masterKey = (await readFile(join(env.DATA_DIR ?? '', 'master.key'), 'utf8')).trim()
  server = await serve({ WEBHOOKS_ALLOW_LOCAL: '1', DATABASE_URL: database.url, MASTER_KEY: masterKey })
  onTestFinished(() => server.stop('SIGKILL').then(() => undefined))
  expect(await kept()).toEqual(before)
  await isStopped()
  await program('POST', `/v1/webhooks/${hook.body.id}/test`)
  await haveCome(...events, 'webhook.test')
  const signedIn = await owner('POST', '/v1/session', { email: OWNER.email, password: OWNER.password })
  expect(signedIn.status).toBe(201)
  expect(await server.stop('SIGTERM')).toBe(0)
}, 300_000)
