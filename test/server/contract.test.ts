import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { describedAnswers } from '../support/described-answers.ts'
import { describedRequests } from '../support/described-requests.ts'
import { requestAbout } from '../support/request-about.ts'
import { makeTeam } from '../support/team.ts'

const team = await makeTeam()
const { app, call, users } = team
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const check = describedAnswers(document)
const operations: readonly ServedOperation[] = OPERATIONS
const requests = describedRequests(document)

/** Whatever takes JSON under /v1: operations, their batches and resources. */
const endpoints = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { requestBody, security }]) => {
    const media = requestBody?.content['application/json']
    if (!path.startsWith('/v1/') || !media) return []
    return [{ name: `${method.toUpperCase()} ${path}`, method: method.toUpperCase(), path, media, security }]
  }),
)
type Taker = (typeof endpoints)[number]

/** One of each thing that an address may name. */
const ids: Record<string, string> = {
  'brand-voices': (await call(team.owner, 'POST', '/v1/brand-voices', { name: 'V' })).body.id,
  keys: (await call(team.owner, 'POST', '/v1/keys', { name: 'K' })).body.id,
  webhooks: (await call(team.owner, 'POST', '/v1/webhooks', { url: 'http://127.0.0.1:9/' })).body.id,
  members: users.viewer,
}
const addressOf = ({ path }: Pick<Taker, 'path'>) =>
  path.replace('{id}', ids[path.split('/')[2] ?? ''] ?? 'nothing')
const scopes = ['optimize:*', 'profiles:read', 'profiles:write', 'usage:read', 'webhooks:write', 'mcp']
const key = await team.keyWith(scopes)

/** Sends a body as a key where one may, else as an owner; header values replace, and undefined removes. */
const send = async (
  endpoint: Taker,
  body: string | Uint8Array<ArrayBuffer>,
  more: Record<string, string | undefined> = {},
) => {
  const who = endpoint.security.some(({ bearer }) => bearer)
    ? key
    : await team.signedIn(users.owner, team.workspace)
  const headers = Object.entries({ ...who, 'content-type': 'application/json', ...more })
  const given = headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return app.request(addressOf(endpoint), {
    method: endpoint.method,
    body,
    headers: Object.fromEntries(given),
  })
}
const operation = (name: string): Taker => {
  const found = endpoints.find(({ path }) => path === `/v1/${name}`)
  return found ?? expect.unreachable()
}
/** What no made-up request can do: it would need a link, a password, or a message that was sent. */
const NEVER_ANSWERED = [
  'POST /v1/setup',
  'POST /v1/session',
  'POST /v1/recovery',
  'PUT /v1/account/password',
  'POST /v1/invitations/open',
  'POST /v1/invitations/accept',
  'POST /v1/webhooks/{id}/replay',
]
/** Successful answers by endpoint, over all properties: a key, say, is rotated once. */
const answered = new Map(endpoints.map(({ name }) => [name, 0]))
async function counted(endpoint: Taker, body: string): Promise<Response> {
  const response = await send(endpoint, body)
  if (response.ok) answered.set(endpoint.name, (answered.get(endpoint.name) ?? 0) + 1)
  return response
}
/** Requests of each property, over all of them: three times as many in all. */
const RUNS = 700

