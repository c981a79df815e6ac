/**
 * Usage events of the first form had no counters, overage or idempotency. Journals are never rewritten, so such
 * an event is completed whenever it is read: it counted in its UTC day and calendar month.
 */
export function withCounters(event: unknown): unknown {
  if (!isOld(event)) return event
  return {
    ...event,
    counters: [`day:${event.at.slice(0, 10)}`, `month:${event.at.slice(0, 7)}-01T00:00:00.000Z`],
    overage_calls: 0,
    overage_unit_micro_usd: 0,
    member: null,
    client: null,
    idempotency: null,
  }
}

const isOld = (event: unknown): event is { at: string } =>
  typeof event === 'object' &&
  event !== null &&
  !('counters' in event) &&
  'at' in event &&
  typeof event.at === 'string'
