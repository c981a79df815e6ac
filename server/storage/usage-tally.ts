/** Sums of usage events by UTC day. */
import type { UsageCounts, UsageEvent, UsageWindow } from './store.ts'

interface Day {
  calls: number
  operations: Map<string, number>
  keys: Map<string, number>
}

export class UsageTally {
  readonly #days = new Map<string, Day>()

  add(event: UsageEvent): void {
    const name = event.at.slice(0, 10)
    let day = this.#days.get(name)
    if (!day) {
      day = { calls: 0, operations: new Map(), keys: new Map() }
      this.#days.set(name, day)
    }
    day.calls += event.calls
    day.operations.set(event.operation, (day.operations.get(event.operation) ?? 0) + event.calls)
    day.keys.set(event.key, (day.keys.get(event.key) ?? 0) + event.calls)
  }

  /** Adds the days of the window to `counts`. */
  sumInto(counts: UsageCounts, { from, to }: UsageWindow): void {
    for (const [name, day] of this.#days) {
      if (name < from || name >= to) continue
      counts.calls += day.calls
      for (const [operation, calls] of day.operations) {
        counts.by_operation[operation] = (counts.by_operation[operation] ?? 0) + calls
      }
      for (const [key, calls] of day.keys) counts.by_key[key] = (counts.by_key[key] ?? 0) + calls
    }
  }
}
