/** Keys that did not work, counted by network and minute: whoever goes on guessing is told to wait. */

const FREE = 5
const WINDOW_MS = 60_000
/** Oldest go first when a crowd fills it. */
const NETWORKS_MAX = 10_000

export class FailedKeys {
  /** When keys failed in the last minute, by network, oldest first. */
  readonly #failures = new Map<string, readonly number[]>()

  /** Counts a failure. Gives the milliseconds to wait when there were too many before it, else 0. */
  count(network: string, now: number): number {
    const recent = (this.#failures.get(network) ?? []).filter((at) => Math.abs(now - at) < WINDOW_MS)
    const [oldest] = recent
    if (oldest !== undefined && recent.length >= FREE) return oldest + WINDOW_MS - now
    this.#failures.delete(network) // so that the newest stand last
    this.#failures.set(network, [...recent, now])
    for (const first of this.#failures.keys()) {
      if (this.#failures.size <= NETWORKS_MAX) break
      this.#failures.delete(first)
    }
    return 0
  }
}
