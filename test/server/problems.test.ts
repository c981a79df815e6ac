import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { StorageUnavailableError, UnknownWorkspaceError } from '#server/storage/errors.ts'
import type { Store } from '#server/storage/store.ts'
import { PROBLEMS, type ProblemCode } from '#shared/api/problem.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { makeApp } from '../support/make-app.ts'
import { NO_WEBHOOKS } from '../support/no-webhooks.ts'
import { usedNow } from '../support/used-now.ts'

const { app, store, workspace, key, logged, post } = await makeApp()
const closed = await makeApp()
const DRAFT = { draft: 'Hi Ana, can we talk on Tuesday?' }
const score = (body: unknown) => post('/v1/score', JSON.stringify(body))

/** The whole shape of a problem, except what its occurrence adds. */
async function expectProblem(response: Response, code: ProblemCode) {
  const { status, title } = PROBLEMS[code]
  const id = response.headers.get('x-request-id')
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  const problem = Object(await response.json())
  expect(problem).toMatchObject({
    type: `/api/docs#error-${code}`,
    title,
    status,
    code,
    instance: `urn:request:${id}`,
    request_id: id,
  })
  expect(problem.detail).toMatch(/\.$/)
  return problem
}

describe('what is wrong before the contract is looked at', () => {
  test.each<[ProblemCode, string, string | Uint8Array<ArrayBuffer>, Record<string, string | undefined>]>([
    ['empty_body', 'no body', '', {}],
    ['empty_body', 'no body and no type', '', { 'content-type': undefined }],
    ['malformed_json', 'half a body', '{"draft": "Hi', {}],
    ['malformed_json', 'two values', '{} {}', {}],
    ['malformed_json', 'what is neither JSON nor UTF-8', new Uint8Array([0x7b, 0xff]), {}],
    ['unsupported_media_type', 'a form', 'draft=Hi', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['unsupported_media_type', 'text', '{}', { 'content-type': 'text/plain' }],
    ['unsupported_media_type', 'no type', '{}', { 'content-type': undefined }],
    ['unsupported_media_type', 'something like JSON', '{}', { 'content-type': 'application/jsonx' }],
    ['unsupported_media_type', 'Latin-1', '{}', { 'content-type': 'application/json; charset=latin1' }],
    ['unsupported_media_type', 'a packed body', '{}', { 'content-encoding': 'gzip' }],
    ['body_too_large', 'too much', JSON.stringify({ draft: 'x'.repeat(262_144) }), {}],
    ['body_too_large', 'a length that is too much', '{}', { 'content-length': '262145' }],
    [
      'body_too_large',
      'too much under a small length',
      `"${'x'.repeat(262_144)}"`,
      { 'content-length': '10' },
    ],
  ])('%s for %s', async (code, _, body, headers) => {
    await expectProblem(await post('/v1/score', body, headers), code)
  })

  test('one limit holds: whatever fits into 256 kB is scored, and a byte more is too much', async () => {
    const frame = JSON.stringify({ draft: '' }).length
    const body = (bytes: number) => JSON.stringify({ draft: 'words '.repeat(50_000).slice(0, bytes - frame) })
    expect((await post('/v1/score', body(262_144))).status).toBe(200)
    await expectProblem(await post('/v1/score', body(262_145)), 'body_too_large')
  })

  test('a stream is cut off where it becomes too long', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 1
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const init = { method: 'POST', body, headers, duplex: 'half' } as const
    await expectProblem(await app.request(new Request('http://localhost/v1/score', init)), 'body_too_large')
    expect(sent).toBeLessThan(10)
  })

  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/vnd.api+json',
    'APPLICATION/JSON',
  ])('takes %s', async (type) => {
    expect((await post('/v1/score', JSON.stringify(DRAFT), { 'content-type': type })).status).toBe(200)
  })

  test('takes a byte order mark', async () => {
    expect((await post('/v1/score', `\ufeff${JSON.stringify(DRAFT)}`)).status).toBe(200)
  })
})

