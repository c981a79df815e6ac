/** What an answer says of the quota to whoever reads it. */
import { WARNING_SHARE } from '#shared/api/plans.ts'
import { spendRoom } from './room.ts'
import type { Standing } from './standing.ts'

/** The warning that the standing calls for: none, or one. */
export function quotaWarnings(standing: Standing): { code: string; message: string }[] {
  const { terms, used, window } = standing
  const { included, hard_stop, overage_micro_usd, spend_cap_micro_usd: cap } = terms
  if (included === null || used < Math.ceil(included * WARNING_SHARE)) return []
  const length = terms.window === 'day' ? 'today' : 'this month'
  const reset = `${new Date(window.end).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const of = `${used} of the ${included} calls included ${length} are used`
  if (used < included) return [{ code: 'quota_warning', message: `${of}. They start anew at ${reset}.` }]
  if (cap !== null && spendRoom(standing) === 0) {
    const message = `${of}, and the spend cap of ${dollars(cap)} a month pays for no further call. None is answered until ${reset}, or until an owner raises the cap.`
    return [{ code: 'spend_cap_reached', message }]
  }
  if (overage_micro_usd !== null) {
    const price = dollars(overage_micro_usd)
    return [{ code: 'overage', message: `${of}; each further call costs ${price} until ${reset}.` }]
  }
  if (hard_stop === null) return [{ code: 'quota_soft_cap', message: `${of}. They start anew at ${reset}.` }]
  const left = Math.max(0, hard_stop - used)
  return left > 0
    ? [
        {
          code: 'quota_soft_cap',
          message: `${of}. ${left} more ${left === 1 ? 'is' : 'are'} answered, then none until ${reset}.`,
        },
      ]
    : [{ code: 'quota_hard_stop', message: `${of}. No more are answered until ${reset}.` }]
}

/** Millionths of a dollar in words, exactly: `$0.04`. */
export const dollars = (micro: number): string => `$${(micro / 1_000_000).toFixed(6).replace(/0{1,4}$/, '')}`
