import fc from 'fast-check'
import { build } from 'vite'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { listen } from '#server/serve.ts'
import { backoff, retryAfter } from '#shared/api/client/wait.ts'
import { createClient, SendworthyError } from '#shared/api/client.ts'
import { problemOf } from '#shared/api/problem.ts'
import { makeApp } from '../support/make-app.ts'
import { scriptedServer } from '../support/scripted-server.ts'

const { app, key } = await makeApp()
const DRAFT = 'Hi Ana,\n\nIn order to start, we need your zebra-quartz-lantern. Could you send it?\n\nTom'

const GOOD = { status: 200, body: { id: 'scr_1', result: { score: 90 } } }
const problem = (code: Parameters<typeof problemOf>[0], headers = {}) => ({
  status: problemOf(code, 'r').status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: problemOf(code, 'r'),
})
/** Milliseconds after which no test runs any more: a call that waits for it hangs. */
const LATE = 900_000
const failure = async (call: Promise<unknown>): Promise<SendworthyError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SendworthyError)) throw new Error(`Not a SendworthyError: ${error}`)
  return error
}

describe('against the server', () => {
  const real = async () => {
    const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
    onTestFinished(() => server.stop())
    return createClient({ server: `http://127.0.0.1:${server.port}/`, key })
  }

  test('operations answer with the types of their contracts', async () => {
    const client = await real()
    const scored = await client.run('score', { draft: DRAFT, kind: 'follow-up', subject: 'List' })
    const first: string | undefined = scored.result.annotations[0]?.rule_id
    expect([scored.object, scored.input.kind, typeof scored.result.score]).toEqual([
      'score',
      'follow_up',
      'number',
    ])
    expect(first).toBeTypeOf('string')
    const rewritten = await client.run('rewrite', { draft: DRAFT })
    expect(rewritten.result.variants[0]?.draft).toContain('To start')
    // @ts-expect-error a field that is not in the contract
    expect((await failure(client.run('score', { drafts: DRAFT }))).code).toBe('invalid_request')
  })

  test('batches keep their order, and a bad item is told from a good one', async () => {
    const client = await real()
    const items = [
      { id: 'a', draft: DRAFT },
      { draft: DRAFT, threshold: 101 },
    ]
    const answer = await client.batch('score', items)
    expect(answer.items.map((item) => (item.ok ? item.result.score > 0 : item.problem.code))).toEqual([
      true,
      'invalid_request',
    ])
  })

  test('the catalogue is read whole and by its items', async () => {
    const client = await real()
    const [rules, evidence, kinds] = await Promise.all([client.rules(), client.evidence(), client.kinds()])
    expect(Math.min(rules.data.length, evidence.data.length, kinds.data.length)).toBeGreaterThan(20)
    expect(await client.rule('hedging')).toEqual(rules.data.find(({ id }) => id === 'hedging'))
    expect((await client.evidenceItem('E08')).grade).toMatch(/^[A-Z]/)
    expect((await failure(client.rule('no/such rule'))).code).toBe('not_found')
  })

  test('a refusal names the fields, and neither it nor the client holds the draft or the key', async () => {
    const client = await real()
    const error = await failure(client.run('score', { draft: DRAFT, threshold: 101 }))
    expect(error).toMatchObject({
      status: 422,
      code: 'invalid_request',
      title: 'The request does not fit the contract',
      errors: [{ pointer: '/threshold', code: 'too_large', detail: 'Must be at most 100.' }],
    })
    expect(error.request_id).toMatch(/^[\w-]{36}$/)
    const shown = [error, client].map((one) => `${JSON.stringify(one)} ${Object.entries(one)} ${one}`).join()
    expect(shown + error.stack).not.toMatch(/zebra|mk_live_/)
  })
})

