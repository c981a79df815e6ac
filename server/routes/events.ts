/** An answer that is followed as it is made: server-sent events, the last of which is the answer. */
import { z } from 'zod'
import { problemOf } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { shown } from '../judge/plain.ts'
import { problemFor } from '../middleware/problems.ts'
import { type Ctx, respond } from '../middleware/respond.ts'
import { fieldReader } from '../prompts/partial-text.ts'
import type { Follow } from '../services/author.ts'
import type { Ran } from '../services/run-operation.ts'

export const EVENTS = 'text/event-stream'

/** The form of the answer, for the machine description. */
export const events = {
  [EVENTS]: {
    schema: z.string().meta({
      description:
        'Server-sent events: `progress` with a `step`, `candidate` with a `text` that is added to a rewrite (`candidate`, from 1) and is not judged yet, then `done` with the very answer that JSON would be, or `error` with a problem. Show what streams as a preview only: `done` replaces it. A line that begins with a colon comes every ten seconds.',
    }),
  },
}

/** Milliseconds after which a line is sent that says nothing, so that no proxy takes the connection for dead. */
const HEARTBEAT_MS = 10_000

/**
 * Answers with events: `progress`, `candidate` with what a model adds to a text that is not judged yet, and `done` with
 * the answer, or `error` with a problem. What is refused before anything was begun is a problem as ever.
 */
export async function respondEvents(
  c: Ctx,
  deps: Pick<Deps, 'log' | 'metrics'>,
  run: (follow: Follow, signal: AbortSignal) => Promise<Ran<unknown>>,
): Promise<Response> {
  const gone = new AbortController()
  const signal = AbortSignal.any([c.req.raw.signal, gone.signal])
  const { readable, send, close } = eventStream(() => gone.abort())
  const begun = Promise.withResolvers<void>()
  const read = fieldReader('body')
  const running = run(
    {
      step: (step) => {
        send('progress', { step })
        begun.resolve()
      },
      text: (json) => {
        for (const part of read(json)) send('candidate', { ...part, text: shown(part.text) })
      },
    },
    signal,
  )
  await Promise.race([begun.promise, running])
  const where = { request_id: c.get('requestId'), method: c.req.method, route: c.req.routePath }
  running
    .then(
      ({ answer }) => send('done', answer),
      (error: Error) => {
        const { code, detail, errors } = problemFor(error, deps, where)
        send('error', problemOf(code, where.request_id, { detail, errors }))
      },
    )
    .finally(close)
  return respond(c, 200, readable, { 'content-type': EVENTS, 'x-accel-buffering': 'no' })
}

interface EventStream {
  readable: ReadableStream<Uint8Array<ArrayBuffer>>
  send: (event: string, data: unknown) => void
  close: () => void
}

/** A stream of events with a heartbeat; `left` is called when the reader goes away. */
function eventStream(left: () => void): EventStream {
  const encoder = new TextEncoder()
  const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>(
    {},
    { highWaterMark: Number.POSITIVE_INFINITY },
    { highWaterMark: Number.POSITIVE_INFINITY },
  )
  const writer = writable.getWriter()
  const heartbeat = setInterval(() => write(': \n\n'), HEARTBEAT_MS)
  const write = (text: string) => void writer.write(encoder.encode(text)).catch(() => {})
  writer.closed.catch(left)
  return {
    readable,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    close: () => {
      clearInterval(heartbeat)
      writer.close().catch(() => {})
    },
  }
}
