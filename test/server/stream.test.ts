import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Model } from '#server/models/model.ts'
import { openAiModel } from '#server/models/openai.ts'
import { fieldReader } from '#server/prompts/partial-text.ts'
import { fakeOpenAi } from '../support/fake-openai.ts'
import { makeApp } from '../support/make-app.ts'

const { deps, key } = await makeApp()
const DRAFT =
  'Hi Ana,\n\nI hope this email finds you well. I just wanted to reach out because we basically help teams in order to reduce their payroll errors by 30%. Let me know if you might possibly be interested in a call.\n\nBest,\nTom'
const BODY =
  'Hi Ana,\n\nWe help teams reduce “payroll” errors by 30%. 😀 Is that worth a call?\n\nBest,'.replace(
    ' 😀',
    '',
  )
const ANSWER = { variants: [{ subject: null, preheader: null, body: BODY }] }
const fake = await fakeOpenAi(() => JSON.stringify(ANSWER))

interface Event {
  event: string
  data: { step?: string; candidate?: number; text?: string; code?: string } & Record<string, unknown>
}
const eventsIn = (text: string): Event[] =>
  text.split('\n\n').flatMap((block) => {
    const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
    return event === '' ? [] : [{ event, data: JSON.parse(data) }]
  })
const ask = (
  model: Model | undefined,
  body: object = {},
  accept = 'text/event-stream',
  signal?: AbortSignal,
) =>
  createApp({ ...deps, ...(model && { model }) }).request('/v1/rewrite', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', accept },
    body: JSON.stringify({ kind: 'cold_outreach', draft: DRAFT, ...body }),
    ...(signal && { signal }),
  })
const modelOf = (name: string, deadlineMs = 20_000) =>
  openAiModel({ baseUrl: fake.url, name, apiKey: null, deadlineMs })
const stable = ({ id: _, usage: __, ...rest }: Record<string, unknown>) => rest

test('a rewrite can be followed: steps, the text as it comes, and at last the answer that JSON would be', async () => {
  const response = await ask(modelOf('good'))
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const events = eventsIn(await response.text())
  const texts = events.filter(({ event }) => event === 'candidate').map(({ data }) => data.text)
  expect(texts.length).toBeGreaterThan(3)
  expect(texts.join('')).toBe(BODY)
  expect(events.filter(({ event }) => event === 'progress').map(({ data }) => data.step)).toEqual([
    'rules_answered',
    'model_asked',
    'judging',
  ])
  const plain: Record<string, unknown> = JSON.parse(await (await ask(modelOf('good'), {}, '*/*')).text())
  expect(events.at(-1)?.event).toBe('done')
  expect(stable(events.at(-1)?.data ?? {})).toEqual(stable(plain))
})

test('without a model the answer of the rules comes as the last event', async () => {
  const events = eventsIn(await (await ask(undefined)).text())
  expect(events.map(({ event }) => event)).toEqual(['progress', 'done'])
  expect(events[1]?.data.engine).toMatchObject({ mode: 'local' })
})

test.each(['s-no-done', 's-reset', 's-error', 's-bad-json', 's-stall', 's-ignored', 'truncated-json'])(
  'a stream that goes wrong (%s) still ends in an answer',
  async (mode) => {
    const events = eventsIn(await (await ask(modelOf(mode, mode === 's-stall' ? 300 : 20_000))).text())
    expect(events.at(-1)?.event).toBe('done')
    expect(events.at(-1)?.data.engine).toMatchObject({ mode: mode === 's-ignored' ? 'model' : 'local' })
  },
)

test('what is refused before it begins is a problem with its own status', async () => {
  const wrong = await ask(undefined, { unknown: 1 })
  expect([wrong.status, wrong.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
  const voice = await ask(undefined, { brand_voice_id: 'bv_none' })
  expect(voice.status).toBe(422)
})

test('a heartbeat keeps the connection while a model thinks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const answer = Promise.withResolvers<never>()
    const model: Model = { name: 'm', state: () => 'ok', ask: () => answer.promise }
    const response = await ask(model)
    vi.advanceTimersByTime(30_000)
    const { ModelError } = await import('#server/models/model.ts')
    answer.reject(new ModelError('timeout', ''))
    const text = await response.text()
    expect(text.split('\n\n').filter((block) => block.startsWith(':'))).toHaveLength(3)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

test('a reader who leaves ends the call to the model', async () => {
  let ended = false
  const model: Model = {
    name: 'm',
    state: () => 'ok',
    ask: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          ended = true
          reject(new Error('left'))
        })
      }),
  }
  const response = await ask(model)
  await response.body?.cancel()
  await vi.waitFor(() => expect(ended).toBe(true))
})

test('the text of a field is read from JSON in pieces of any size', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 3 }),
      fc.boolean(),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 }),
      (bodies, escaped, sizes) => {
        const json = JSON.stringify(
          { variants: bodies.map((body) => ({ subject: null, body, x: 'body' })) },
          null,
          1,
        )
        const sent = escaped
          ? json.replaceAll(/[^\x20-\x7e\n]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
          : json
        const read = fieldReader('body')
        const got: string[] = bodies.map(() => '')
        for (let at = 0, i = 0; at < sent.length; i++) {
          const size = sizes[i % sizes.length] ?? 1
          for (const { candidate, text } of read(sent.slice(at, at + size))) {
            expect(text.isWellFormed()).toBe(true)
            got[candidate - 1] += text
          }
          at += size
        }
        expect(got).toEqual(bodies.map((body) => body.toWellFormed()))
      },
    ),
  )
})
