/** What a refused request is answered with. */
import { ApiError, type ProblemCode } from '#shared/api/problem.ts'
import type { Policy, Verdict } from './admit.ts'
import { limitHeaders, retryAfter } from './headers.ts'
import type { Terms } from './terms.ts'
import { dollars } from './warnings.ts'

const CODES: Readonly<Record<Policy, ProblemCode>> = {
  in_progress: 'request_in_progress',
  rate: 'rate_limited',
  in_flight: 'too_many_at_once',
  key_cap: 'key_cap_reached',
  quota: 'quota_exceeded',
  spend_cap: 'spend_cap_reached',
}

/** Names in `RateLimit-Policy`, for what stands there. */
const VIOLATED: Readonly<Partial<Record<Policy, (terms: Terms) => readonly string[]>>> = {
  rate: () => ['burst'],
  quota: ({ window }) => [window],
}

export function refusal(verdict: Extract<Verdict, { admitted: false }>, now: number): ApiError {
  const { policy, retryMs, standing } = verdict
  return new ApiError(CODES[policy], {
    detail: detailOf(verdict),
    headers: { ...limitHeaders(verdict, now), ...retryAfter(retryMs) },
    violated: VIOLATED[policy]?.(standing.terms),
  })
}

function detailOf({ policy, standing }: Extract<Verdict, { admitted: false }>): string | undefined {
  const { terms, used, window } = standing
  const again = `${new Date(window.end).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  switch (policy) {
    case 'rate':
      return `The plan takes ${terms.rate_per_second} ${terms.rate_per_second === 1 ? 'request' : 'requests'} a second. Wait for the seconds in \`Retry-After\`.`
    case 'in_flight':
      return `The plan works on ${terms.in_flight} requests at once. Wait for one of them to end.`
    case 'key_cap':
      return `The key has a cap of its own, which this request would pass. It is free again at ${again}; an owner can raise the cap.`
    case 'quota':
      return `${used} calls are used, ${terms.included} are included, and ${terms.hard_stop} are the most. Calls are answered again at ${again}; a larger plan answers them at once.`
    case 'spend_cap':
      return `The workspace pays at most ${dollars(terms.spend_cap_micro_usd ?? 0)} a month for further calls, which this request would pass. An owner can raise the cap.`
    case 'in_progress':
      return undefined
  }
}
