/** Where a workspace stands in its window. */
import { count, type Meter, type Reservation, spendOf } from '../../storage/meter.ts'
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
  const { counters } = meter
  const { anchor } = workspace.billing
  const terms = termsOf(workspace)
  const window = windowAt(now, terms.window, anchor)
  const used = counters[window.counter] ?? 0
  const spent = counters[spendOf(monthAt(now, anchor).counter)] ?? 0
  return { terms, window, used, remaining: remainingOf(terms, used), spent }
}

/** The standing of whoever has used so many calls of the window around `now`, all of them under these terms. */
export function standingWith(used: number, now: number, workspace: Billed): Standing {
  const terms = termsOf(workspace)
  const window = windowAt(now, terms.window, workspace.billing.anchor)
  const spent = overageOf(terms, used) * (terms.overage_micro_usd ?? 0)
  return { terms, window, used, remaining: remainingOf(terms, used), spent }
}

const remainingOf = ({ included }: Terms, used: number): number | null =>
  included === null ? null : Math.max(0, included - used)

/** The standing with some calls not used after all. */
export function less(standing: Standing, calls: number): Standing {
  const { terms } = standing
  const used = standing.used - calls
  const unpaid = overageOf(terms, standing.used) - overageOf(terms, used)
  return {
    ...standing,
    used,
    remaining: remainingOf(terms, used),
    spent: standing.spent - unpaid * (terms.overage_micro_usd ?? 0),
  }
}

/** The meter without what is over: abandoned reservations, and counters of windows long closed. */
export function current(meter: Meter, now: number): Meter {
  const isAbandoned = ({ expires }: Reservation) => expires <= now
  const isOver = (counter: string) => !isCurrent(counter, now)
  if (!meter.reserved.some(isAbandoned) && !Object.keys(meter.counters).some(isOver)) return meter
  const reserved = meter.reserved.filter((one) => !isAbandoned(one))
  const abandoned = meter.reserved.filter(isAbandoned)
  const counters = abandoned.reduce<Meter['counters']>((sums, one) => count(sums, one, -1), meter.counters)
  const open = Object.entries(counters).filter(([name]) => !isOver(name))
  return { ...meter, reserved, counters: Object.fromEntries(open) }
}
