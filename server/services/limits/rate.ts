/** The rate limiter: GCRA, which keeps the pace over any stretch of time, not by windows with borders. */

/** Milliseconds a request may come early: a client that paces itself by the second is not refused for jitter. */
const JITTER_MS = 100
/** A second's worth of requests may come at once; the next ones are spread. */
const BURST_MS = 1000

/**
 * Whether a request may pass now. `until` is the theoretical arrival time, as kept and as it shall be kept; `waitMs`
 * the milliseconds until a refused one may pass.
 */
export function pace(
  until: number,
  now: number,
  perSecond: number,
): { pass: boolean; until: number; waitMs: number } {
  const interval = 1000 / perSecond
  // More than a second ahead of now can only be left by a clock that was set back.
  const arrival = Math.min(Math.max(until, now), now + BURST_MS + JITTER_MS)
  const waitMs = arrival - now - (BURST_MS - interval)
  return waitMs > JITTER_MS
    ? { pass: false, until: arrival, waitMs }
    : { pass: true, until: arrival + interval, waitMs: 0 }
}

/** Requests that may pass at once now. */
export const passing = (until: number, now: number, perSecond: number): number => {
  const used = Math.min(BURST_MS, Math.max(0, until - now))
  // A thousandth makes up for thirds and sevenths of a second.
  return Math.floor(((BURST_MS - used) * perSecond) / BURST_MS + 0.001)
}
