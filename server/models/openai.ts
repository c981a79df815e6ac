/**
 * The one adapter: any server that speaks OpenAI's Chat Completions. The schema is a hint to the server; what counts
 * is our own check of the answer.
 */
import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import type { z } from 'zod'
import type { ModelConfig } from '../config.ts'
import { cappedFetch } from './capped-fetch.ts'
import { adapted, type Dialect, FIRST_DIALECT, lowerRung } from './dialect.ts'
import { jsonIn, wireSchema } from './json-answer.ts'
import { type Asking, type Model, ModelError, type Question, type Reply, type Tokens } from './model.ts'

/** Milliseconds a server may be silent within an answer, and for which what it showed is taken to hold. */
const STALL_MS = 15_000
const LEARNT_MS = 3_600_000
/** Characters of an answer that are still read, and bytes of all that is sent for it. */
const MOST_CHARS = 400_000
const MOST_BYTES = 4_000_000
/** What is shown of an answer that has to be mended. */
const SHOWN_CHARS = 8000
const SHOWN_ISSUES = 6

/** What a schema says and its form on the wire does not; see `wireSchema`. */
const OFF_THE_WIRE: ReadonlySet<string> = new Set(['too_big', 'too_small'])

type Message = OpenAI.ChatCompletionMessageParam
type Params = OpenAI.ChatCompletionCreateParamsNonStreaming

/** An answer before it is read. */
interface Completion {
  text: string
  refusal: string | null
  finish: string | null
}

/** Adds tokens that were spent. */
type Spend = (usage: OpenAI.CompletionUsage | null | undefined) => void

export function openAiModel(server: ModelConfig, now: () => number = Date.now): Model {
  const client = new OpenAI({
    baseURL: server.baseUrl,
    apiKey: server.apiKey ?? 'unused', // the library refuses an empty one
    maxRetries: 0, // retries of its own would multiply the deadline
    timeout: server.deadlineMs,
    logLevel: 'off', // its log would hold drafts
    fetch: cappedFetch(MOST_BYTES),
  })
  let learnt = { dialect: FIRST_DIALECT, until: 0 }
  const learn = (dialect: Dialect) => {
    learnt = { dialect, until: now() + LEARNT_MS }
  }

  async function ask<S extends z.ZodType>(
    question: Question<S>,
    { signal: caller, withinMs = server.deadlineMs, onText }: Asking,
  ): Promise<Reply<z.output<S>>> {
    const deadline = AbortSignal.timeout(withinMs)
    const signal = caller ? AbortSignal.any([caller, deadline]) : deadline
    let dialect = learnt.until > now() ? learnt.dialect : FIRST_DIALECT
    let tokens: Tokens | null = null
    let repair: Message[] | null = null
    let hasShape = true
    const spend: Spend = (usage) => {
      if (!usage) return
      tokens = {
        input: plus(tokens?.input, usage.prompt_tokens),
        output: plus(tokens?.output, usage.completion_tokens),
      }
    }
    for (;;) {
      try {
        const params = paramsOf(server.name, question, dialect, repair)
        const streamed: Completion | null =
          onText && dialect.streams && !repair
            ? await inParts(client, params, dialect, signal, onText, spend)
            : null
        // A server that takes no notice of `stream` ends it without a word.
        if (onText && dialect.streams && !repair && !streamed) dialect = { ...dialect, streams: false }
        const { text, ...ending } = streamed ?? (await atOnce(client, params, signal, spend))
        refuseUnfinished(ending)
        const { success, data, error } = question.schema.safeParse(jsonIn(text))
        if (success) {
          // What had to be mended in its shape was not held to the schema, whatever the server accepted.
          learn(hasShape ? dialect : (lowerRung(dialect) ?? dialect))
          return { value: data, tokens }
        }
        if (repair) throw new ModelError('invalid_output', 'The model did not follow the schema')
        repair = repairTurn(text, question.schema, error)
        hasShape = error.issues.every(({ code }) => OFF_THE_WIRE.has(code))
      } catch (error) {
        const other =
          error instanceof APIError ? adapted(dialect, error.status, `${error.message} ${error.param}`) : null
        if (!other) throw withTokens(failureOf(error, signal, deadline), tokens)
        dialect = other
      }
    }
  }
  return { name: server.name, ask, state: () => 'unchecked' }
}

/** The sum of what is known; `null` where a server leaves a count out. */
const plus = (sum: number | null = null, more: number | null = null): number | null =>
  more === null ? sum : (sum ?? 0) + more

function paramsOf(
  model: string,
  question: Question,
  { rung, limit }: Dialect,
  repair: Message[] | null,
): Params {
  const { name, schema, system, user, maxTokens } = question
  const wire = wireSchema(schema)
  const shape =
    rung === 'json_schema'
      ? ''
      : `\n\nAnswer with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(wire)}`
  return {
    model,
    [limit]: maxTokens,
    messages: [
      { role: 'system', content: system + shape },
      { role: 'user', content: user },
      ...(repair ?? []),
    ],
    ...(rung === 'json_schema' && {
      response_format: { type: 'json_schema', json_schema: { name, strict: true, schema: wire } },
    }),
    ...(rung === 'json_object' && { response_format: { type: 'json_object' } }),
  }
}

