/** How long to wait before the next attempt, and the waiting itself. */
import { platform, type Signal } from './web.ts'

/** Milliseconds. */
const FIRST = 250
const LONGEST = 8000

/** Twice as long after each attempt, up to a bound, and never the same for two clients that failed together. */
export const backoff = (attempt: number, random: number = Math.random()): number =>
  Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + random / 2)

/** Milliseconds that a `Retry-After` asks for, in seconds or as a date; null when it cannot be read. */
export function retryAfter(header: string | null, now: number): number | null {
  const text = header?.trim() ?? ''
  if (/^\d{1,9}(?:\.\d+)?$/.test(text)) return Math.ceil(1000 * Number(text))
  // Only a date of HTTP: `Date.parse` would take nearly anything.
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*,? .*\d{4}/.test(text)) return null
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}

/** Resolves after `ms`; rejects with the signal's reason when it is aborted before. */
export function pause(ms: number, signal: Signal): Promise<void> {
  const { setTimeout, clearTimeout } = platform()
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
