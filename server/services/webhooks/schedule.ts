/** When a message is sent again that could not be delivered. */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** What each attempt waits after the one before, in milliseconds: Standard Webhooks' example schedule. */
export const SCHEDULE = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]

/** Up to this share is added by chance, so that what failed together does not come back together. */
export const JITTER = 0.2
/** A receiver may ask for more time, and gets no more than this. */
const RETRY_AFTER_MAX = 24 * HOUR

/**
 * Milliseconds until the next attempt after `made` of them; null when there is none left. `random` is in [0, 1).
 * What the receiver asked for by `Retry-After` is waited for as well.
 */
export function waitAfter(made: number, random: number, retryAfter: number | null): number | null {
  const wait = SCHEDULE[made]
  if (wait === undefined) return null
  return Math.max(Math.round(wait * (1 + JITTER * random)), Math.min(retryAfter ?? 0, RETRY_AFTER_MAX))
}

/** Milliseconds in a `Retry-After`, seconds or a date; null when it says neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND
  const at = /^[A-Z][a-z]{2}, /.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
