/** The plans, in one table: what a workspace may do and what it pays. */

export interface Plan {
  /** What people call it. */
  title: string
  /** Millionths of a dollar a month; null is agreed in a contract. */
  price_micro_usd: number | null
  /** What calls are counted in: UTC days, or months from the day the first paid plan began. */
  window: 'day' | 'month'
  /** Calls in a window that cost nothing more; null is without limit. */
  included: number | null
  /** Calls in a window after which all are refused; null never stops. */
  hard_stop: number | null
  /** Each call above `included`, in millionths of a dollar; null where there is none to buy. */
  overage_micro_usd: number | null
  /** Requests a second, which may come at once; null is without limit. */
  rate_per_second: number | null
  /** Requests under way at once; null is without limit. */
  in_flight: number | null
}

/** Overage prices, rates of paid plans and the grace of Free (60 for 50) are set here and nowhere else. */
export const PLANS = {
  free: {
    title: 'Free',
    price_micro_usd: 0,
    window: 'day',
    included: 50,
    hard_stop: 60,
    overage_micro_usd: null,
    rate_per_second: 1,
    in_flight: 2,
  },
  pro: {
    title: 'Pro',
    price_micro_usd: 49_000_000,
    window: 'month',
    included: 1_500,
    hard_stop: null,
    overage_micro_usd: 40_000,
    rate_per_second: 5,
    in_flight: 10,
  },
  team: {
    title: 'Team',
    price_micro_usd: 129_000_000,
    window: 'month',
    included: 5_000,
    hard_stop: null,
    overage_micro_usd: 30_000,
    rate_per_second: 20,
    in_flight: 40,
  },
  enterprise: {
    title: 'Enterprise',
    price_micro_usd: null,
    window: 'month',
    included: null,
    hard_stop: null,
    overage_micro_usd: null,
    rate_per_second: null,
    in_flight: null,
  },
} as const satisfies Record<string, Plan>

export type PlanName = keyof typeof PLANS
export const PLAN_NAMES = Object.keys(PLANS) as PlanName[]

/** Share of the included calls at which a workspace is warned. */
export const WARNING_SHARE = 0.8
/** After the included calls are used up, another notice at every further share of them. */
export const OVERAGE_NOTICE_SHARE = 0.5
