import { expect, test } from 'vitest'
import { keyIdOf, mintKey } from '#server/services/key-format.ts'
import { exampleFor } from '#shared/api/examples.ts'
import { bearer, DRAFT, meteredApp, SECOND } from './metered-app.ts'

const NAMES = [
  'ratelimit-policy',
  'ratelimit',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]
const SCOPES = ['optimize:*', 'profiles:read', 'profiles:write', 'usage:read', 'webhooks:write']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

const missingIn = (headers: Headers) => NAMES.filter((name) => !headers.has(name))

async function keyed() {
  const app = await meteredApp('free', ({ billing }) => {
    billing.included = 1000
  })
  const { key } = await app.makeKey({ scopes: SCOPES })
  return { ...app, key, good: bearer(key) }
}

/** Every route of the description, by address, with ids that nobody has. */
async function routesOf({ call }: Pick<Awaited<ReturnType<typeof keyed>>, 'call'>) {
  const { paths } = (await call('/openapi.json')).body as { paths: Record<string, object> }
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/v1/'))
    .map(([path, described]) => ({
      path,
      address: path.replaceAll(/\{\w+\}/g, 'nobody'),
      taken: METHODS.filter((method) => method.toLowerCase() in described),
    }))
}

function bodyOf(method: string, path: string): string | null {
  if (method === 'GET' || method === 'DELETE') return null
  try {
    return JSON.stringify(exampleFor(`${method} ${path}`))
  } catch {
    return DRAFT
  }
}

test('a good key is told its limits by every route, and by methods that it does not take', async () => {
  const app = await keyed()
  const lacking: unknown[] = []
  const statuses = new Set<number>()
  for (const { path, address, taken } of await routesOf(app)) {
    for (const method of METHODS) {
      app.clock.now += SECOND
      const body = taken.includes(method) ? bodyOf(method, path) : null
      const { status, headers } = await app.call(address, body, app.good, method)
      statuses.add(status)
      const isPublic = headers.get('cache-control')?.includes('public')
      if (missingIn(headers).length > 0 || isPublic)
        lacking.push([method, path, status, missingIn(headers), isPublic])
    }
  }
  expect(lacking).toEqual([])
  for (const status of [200, 201, 403, 404, 405, 422]) expect(statuses).toContain(status)
})

test.each([
  ['an address that is none', 404, '/v1/nobody', null, {}],
  ['a body that says it is too large', 413, '/v1/score', DRAFT, { 'content-length': '300000' }],
  ['a body that is too large', 413, '/v1/score', JSON.stringify({ draft: 'x'.repeat(300_000) }), {}],
  ['another type', 415, '/v1/score', DRAFT, { 'content-type': 'text/plain' }],
  ['what is no JSON', 400, '/v1/score', '{', {}],
  ['no body', 400, '/v1/score', '', {}],
  ['a field that is unknown', 422, '/v1/score', '{"draft":"Hi","nonsense":1}', {}],
  ['a key in the address', 400, '/v1/usage?api_key=x', null, {}],
  ['what is known already', 304, '/v1/rules', null, { 'if-none-match': '*' }],
])('a good key is told its limits for %s (%i)', async (_, expected, path, body, headers) => {
  const { call, good } = await keyed()
  const answer = await call(path, body, { ...good, ...headers }, body === null ? 'GET' : 'POST')
  expect([answer.status, missingIn(answer.headers)]).toEqual([expected, []])
})

test('a key that does not work is answered like no key where none is needed', async () => {
  const { call, key, makeKey, change, clock } = await keyed()
  const { key: ended } = await makeKey()
  await change(({ keys }) => {
    for (const one of keys) if (one.id === keyIdOf(ended)) one.revoked = new Date(clock.now).toISOString()
  })
  const ask = async (path: string, authorization: string) => {
    const { status, headers, text } = await call(path, null, { authorization })
    headers.delete('x-request-id')
    return { status, headers: [...headers], text: text.replaceAll(/[0-9a-f-]{36}/g, '') }
  }
  for (const path of [
    '/v1/plans',
    '/v1/kinds',
    '/v1/rules',
    '/v1/rules/hedging',
    '/v1/evidence',
    '/v1/nobody',
  ]) {
    const without = await ask(path, '')
    expect(without.headers.map(([name]) => name)).not.toContain('ratelimit')
    for (const bad of [ended, mintKey('live').key, `${key.slice(0, -1)}!`, 'nonsense'])
      expect(await ask(path, `Bearer ${bad}`), path).toEqual(without)
  }
})

test('the description promises the headers of every route, for whatever is answered but a caller refused', async () => {
  const { call } = await keyed()
  const { paths } = (await call('/openapi.json')).body
  const silent = Object.keys(paths)
    .filter((path) => path.startsWith('/v1/'))
    .flatMap((path) =>
      Object.entries(paths[path]).flatMap(
        ([method, { responses }]: [string, ReturnType<typeof JSON.parse>]) =>
          Object.keys(responses)
            .filter((status) => status !== '401' && !status.startsWith('5'))
            .filter((status) => {
              const named = Object.keys(responses[status].headers ?? {}).map((name) => name.toLowerCase())
              return NAMES.some((name) => !named.includes(name))
            })
            .map((status) => `${method} ${path} ${status}`),
      ),
    )
  expect(silent).toEqual([])
})

test('what everybody may keep is nobody’s limits', async () => {
  const { call, good } = await keyed()
  const kept = async (headers: Record<string, string>) =>
    (await call('/v1/rules', null, headers)).headers.get('cache-control')
  expect(await kept({ authorization: '' })).toBe('public, max-age=3600')
  expect(await kept(good)).toBe('private, max-age=3600')
})
