/** Sums of usage events, by counter. */
import type { UsageEvent } from './meter.ts'
import type { UsageCounts } from './store.ts'

type Sums = 'by_operation' | 'by_key' | 'by_member' | 'by_client'

export const noUsage = (): UsageCounts => ({
  calls: 0,
  overage_calls: 0,
  overage_micro_usd: 0,
  by_operation: named(),
  by_key: named(),
  by_member: named(),
  by_client: named(),
})

/** Without a prototype, since a client may be called `__proto__`. */
const named = (): Record<string, number> => Object.create(null)

export class UsageTally {
  readonly #counters = new Map<string, UsageCounts>()

  add(event: UsageEvent): void {
    for (const counter of event.counters) {
      let counts = this.#counters.get(counter)
      if (!counts) {
        counts = noUsage()
        this.#counters.set(counter, counts)
      }
      const { calls, overage_calls } = event
      counts.calls += calls
      counts.overage_calls += overage_calls
      counts.overage_micro_usd += overage_calls * event.overage_unit_micro_usd
      raise(counts, 'by_operation', event.operation, calls)
      raise(counts, 'by_key', event.key, calls)
      raise(counts, 'by_member', event.member, calls)
      raise(counts, 'by_client', event.client, calls)
    }
  }

  /** Adds what stands under the counter to `counts`. */
  sumInto(counts: UsageCounts, counter: string): void {
    const found = this.#counters.get(counter)
    if (!found) return
    counts.calls += found.calls
    counts.overage_calls += found.overage_calls
    counts.overage_micro_usd += found.overage_micro_usd
    for (const sums of ['by_operation', 'by_key', 'by_member', 'by_client'] as const) {
      for (const [name, calls] of Object.entries(found[sums])) raise(counts, sums, name, calls)
    }
  }
}

function raise(counts: UsageCounts, sums: Sums, name: string | null, calls: number): void {
  if (name !== null) counts[sums][name] = (counts[sums][name] ?? 0) + calls
}
