/** What a repeated request is known by: digests, never the request itself. */
export interface Repeatable {
  /** Of key, method and path. */
  key: string
  /** Of the body. */
  fingerprint: string
}

/** Milliseconds a request may be repeated for. */
export const REPEATABLE_MS = 24 * 3_600_000

/** Milliseconds. A request that has not ended by then counts as abandoned. */
export const ABANDONED_MS = 120_000