describe('what does not fit the contract', () => {
  test.each<[string, unknown, { pointer: string; code: string; detail: string | RegExp }]>([
    ['no draft', {}, { pointer: '/draft', code: 'missing', detail: 'This field is required.' }],
    ['a list', [], { pointer: '', code: 'wrong_type', detail: 'Must be a JSON object.' }],
    ['a number', { draft: 1 }, { pointer: '/draft', code: 'wrong_type', detail: 'Must be text.' }],
    ['null', { draft: null }, { pointer: '/draft', code: 'wrong_type', detail: 'Must be text.' }],
    [
      'an unknown field',
      { ...DRAFT, tone: 1 },
      { pointer: '/tone', code: 'unknown_field', detail: /Known fields: draft, / },
    ],
    [
      'an unknown field further in',
      { ...DRAFT, audience: { job: 'x' } },
      {
        pointer: '/audience/job',
        code: 'unknown_field',
        detail: /^Unknown field\. Known fields: relationship, /,
      },
    ],
    [
      'an unknown kind',
      { ...DRAFT, kind: 'spam' },
      { pointer: '/kind', code: 'not_one_of', detail: /^Must be one of: auto, / },
    ],
    [
      'another ruleset',
      { ...DRAFT, ruleset: '1' },
      { pointer: '/ruleset', code: 'not_one_of', detail: /^Must be \d/ },
    ],
    [
      'too large a number',
      { ...DRAFT, threshold: 101 },
      { pointer: '/threshold', code: 'too_large', detail: 'Must be at most 100.' },
    ],
    [
      'a broken number',
      { ...DRAFT, threshold: 1.5 },
      { pointer: '/threshold', code: 'wrong_type', detail: 'Must be a whole number.' },
    ],
    [
      'too long a text',
      { ...DRAFT, subject: 'x'.repeat(999) },
      { pointer: '/subject', code: 'too_long', detail: 'Must have at most 998 characters.' },
    ],
    [
      'an empty list',
      { ...DRAFT, dimensions: [] },
      { pointer: '/dimensions', code: 'too_short', detail: 'Must not be empty.' },
    ],
    [
      'a wrong form',
      { ...DRAFT, locale: 'english!' },
      { pointer: '/locale', code: 'wrong_form', detail: /BCP 47/ },
    ],
    [
      'a language there is not',
      { ...DRAFT, locale: 'zz-ZZ' },
      { pointer: '/locale', code: 'not_allowed', detail: /no such language/ },
    ],
    [
      'a wrong list',
      { ...DRAFT, ignore_hashes: ['a', 2] },
      { pointer: '/ignore_hashes/1', code: 'wrong_type', detail: 'Must be text.' },
    ],
    ['NUL', { draft: 'a\u0000b' }, { pointer: '/draft', code: 'not_allowed', detail: /NUL/ }],
    ['half a pair', { draft: 'a\ud800b' }, { pointer: '/draft', code: 'not_allowed', detail: /surrogate/ }],
    [
      'an unknown voice',
      { ...DRAFT, brand_voice_id: 'bv_1' },
      { pointer: '/brand_voice_id', code: 'not_found', detail: /no brand voice/ },
    ],
  ])('%s', async (_, body, { pointer, code, detail }) => {
    const { errors } = await expectProblem(await score(body), 'invalid_request')
    expect(errors).toEqual([{ pointer, code, detail: expect.stringMatching(detail) }])
  })

  test.each([
    ...OPERATIONS.flatMap(({ contract: { name, ...contract } }) => [
      `/v1/${name}`,
      ...('batch' in contract ? [`/v1/${name}/batch`] : []),
    ]),
    '/v1/gate-events',
    '/mcp',
  ])('%s refuses bytes that are not UTF-8, and says what to do', async (path) => {
    for (const bytes of ['ff', 'c3', 'c0af', 'eda080', 'f4908080', '466dfc72']) {
      const body = Buffer.concat([
        Buffer.from('{"draft": "Hi '),
        Buffer.from(bytes, 'hex'),
        Buffer.from(' Ana"}'),
      ])
      const problem = await expectProblem(await post(path, new Uint8Array(body)), 'invalid_request')
      expect(problem.errors).toEqual([
        { pointer: '', code: 'not_allowed', detail: expect.stringMatching(/encode .* as UTF-8\.$/) },
      ])
    }
  })

  test('names every field at fault, and the entry of a list', async () => {
    const body = { draft: 1, keep: { phrases: ['a', ''] }, apply_rules: ['x'], unknown: 1 }
    const { errors } = await expectProblem(await post('/v1/rewrite', JSON.stringify(body)), 'invalid_request')
    expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/draft',
      '/keep/phrases/1',
      '/unknown',
    ])
    const named = await post(
      '/v1/rewrite',
      JSON.stringify({ ...DRAFT, apply_rules: ['hedging', 'no-such-rule'] }),
    )
    const { errors: rules } = await expectProblem(named, 'invalid_request')
    expect(rules).toMatchObject([{ pointer: '/apply_rules/1', code: 'not_found' }])
  })

  test('a field name that could be a draft or a key is not repeated', async () => {
    const name = 'Hi Ana, here is the whole mail in the wrong place'
    const { errors } = await expectProblem(await score({ ...DRAFT, [name]: 1 }), 'invalid_request')
    expect(errors).toMatchObject([{ pointer: '', code: 'unknown_field' }])
  })

  test('nothing is charged', async () => {
    const before = await usedNow(store, workspace)
    await score({})
    await post('/v1/rewrite', '{')
    expect(await usedNow(store, workspace)).toEqual(before)
  })
})

