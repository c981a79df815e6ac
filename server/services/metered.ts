/** One piece of charged work: admitted, done and settled; or, when it was done before, done again for nothing. */
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import type { IdempotencyFacts, UsageEvent } from '../storage/meter.ts'
import type { Committed, Soon } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { newId } from './ids.ts'
import { admission } from './limits/admit.ts'
import type { Limits } from './limits/headers.ts'
import { telling } from './limits/notices.ts'
import { refusal } from './limits/refusal.ts'
import { repeating } from './limits/repeat.ts'
import { current, less, type Standing, standingOf, standingWith } from './limits/standing.ts'
import { quotaWarnings } from './limits/warnings.ts'
import type { Principal } from './principal.ts'
import { ABANDONED_MS, REPEATABLE_MS, type Repeatable } from './repeatable.ts'
import { workspaceOf } from './workspaces.ts'

export type Metering = Pick<Deps, 'store' | 'now'>

export interface Charge {
  operation: string
  /** Calls it costs at most. */
  calls: number
  /** Prefix of the answer's id. */
  prefix: string
  repeatable: Repeatable | null
}

/** What work gives: the value, the calls it really cost, the client it was done for, and what the value rests on. */
export interface Work<T> {
  value: T
  calls: number
  client: string | null
  /** As `IdempotencyFacts` has it; null for a request without a name. */
  basis: string | null
  /** Posts what is told of the answer with this id, in the commit of its charge. */
  post?: ((workspace: WorkspaceRecord, id: string) => void) | null
}

/** Does the work for the workspace as it stands; `earlier` is what is known of it when it was done and charged before. */
type DoWork<T> = (workspace: Committed<WorkspaceRecord>, earlier: IdempotencyFacts | null) => Soon<Work<T>>

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
  metering: Metering,
  principal: Principal,
  charge: Charge,
  work: DoWork<T>,
): Promise<Metered<T>> {
  const { store, now = Date.now } = metering
  const { workspace, key } = principal
  const { repeatable, calls } = charge
  const earlier = repeatable && (await store.settled(workspace, repeatable.key, iso(now() - REPEATABLE_MS)))
  if (earlier) {
    const refused = await store.reserve(workspace, repeating)
    if (refused) throw refusal(refused)
    return again(metering, principal, charge, work, earlier)
  }

  const verdict = await store.reserve(
    workspace,
    admission({
      id: newId('evt'),
      calls,
      key,
      idempotency_key: repeatable?.key ?? null,
      expires_in: ABANDONED_MS,
    }),
  )
  if (!verdict.admitted) throw refusal(verdict)
  const { reservation, notices, rateUntil, now: at } = verdict
  try {
    const done = await work(verdict.workspace, null)
    const standing = less(verdict.standing, calls - done.calls)
    const id = newId(charge.prefix)
    if (done.calls === 0) await store.release(workspace, reservation)
    else {
      const event = eventOf(verdict, principal, charge, done, { answer: id, used: standing.used })
      const { post } = done
      const commit = post ? (changed: WorkspaceRecord) => post(changed, id) : null
      const { repeated } = await store.settle(workspace, reservation, event, commit)
      // Another server ended the same request meanwhile; its charge holds.
      if (repeated) return await again(metering, principal, charge, work, repeated)
      // The call is charged. Should the notice fail now, the next call gives it; none is refused before that.
      if (notices.length > 0) await store.reserve(workspace, telling).catch(() => {})
    }
    return { ...answerOf(id, done, standing), limits: { standing, rateUntil, now: at }, repeated: false }
  } catch (error) {
    // Also when it could not be settled: what is not charged takes no place.
    await store.release(workspace, reservation)
    throw error
  }
}

/** What the work leaves in the journal: only calls that were answered. */
function eventOf(
  { reservation }: { reservation: Parameters<Metering['store']['settle']>[1] },
  { key, user }: Principal,
  { operation, calls: reserved, repeatable }: Charge,
  { calls, client, basis }: Work<unknown>,
  answered: { answer: string; used: number },
): UsageEvent {
  const overage_calls = Math.max(0, reservation.overage_calls - (reserved - calls))
  return {
    id: reservation.id,
    at: iso(reservation.at),
    operation,
    calls,
    counters: reservation.counters,
    overage_calls,
    overage_unit_micro_usd: overage_calls > 0 ? reservation.overage_unit_micro_usd : 0,
    key: key?.id ?? null,
    member: user?.id ?? null,
    client,
    // Nothing else of it: the caller's secret stays with the request.
    idempotency: repeatable && {
      key: repeatable.key,
      fingerprint: repeatable.fingerprint,
      ...answered,
      basis,
    },
  }
}

/** The answer of a request that was charged before, as it was then: work does the same for the same request. */
async function again<T>(
  metering: Metering,
  { workspace: id }: Principal,
  { repeatable }: Charge,
  work: DoWork<T>,
  { at, idempotency, calls }: UsageEvent,
): Promise<Metered<T>> {
  if (!idempotency || idempotency.fingerprint !== repeatable?.fingerprint)
    throw new ApiError('idempotency_mismatch')
  const workspace = await workspaceOf(metering.store, id)
  const { value } = await work(workspace, idempotency)
  const then = standingWith(idempotency.used, Date.parse(at), workspace)
  const answer = answerOf(idempotency.answer, { value, calls }, then)
  return { ...answer, limits: await limitsNow(metering, id), repeated: true }
}

/** Where the workspace stands, without asking for anything. */
export async function limitsNow(
  { store, now: clock = Date.now }: Metering,
  workspaceId: string,
): Promise<Limits> {
  const now = clock()
  const [meter, workspace] = await Promise.all([store.meter(workspaceId), workspaceOf(store, workspaceId)])
  return { standing: standingOf(current(meter, now), now, workspace), rateUntil: meter.rate_until, now }
}

function answerOf<T>(id: string, { value, calls }: Pick<Work<T>, 'value' | 'calls'>, standing: Standing) {
  const { terms, used, remaining, window } = standing
  return {
    id,
    value,
    usage: { calls, included: terms.included, used, remaining, resets_at: iso(window.end) },
    warnings: quotaWarnings(standing),
  }
}

const iso = (ms: number): string => new Date(ms).toISOString()