/** The second and last try: the answer with what is wrong in it. */
function repairTurn(text: string, schema: z.ZodType, { issues }: z.ZodError): Message[] {
  const wrong = issues.slice(0, SHOWN_ISSUES).map(({ path, message }) => `${path.join('.')}: ${message}`)
  return [
    { role: 'assistant', content: text.slice(0, SHOWN_CHARS) || '(nothing)' },
    {
      role: 'user',
      content: `That does not fit. ${wrong.join('; ')}. Answer again with nothing but JSON that matches this JSON Schema:\n${JSON.stringify(wireSchema(schema))}`,
    },
  ]
}

async function atOnce(
  client: OpenAI,
  params: Params,
  signal: AbortSignal,
  spend: Spend,
): Promise<Completion> {
  const { choices, usage } = await client.chat.completions.create(params, { signal })
  spend(usage)
  const choice = choices?.[0]
  if (!choice?.message) throw new ModelError('upstream', 'The server of the model sent no answer')
  const text = choice.message.content ?? ''
  refuseEndless(text)
  return { text, refusal: choice.message.refusal ?? null, finish: choice.finish_reason ?? null }
}

/** The answer in parts; `null` when none came. */
async function inParts(
  client: OpenAI,
  params: Params,
  { countsStreams }: Dialect,
  signal: AbortSignal,
  onText: (text: string) => void,
  spend: Spend,
): Promise<Completion | null> {
  const stalled = new AbortController()
  let timer: NodeJS.Timeout | undefined
  try {
    const stream = await client.chat.completions.create(
      { ...params, stream: true, ...(countsStreams && { stream_options: { include_usage: true } }) },
      { signal: AbortSignal.any([signal, stalled.signal]) },
    )
    const whole = { text: '', refusal: null as string | null, finish: null as string | null }
    let parts = 0
    for await (const { choices, usage } of stream) {
      parts++
      clearTimeout(timer)
      // A model that thinks before it writes is silent for long, and has its deadline.
      if (whole.text !== '') timer = setTimeout(() => stalled.abort(), STALL_MS)
      spend(usage)
      const [choice] = choices
      if (!choice) continue
      const text = choice.delta?.content ?? ''
      whole.text += text
      refuseEndless(whole.text)
      if (choice.delta?.refusal) whole.refusal = (whole.refusal ?? '') + choice.delta.refusal
      whole.finish = choice.finish_reason ?? whole.finish
      if (text !== '') onText(text)
    }
    // The library ends a stream that was aborted or cut as if it were whole.
    signal.throwIfAborted()
    if (stalled.signal.aborted) throw new ModelError('timeout', 'The model fell silent')
    if (parts === 0) return null
    if (whole.finish === null) throw new ModelError('upstream', 'The answer was cut off')
    return whole
  } finally {
    clearTimeout(timer)
  }
}

function refuseEndless(text: string): void {
  if (text.length > MOST_CHARS) throw new ModelError('truncated', 'The answer is too long to be read')
}

function refuseUnfinished({ refusal, finish }: Omit<Completion, 'text'>): void {
  if (refusal) throw new ModelError('refused', 'The model declined')
  if (finish === 'content_filter') throw new ModelError('filtered', 'The answer was filtered')
  if (finish === 'length') throw new ModelError('truncated', 'The answer was cut at the most tokens')
}

function withTokens(error: ModelError, tokens: Tokens | null): ModelError {
  error.tokens = tokens
  return error
}

/** What went wrong, by the library's errors. What it lets through as it comes is the server's fault too. */
function failureOf(error: unknown, signal: AbortSignal, deadline: AbortSignal): ModelError {
  if (error instanceof ModelError) return error
  if (deadline.aborted || error instanceof APIConnectionTimeoutError)
    return new ModelError('timeout', 'The model did not answer in time')
  if (signal.aborted) return new ModelError('aborted', 'Nobody waits for the answer any more')
  if (error instanceof APIConnectionError)
    return new ModelError('unreachable', 'The server of the model cannot be reached')
  if (!(error instanceof APIError) || error.status === undefined)
    return new ModelError('upstream', 'The server of the model sent what cannot be read')
  const { status, code } = error
  if (code === 'content_filter') return new ModelError('filtered', 'The question was filtered')
  if (status === 429 && code === 'insufficient_quota')
    return new ModelError('auth', 'The account at the model has no quota left')
  if (status === 429) return new ModelError('rate_limited', 'The server of the model asks to slow down')
  if (status === 401 || status === 403)
    return new ModelError('auth', 'The server of the model refused the key')
  if (status < 500) return new ModelError('bad_request', `The server of the model answered ${status}`)
  return new ModelError('upstream', `The server of the model answered ${status}`)
}
