/** The rate limiter: GCRA, which never lets two windows' worth through at their border. */

/** Milliseconds a request may come early: a client that paces itself by the second is not refused for jitter. */
const JITTER_MS = 100

/**
 * Whether a request may pass now, the theoretical arrival time after it, and the milliseconds to wait if not.
 * `until` is that time before it, as kept.
 */
export function pace(
  until: number,
  now: number,
  perSecond: number,
): { pass: boolean; until: number; waitMs: number } {
  const interval = 1000 / perSecond
  // More than one request ahead of now can only be left by a clock that was set back.
  const arrival = Math.min(Math.max(until, now), now + interval + JITTER_MS)
  const waitMs = arrival - now
  return waitMs > JITTER_MS
    ? { pass: false, until: arrival, waitMs }
    : { pass: true, until: arrival + interval, waitMs: 0 }
}
