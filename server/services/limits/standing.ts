/** Where a workspace stands in its window. */
import { count, type Meter, spendOf } from '../../storage/meter.ts'
import type { Committed } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'
import { overageOf, type Terms, termsOf } from './terms.ts'
import { isCurrent, monthAt, type Window, windowAt } from './windows.ts'

export interface Standing {
  terms: Terms
  window: Window
  /** Calls in the window, those under way as well. */
  used: number
  /** Included calls that are left; null without a limit. */
  remaining: number | null
  /** What calls above the included ones cost in the month so far, in millionths of a dollar. */
  spent: number
}

type Billed = Pick<Committed<WorkspaceRecord>, 'plan' | 'billing'>

/** The standing that the meter gives. */
export function standingOf(meter: Pick<Meter, 'counters'>, now: number, workspace: Billed): Standing {
  const { window } = standingWith(0, now, workspace)
  const spent = meter.counters[spendOf(monthAt(now, workspace.billing.anchor).counter)] ?? 0
  return { ...standingWith(meter.counters[window.counter] ?? 0, now, workspace), spent }
}

/** The standing of whoever has used so many calls of the window around `now`, all of them under these terms. */
export function standingWith(used: number, now: number, workspace: Billed): Standing {
  const terms = termsOf(workspace)
  const window = windowAt(now, terms.window, workspace.billing.anchor)
  const spent = overageOf(terms, used) * (terms.overage_micro_usd ?? 0)
  return less({ terms, window, used, remaining: null, spent }, 0)
}

/** The standing with some calls not used after all. */
export function less(standing: Standing, calls: number): Standing {
  const { terms } = standing
  const used = standing.used - calls
  const unpaid = overageOf(terms, standing.used) - overageOf(terms, used)
  return {
    ...standing,
    used,
    remaining: terms.included === null ? null : Math.max(0, terms.included - used),
    spent: standing.spent - unpaid * (terms.overage_micro_usd ?? 0),
  }
}

/** The meter without what is over: abandoned reservations, and counters of windows long closed. */
export function current(meter: Meter, now: number): Meter {
  const reserved = meter.reserved.filter(({ expires }) => expires > now)
  const abandoned = meter.reserved.filter(({ expires }) => expires <= now)
  const counters = abandoned.reduce<Meter['counters']>((sums, one) => count(sums, one, -1), meter.counters)
  const open = Object.entries(counters).filter(([name]) => isCurrent(name, now))
  return { ...meter, reserved, counters: Object.fromEntries(open) }
}
