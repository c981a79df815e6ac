/** The pace of requests that cost nothing, such as repeated ones: they must not be a way around the pace of the plan. */
import type { Decide } from '../../storage/store.ts'
import type { Refused } from './admit.ts'
import { pace } from './rate.ts'
import { current, standingOf } from './standing.ts'

/** The refusal of one that comes too fast, or null. Requests that cost are neither slowed by these nor slow them. */
export const repeating: Decide<Refused | null> = (before, now, workspace) => {
  const meter = current(before, now)
  const standing = standingOf(meter, now, workspace)
  const perSecond = standing.terms.rate_per_second
  if (perSecond === null) return { meter, verdict: null, commit: null }
  const { pass, until, waitMs } = pace(meter.repeats_until, now, perSecond)
  return {
    meter: { ...meter, repeats_until: until },
    verdict: pass
      ? null
      : { admitted: false, policy: 'rate', retryMs: waitMs, standing, rateUntil: until, now },
    commit: null,
  }
}
