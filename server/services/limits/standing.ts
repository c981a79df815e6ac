/** Where a workspace stands in its window. */
import type { Meter } from '../../storage/meter.ts'
import type { Committed } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'
import { type Terms, termsOf } from './terms.ts'
import { type Window, windowAt } from './windows.ts'

export interface Standing {
  terms: Terms
  window: Window
  /** Calls in the window, those under way as well. */
  used: number
  /** Included calls that are left; null without a limit. */
  remaining: number | null
}

export function standingOf(
  meter: Pick<Meter, 'counters'>,
  now: number,
  workspace: Pick<Committed<WorkspaceRecord>, 'plan' | 'billing'>,
): Standing {
  const terms = termsOf(workspace)
  const window = windowAt(now, terms.window, workspace.billing.anchor)
  const used = meter.counters[window.counter] ?? 0
  return {
    terms,
    window,
    used,
    remaining: terms.included === null ? null : Math.max(0, terms.included - used),
  }
}