describe('against a server that fails', () => {
  test.each([
    ['429', { status: 429, body: { code: 'rate_limited', title: 'Too fast', detail: 'Wait.' } }],
    ['503', problem('storage_unavailable')],
    ['500', problem('internal_error')],
    ['a proxy’s page', { status: 502, body: '<h1>Bad gateway</h1>' }],
    ['408', problem('request_timeout')],
    ['a connection that is closed', 'hang up'],
    ['half an answer', 'break off'],
  ] as const)('%s is tried again as the same call, and said once', async (_, fault) => {
    const { url, asked } = await scriptedServer(fault, fault, GOOD)
    const client = createClient({ server: url, key: 'k', deadlineMs: LATE })
    expect(await client.run('score', { draft: DRAFT })).toEqual(GOOD.body)
    expect(asked).toHaveLength(3)
    const keys = new Set(asked.map(({ headers }) => headers['idempotency-key']))
    expect([...keys]).toEqual([expect.stringMatching(/^[\w-]{36}$/)])
    expect(new Set(asked.map(({ body }) => body)).size).toBe(1)
  })

  test('every call has an idempotency key of its own, or the one it was given; reading needs none', async () => {
    const { url, asked } = await scriptedServer(GOOD)
    const client = createClient({ server: url, key: 'k' })
    await client.run('score', { draft: DRAFT })
    await client.run('score', { draft: DRAFT })
    await client.run('score', { draft: DRAFT }, { idempotencyKey: 'mine' })
    await client.kinds()
    const [one, two, mine, none] = asked.map(({ headers }) => headers['idempotency-key'])
    expect(one).not.toBe(two)
    expect([mine, none]).toEqual(['mine', undefined])
    expect(asked.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill('Bearer k'))
  })

  test.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2000).toUTCString()],
  ])('waits as long as Retry-After asks, in %s', async (_, header) => {
    const started = Date.now()
    const { url, asked } = await scriptedServer(problem('not_ready', { 'retry-after': header() }), GOOD)
    await createClient({ server: url, deadlineMs: LATE }).run('score', { draft: DRAFT })
    expect(asked).toHaveLength(2)
    // A date has whole seconds, so up to one of the two may be gone.
    expect(Date.now() - started).toBeGreaterThanOrEqual(950)
  })

  test('does not wait for a time that lies behind the deadline', async () => {
    const { url, asked } = await scriptedServer(problem('not_ready', { 'retry-after': '3600' }))
    const client = createClient({ server: url, deadlineMs: LATE })
    const error = await failure(client.run('score', { draft: DRAFT }))
    expect(error).toMatchObject({ code: 'not_ready', status: 503, retry_after: 3600 })
    expect(asked).toHaveLength(1)
  })

  test.each([
    'invalid_request',
    'invalid_key',
    'missing_scope',
    'body_too_large',
    'batch_over_limit',
  ] as const)('%s is not tried again', async (code) => {
    const { url, asked } = await scriptedServer(problem(code), GOOD)
    const error = await failure(createClient({ server: url }).run('score', { draft: DRAFT }))
    expect([error.code, error.status, asked.length]).toEqual([code, problemOf(code, 'r').status, 1])
  })

  test('gives up after the attempts that were allowed, with the last answer', async () => {
    const { url, asked } = await scriptedServer(problem('internal_error'))
    const client = createClient({ server: url, retries: 1 })
    expect((await failure(client.kinds())).code).toBe('internal_error')
    expect(asked).toHaveLength(2)
    expect((await failure(client.kinds({ retries: 0 }))).code).toBe('internal_error')
    expect(asked).toHaveLength(3)
  })

  test('a server that says nothing ends at the deadline', async () => {
    const { url } = await scriptedServer('say nothing')
    const client = createClient({ server: url, deadlineMs: LATE })
    const error = await failure(client.run('score', { draft: DRAFT }, { deadlineMs: 200 }))
    expect(error).toMatchObject({ code: 'deadline_exceeded', status: null })
  })

  test('a server that is not there is unreachable', async () => {
    const error = await failure(createClient({ server: 'http://127.0.0.1:1', retries: 0 }).kinds())
    expect(error).toMatchObject({
      code: 'unreachable',
      status: null,
      message: expect.stringContaining('address'),
    })
  })

  test('what is no answer of ours is not repeated', async () => {
    const { url } = await scriptedServer({ status: 200, body: '<p>zebra</p>' })
    const error = await failure(createClient({ server: url }).kinds())
    expect([error.code, error.status]).toEqual(['invalid_answer', 200])
    expect(JSON.stringify(error) + error.message).not.toContain('zebra')
  })

  test.each([
    [503, '<html>zebra</html>', 'unavailable'],
    [502, {}, 'unavailable'],
    [429, {}, 'rate_limited'],
    [404, '<html>zebra</html>', 'invalid_answer'],
  ] as const)(
    'the status of an answer that is not ours keeps its meaning: %i',
    async (status, body, code) => {
      const { url } = await scriptedServer({ status, body, headers: { 'retry-after': '0' } })
      const error = await failure(createClient({ server: url, retries: 1 }).kinds())
      expect([error.code, error.status]).toEqual([code, status])
      expect(error.message).not.toContain('zebra')
      if (code !== 'invalid_answer') expect(error.detail).not.toContain('address')
    },
  )

  test('a redirect is not followed: the draft goes nowhere else', async () => {
    const other = await scriptedServer(GOOD)
    const { url } = await scriptedServer({ status: 307, headers: { location: other.url } })
    const error = await failure(createClient({ server: url, retries: 0 }).run('score', { draft: DRAFT }))
    expect([error.code, other.asked]).toEqual(['unreachable', []])
  })
})

