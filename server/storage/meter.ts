/** What is metered: the state that decides on calls, and the event a call leaves. */

/**
 * The meter of one workspace: all that decides whether a call is admitted. Small, as it is read and written with
 * every call. Everything but the rate limiter's times can be made again from settled events.
 */
export interface Meter {
  /** The rate limiter's theoretical arrival time (GCRA), in milliseconds since 1970. */
  rate_until: number
  /** The same for repeated requests, which have a pace of their own. */
  repeats_until: number
  /** Calls by counter, settled and reserved. A counter is a window, or a key in a window: `day:2026-11-22`. */
  counters: Readonly<Record<string, number>>
  /** Reservations under way. */
  reserved: readonly Reservation[]
}

export const EMPTY_METER: Meter = { rate_until: 0, repeats_until: 0, counters: {}, reserved: [] }

/** Calls set aside for a request under way. */
export interface Reservation {
  /** `evt_…`, the id of the event that will end it. */
  id: string
  calls: number
  /** Counters it stands in. */
  counters: readonly string[]
  /** Calls above what the plan included, and the price of each in millionths of a dollar. */
  overage_calls: number
  overage_unit_micro_usd: number
  /** Milliseconds since 1970. After `expires` it is taken for abandoned and counts no more. */
  at: number
  expires: number
  /** Digest of the request's idempotency key in this workspace, 64 hex digits. */
  idempotency_key: string | null
}

/** A successful request, as it is written to the journal `usage`. */
export interface UsageEvent {
  /** `evt_…`; unique, so that a replay can be told from a second call. */
  id: string
  /** ISO 8601. */
  at: string
  operation: string
  /** Calls charged; a whole number. */
  calls: number
  /** Counters it counts in. */
  counters: readonly string[]
  overage_calls: number
  overage_unit_micro_usd: number
  /** Id of the key that made the call; null for a person in the web editor. */
  key: string | null
  /** Id of the user who did it; null for a key. */
  member: string | null
  /** Label of the client whose brand voice was used. */
  client: string | null
  /** What a repeated request is known by and answered with; null without an `Idempotency-Key`. */
  idempotency: IdempotencyFacts | null
}

export interface IdempotencyFacts {
  /** Digest of key, method and path: 64 hex digits. */
  key: string
  /** SHA-256 of the body: 64 hex digits. */
  fingerprint: string
  /** Id of the answer, which a repeated request gets again. */
  answer: string
  /** Calls used in the window after it, as the answer said. */
  used: number
  /** Digest of what the answer rests on besides the request; `kept` for words that nothing makes again, null unless known. */
  basis: string | null
}

type Counted = Pick<Reservation, 'calls' | 'counters' | 'overage_calls' | 'overage_unit_micro_usd'>

/** The counter of what a month's overage costs, in millionths of a dollar. */
export const spendOf = (month: string): string => `spend:${month}`

/** What a reservation or event adds, by counter: its calls to each it stands in, its price to the month's spend. */
export function amountsOf({
  calls,
  counters,
  overage_calls,
  overage_unit_micro_usd,
}: Counted): [string, number][] {
  const amounts: [string, number][] = counters.map((name) => [name, calls])
  const spent = overage_calls * overage_unit_micro_usd
  const month = counters.find((name) => name.startsWith('month:') && !name.includes('/'))
  if (spent > 0 && month !== undefined) amounts.push([spendOf(month), spent])
  return amounts
}

/** Counters with the amounts of what was reserved or settled added, or taken off again. */
export function count(
  counters: Meter['counters'],
  counted: Counted,
  times: 1 | -1 = 1,
): Record<string, number> {
  const sums = { ...counters }
  for (const [name, amount] of amountsOf(counted)) sums[name] = (sums[name] ?? 0) + times * amount
  return sums
}

/**
 * The meter once a reservation has ended: its calls are taken off, unless it expired and they were already, and
 * those of the event that settled it are added, if one did. A batch may settle fewer than it reserved.
 */
export function endReservation(
  meter: Meter,
  { id }: Pick<Reservation, 'id'>,
  settled: UsageEvent | null,
): Meter {
  const found = meter.reserved.find((one) => one.id === id)
  let { counters } = meter
  if (found) counters = count(counters, found, -1)
  if (settled) counters = count(counters, settled)
  return { ...meter, counters, reserved: meter.reserved.filter((one) => one !== found) }
}
