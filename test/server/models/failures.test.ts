/**
 * Four operations through the fake in each way a model fails. `FAILURE_TABLE=1 npx vitest run
 * test/server/models/failures.test.ts` prints what callers see, and after how long.
 */
import { writeSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { guarded } from '#server/models/guard.ts'
import { NO_MODEL } from '#server/models/none.ts'
import { openAiModel } from '#server/models/openai.ts'
import { type Answered, answerWith } from '../../support/answer-with.ts'
import { type Asked, fakeOpenAi } from '../../support/fake-openai.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const DRAFT =
  'Hi Ana,\n\nI hope this email finds you well. I just wanted to reach out because we basically help teams in order to reduce their payroll errors by 30%. Let me know if you might possibly be interested in a call.\n\nBest,\nTom'
const MAIL = { kind: 'cold_outreach', subject: 'Quick question', draft: DRAFT }
const REQUESTS = {
  rewrite: MAIL,
  'subject-lines': MAIL,
  sequences: { ...MAIL, steps: 2, channels: ['email'] },
  localize: { ...MAIL, locale: 'en-US', target_locale: 'de-DE', mode: 'translate' },
} as const
type Name = keyof typeof REQUESTS
const NAMES = Object.keys(REQUESTS) as Name[]

interface Material {
  plan?: { n: number; baseline?: { subject: string | null; text: string } }[]
  sentences?: { n: number; text: string }[]
  count?: number
}
const GERMAN: Readonly<Record<string, string>> = {
  'Quick question': 'Eine kurze Frage',
  'Hi Ana,': 'Guten Tag Ana,',
  'I hope this email finds you well.': 'Ich hoffe, es geht Ihnen gut.',
  'Best,': 'Mit freundlichen Grüßen',
}

/** What a model that does its work says. */
function write({ body }: Asked): string {
  const data: Material = JSON.parse(body.messages[1]?.content ?? '{}')
  if (data.plan)
    return JSON.stringify({
      steps: data.plan.map(({ n, baseline }) => ({
        n,
        subject: baseline?.subject ?? null,
        text: baseline?.text.replace('\n\n', '\n\nPayroll errors cost your teams time.\n\n') ?? '',
      })),
    })
  if (data.sentences)
    return JSON.stringify({
      sentences: data.sentences.map(({ n, text }) => ({
        n,
        text:
          GERMAN[text] ??
          (/30/.test(text)
            ? 'Wir helfen Teams, Fehler um 30 % zu senken.'
            : 'Wäre ein Gespräch für Sie interessant?'),
      })),
    })
  if (data.count)
    return JSON.stringify({ candidates: [{ text: 'Payroll errors in your teams', angle: 'specific' }] })
  return JSON.stringify({
    variants: [
      {
        subject: 'Payroll errors',
        preheader: null,
        body: 'Hi Ana,\n\nWe help teams reduce payroll errors by 30%. Is that worth a call?\n\nBest,',
      },
    ],
  })
}

const fake = await fakeOpenAi(write)
const DEADLINE_MS = 1000
/** Only silence is to reach a deadline, also on a busy machine. */
const open = (name: string, baseUrl = fake.url) => {
  const deadlineMs = SILENT.has(name) ? DEADLINE_MS : 30_000
  return guarded(openAiModel({ baseUrl, name, apiKey: 'k', deadlineMs }), {
    log: server.deps.log,
    deadlineMs,
  })
}
const SILENT: ReadonlySet<string> = new Set(['slow-headers', 'stalled-body'])

/** Ways to fail, with what `engine.degraded` says. */
const FAILURES: Readonly<Record<string, string>> = {
  'truncated-json': 'model_invalid_output',
  'wrong-shape': 'model_invalid_output',
  'not-json': 'model_invalid_output',
  empty: 'model_invalid_output',
  length: 'model_truncated',
  endless: 'model_truncated',
  filter: 'model_filtered',
  refusal: 'model_refused',
  'no-choices': 'model_upstream',
  html: 'model_upstream',
  '429-seconds': 'model_rate_limited',
  '429-milliseconds': 'model_rate_limited',
  '429-absurd': 'model_rate_limited',
  '429-quota': 'model_auth',
  '401': 'model_auth',
  '404': 'model_bad_request',
  '500': 'model_upstream',
  '503-html': 'model_upstream',
  redirect: 'model_unreachable',
  'slow-headers': 'model_timeout',
  'stalled-body': 'model_timeout',
  reset: 'model_unreachable',
  'reset-mid-body': 'model_upstream',
}
/** Oddities that a model is understood in spite of. */
const UNDERSTOOD = [
  'good',
  'fenced',
  'think',
  'no-usage',
  'no-schema',
  'no-format',
  'no-max-tokens',
  'ignores-schema',
]

const table: string[] = []
const note = (failure: string, operation: string, { engine }: Answered<unknown>, began: number) =>
  table.push(
    `| ${failure} | ${operation} | 200, \`mode: ${engine.mode}\`, \`degraded: ${engine.degraded}\` | ${Math.round(performance.now() - began)} ms |`,
  )

const RULES = Object.fromEntries(
  await Promise.all(
    NAMES.map(async (name) => {
      // A translation has no answer by the rules alone; what they leave is that of the conventions.
      const request = name === 'localize' ? { ...REQUESTS[name], mode: 'conventions' } : REQUESTS[name]
      return [name, await answerWith(server, NO_MODEL, name, request)] as const
    }),
  ),
) as Record<Name, Answered<unknown>>

describe.each(Object.entries(FAILURES))('%s', (mode, degraded) => {
  test.each(NAMES)(`%s answers with the rules and says ${degraded}`, async (name) => {
    const began = performance.now()
    const answer = await answerWith(server, open(mode), name, REQUESTS[name])
    note(mode, name, answer, began)
    expect(answer.engine).toMatchObject({ mode: 'local', model: null, degraded })
    expect(answer.result).toEqual(RULES[name].result)
  })
})

describe.each(UNDERSTOOD)('%s', (mode) => {
  test.each(NAMES)('%s is written by the model', async (name) => {
    const began = performance.now()
    const answer = await answerWith(server, open(mode), name, REQUESTS[name])
    note(mode, name, answer, began)
    expect(answer.engine).toMatchObject({ model: mode, degraded: null })
    expect(['model', 'hybrid']).toContain(answer.engine.mode)
  })
})

test.each(NAMES)('a server that is not there: %s answers with the rules', async (name) => {
  const began = performance.now()
  const answer = await answerWith(server, open('good', 'http://127.0.0.1:9/v1'), name, REQUESTS[name])
  note('nothing listens', name, answer, began)
  expect(answer.engine.degraded).toBe('model_unreachable')
  expect(answer.result).toEqual(RULES[name].result)
})

test('a model that failed five times is left alone, which costs no time', async () => {
  const model = open('500')
  const ask = () => answerWith(server, model, 'rewrite', MAIL)
  for (let i = 0; i < 5; i++) await ask()
  const [before, began] = [fake.asked.length, performance.now()]
  const answer = await ask()
  note('five failures in a row', 'rewrite', answer, began)
  expect(answer.engine.degraded).toBe('model_paused')
  expect(fake.asked).toHaveLength(before)
})

test('no draft and no key is in the log, whatever fails', () => {
  expect(server.logged.join('\n')).not.toMatch(/payroll|Ana|Bearer/)
})

afterAll(() => {
  if (process.env.FAILURE_TABLE)
    writeSync(
      1,
      `\n| failure | operation | what the caller sees | after |\n|---|---|---|---|\n${table.join('\n')}\n`,
    )
})
