/** What a call costs and how much a workspace has used. Counted here; limits are not enforced here. */
import { UnknownWorkspaceError } from '../storage/errors.ts'
import type { PlanName, Store, UsageWindow } from '../storage/store.ts'
import { randomBase62 } from './key-format.ts'
import type { Principal } from './keys.ts'

interface Plan {
  /** Calls in a window; null is without limit. */
  included: number | null
  window: 'day' | 'month'
}

const PLANS: Readonly<Record<PlanName, Plan>> = {
  free: { included: 50, window: 'day' },
  enterprise: { included: null, window: 'month' },
}

/** Where a workspace stands in its current window. */
interface Standing {
  included: number | null
  used: number
  remaining: number | null
  /** When the next window begins, ISO 8601. */
  resets_at: string
}

/** The `usage` of an answer; `calls` is what this one cost. */
export interface Usage extends Standing {
  calls: number
}

/** Records a successful operation; resolves when that is durable, with the workspace's standing after it. */
export async function charge(
  store: Store,
  principal: Principal,
  operation: string,
  calls: number,
  now = new Date(),
): Promise<Usage> {
  await store.recordUsage(principal.workspace, {
    id: `evt_${randomBase62(20)}`,
    at: now.toISOString(),
    operation,
    calls,
    key: principal.key,
  })
  return { calls, ...(await usageNow(store, principal.workspace, now)) }
}

/** The workspace's standing; windows are UTC days or calendar months. */
export async function usageNow(store: Store, workspace: string, now = new Date()): Promise<Standing> {
  const found = await store.read(workspace)
  if (!found) throw new UnknownWorkspaceError(workspace)
  const { included, window } = PLANS[found.plan]
  const days = windowAt(now, window)
  const { calls: used } = await store.usage(workspace, days)
  const remaining = included === null ? null : Math.max(0, included - used)
  return { included, used, remaining, resets_at: `${days.to}T00:00:00.000Z` }
}

function windowAt(now: Date, length: Plan['window']): UsageWindow {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()]
  const from = length === 'day' ? Date.UTC(year, month, day) : Date.UTC(year, month)
  const to = length === 'day' ? Date.UTC(year, month, day + 1) : Date.UTC(year, month + 1)
  return { from: dayOf(from), to: dayOf(to) }
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
