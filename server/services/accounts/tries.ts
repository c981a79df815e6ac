/**
 * Wrong passwords, counted by account and network and by network alone: a stranger elsewhere locks nobody out.
 * A try counts before it is made, so that many at once count too. Kept in memory: it ends with the server.
 */
import { ApiError } from '#shared/api/problem.ts'

/** Tries before the first wait: for one account from one network, and for all accounts from it. */
const FREE_FOR_ACCOUNT = 5
const FREE_FOR_NETWORK = 20
/** Milliseconds: the first wait, which doubles with each further try, and the longest. */
const FIRST_WAIT = 30_000
const LONGEST_WAIT = 15 * 60_000
/** After so long without a try nothing is held against anybody. */
const FORGOTTEN = 15 * 60_000
/** Oldest go first when a crowd fills it. */
const KEPT_MAX = 20_000

interface Entry {
  count: number
  /** No try before this; the time of the last one while tries are free. */
  until: number
}

export interface Attempt {
  /** The password was right: it counts no more, and nothing is held against the account here. */
  succeeded(): void
}

export class Tries {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  /** What is kept at the moment. */
  get size(): number {
    return this.#entries.size
  }

  /** Counts a try on an account. Throws `too_many_attempts` with the seconds to wait. */
  begin(account: string, network: string | null): Attempt {
    const where = network ?? 'unknown'
    const limits = [
      { key: `${where} ${account}`, free: FREE_FOR_ACCOUNT },
      { key: where, free: FREE_FOR_NETWORK },
    ] as const
    const wait = Math.max(...limits.map(({ key }) => this.#wait(key)))
    if (wait > 0) {
      throw new ApiError('too_many_attempts', { headers: { 'retry-after': String(Math.ceil(wait / 1000)) } })
    }
    for (const { key, free } of limits) this.#count(key, free)
    return {
      succeeded: () => {
        const [own, all] = limits
        this.#entries.delete(own.key)
        // Whoever knows one password is not free to guess others.
        const entry = this.#entries.get(all.key)
        if (entry) this.#entries.set(all.key, { count: entry.count - 1, until: this.#now() })
      },
    }
  }

  /** Milliseconds to wait. */
  #wait(key: string): number {
    return (this.#current(key)?.until ?? 0) - this.#now()
  }

  #count(key: string, free: number): void {
    const now = this.#now()
    const count = (this.#current(key)?.count ?? 0) + 1
    const wait = count < free ? 0 : Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (count - free))
    this.#entries.delete(key) // so that the newest stand last
    this.#entries.set(key, { count, until: now + wait })
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= KEPT_MAX) break
      this.#entries.delete(oldest)
    }
  }

  #current(key: string): Entry | undefined {
    const entry = this.#entries.get(key)
    if (entry && this.#now() - entry.until > FORGOTTEN) {
      this.#entries.delete(key)
      return undefined
    }
    return entry
  }
}
