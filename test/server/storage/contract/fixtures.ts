/** What the contract's tests put into a store. */
import type { AuditEvent, DeliveryEvent, GateEvent, HistoryEvent } from '#server/storage/journals.ts'
import { count, type Reservation, type UsageEvent } from '#server/storage/meter.ts'
import type { Decide, Store } from '#server/storage/store.ts'
import type { KeyRecord, MessageRecord, WorkspaceRecord } from '#server/storage/workspace.ts'
import { usageEvent, workspaceRecord } from '../../../support/workspace-record.ts'

export interface OpenedStore {
  store: Store
  /** Closes the store and opens it again on the same data. */
  reopen(): Promise<Store>
  /** From now on writes fail, or succeed again. */
  failWrites(failing: boolean): void
}

/** Opens an empty store, which is closed after the test. */
export type Open = () => Promise<OpenedStore>

export const A = 'ws_AAAAAAAAAAAAAAAA'
export const B = 'ws_BBBBBBBBBBBBBBBB'
export const AT = '2026-02-03T04:05:06.000Z'
export const DAY = 'day:2026-02-03'
export const MONTH = 'month:2026-02-01T00:00:00.000Z'

export const workspace = (id: string, part: Partial<WorkspaceRecord> = {}): WorkspaceRecord =>
  workspaceRecord({ id, ...part })

export function key(n: number): KeyRecord {
  const digits = String(n).padStart(8, '0')
  return {
    id: `key_${digits}`,
    mode: 'live',
    hash: digits.repeat(8),
    last4: digits.slice(4),
    name: `key ${n}`,
    scopes: ['optimize:*'],
    creator: null,
    created: AT,
    expires: null,
    revoked: null,
    last_used: null,
    calls_max: null,
    rotated_from: null,
    rotated_to: null,
    client: null,
  }
}

export function reservation(id: string, part: Partial<Reservation> = {}): Reservation {
  return {
    id: `evt_${id}`,
    calls: 1,
    counters: [DAY, MONTH],
    overage_calls: 0,
    overage_unit_micro_usd: 0,
    at: Date.parse(AT),
    expires: Date.parse(AT) + 120_000,
    idempotency_key: null,
    ...part,
  }
}

export const event = (id: string, at = AT, part: Partial<UsageEvent> = {}): UsageEvent =>
  usageEvent(reservation(id, { at: Date.parse(at) }), part)

/** An event that answers a request with this idempotency key, a digit. */
export const repeatable = (id: string, digit: string, at = AT): UsageEvent =>
  event(id, at, {
    idempotency: {
      key: digit.repeat(64),
      fingerprint: '7'.repeat(64),
      answer: `scr_${id}`,
      used: 1,
      basis: null,
    },
  })

/** Reserves and settles one call. */
export async function use(store: Store, id: string, settled: UsageEvent): Promise<void> {
  const { calls, counters, overage_calls, overage_unit_micro_usd } = settled
  const part = { id: settled.id, calls, counters, overage_calls, overage_unit_micro_usd }
  const reserved = await store.reserve(id, take({ reserve: reservation('x', part) }))
  if (!reserved) throw new Error('refused')
  await store.settle(id, reserved, settled)
}

/**
 * A small limiter: admits `reserve` while its first counter stays within `cap`, and drops what expired before
 * `now`. The call that reaches the cap commits a notice and a message, once.
 */
export const take =
  ({
    reserve,
    cap = Number.POSITIVE_INFINITY,
    now = 0,
  }: {
    reserve: Reservation
    cap?: number
    now?: number
  }): Decide<Reservation | null> =>
  (before, _, { notices }) => {
    const expired = before.reserved.filter(({ expires }) => expires < now)
    const meter = {
      ...before,
      counters: expired.reduce((counters, one) => count(counters, one, -1), before.counters),
      reserved: before.reserved.filter((one) => !expired.includes(one)),
    }
    const [counter = ''] = reserve.counters
    const used = (meter.counters[counter] ?? 0) + reserve.calls
    if (used > cap) return { meter, verdict: null, commit: null }
    const told = notices.some((notice) => notice.counter === counter)
    return {
      meter: {
        ...meter,
        counters: count(meter.counters, reserve),
        reserved: [...meter.reserved, reserve],
      },
      verdict: reserve,
      commit: used === cap && !told ? (changed) => tell(changed, counter, used) : null,
    }
  }

function tell({ notices, outbox }: WorkspaceRecord, counter: string, used: number): void {
  const id = `ntc_${notices.length + 1}`
  notices.push({ id, code: 'quota.hard_stop', counter, percent: 100, used, included: used, at: AT })
  outbox.push(message(notices.length, 0))
}

export const message = (n: number, due: number): MessageRecord => ({
  id: `msg_${n}`,
  type: 'quota.hard_stop',
  at: AT,
  data: { used: n },
  deliveries: [{ endpoint: 'email', attempt: 0, due }],
})

/** Leaves audit events on the workspace, as services do in a transaction. */
export function audit({ audit }: WorkspaceRecord, events: number, part: Partial<AuditEvent> = {}): void {
  for (let n = 0; n < events; n++) {
    const seq = audit.seq + 1
    const hash = String(seq).padStart(64, '0')
    audit.waiting.push({
      id: `aud_${seq}`,
      at: new Date(Date.parse(AT) + seq).toISOString(),
      actor: { type: 'system', id: null },
      action: 'key.created',
      target: 'key_00000001',
      before: null,
      after: { name: 'Żółć 東京', scopes: ['a'] },
      ip: null,
      request_id: null,
      seq,
      previous: audit.hash,
      hash,
      ...part,
    })
    audit.seq = seq
    audit.hash = hash
  }
}

export const historyEvent = (n: number, at: string): HistoryEvent => ({
  id: `his_${n}`,
  at,
  operation: 'score',
  kind: 'newsletter',
  family: 'bulk_content',
  score: 81.5,
  decision: 'pass',
  rules: ['long-subject'],
  words: 120,
  key: 'key_00000001',
  client: 'Żółć 東京 👩‍👩‍👧',
  draft: { subject: null, draft: 'Dear Anna,\n…' },
})

export const gateEvent = (id: string, at: string): GateEvent => ({
  id,
  at,
  kind: 'cold_outreach',
  score: 40,
  threshold: 70,
  mode: 'block',
  decision: 'block',
  outcome: 'overridden',
  reason: 'They know me.',
  rules: [],
  host: 'gmail',
  key: null,
  member: 'usr_1',
  client: null,
})

export const deliveryEvent = (n: number, at: string): DeliveryEvent => ({
  id: `dlv_${n}`,
  at,
  message: 'msg_1',
  type: 'quota.warning',
  posted: at,
  data: { used: n },
  endpoint: 'ep_1',
  attempt: n,
  status: n % 2 ? 500 : null,
  failure: null,
  ms: 12.5,
})

/** An instant, `minutes` after 3 February 2026. */
export const minute = (minutes: number): string =>
  new Date(Date.UTC(2026, 1, 3) + minutes * 60_000).toISOString()
