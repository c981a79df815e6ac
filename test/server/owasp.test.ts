/**
 * OWASP API Security Top 10 (2023), each row on every route that it concerns. Rows 1, 3 and 5 need things of two
 * workspaces and stand in isolation.test.ts; of row 7 the addresses themselves in webhooks/addresses.test.ts, of row 9
 * the comparison of routes with the description in contract.test.ts; row 10 in owasp-upstream.test.ts.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { byCommand } from '#server/services/audit.ts'
import { mintKey } from '#server/services/key-format.ts'
import { createKey, revokeKey, rotateKey } from '#server/services/keys.ts'
import { changePlan } from '#server/services/workspaces.ts'
import { isForPrograms } from '#shared/api/endpoint.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { requestAbout } from '../support/request-about.ts'
import { ROUTES, type Route } from '../support/routes.ts'
import { makeTeam, type Who } from '../support/team.ts'
import { accountsApp } from './accounts/accounts-app.ts'
import { bearer, meteredApp } from './metering/metered-app.ts'

const team = await makeTeam()
const { app, call, store, users, workspace, key } = team
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())

const at = ({ path }: Pick<Route, 'path'>) => path.replace('{id}', 'nothing')
const takesKeys = ({ access }: Route) => typeof access === 'object' && access.scope !== null
const withBody = ROUTES.filter(({ body }) => body)
const ALL_SCOPES = ['optimize:*', 'profiles:read', 'profiles:write', 'usage:read', 'webhooks:write', 'mcp']

describe('API2 broken authentication: a key that does not work opens nothing, and nobody learns why', () => {
  const wrong: Record<string, Who> = {}
  beforeAll(async () => {
    const by = byCommand(workspace)
    const made = () => createKey(store, by, { scopes: ALL_SCOPES })
    const [revoked, rotated] = [await made(), await made()]
    await revokeKey(store, by, revoked.id)
    await rotateKey(store, by, rotated.id, 0, Date.now() - 1)
    const expired = await createKey(
      store,
      by,
      { scopes: ALL_SCOPES, expires: new Date(Date.now() - 1000) },
      Date.now() - 60_000,
    )
    const unknown = mintKey('live').key
    Object.assign(wrong, {
      'no key at all': { authorization: 'Bearer ' },
      'another scheme': { authorization: `Basic ${key}` },
      'a slip of the pen': bearer(`${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`),
      'the other environment': bearer(key.replace('mk_live_', 'mk_test_')),
      'a key of nobody': bearer(unknown),
      'an end that was cut off': bearer(key.slice(0, 40)),
      'two keys in one header': bearer(`${key}, ${key}`),
      'a revoked key': bearer(revoked.key),
      'a key that was replaced': bearer(rotated.key),
      'an expired key': bearer(expired.key),
    })
  })

  test.each(ROUTES.filter(takesKeys))('$method $path', async (route) => {
    const answers = new Set<string>()
    for (const [name, who] of Object.entries(wrong)) {
      const { status, headers, body } = await call(who, route.method, at(route), route.body)
      expect(status, name).toBe(401)
      expect(headers.get('www-authenticate'), name).toMatch(/^Bearer realm="sendworthy"/)
      if (body.code === 'invalid_key') answers.add(`${body.title} ${body.detail}`)
    }
    expect(answers.size).toBe(1)
  })

  const asked = ROUTES.filter(({ access }) => access !== 'public' && access !== 'visitor')
  test.each(asked)('nor does one in the address, which has leaked: $method $path', async (route) => {
    for (const who of [{}, bearer(key), bearer('x'), await team.signedIn(users.owner)]) {
      const { status, body, text } = await call(who, route.method, `${at(route)}?key=${key}`, route.body)
      expect([status, body.code]).toEqual([400, 'key_in_address'])
      expect(body.detail).toMatch(/leaked.*revoke or rotate/)
      expect(text).not.toContain(key.slice(8))
    }
  })

  test.each(asked.filter((route) => !takesKeys(route)))(
    'nor where only people may: it is no key, or one that may not: $method $path',
    async (route) => {
      for (const [name, who] of Object.entries(wrong)) {
        const { status, headers, body } = await call(who, route.method, at(route), route.body)
        expect([status, body.code], name).toEqual([401, 'invalid_key'])
        expect(headers.get('www-authenticate'), name).toBe('Bearer realm="sendworthy", error="invalid_token"')
      }
      const withCookie = { ...(await team.signedIn(users.owner)), ...bearer(key) }
      for (const who of [bearer(key), withCookie]) {
        const { status, body } = await call(who, route.method, at(route), route.body)
        expect([status, body.code]).toEqual([403, 'keys_may_not'])
      }
    },
  )

  test.each(asked)(
    'nor does a session that ended, one that was made up, or one another site makes use of: $method $path',
    async (route) => {
      const ended = await team.signedIn(users.owner)
      await call(ended, 'DELETE', '/v1/session')
      const madeUp = { ...ended, cookie: `sid=${'A'.repeat(43)}` }
      for (const who of [ended, madeUp])
        expect((await call(who, route.method, at(route), route.body)).status).toBe(401)
      const elsewhere = { ...(await team.signedIn(users.owner)), 'sec-fetch-site': 'cross-site' }
      const refused = await call(elsewhere, route.method, at(route), route.body)
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong_origin'])
    },
  )
})

describe('API4 unrestricted resource consumption: what is too large or too deep is refused before it costs', () => {
  test.each(withBody)('$method $path', async (route) => {
    const who = await (takesKeys(route) ? team.keyWith(ALL_SCOPES) : team.signedIn(users.owner))
    const large = `"${'x'.repeat(256 * 1024)}"`
    const ask = async (body: string | ReadableStream, more: Record<string, string> = {}) => {
      const headers = { ...who, 'content-type': 'application/json', ...more }
      return app.request(at(route), { method: route.method, headers, body, duplex: 'half' } as RequestInit)
    }
    expect((await ask(large, { 'content-length': String(large.length) })).status, 'declared').toBe(413)
    const stream = new Blob([large]).stream()
    expect((await ask(stream)).status, 'as a stream').toBe(413)
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    expect((await ask(deep)).status, 'deep').toBe(422)
    expect((await ask('{}', { 'content-type': 'text/plain' })).status, 'another type').toBe(415)
    expect((await ask('{}', { 'content-encoding': 'gzip' })).status, 'packed').toBe(415)
  })

  test('lists give a hundred at most', async () => {
    const lists = Object.entries(document.paths).filter(([, { get }]) =>
      get?.parameters?.some(({ name }) => name === 'limit'),
    )
    expect(lists.length).toBeGreaterThan(3)
    const owner = await team.signedIn(users.owner)
    for (const [path] of lists) {
      for (const limit of ['0', '101', '-1', '1e9', 'all', ''])
        expect((await call(owner, 'GET', `${at({ path })}?limit=${limit}`)).status, path).toBe(422)
    }
  })
})

describe('API6 sensitive business flows: the stop of a plan holds', () => {
  const stopped = async () => {
    const made = await meteredApp('free')
    await made.use(59)
    expect((await made.paced()).status).toBe(200)
    const code = async (headers: Record<string, string> = {}) => (await made.paced(headers)).code
    expect(await code()).toBe('quota_exceeded')
    return { ...made, code }
  }

  test('against a new key, a rotated one and one of a person', async () => {
    const { code, makeKey, store: kept, id, clock } = await stopped()
    const made = await makeKey()
    expect(await code(bearer(made.key))).toBe('quota_exceeded')
    const rotated = await rotateKey(kept(), byCommand(id), made.id, 3600, clock.now)
    expect(await code(bearer(rotated.key))).toBe('quota_exceeded')
  })

  test('against a plan that is changed there and back', async () => {
    const { code, store: kept, id } = await stopped()
    for (const plan of ['pro', 'free'] as const) await changePlan(kept(), byCommand(id), plan)
    expect(await code()).toBe('quota_exceeded')
  })

  test('against a clock that is set back, and a restart', async () => {
    const { code, clock, restart } = await stopped()
    await restart()
    expect(await code()).toBe('quota_exceeded')
    clock.now -= 3_600_000
    expect(await code()).toBe('quota_exceeded')
    clock.now += 3_600_000
    expect(await code()).toBe('quota_exceeded')
  })

  test('against workspaces that are deleted and made anew, by new names or the same', async () => {
    const { owner, clock, signIn } = await accountsApp()
    const browser = await owner()
    const make = async (name: string, key = name) => {
      const made = await browser.call('POST', '/v1/workspaces', { name }, { 'idempotency-key': key })
      return made.body.code ?? made.body.id
    }
    const drop = (id: string, name: string) =>
      browser.call('DELETE', `/v1/workspace?confirm=${name}`, undefined, { 'sendworthy-workspace': id })
    for (let n = 0; n < 10; n++) {
      const name = n % 2 ? 'same' : `W${n}`
      // Two at once delete it once, and take one place.
      const id = await make(name, `${name}-${n}`)
      const dropped = await Promise.all([drop(id, name), drop(id, name)])
      expect(dropped.map(({ status }) => status).sort()).toEqual([204, 404])
      expect(await make(name, `${name}-${n}`)).toBe('already_done')
    }
    expect(await Promise.all([make('same'), make('new')])).toEqual(['limit_reached', 'limit_reached'])
    clock.now += 86_400_000
    await signIn(browser)
    expect(await make('new')).toMatch(/^ws_/)
  })

  test('against other operations, batches and repeats of another body', async () => {
    const { paced, code } = await stopped()
    for (const { contract } of OPERATIONS) {
      const request = requestAbout(contract, 'Call me.')
      const path = `/v1/${contract.name}`
      expect((await paced({}, JSON.stringify(request), path)).code, path).toBe('quota_exceeded')
      if (!('batch' in contract)) continue
      const batch = JSON.stringify({ items: [request] })
      expect((await paced({}, batch, `${path}/batch`)).code, path).toBe('quota_exceeded')
    }
    expect(await code({ 'idempotency-key': 'fresh' })).toBe('quota_exceeded')
  })
})

test('API7 server-side request forgery: an address within is refused wherever one is taken', async () => {
  const closed = await meteredApp('enterprise', ({ keys }) => {
    for (const one of keys) one.scopes.push('webhooks:write')
  })
  const urls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => 'url' in propertiesOf(requestBody))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
  expect(urls.sort()).toEqual(['PATCH /v1/webhooks/{id}', 'POST /v1/webhooks'])
  for (const url of [
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'http://example.com/',
    'https://user:password@example.com/',
    'file:///etc/passwd',
  ]) {
    const made = await closed.call('/v1/webhooks', JSON.stringify({ url }))
    expect([made.status, made.body.errors?.[0]?.pointer], url).toEqual([422, '/url'])
  }
})

describe('API8 security misconfiguration: every answer is protected, whatever it is', () => {
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
  test.each(Object.keys(document.paths))('%s', async (path) => {
    const isApi = path.startsWith('/v1/') || path === '/mcp' || path === '/openapi.json'
    const accesses = ROUTES.filter((route) => route.path === path).map(({ access }) => access)
    const isForPeople = accesses.length > 0 && accesses.every((one) => !isForPrograms(one))
    for (const method of methods) {
      const response = await app.request(at({ path }), { method })
      const { status, headers } = response
      const about = `${method} ${status}`
      expect(headers.get('x-content-type-options'), about).toBe('nosniff')
      expect(headers.get('referrer-policy'), about).toBe('no-referrer')
      expect(headers.get('content-security-policy'), about).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'/,
      )
      expect(headers.get('x-request-id'), about).toMatch(/^[\w-]{36}$/)
      expect(headers.has('access-control-allow-credentials'), about).toBe(false)
      expect(headers.get('access-control-allow-origin'), about).toBe(isApi && !isForPeople ? '*' : null)
      expect(headers.has('access-control-allow-methods'), about).toBe(status === 204 && method === 'OPTIONS')
      expect(headers.has('server') || headers.has('x-powered-by'), about).toBe(false)
      if (status < 400) continue
      expect(headers.get('content-type'), about).toBe('application/problem+json')
      expect(headers.get('cache-control'), about).toBe('no-store')
      expect(await response.text(), about).not.toMatch(/\n\s+at |node_modules|\/server\//)
    }
  })
})

test('API9 improper inventory: what is served stands under one version, or is one of a few pages', () => {
  const outside = Object.keys(document.paths).filter((path) => !path.startsWith('/v1/'))
  expect(outside.sort()).toEqual(['/api/docs', '/healthz', '/mcp', '/metrics', '/openapi.json', '/readyz'])
})

function propertiesOf(body: { content: Record<string, { schema?: { $ref?: string } }> } | undefined): object {
  const reference = body?.content['application/json']?.schema?.$ref?.split('/').at(-1) ?? ''
  return document.components.schemas[reference]?.properties ?? {}
}
