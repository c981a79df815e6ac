/** Limits as headers say them: draft-ietf-httpapi-ratelimit-headers-11, and the X- ones that clients know. */
import { passing } from './rate.ts'
import type { Standing } from './standing.ts'

/** Where a workspace stands at a moment. */
export interface Limits {
  standing: Standing
  /** The rate limiter's theoretical arrival time. Both are milliseconds since 1970, by the clock of the store. */
  rateUntil: number
  now: number
}

/** Empty for a workspace without limits. During the grace above the included calls nothing remains. */
export function limitHeaders({ standing, rateUntil, now }: Limits): Record<string, string> {
  const { terms, window, remaining } = standing
  const { rate_per_second: rate, included } = terms
  const reset = secondsUp(window.end - now)
  const policies: string[] = []
  const limits: string[] = []
  if (rate !== null) {
    policies.push(`"burst";q=${rate};w=1`)
    limits.push(`"burst";r=${passing(rateUntil, now, rate)};t=${secondsUp(Math.min(1000, rateUntil - now))}`)
  }
  if (included !== null) {
    policies.push(`"${terms.window}";q=${included};w=${(window.end - window.start) / 1000}`)
    limits.push(`"${terms.window}";r=${remaining};t=${reset}`)
  }
  return {
    ...(policies.length > 0 && { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') }),
    ...(included !== null && {
      'x-ratelimit-limit': String(included),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(reset),
    }),
  }
}

/** Seconds of `Retry-After`: whole, and at least one. */
export const retrySeconds = (ms: number): number => Math.max(1, secondsUp(ms))

const secondsUp = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))
