/** What limits a workspace: its plan, with what its contract sets apart. */
import { PLANS, type Plan } from '#shared/api/plans.ts'
import type { Committed } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'

export interface Terms extends Omit<Plan, 'title' | 'price_micro_usd'> {
  /** Most overage in a month, in millionths of a dollar; null for no cap. */
  spend_cap_micro_usd: number | null
}

/** The terms in force. */
export function termsOf({ plan, billing }: Pick<Committed<WorkspaceRecord>, 'plan' | 'billing'>): Terms {
  const { window, included, hard_stop, overage_micro_usd, rate_per_second, in_flight } = PLANS[plan]
  return {
    window,
    included: billing.included ?? included,
    hard_stop,
    overage_micro_usd,
    rate_per_second: billing.rate_per_second ?? rate_per_second,
    in_flight,
    spend_cap_micro_usd: billing.spend_cap_micro_usd,
  }
}

/** Calls above the included ones, of so many in a window; 0 where none can be bought. */
export const overageOf = (
  { included, overage_micro_usd }: Pick<Terms, 'included' | 'overage_micro_usd'>,
  used: number,
): number => (included === null || overage_micro_usd === null ? 0 : Math.max(0, used - included))
