import { expect, test } from 'vitest'
import { z } from 'zod'
import { ModelError } from '#server/models/model.ts'
import { openAiModel } from '#server/models/openai.ts'
import { fakeOpenAi } from '../../support/fake-openai.ts'

const GOOD = '{"score":7,"note":"é😀"}'
const fake = await fakeOpenAi(() => GOOD)
const schema = z.strictObject({ score: z.int().min(0).max(10), note: z.string().max(200).nullable() })
const QUESTION = { name: 'rewrite', schema, system: 'Judge it.', user: '{"draft":"Hi"}', maxTokens: 100 }

/** Those that never answer; the others are given time, however busy the machine. */
const SILENT = new Set(['slow-headers', 'stalled-body', 's-stall'])
const model = (name: string, deadlineMs = SILENT.has(name) ? 200 : 20_000) =>
  openAiModel({ baseUrl: fake.url, name, apiKey: null, deadlineMs })
/** What comes of one question, and how often the server was asked. */
async function ask(name: string, more: { onText?: (text: string) => void; signal?: AbortSignal } = {}) {
  const before = fake.asked.length
  const outcome = await model(name)
    .ask(QUESTION, { workspace: 'ws', ...more })
    .catch((error: unknown) => error)
  return { outcome, calls: fake.asked.slice(before) }
}

test.each([
  ['good', 1],
  ['fenced', 1],
  ['think', 1],
  ['ignores-schema', 2],
  ['no-schema', 2],
  ['no-format', 3],
  ['no-max-tokens', 2],
])('%s is answered, after %i requests', async (name, requests) => {
  const { outcome, calls } = await ask(name)
  expect(outcome).toMatchObject({
    value: { score: 7, note: 'é😀' },
    tokens: { input: 50 * (name === 'ignores-schema' ? 2 : 1) },
  })
  expect(calls).toHaveLength(requests)
})

test('a server that counts no tokens is not said to have used none', async () => {
  expect((await ask('no-usage')).outcome).toEqual({ value: { score: 7, note: 'é😀' }, tokens: null })
  expect((await ask('empty-usage')).outcome).toMatchObject({ tokens: { input: null, output: null } })
})

test.each([
  ['truncated-json', 'invalid_output', 2],
  ['wrong-shape', 'invalid_output', 2],
  ['not-json', 'invalid_output', 2],
  ['empty', 'invalid_output', 2],
  ['length', 'truncated', 1],
  ['endless', 'truncated', 1],
  ['filter', 'filtered', 1],
  ['refusal', 'refused', 1],
  ['no-choices', 'upstream', 1],
  ['html', 'upstream', 1],
  ['429-seconds', 'rate_limited', 1],
  ['429-milliseconds', 'rate_limited', 1],
  ['429-absurd', 'rate_limited', 1],
  ['429-quota', 'auth', 1],
  ['401', 'auth', 1],
  ['404', 'bad_request', 1],
  ['500', 'upstream', 1],
  ['503-html', 'upstream', 1],
  ['redirect', 'unreachable', 1],
  ['slow-headers', 'timeout', 1],
  ['stalled-body', 'timeout', 1],
  ['reset', 'unreachable', 1],
  ['reset-mid-body', 'upstream', 1],
] as const)('%s fails as %s and is tried no more than needed', async (name, kind, requests) => {
  const { outcome, calls } = await ask(name)
  expect(outcome).toBeInstanceOf(ModelError)
  expect(outcome).toMatchObject({ kind })
  expect(calls).toHaveLength(requests)
})

