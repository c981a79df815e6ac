/** What a refused request is answered with. */
import { ApiError, type ProblemCode } from '#shared/api/problem.ts'
import type { Policy, Refused } from './admit.ts'
import { limitHeaders, retrySeconds } from './headers.ts'
import type { Terms } from './terms.ts'
import { dollars } from './warnings.ts'

const CODES: Readonly<Record<Policy, ProblemCode>> = {
  in_progress: 'request_in_progress',
  rate: 'rate_limited',
  in_flight: 'too_many_at_once',
  key_cap: 'key_cap_reached',
  quota: 'quota_exceeded',
  spend_cap: 'spend_cap_reached',
  batch: 'batch_over_limit',
}

/** Names in `RateLimit-Policy`, for what stands there. */
const VIOLATED: Readonly<Partial<Record<Policy, (terms: Terms) => readonly string[]>>> = {
  rate: () => ['burst'],
  quota: ({ window }) => [window],
}

export function refusal(verdict: Refused): ApiError {
  const { policy, standing } = verdict
  // Waiting would help a batch too, and sending less helps at once.
  const retry = verdict.policy === 'batch' ? {} : { 'retry-after': String(retrySeconds(verdict.retryMs)) }
  return new ApiError(CODES[policy], {
    detail: detailOf(verdict),
    headers: { ...limitHeaders(verdict), ...retry },
    violated: VIOLATED[policy]?.(standing.terms),
  })
}

/** Says when to try again in words too: assistants see no headers. */
function detailOf(verdict: Refused): string {
  const { terms, used, window } = verdict.standing
  const again = `${new Date(window.end).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  if (verdict.policy === 'batch') {
    const { calls, most } = verdict
    return `The request asks for ${calls} calls, and at most ${most} more ${most === 1 ? 'is' : 'are'} answered before ${again}. Send at most ${most}.`
  }
  const wait = counted(retrySeconds(verdict.retryMs), 'second')
  switch (verdict.policy) {
    case 'rate':
      return `The plan takes ${counted(terms.rate_per_second ?? 0, 'request')} a second. Try again in ${wait}.`
    case 'in_flight':
      return `The plan works on ${counted(terms.in_flight ?? 0, 'request')} at once. Try again in ${wait}.`
    case 'key_cap':
      return `The key has used up the calls of its own cap. It is free again at ${again}; an admin can raise the cap.`
    case 'quota':
      return `${used} calls are used, ${terms.included} are included, and ${terms.hard_stop} are the most. Calls are answered again at ${again}; a larger plan answers them at once.`
    case 'spend_cap':
      return `The workspace pays at most ${dollars(terms.spend_cap_micro_usd ?? 0)} a month for further calls, and that pays for no more. Calls are answered again at ${again}, or once an owner raises the cap.`
    case 'in_progress':
      return `Another request with this \`Idempotency-Key\` is being worked on. Try again in ${wait}.`
  }
}

const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`
