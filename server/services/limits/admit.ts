/** Whether a request may be worked on. Pure, so that every store can run it under its lock. */
import { count, type Meter, type Reservation } from '../../storage/meter.ts'
import type { Committed, Decide } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'
import type { Limits } from './headers.ts'
import { commitOf, type Due, noticesDue } from './notices.ts'
import { pace } from './rate.ts'
import { quotaRoom, spendRoom } from './room.ts'
import { current, standingOf } from './standing.ts'
import { overageOf } from './terms.ts'
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

/** Limits on calls, in the order they are asked. */
type Cap = 'key_cap' | 'quota' | 'spend_cap'

/** What refused a request, in the order they are asked. */
export type Policy = 'in_progress' | 'rate' | 'in_flight' | Cap | 'batch'

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
    | { admitted: false; policy: Exclude<Policy, 'batch'>; retryMs: number }
    /** Too large for what is left: one of at most `most` calls, of those `calls`, would be admitted now. */
    | { admitted: false; policy: 'batch'; calls: number; most: number }
  )

export type Refused = Extract<Verdict, { admitted: false }>

type Why<R = Refused> = R extends Refused ? Omit<R, keyof Limits | 'admitted'> : never

const BUSY_RETRY_MS = 1000

/** Decides on one request. A refusal reserves nothing, and one for its rate leaves the quota alone. */
export const admission =
  ({ id, calls, key, idempotency_key, expires_in }: Request): Decide<Verdict> =>
  (before, now, workspace) => {
    const meter = current(before, now)
    const standing = standingOf(meter, now, workspace)
    const { terms, window, used } = standing
    const rate = terms.rate_per_second === null ? null : pace(meter.rate_until, now, terms.rate_per_second)
    const refuse = (why: Why, notices: readonly Due[] = []) => {
      // A refusal keeps no more than a limiter that was set right after the clock.
      const rateUntil = rate?.pass === false ? rate.until : meter.rate_until
      return {
        meter: { ...meter, rate_until: rateUntil },
        verdict: { admitted: false as const, ...why, standing, rateUntil, now },
        commit: commitOf(notices, standing, now),
      }
    }

    if (idempotency_key !== null && meter.reserved.some((one) => one.idempotency_key === idempotency_key))
      return refuse({ policy: 'in_progress', retryMs: BUSY_RETRY_MS })
    if (rate && !rate.pass) return refuse({ policy: 'rate', retryMs: rate.waitMs })
    if (terms.in_flight !== null && meter.reserved.length >= terms.in_flight)
      return refuse({ policy: 'in_flight', retryMs: BUSY_RETRY_MS })
    const own = key && keyCounter(window, firstOf(workspace.keys, key.id))
    const ownRoom = key && own && key.calls_max !== null ? key.calls_max - (meter.counters[own] ?? 0) : null
    const rooms: [Cap, number][] = [
      ['key_cap', ownRoom ?? Number.POSITIVE_INFINITY],
      ['quota', quotaRoom(standing)],
      ['spend_cap', spendRoom(standing)],
    ]
    const full = rooms.find(([, room]) => room < 1)?.[0]
    if (full) {
      // Nobody is stopped before having been told. A key's own cap concerns its maker alone.
      const notices = full === 'key_cap' ? [] : noticesDue(standing, workspace.notices)
      return refuse({ policy: full, retryMs: window.end - now }, notices)
    }
    const most = Math.min(...rooms.map(([, room]) => room))
    if (calls > most) return refuse({ policy: 'batch', calls, most })
    const month = monthAt(now, workspace.billing.anchor)
    const over = overageOf(terms, used + calls) - overageOf(terms, used)

    const reservation: Reservation = {
      id,
      calls,
      counters: [dayAt(now).counter, month.counter, ...(own ? [own] : [])],
      overage_calls: over,
      overage_unit_micro_usd: over > 0 ? (terms.overage_micro_usd ?? 0) : 0,
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

/** The first of the keys that took each other's place: they count together. */
function firstOf(keys: Committed<WorkspaceRecord>['keys'], id: string): string {
  const from = keys.find((key) => key.id === id)?.rotated_from ?? null
  return from === null ? id : firstOf(keys, from)
}
