/** What was settled under an idempotency key, for as long as it may be repeated. */
import type { UsageEvent } from './meter.ts'

const KEPT_MS = 24 * 3_600_000

export class SettledRequests {
  /** By idempotency key, oldest first. */
  readonly #events = new Map<string, UsageEvent>()

  /** Takes events as they are settled; those a day older than the newest go. */
  add(event: UsageEvent): void {
    if (event.idempotency === null) return
    this.#events.delete(event.idempotency.key)
    this.#events.set(event.idempotency.key, event)
    const since = dayBefore(event.at)
    for (const [key, { at }] of this.#events) {
      if (at >= since) return
      this.#events.delete(key)
    }
  }

  /** The event settled under the key at `since` or later. */
  find(key: string, since: string): UsageEvent | null {
    const event = this.#events.get(key)
    return event && event.at >= since ? event : null
  }
}

export const dayBefore = (at: string): string => new Date(Date.parse(at) - KEPT_MS).toISOString()