describe('addresses', () => {
  test.each([
    '/v1/nothing',
    '/v2/score',
    '/v1/rules/nothing',
    '/v1/score/',
    '/../etc/passwd',
    '/%00',
    '/v1/rules/a%2fb',
  ])(
    'there is nothing at %s',
    async (path) => void (await expectProblem(await app.request(path), 'not_found')),
  )

  test('a person gets a page that leads on, a program a problem, whatever it takes beside', async () => {
    const as = (accept: string, path = '/settings') => app.request(path, { headers: { accept } })
    const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
    const page = await as(browser)
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const text = await page.text()
    for (const way of ['href="/"', 'href="/api/docs"']) expect(text).toContain(way)
    expect(text).not.toContain('settings')
    await expectProblem(await as('*/*'), 'not_found')
    await expectProblem(await as('application/json, text/html;q=0.5'), 'not_found')
    await expectProblem(await as(browser, '/v1/settings'), 'not_found')
  })

  test('names the address that was meant where one is near, and repeats no other', async () => {
    const detailOf = async (path: string) =>
      ((await (await app.request(path)).json()) as { detail: string }).detail
    expect(await detailOf('/v1/subject_lines')).toBe('The nearest address is /v1/subject-lines.')
    expect(await detailOf('/score')).toBe('The nearest address is /v1/score.')
    expect(await detailOf('/v1/nothing-of-the-sort')).not.toContain('nothing-of-the-sort')
  })

  test.each([
    ['GET', '/v1/score', 'OPTIONS, POST'],
    ['POST', '/v1/rules', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/v1/rules/hedging', 'GET, HEAD, OPTIONS'],
    ['PUT', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/api/docs', 'GET, HEAD'],
  ])('%s %s says what it takes', async (method, path, allow) => {
    const response = await app.request(path, { method })
    expect(response.headers.get('allow')).toBe(allow)
    await expectProblem(response, 'method_not_allowed')
  })
})

describe('headers', () => {
  const everywhere = [
    '/',
    '/favicon.ico',
    '/api/docs',
    '/v1/rules',
    '/openapi.json',
    '/healthz',
    '/nothing',
    '/v1/score',
  ]

  test.each(everywhere)('%s has those that protect it', async (path) => {
    const { headers } = await app.request(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; /)
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect([...headers.keys()].filter((name) => name === 'x-powered-by' || name === 'server')).toEqual([])
  })

  test('a request keeps the id it came with, unless that could not stand in a log', async () => {
    const idOf = async (id: string) =>
      (await app.request('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id')
    expect(await idOf('job-17=a')).toBe('job-17=a')
    expect(await idOf('a b')).toMatch(/^[\w-]{36}$/)
    expect(await idOf('x'.repeat(200))).toMatch(/^[\w-]{36}$/)
  })

  test.each([
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', undefined],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    ['Hi Ana', undefined],
  ])('the trace of a caller stands in the log: %s', async (traceparent, trace) => {
    await app.request('/v1/rules', { headers: { traceparent } })
    expect(JSON.parse(logged.at(-1) ?? '').trace).toBe(trace)
  })

  test('any page may call the API, but not the pages of this server', async () => {
    const ask = await app.request('/v1/score', {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com' },
    })
    expect(ask.status).toBe(204)
    expect(ask.headers.get('access-control-allow-origin')).toBe('*')
    expect(ask.headers.get('access-control-allow-headers')).toContain('Authorization')
    expect(ask.headers.has('access-control-allow-credentials')).toBe(false)
    expect((await app.request('/v1/nothing')).headers.get('access-control-allow-origin')).toBe('*')
    expect((await app.request('/api/docs')).headers.has('access-control-allow-origin')).toBe(false)
  })
})

describe('what goes wrong on our side', () => {
  const broken = (method: keyof Store, error: Error) => {
    const get = (target: Store, name: keyof Store) =>
      name === method ? () => Promise.reject(error) : target[name].bind(target)
    const failing = createApp({
      store: new Proxy(store, { get }),
      log,
      dictionary: null,
      publicUrl: '',
      ...NO_WEBHOOKS,
    })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    return failing.request('/v1/score', { method: 'POST', body: JSON.stringify(DRAFT), headers })
  }
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log = { debug: write, info: write, warn: write, error: write }

  test('an answer that could not be charged is not given', async () => {
    const response = await broken('settle', new StorageUnavailableError('usage.jsonl', new Error('ENOSPC')))
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await expectProblem(response, 'storage_unavailable')).not.toHaveProperty('result')
  })

  test('a workspace that is deleted while it is asked is not found', async () => {
    await expectProblem(await broken('reserve', new UnknownWorkspaceError(workspace)), 'not_found')
  })

  test('an unexpected error tells nobody its message, the log neither', async () => {
    const problem = await expectProblem(
      await broken('reserve', new Error('a quoted draft')),
      'internal_error',
    )
    expect(JSON.stringify(problem)).not.toContain('quoted')
    const line = logged.find((one) => one.includes('unexpected error')) ?? ''
    expect(line).toContain('"error":"Error"')
    expect(line).not.toContain('quoted')
  })

  test('a server that stops is not ready, but alive', async () => {
    await closed.store.close()
    const ready = await closed.app.request('/readyz')
    expect(ready.headers.get('retry-after')).toBe('5')
    await expectProblem(ready, 'not_ready')
    expect((await closed.app.request('/healthz')).status).toBe(200)
  })
})
