import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { describedAnswers } from '../support/described-answers.ts'
import { describedRequests } from '../support/described-requests.ts'
import { makeApp } from '../support/make-app.ts'
import { requestAbout } from '../support/request-about.ts'

const { app, post } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const check = describedAnswers(document)
const operations: readonly ServedOperation[] = OPERATIONS
const requests = describedRequests(document)
const takenBy = (path: string) => document.paths[path]?.post?.requestBody?.content['application/json']
/** Whatever takes JSON under /v1: operations, their batches, and what else the description will hold. */
const paths = Object.keys(document.paths).filter((path) => path.startsWith('/v1/') && takenBy(path))
/** Requests of each property, over all of them: 2,100 in all. */
const RUNS = 700

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
  })

  test('for requests that are right or nearly right', async () => {
    const request = fc
      .constantFrom(...paths)
      .chain((path) => requests.nearly(takenBy(path) ?? { schema: {} }).map((body) => ({ path, body })))
    const answered = new Map(paths.map((path) => [path, 0]))
    const property = fc.asyncProperty(request, async ({ path, body }) => {
      const response = await post(path, JSON.stringify(body))
      if (response.ok) answered.set(path, (answered.get(path) ?? 0) + 1)
      await check('POST', path, response)
    })
    await fc.assert(property, { numRuns: RUNS })
    // Requests that are all refused would prove nothing of the answers.
    expect([...answered].filter(([, count]) => count === 0)).toEqual([])
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
  })

  test.each(paths)('for what is too large or too deep: %s', async (path) => {
    const huge = await post(path, JSON.stringify({ draft: 'x'.repeat(262_144) }))
    expect(huge.status).toBe(413)
    await check('POST', path, huge)
    const deep = await post(path, `{"draft":"x","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
    expect(deep.status).toBe(422)
    await check('POST', path, deep)
  })

  test.each(operations)(
    'for a draft that is as long as they may be: $contract.name',
    async ({ contract }) => {
      const path = `/v1/${contract.name}`
      const { variants } = requestAbout(contract, '')
      const size = variants ? 13_000 : 27_000
      const long = await post(path, JSON.stringify(requestAbout(contract, 'Call me. '.repeat(size))))
      await check('POST', path, long)
      expect(long.status).toBe(200)
    },
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
