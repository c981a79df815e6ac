/** One piece of charged work: admitted, done and settled; or, when it was done before, done again for nothing. */
import { ApiError } from '#shared/api/problem.ts'
import type { Reservation, UsageEvent } from '../storage/meter.ts'
import type { Soon, Store } from '../storage/store.ts'
import { newId } from './ids.ts'
import { admission } from './limits/admit.ts'
import type { Limits } from './limits/headers.ts'
import { refusal } from './limits/refusal.ts'
import { type Standing, standingOf } from './limits/standing.ts'
import { quotaWarnings } from './limits/warnings.ts'
import type { Principal } from './principal.ts'

/** Milliseconds. A request that has not ended by then counts as abandoned. */
const ABANDONED_MS = 120_000
/** Milliseconds a request may be repeated for. */
const REPEATABLE_MS = 24 * 3_600_000

/** What a repeated request is known by: digests, never the request itself. */
export interface Repeatable {
  key: string
  fingerprint: string
}

export interface Charge {
  operation: string
  /** Calls it costs at most. */
  calls: number
  /** Prefix of the answer's id. */
  prefix: string
  repeatable: Repeatable | null
}

/** What work gives: the value, the calls it really cost, and the client it was done for. */
export interface Work<T> {
  value: T
  calls: number
  client: string | null
}

export interface Metered<T> {
  /** The answer's id; a repeated request gets the first one's. */
  id: string
  value: T
  usage: {
    calls: number
    included: number | null
    used: number
    remaining: number | null
    resets_at: string
  }
  warnings: { code: string; message: string }[]
  limits: Limits
  repeated: boolean
}

/**
 * Does `work` once it is admitted; the charge is durable when this resolves. Throws the `ApiError` of a refusal,
 * and rejects with what `work` rejects with, in which case nothing is charged.
 */
export async function metered<T>(
  store: Store,
  principal: Principal,
  charge: Charge,
  work: () => Soon<Work<T>>,
): Promise<Metered<T>> {
  const { workspace, key } = principal
  const { repeatable, operation, prefix } = charge
  const now = Date.now()
  const earlier = repeatable && (await store.settled(workspace, repeatable.key, iso(now - REPEATABLE_MS)))
  if (earlier) return again(store, principal, charge, work, earlier)

  const verdict = await store.reserve(
    workspace,
    admission({
      id: newId('evt'),
      calls: charge.calls,
      key,
      idempotency_key: repeatable?.key ?? null,
      expires_in: ABANDONED_MS,
    }),
  )
  if (!verdict.admitted) throw refusal(verdict, now)
  const { reservation } = verdict
  const done = await finish(store, workspace, reservation, work)
  const unused = charge.calls - done.calls
  const standing = less(verdict.standing, unused)
  const id = newId(prefix)
  if (done.calls === 0) await store.release(workspace, reservation)
  else {
    const overage_calls = Math.max(0, reservation.overage_calls - unused)
    const { repeated } = await store.settle(workspace, reservation, {
      id: reservation.id,
      at: iso(reservation.at),
      operation,
      calls: done.calls,
      counters: reservation.counters,
      overage_calls,
      overage_unit_micro_usd: overage_calls > 0 ? reservation.overage_unit_micro_usd : 0,
      key: key?.id ?? null,
      member: principal.user?.id ?? null,
      client: done.client,
      idempotency: repeatable && { ...repeatable, answer: id, used: standing.used },
    })
    // Another server ended the same request meanwhile; its charge holds.
    if (repeated) return again(store, principal, charge, work, repeated)
  }
  return answerOf(id, done, standing, verdict.rateWaitMs, false)
}

/** Does the work; when it fails, nothing stays reserved. */
async function finish<T>(
  store: Store,
  workspace: string,
  reservation: Reservation,
  work: () => Soon<Work<T>>,
): Promise<Work<T>> {
  try {
    return await work()
  } catch (error) {
    await store.release(workspace, reservation)
    throw error
  }
}

/** The answer of a request that was charged before: work does the same for the same request. */
async function again<T>(
  store: Store,
  { workspace }: Principal,
  { repeatable }: Charge,
  work: () => Soon<Work<T>>,
  { idempotency, calls }: UsageEvent,
): Promise<Metered<T>> {
  if (!idempotency || idempotency.fingerprint !== repeatable?.fingerprint)
    throw new ApiError('idempotency_mismatch')
  const done = await work()
  const { standing, rateWaitMs } = await limitsNow(store, workspace)
  const then = less(standing, standing.used - idempotency.used)
  return {
    ...answerOf(idempotency.answer, { ...done, calls }, then, rateWaitMs, true),
    limits: { standing, rateWaitMs },
  }
}

/** Where the workspace stands, without asking for anything. */
export async function limitsNow(store: Store, workspace: string): Promise<Limits> {
  const now = Date.now()
  const [meter, found] = await Promise.all([store.meter(workspace), store.read(workspace)])
  if (!found) throw new ApiError('not_found')
  return { standing: standingOf(meter, now, found), rateWaitMs: Math.max(0, meter.rate_until - now) }
}

function answerOf<T>(
  id: string,
  { value, calls }: Work<T>,
  standing: Standing,
  rateWaitMs: number,
  repeated: boolean,
): Metered<T> {
  const { terms, used, remaining, window } = standing
  return {
    id,
    value,
    usage: { calls, included: terms.included, used, remaining, resets_at: iso(window.end) },
    warnings: quotaWarnings(standing),
    limits: { standing, rateWaitMs },
    repeated,
  }
}

/** The standing with some calls not used after all. */
function less(standing: Standing, calls: number): Standing {
  const used = standing.used - calls
  const { included } = standing.terms
  return { ...standing, used, remaining: included === null ? null : Math.max(0, included - used) }
}

const iso = (ms: number): string => new Date(ms).toISOString()