test('a redirect is not followed, so that a draft goes nowhere else', async () => {
  const { calls } = await ask('redirect')
  expect(calls.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
})

test('what a server can do is learnt once', async () => {
  const learning = model('no-format')
  await learning.ask(QUESTION, { workspace: 'ws' })
  const before = fake.asked.length
  await learning.ask(QUESTION, { workspace: 'ws' })
  const [call, ...more] = fake.asked.slice(before)
  expect(more).toEqual([])
  expect(call?.body.response_format).toBeUndefined()
  expect(call?.body.messages[0]?.content).toContain('"additionalProperties":false')
})

test('a server that takes a schema and does not hold to it is told the schema in words from then on', async () => {
  const forgetful = model('ignores-schema')
  await forgetful.ask(QUESTION, { workspace: 'ws' })
  await forgetful.ask(QUESTION, { workspace: 'ws' })
  expect(fake.asked.at(-1)?.body.response_format?.type).toBe('json_object')
})

test('a figure out of its bounds is mended, and the server still counts as one that holds to a schema', async () => {
  fake.also({
    'no-bounds': ({ asked, res }) => {
      const content = asked.body.messages.length > 2 ? GOOD : '{"score":99,"note":null}'
      res.writeHead(200, { 'content-type': 'application/json' })
      res.end(JSON.stringify({ choices: [{ message: { content }, finish_reason: 'stop' }] }))
    },
  })
  const unbounded = model('no-bounds')
  for (let i = 0; i < 2; i++)
    expect(await unbounded.ask(QUESTION, { workspace: 'ws' })).toMatchObject({ value: { score: 7 } })
  expect(fake.asked.at(-1)?.body.response_format?.type).toBe('json_schema')
})

test('the schema on the wire is strict and holds no bounds that some servers refuse', async () => {
  const { calls } = await ask('good')
  expect(calls[0]?.body.response_format).toEqual({
    type: 'json_schema',
    json_schema: {
      name: 'rewrite',
      strict: true,
      schema: {
        type: 'object',
        properties: { score: { type: 'integer' }, note: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        required: ['score', 'note'],
        additionalProperties: false,
      },
    },
  })
})

test('what is asked stands in the user message alone, and no key is sent where there is none', async () => {
  const { calls } = await ask('good')
  expect(calls[0]?.body.messages).toEqual([
    { role: 'system', content: 'Judge it.' },
    { role: 'user', content: '{"draft":"Hi"}' },
  ])
  expect(calls[0]?.headers.authorization).toBe('Bearer unused')
})

test('a caller who goes away ends the call', async () => {
  const left = new AbortController()
  const waiting = model('slow-headers', 60_000).ask(QUESTION, { workspace: 'ws', signal: left.signal })
  setTimeout(() => left.abort(), 20)
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' })
})

test('a server that is not there is unreachable', async () => {
  const nowhere = openAiModel({ baseUrl: 'http://127.0.0.1:9/v1', name: 'm', apiKey: 'k', deadlineMs: 2000 })
  await expect(nowhere.ask(QUESTION, { workspace: 'ws' })).rejects.toMatchObject({ kind: 'unreachable' })
})

test.each(['s-good', 's-split'])('%s is handed on as it comes', async (name) => {
  const parts: string[] = []
  const { outcome } = await ask(name, { onText: (text) => parts.push(text) })
  expect(outcome).toMatchObject({ value: { score: 7, note: 'é😀' } })
  expect(parts.join('')).toBe(GOOD)
})

test('a server that takes no notice of the wish for parts is asked once more and then never again', async () => {
  const whole = model('s-ignored')
  const parts: string[] = []
  const asking = { workspace: 'ws', onText: (text: string) => parts.push(text) }
  expect(await whole.ask(QUESTION, asking)).toMatchObject({ value: { score: 7 } })
  const before = fake.asked.length
  await whole.ask(QUESTION, asking)
  expect(fake.asked.slice(before).map(({ body }) => body.stream)).toEqual([undefined])
  expect(parts).toEqual([])
})

test.each([
  ['s-no-done', 'upstream'],
  ['s-reset', 'upstream'],
  ['s-error', 'upstream'],
  ['s-bad-json', 'upstream'],
  ['s-stall', 'timeout'],
] as const)('%s fails as %s', async (name, kind) => {
  expect((await ask(name, { onText: () => {} })).outcome).toMatchObject({ kind })
})
