/** One call over HTTP: attempts, waits between them, and a deadline over all of them. */
import type { Problem } from '../problem.ts'
import type { Method } from './calls.ts'
import { SendworthyError, type TroubleCode } from './sendworthy-error.ts'
import { backoff, pause, retryAfter } from './wait.ts'
import { type Fetch, type OwnSignal, platform, type Signal, type WebResponse } from './web.ts'

export interface Connection {
  /** Without a slash at the end. */
  server: string
  key: string | undefined
  /** Whether the browser's cookie says who is signed in, and the workspace that is meant. */
  session: boolean
  workspace: string | undefined
  fetch: Fetch | undefined
  deadlineMs: number
  retries: number
}

export interface CallOptions {
  /** Ends the call; it then rejects with the signal's reason. */
  signal?: Signal
  /** Milliseconds for the call with all its attempts. */
  deadlineMs?: number
  /** Attempts after the first; 0 for none. */
  retries?: number
  /** Names the call, so that the server does it once however often it arrives. Made by itself. */
  idempotencyKey?: string
}

export interface Call {
  method: Method
  path: string
  body?: unknown
}

/**
 * The answer's JSON, undefined for an answer without any. Rejects with `SendworthyError`, or with the reason of the
 * caller's signal.
 */
export async function send(
  connection: Connection,
  { method, path, body }: Call,
  options: CallOptions,
): Promise<unknown> {
  const { deadlineMs = connection.deadlineMs, retries = connection.retries } = options
  const { key, session, workspace } = connection
  // Made before the first attempt: every attempt is the same call.
  const headers = {
    accept: 'application/json, application/problem+json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(workspace === undefined ? {} : { 'sendworthy-workspace': workspace }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'POST'
      ? { 'idempotency-key': options.idempotencyKey ?? platform().crypto.randomUUID() }
      : {}),
  }
  const request = {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    credentials: session ? 'same-origin' : 'omit',
  } as const
  return withDeadline(deadlineMs, options.signal, async (signal, left) => {
    for (let attempt = 0; ; attempt++) {
      const outcome = await tryOnce(connection, path, { ...request, signal })
      if ('answer' in outcome) return outcome.answer
      if (signal.aborted) throw signal.reason
      const wait = Math.max(outcome.wait ?? 0, backoff(attempt))
      if (!outcome.again || attempt >= retries || wait >= left()) throw outcome.error
      await pause(wait, signal)
    }
  })
}

/** `again` tells whether another attempt may go better; the server does what it recognises once. */
type Outcome = { answer: unknown } | { error: SendworthyError; again: boolean; wait: number | null }

/** Answers to what was refused unread or for the moment. */
const REFUSED = [408, 429]

async function tryOnce(
  { server, fetch = platform().fetch }: Connection,
  path: string,
  request: Parameters<Fetch>[1],
): Promise<Outcome> {
  let response: WebResponse
  let text: string
  try {
    response = await fetch(`${server}${path}`, request)
    text = await response.text()
  } catch {
    // What was thrown is not passed on: it may name the header that holds the key.
    return { error: new SendworthyError('unreachable'), again: true, wait: null }
  }
  const { ok, status } = response
  if (status === 204) return { answer: undefined }
  const value = parsed(text)
  if (ok && value !== undefined) return { answer: value }
  const wait = retryAfter(response.headers.get('retry-after'), Date.now())
  const about = { status, retryAfter: wait === null ? null : wait / 1000 }
  return {
    error: new SendworthyError(isProblem(value) ? value : troubleOf(status), about),
    again: isUnderWay(value) || ((REFUSED.includes(status) || status >= 500) && !isTooLarge(value)),
    wait,
  }
}

/** What an answer without a word of the server's own means: a proxy answers for one that is down. */
const troubleOf = (status: number): TroubleCode =>
  status === 429 ? 'rate_limited' : status >= 500 ? 'unavailable' : 'invalid_answer'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An attempt before this one is still being worked on. */
const isUnderWay = (value: unknown): boolean => isProblem(value) && value.code === 'request_in_progress'

/** Another attempt asks for as much. */
const isTooLarge = (value: unknown): boolean => isProblem(value) && value.code === 'batch_over_limit'

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'title', 'detail'].every((name) => typeof Reflect.get(value, name) === 'string')

/** Runs `work` with a signal that ends with the caller's, or at the deadline. */
async function withDeadline<T>(
  ms: number,
  outer: Signal | undefined,
  work: (signal: OwnSignal, left: () => number) => Promise<T>,
): Promise<T> {
  const { AbortController, setTimeout, clearTimeout } = platform()
  const controller = new AbortController()
  const end = Date.now() + ms
  const abort = () => controller.abort(outer?.reason)
  if (outer?.aborted) throw outer.reason
  outer?.addEventListener('abort', abort, { once: true })
  const timer = setTimeout(() => controller.abort(new SendworthyError('deadline_exceeded')), ms)
  try {
    return await work(controller.signal, () => end - Date.now())
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}
