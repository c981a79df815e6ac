import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { describedAnswers } from '../support/described-answers.ts'
import { makeApp } from '../support/make-app.ts'

const { app, post } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const check = describedAnswers(document)
const paths = OPERATIONS.map(({ contract }) => `/v1/${contract.name}`)
/** Calls of each property, over all operations: 2,100 in all. */
const RUNS = 700

/** A value that is nearly right: of the right type, or of none. */
const nearly = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'auto', 'cold-outreach', 'en-GB', 'html', '\u0000', '\ud800', '{{first_name}}', null),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.object({ maxDepth: 2 }),
)
const mail = fc.oneof(
  { weight: 3, arbitrary: fc.lorem({ mode: 'sentences', maxCount: 4 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 50 }) },
  { weight: 1, arbitrary: nearly },
)
const fieldsOf = (path: string) =>
  Object.keys(
    document.components.schemas[path === '/v1/score' ? 'ScoreRequest' : 'RewriteRequest']?.properties ?? {},
  )

describe('every answer has a described status, type and shape, and no field more', () => {
  test('for any JSON', async () => {
    const property = fc.asyncProperty(
      fc.constantFrom(...paths),
      fc.json({ maxDepth: 5 }),
      async (path, json) => {
        await check('POST', path, await post(path, json))
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  }, 60_000)

  test('for requests that are nearly right', async () => {
    const request = fc.constantFrom(...paths).chain((path) => {
      const shape = Object.fromEntries([...fieldsOf(path), 'unknown'].map((field) => [field, nearly]))
      const some = fc.subarray(Object.keys(shape), { maxLength: 3 })
      return fc.record({
        path: fc.constant(path),
        draft: mail,
        rest: some.chain((names) => fc.record(Object.fromEntries(names.map((name) => [name, nearly])))),
      })
    })
    let answered = 0
    const property = fc.asyncProperty(request, async ({ path, draft, rest }) => {
      const response = await post(path, JSON.stringify({ draft, ...rest }))
      if (response.ok) answered += 1
      await check('POST', path, response)
    })
    await fc.assert(property, { numRuns: RUNS })
    // Requests that are all refused would prove nothing of the answers.
    expect(answered).toBeGreaterThan(RUNS / 20)
  }, 120_000)

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
      fc.constantFrom(...paths),
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom(undefined, ...types),
      fc.constantFrom(...encodings),
      async (path, bytes, type, encoding) => {
        const headers = { 'content-type': type, 'content-encoding': encoding }
        await check('POST', path, await post(path, new Uint8Array(bytes), headers))
      },
    )
    await fc.assert(property, { numRuns: RUNS })
  }, 60_000)

  test.each(paths)(
    'for what is too large, too deep or too long: %s',
    async (path) => {
      const huge = await post(path, JSON.stringify({ draft: 'x'.repeat(262_144) }))
      expect(huge.status).toBe(413)
      await check('POST', path, huge)
      const deep = await post(path, `{"draft":"x","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
      expect(deep.status).toBe(422)
      await check('POST', path, deep)
      const long = await post(path, JSON.stringify({ draft: 'Call me. '.repeat(27_000) }))
      expect(long.status).toBe(200)
      await check('POST', path, long)
    },
    60_000,
  )
})

describe('the catalogue and the health checks', () => {
  test('answer as described, items as well', async () => {
    const lists = Object.keys(document.paths).filter((path) => path.startsWith('/v1/') && !path.includes('{'))
    for (const path of lists.filter((path) => document.paths[path]?.get)) {
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
    const packed = await app.request('/v1/rules', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(packed.headers.get('content-encoding')).toBe('gzip')
  })
})

test('every route is described, and everything described is a route', () => {
  const pages = ['GET /', 'GET /favicon.ico', 'GET /api/docs/styles.css', 'GET /api/docs/try-it.js']
  const routes = app.routes
    .filter(({ method }) => method !== 'ALL' && method !== 'OPTIONS')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !pages.includes(route))
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(routes.sort()).toEqual(described.sort())
})