describe('every answer has a described status, type and shape, and no field more', () => {
  test('for any JSON', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...endpoints),
      fc.json({ maxDepth: 5 }),
      async (endpoint, json) => {
        await check(endpoint.method, endpoint.path, await counted(endpoint, json))
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })

  test('for requests that are right or nearly right', async () => {
    const request = fc
      .constantFrom(...endpoints)
      .chain((endpoint) => requests.nearly(endpoint.media).map((body) => ({ endpoint, body })))
    // Each as its example has it first, so that it is no chance who was answered.
    for (const endpoint of endpoints) {
      const example = JSON.stringify(endpoint.media.examples?.example_1?.value)
      await check(endpoint.method, endpoint.path, await counted(endpoint, example))
    }
    const property = fc.asyncProperty(request, async ({ endpoint, body }) => {
      await check(endpoint.method, endpoint.path, await counted(endpoint, JSON.stringify(body)))
    })
    await fc.assert(property, { numRuns: RUNS })
    // Requests that are all refused would prove nothing of the answers.
    expect([...answered].flatMap(([name, count]) => (count === 0 ? [name] : [])).sort()).toEqual(
      NEVER_ANSWERED.toSorted(),
    )
    expect([...answered.values()].reduce((sum, count) => sum + count)).toBeGreaterThan(RUNS / 5)
  })

  test('for any bytes under any type', async () => {
    const types = [
      'application/json',
      'application/json; charset=utf-16',
      'text/plain',
      'multipart/form-data',
      'x',
    ]
    const encodings = [undefined, 'gzip', 'identity']
    const property = fc.asyncProperty(
      fc.constantFrom(...endpoints),
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom(undefined, ...types),
      fc.constantFrom(...encodings),
      async (endpoint, bytes, type, encoding) => {
        const headers = { 'content-type': type, 'content-encoding': encoding }
        const response = await send(endpoint, new Uint8Array(bytes), headers)
        await check(endpoint.method, endpoint.path, response)
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  })

  test.each(endpoints)('for what is too large or too deep: $name', async (endpoint) => {
    const { method, path } = endpoint
    const huge = await send(endpoint, JSON.stringify({ draft: 'x'.repeat(262_144) }))
    expect(huge.status).toBe(413)
    await check(method, path, huge)
    const deep = await send(endpoint, `{"draft":"x","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
    expect(deep.status).toBe(422)
    await check(method, path, deep)
  })

  test.each(operations)(
    'for a draft that is as long as they may be: $contract.name',
    async ({ contract }) => {
      const taker = operation(contract.name)
      const { variants } = requestAbout(contract, '')
      const size = variants ? 13_000 : 27_000
      const long = await send(taker, JSON.stringify(requestAbout(contract, 'Call me. '.repeat(size))))
      await check('POST', taker.path, long)
      expect(long.status).toBe(200)
    },
  )
})

describe('the catalogue and the health checks', () => {
  test('answer as described, items as well', async () => {
    for (const path of ['/v1/rules', '/v1/evidence', '/v1/kinds']) {
      const body = Object(await check('GET', path, await app.request(path)))
      expect(body.data.length).toBeGreaterThan(10)
      const item = `${path}/{id}`
      if (!document.paths[item]) continue
      for (const { id } of body.data.slice(0, 5)) {
        const one = await check('GET', item, await app.request(`${path}/${id}`))
        expect(one).toEqual(body.data.find((entry: { id: string }) => entry.id === id))
      }
      await check('GET', item, await app.request(`${path}/nothing-of-that-name`))
    }
    await check('GET', '/healthz', await app.request('/healthz'))
    await check('GET', '/readyz', await app.request('/readyz'))
  })

  test('are not sent again to whoever has them', async () => {
    const first = await app.request('/v1/rules')
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600')
    const second = await app.request('/v1/rules', { headers: { 'if-none-match': etag } })
    expect([second.status, await second.text()]).toEqual([304, ''])
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['GZIP;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.0, gzip;q=0', null, Buffer.from],
    ['identity', null, Buffer.from],
  ] as const)('are packed as the caller can read them: %s', async (accepted, coding, unpack) => {
    for (const path of ['/v1/rules', '/openapi.json', '/api/docs']) {
      const plain = await (await app.request(path)).text()
      const packed = await app.request(path, { headers: { 'accept-encoding': accepted } })
      expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual([
        coding,
        'Accept-Encoding',
      ])
      expect(unpack(Buffer.from(await packed.arrayBuffer())).toString()).toBe(plain)
    }
  })
})

describe('what is read or ended', () => {
  const readers = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody, parameters = [] }]) => {
      const queries = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      return path.startsWith('/v1/') && !requestBody ? [{ method: method.toUpperCase(), path, queries }] : []
    }),
  )
  const value = fc.option(fc.oneof(fc.string(), fc.constantFrom('1', '2026-01-01')), { nil: null })

  test.each(readers)(
    '$method $path answers as described, whatever it is asked',
    async ({ method, path, queries }) => {
      const own = ids[path.split('/')[2] ?? ''] ?? 'nothing'
      const property = fc.asyncProperty(
        // What ends is asked about what there is not, or it would be gone for the next.
        fc.constantFrom(...(method === 'DELETE' ? ['nothing'] : ['nothing', own])),
        fc.record(Object.fromEntries(queries.map((name) => [name, value]))),
        async (id, asked) => {
          const query = new URLSearchParams()
          for (const [name, text] of Object.entries(asked)) if (text !== null) query.set(name, text)
          const headers = await team.signedIn(users.owner, team.workspace)
          const response = await app.request(`${path.replace('{id}', id)}?${query}`, { method, headers })
          await check(method, path, response)
        },
      )
      await fc.assert(property, { numRuns: queries.length > 0 ? 25 : 4 })
    },
  )
})

test('every route is described, and everything described is a route', () => {
  const pages = [
    'GET /',
    'GET /favicon.ico',
    'GET /api/docs/styles.css',
    'GET /api/docs/try-it.js',
    'GET /setup',
    'GET /recover',
    'GET /invite',
    'GET /account/styles.css',
    'GET /account/form.js',
  ]
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL' && method !== 'OPTIONS')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !pages.includes(route))
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(routes.sort()).toEqual(described.sort())
})

/** Every route under /v1, whether it takes a body or not. */
const everywhere = Object.entries(document.paths).flatMap(([path, methods]) =>
  path.startsWith('/v1/')
    ? Object.entries(methods).map(([method, { security }]) => ({
        method: method.toUpperCase(),
        path,
        isForKeys: security.some(({ bearer }) => bearer),
      }))
    : [],
)

test.each(everywhere)(
  '$method $path refuses a query parameter that it does not know, by name',
  async ({ method, path, isForKeys }) => {
    const who = isForKeys ? key : await team.signedIn(users.owner, team.workspace)
    const answer = await app.request(`${addressOf({ path })}?nonsense=1`, {
      method,
      headers: { ...who, 'content-type': 'application/json' },
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
    })
    const { errors } = Object(await answer.json())
    expect([answer.status, errors]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ pointer: '/nonsense', code: 'unknown_field' })]),
    ])
  },
)

test('a query parameter that stands there twice is refused, by name', async () => {
  const answer = await app.request('/v1/usage/events?limit=1&limit=2', { headers: key })
  const { errors } = Object(await answer.json())
  expect([answer.status, errors]).toEqual([
    422,
    [{ pointer: '/limit', code: 'wrong_form', detail: 'Send it once.' }],
  ])
})

test('every 401 says how to be let in', async () => {
  const silent: string[] = []
  let refused = 0
  for (const { method, path } of everywhere) {
    for (const headers of [{}, { authorization: 'Bearer nobody' }, { cookie: 'sid=nobody' }]) {
      const answer = await app.request(addressOf({ path }), { method, headers })
      if (answer.status !== 401) continue
      refused++
      if (!answer.headers.get('www-authenticate')) silent.push(`${method} ${path}`)
    }
  }
  expect(silent).toEqual([])
  expect(refused).toBeGreaterThan(everywhere.length)
})
