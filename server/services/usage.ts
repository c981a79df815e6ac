/** What a workspace has used, what is left of its plan, and what it costs. */
import type { UsageEntry, UsageReport } from '#shared/api/resources/usage.ts'
import type { UsageEvent } from '../storage/meter.ts'
import type { Committed, Page, PageRequest, Store, UsageCounts } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { type Audited, audit } from './audit.ts'
import { noticesGiven } from './limits/notices.ts'
import type { Standing } from './limits/standing.ts'
import { dayAt, monthAt } from './limits/windows.ts'
import { limitsNow, type Metering } from './metered.ts'
import { workspaceOf } from './workspaces.ts'

/** The numbers of the headers, in full. Calls under way count as used, and in no sum. */
export async function usageReport(metering: Metering, workspaceId: string): Promise<UsageReport> {
  const { store } = metering
  const { standing, now } = await limitsNow(metering, workspaceId)
  const workspace = await workspaceOf(store, workspaceId)
  const day = dayAt(now)
  const month = monthAt(now, workspace.billing.anchor)
  const [today, thisMonth] = await Promise.all([
    store.usage(workspaceId, day.counter),
    store.usage(workspaceId, month.counter),
  ])
  const { terms, window, used, remaining } = standing
  return {
    object: 'usage',
    plan: workspace.plan,
    window: {
      length: terms.window,
      starts_at: iso(window.start),
      resets_at: iso(window.end),
      included: terms.included,
      used,
      remaining,
      hard_stop: terms.hard_stop,
    },
    today: counts(today),
    month: { starts_at: iso(month.start), ...counts(thisMonth) },
    rate_per_second: terms.rate_per_second,
    overage_unit_micro_usd: terms.overage_micro_usd,
    spend_cap_micro_usd: terms.spend_cap_micro_usd,
    notices: noticesOf(workspace, standing),
  }
}

/** Charged requests, newest first. */
export async function usageEvents(
  store: Store,
  workspaceId: string,
  request: PageRequest,
): Promise<Page<UsageEntry>> {
  const { entries, before } = await store.page(workspaceId, 'usage', request)
  return { entries: entries.map(shown), before }
}

/** Sets the most overage in a month; null for no cap. */
export async function setSpendCap(
  metering: Metering,
  by: Audited,
  microUsd: number | null,
): Promise<UsageReport> {
  await metering.store.tx(by.workspace, (workspace) => {
    const before = workspace.billing.spend_cap_micro_usd
    workspace.billing.spend_cap_micro_usd = microUsd
    // A raised cap may be reached again, and is told of again.
    if (microUsd === null || (before !== null && microUsd > before))
      workspace.notices = workspace.notices.filter(({ code }) => code !== 'spend_cap.reached')
    audit(workspace, by, { action: 'spend_cap.changed', before, after: microUsd })
  })
  return usageReport(metering, by.workspace)
}

function shown(event: UsageEvent): UsageEntry {
  const { id, at, operation, calls, overage_calls, overage_unit_micro_usd, key, member, client } = event
  const overage_micro_usd = overage_calls * overage_unit_micro_usd
  return {
    id,
    object: 'usage_event',
    at,
    operation,
    calls,
    overage_calls,
    overage_micro_usd,
    key,
    member,
    client,
  }
}

const counts = (sums: UsageCounts): UsageCounts => ({
  calls: sums.calls,
  overage_calls: sums.overage_calls,
  overage_micro_usd: sums.overage_micro_usd,
  by_operation: sums.by_operation,
  by_key: sums.by_key,
  by_member: sums.by_member,
  by_client: sums.by_client,
})

const noticesOf = ({ notices }: Committed<WorkspaceRecord>, standing: Standing): UsageReport['notices'] =>
  noticesGiven(standing, notices).map(({ id, code, percent, used, included, at }) => ({
    id,
    code,
    percent,
    used,
    included,
    at,
  }))

const iso = (ms: number): string => new Date(ms).toISOString()
