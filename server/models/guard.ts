/** Stands before a model: as many calls at once as a workspace may have, none to a server that is down, and a count of all. */
import { z } from 'zod'
import type { ModelState } from '#shared/api/health.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type Failure, type Model, ModelError } from './model.ts'

/** Calls of one workspace that may be under way; others wait for their turn. */
const AT_ONCE = 4
/** Failures in a row after which the model is left alone, and milliseconds it is left for. */
const PATIENCE = 5
const PAUSE_MS = 30_000

/** Failures that tell of the server, not of one question. */
const DOWN: ReadonlySet<Failure> = new Set(['timeout', 'unreachable', 'rate_limited', 'auth', 'upstream'])
/** Failures of which nothing is learnt. */
const OURS: ReadonlySet<Failure> = new Set(['aborted', 'busy'])
/** Share of its time that a call may wait for its turn; the rest is left for the answer. */
const WAIT_SHARE = 0.5

interface Watched {
  log: Log
  metrics?: Metrics | undefined
  now?: () => number
  /** Milliseconds a call may take, its wait for a turn included. */
  deadlineMs: number
}

/** The model with a limit for each workspace and a circuit breaker. Its state is that of the last call. */
export function guarded(model: Model, { log, metrics, now = Date.now, deadlineMs }: Watched): Model {
  const turns = new Map<string, { running: number; waiting: (() => void)[] }>()
  let state: ModelState = 'unchecked'
  let failures = 0
  let pausedUntil = 0

  /** Resolves when it is the workspace's turn; whether it had to wait. */
  async function takeTurn(workspace: string, signal: AbortSignal | undefined): Promise<boolean> {
    const own = turns.get(workspace) ?? { running: 0, waiting: [] }
    turns.set(workspace, own)
    if (own.running < AT_ONCE) {
      own.running++
      return false
    }
    if (signal?.aborted) throw new ModelError('aborted', 'The caller left')
    const late = AbortSignal.any([AbortSignal.timeout(deadlineMs * WAIT_SHARE), ...(signal ? [signal] : [])])
    await new Promise<void>((resolve, reject) => {
      // The turn of the call that ends is handed over, so that `running` stays as it is.
      own.waiting.push(resolve)
      late.addEventListener('abort', () => {
        own.waiting = own.waiting.filter((one) => one !== resolve)
        reject(new ModelError(signal?.aborted ? 'aborted' : 'busy', 'Too many calls of the workspace wait'))
      })
    })
    return true
  }

  function endTurn(workspace: string): void {
    const own = turns.get(workspace)
    const next = own?.waiting.shift()
    if (next) next()
    else if (own && --own.running === 0) turns.delete(workspace)
  }

  /** Says once when the model goes away and once when it is back. */
  function note(after: ModelState): void {
    const before = state
    state = after
    if (after === 'ok' && before !== 'ok') log.info({}, 'the model answers')
    else if (after !== 'ok' && (before === 'ok' || before === 'unchecked'))
      log.warn({ error: after }, 'the model does not answer; the rules do')
  }

  function answered(): void {
    failures = 0
    pausedUntil = 0
    note('ok')
  }

  function failed(kind: Failure, tries: boolean, waited: boolean): void {
    if (OURS.has(kind) || (kind === 'timeout' && waited)) {
      // The call that was to find out has not: the next one may.
      if (tries) pausedUntil = 0
    } else if (DOWN.has(kind)) {
      failures++
      if (failures >= PATIENCE) pausedUntil = now() + PAUSE_MS
      note(kind)
    } else if (kind !== 'bad_request') answered()
    // A model that the server does not have, if nothing was ever answered; else a question that it does not take.
    else if (state !== 'ok') note(kind)
  }

  return {
    name: model.name,
    state: () => (now() < pausedUntil ? 'paused' : state),
    ask: async (question, asking) => {
      const outcome = (kind: Failure | 'ok', ms: number) =>
        metrics?.modelAnswered(question.name, kind, ms / 1000)
      if (now() < pausedUntil) {
        outcome('paused', 0)
        throw new ModelError('paused', 'The model failed several times in a row and is left alone')
      }
      // After a pause one call tries; the others do without until it is known how that went.
      const tries = failures >= PATIENCE
      if (tries) pausedUntil = now() + PAUSE_MS
      const began = now()
      let waited = false
      try {
        waited = await takeTurn(asking.workspace, asking.signal)
        try {
          const withinMs = Math.max(1, deadlineMs - (now() - began))
          const reply = await model.ask(question, { ...asking, withinMs })
          answered()
          outcome('ok', now() - began)
          metrics?.modelSpent(reply.tokens)
          return reply
        } finally {
          endTurn(asking.workspace)
        }
      } catch (error) {
        const failure = error instanceof ModelError ? error : new ModelError('upstream', 'The call failed')
        failed(failure.kind, tries, waited)
        outcome(failure.kind, now() - began)
        metrics?.modelSpent(failure.tokens)
        throw failure
      }
    },
  }
}

const Ready = z.strictObject({ ready: z.boolean() })

/** Asks the model for one word, so that a wrong address or key is known before the first mail. Never rejects. */
export async function tryOut(model: Model, signal: AbortSignal): Promise<void> {
  const question = {
    name: 'ready',
    schema: Ready,
    system: 'Answer with the JSON object {"ready": true}.',
    user: '{}',
    maxTokens: 200,
  }
  await model.ask(question, { workspace: '', signal }).catch(() => {})
}