describe('aborted by the caller', () => {
  test.each([
    ['while the server is silent', 'say nothing'],
    ['while it waits to try again', problem('not_ready', { 'retry-after': '600' })],
  ] as const)('%s: rejects with the reason, at once', async (_, answer) => {
    const { url, asked } = await scriptedServer(answer)
    const controller = new AbortController()
    const client = createClient({ server: url, deadlineMs: LATE })
    const reason = new Error('typed on')
    const ended = expect(client.run('score', { draft: DRAFT }, controller)).rejects.toBe(reason)
    await vi.waitUntil(() => asked.length === 1, { timeout: 60_000 })
    setTimeout(() => controller.abort(reason), 150)
    await ended
    expect(asked).toHaveLength(1)
  })

  test('before it began: asks nothing', async () => {
    const { url, asked } = await scriptedServer(GOOD)
    const reason = new Error('closed')
    const call = createClient({ server: url }).kinds({ signal: AbortSignal.abort(reason) })
    await expect(call).rejects.toBe(reason)
    expect(asked).toEqual([])
  })
})

test('an address or a key that is none is refused without being repeated', () => {
  for (const options of [
    { server: 'zebra' },
    { server: 'ftp://zebra' },
    { server: 'http://x', key: 'a\nzebra' },
  ]) {
    expect(() => createClient(options)).toThrow(TypeError)
    expect(() => createClient(options)).not.toThrow('zebra')
  }
})

test('nothing is written to the console', async () => {
  const spies = (['log', 'warn', 'error', 'info', 'debug'] as const).map((name) => vi.spyOn(console, name))
  const { url } = await scriptedServer('hang up', problem('internal_error'), GOOD)
  await createClient({ server: url, key: 'k' }).run('score', { draft: DRAFT })
  for (const spy of spies) expect(spy).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})

test('waits grow, are bounded, and are never as asked for by nobody', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempt, random) => {
      const ms = backoff(attempt, random)
      expect(ms).toBeGreaterThanOrEqual(125)
      expect(ms).toBeLessThanOrEqual(8000)
      expect(backoff(attempt + 1, random)).toBeGreaterThanOrEqual(ms)
    }),
  )
  const now = Date.parse('2026-06-01T00:00:00Z')
  expect(retryAfter('120', now)).toBe(120_000)
  expect(retryAfter('Mon, 01 Jun 2026 00:01:00 GMT', now)).toBe(60_000)
  expect(retryAfter('Sun, 31 May 2026 00:00:00 GMT', now)).toBe(0)
  for (const header of [null, '', '-1', 'soon', '1e9', '12 apples'])
    expect(retryAfter(header, now)).toBeNull()
})

test('a bundle of the client holds no validation, no contract and no engine', async () => {
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    build: { write: false, minify: true, lib: { entry: 'shared/api/client.ts', formats: ['es'] } },
  })
  const code = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const text = code.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
  expect(text).toContain('/v1/rules')
  expect(text).not.toMatch(/zod|cold_outreach|OperationError/i)
  expect(text.length).toBeLessThan(8000)
})
