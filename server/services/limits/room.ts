/** How many more calls a limit of the workspace leaves room for; infinite where there is none. */
import type { Standing } from './standing.ts'

/** Calls until the plan stops. */
export const quotaRoom = ({ terms: { hard_stop }, used }: Standing): number =>
  hard_stop === null ? Number.POSITIVE_INFINITY : Math.max(0, hard_stop - used)

/** Calls until the spend cap stops: those that are included still, and those that it pays for. */
export function spendRoom({ terms, remaining, spent }: Standing): number {
  const { overage_micro_usd: price, spend_cap_micro_usd: cap } = terms
  if (remaining === null || price === null || cap === null) return Number.POSITIVE_INFINITY
  return remaining + Math.max(0, Math.floor((cap - spent) / price))
}
