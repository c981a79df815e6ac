/** Limits as headers say them: draft-ietf-httpapi-ratelimit-headers-11, and the X- ones that clients know. */
import type { Standing } from './standing.ts'

export interface Limits {
  standing: Standing
  /** Milliseconds until the rate limiter lets the next request through. */
  rateWaitMs: number
}

/** Empty for a workspace without limits. During the grace above the included calls nothing remains. */
export function limitHeaders({ standing, rateWaitMs }: Limits, now: number): Record<string, string> {
  const { terms, window, remaining } = standing
  const { rate_per_second: rate, included } = terms
  const policies: string[] = []
  const limits: string[] = []
  if (rate !== null) {
    const left = Math.max(0, Math.min(rate, Math.floor(((1000 - rateWaitMs) * rate) / 1000)))
    policies.push(`"burst";q=${rate};w=1`)
    limits.push(`"burst";r=${left};t=${secondsUp(rateWaitMs)}`)
  }
  if (included !== null) {
    const reset = secondsUp(window.end - now)
    policies.push(`"${terms.window}";q=${included};w=${(window.end - window.start) / 1000}`)
    limits.push(`"${terms.window}";r=${remaining};t=${reset}`)
  }
  return {
    ...(policies.length > 0 && { 'ratelimit-policy': policies.join(', '), ratelimit: limits.join(', ') }),
    ...(included !== null && {
      'x-ratelimit-limit': String(included),
      'x-ratelimit-remaining': String(remaining),
      'x-ratelimit-reset': String(secondsUp(window.end - now)),
    }),
  }
}

/** `Retry-After` of a refusal: whole seconds, at least one. */
export const retryAfter = (ms: number): Record<string, string> => ({
  'retry-after': String(Math.max(1, secondsUp(ms))),
})

const secondsUp = (ms: number): number => Math.max(0, Math.ceil(ms / 1000))
