/** Whether a request may be worked on. Pure, so that every store can run it under its lock. */
import { count, type Meter, type Reservation, spendOf } from '../../storage/meter.ts'
import type { Committed, Decide } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'
import type { Limits } from './headers.ts'
import { commitOf, type Due, noticesDue } from './notices.ts'
import { pace } from './rate.ts'
import { current, standingOf } from './standing.ts'
import { dayAt, keyCounter, monthAt } from './windows.ts'

/** What asks to be admitted. */
export interface Request {
  /** `evt_…`, the id of the event it will leave. */
  id: string
  /** Calls it costs; a batch is admitted whole or not at all. */
  calls: number
  /** The key that asks, with a cap of its own; null for a person. */
  key: { id: string; calls_max: number | null } | null
  /** Digest of the idempotency key; null without one. */
  idempotency_key: string | null
  /** Milliseconds after which it is taken for abandoned. */
  expires_in: number
}

/** What refused a request, in the order they are asked. */
export type Policy = 'in_progress' | 'rate' | 'in_flight' | 'key_cap' | 'quota' | 'spend_cap'

export type Verdict = Limits &
  (
    | {
        admitted: true
        reservation: Reservation
        /** The workspace that was decided for, which the work needs as well. */
        workspace: Committed<WorkspaceRecord>
        /** Notices that may be due once the request is settled. */
        notices: readonly Due[]
      }
    | { admitted: false; policy: Policy; retryMs: number }
  )

export type Refused = Extract<Verdict, { admitted: false }>

const BUSY_RETRY_MS = 1000

/** Decides on one request. A refusal reserves nothing, and one for its rate leaves the quota alone. */
export const admission =
  ({ id, calls, key, idempotency_key, expires_in }: Request): Decide<Verdict> =>
  (before, now, workspace) => {
    const meter = current(before, now)
    const standing = standingOf(meter, now, workspace)
    const { terms, window, used } = standing
    const rate = terms.rate_per_second === null ? null : pace(meter.rate_until, now, terms.rate_per_second)
    const untilReset = window.end - now
    const refuse = (policy: Policy, retryMs: number, notices: readonly Due[] = []) => {
      // A refusal keeps no more than a limiter that was set right after the clock.
      const rateUntil = rate?.pass === false ? rate.until : meter.rate_until
      return {
        meter: { ...meter, rate_until: rateUntil },
        verdict: { admitted: false as const, policy, retryMs, standing, rateUntil, now },
        commit: commitOf(notices, standing, now),
      }
    }

    if (idempotency_key !== null && meter.reserved.some((one) => one.idempotency_key === idempotency_key))
      return refuse('in_progress', BUSY_RETRY_MS)
    if (rate && !rate.pass) return refuse('rate', rate.waitMs)
    if (terms.in_flight !== null && meter.reserved.length >= terms.in_flight)
      return refuse('in_flight', BUSY_RETRY_MS)
    const own = key && keyCounter(window, firstOf(workspace.keys, key.id))
    if (key && own && key.calls_max !== null && (meter.counters[own] ?? 0) + calls > key.calls_max)
      return refuse('key_cap', untilReset)
    if (terms.hard_stop !== null && used + calls > terms.hard_stop) {
      // Nobody is stopped before having been told, not even by a batch that jumps over the soft cap.
      const asReached = { ...standing, used: Math.max(used, terms.included ?? 0) }
      return refuse('quota', untilReset, noticesDue(asReached, workspace.notices))
    }
    const month = monthAt(now, workspace.billing.anchor)
    const over = terms.overage_micro_usd === null ? 0 : overage(terms.included, used, calls)
    const price = terms.overage_micro_usd ?? 0
    const spent = meter.counters[spendOf(month.counter)] ?? 0
    if (over > 0 && terms.spend_cap_micro_usd !== null && spent + over * price > terms.spend_cap_micro_usd)
      return refuse('spend_cap', untilReset)

    const reservation: Reservation = {
      id,
      calls,
      counters: [dayAt(now).counter, month.counter, ...(own ? [own] : [])],
      overage_calls: over,
      overage_unit_micro_usd: over > 0 ? price : 0,
      at: now,
      expires: now + expires_in,
      idempotency_key,
    }
    const after: Meter = {
      ...meter,
      rate_until: rate?.until ?? meter.rate_until,
      counters: count(meter.counters, reservation),
      reserved: [...meter.reserved, reservation],
    }
    const reached = standingOf(after, now, workspace)
    return {
      meter: after,
      verdict: {
        admitted: true,
        reservation,
        workspace,
        standing: reached,
        rateUntil: after.rate_until,
        now,
        notices: noticesDue(reached, workspace.notices),
      },
      commit: null,
    }
  }

/** Calls of the request that lie above what is included. */
const overage = (included: number | null, used: number, calls: number): number =>
  included === null ? 0 : Math.max(0, used + calls - included) - Math.max(0, used - included)

/** The first of the keys that took each other's place: they count together. */
function firstOf(keys: Committed<WorkspaceRecord>['keys'], id: string): string {
  const from = keys.find((key) => key.id === id)?.rotated_from ?? null
  return from === null ? id : firstOf(keys, from)
}
