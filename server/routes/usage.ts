/** `/v1/usage` and `/v1/plans`. */
import { listed, paged } from '#shared/api/lists.ts'
import { PLAN_NAMES, PLANS } from '#shared/api/plans.ts'
import * as endpoints from '#shared/api/resources/usage.ts'
import { csv } from '#shared/operations/csv.ts'
import type { Deps } from '../deps.ts'
import { accepts } from '../middleware/accept.ts'
import { auditedBy } from '../middleware/access.ts'
import { type Ctx, respond } from '../middleware/respond.ts'
import { pageAt } from '../services/cursors.ts'
import { setSpendCap, usageEvents, usageReport } from '../services/usage.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'

export function mountUsage(app: App, deps: Deps): void {
  const { store } = deps
  serve(app, deps, endpoints.readUsage, async ({ caller }) => usageReport(deps, caller.workspace))
  serve(app, deps, endpoints.listUsageEvents, async ({ caller: { workspace }, query, c }) => {
    const list = `${c.req.path} ${workspace}`
    const { entries, next } = await pageAt(deps, list, query, (at) => usageEvents(store, workspace, at))
    return accepts(c, 'text/csv')
      ? asCsv(c, entries, next && `limit=${query.limit}&cursor=${next}`)
      : paged(entries, next)
  })
  serve(app, deps, endpoints.changeSpendCap, async ({ caller, body, c }) =>
    setSpendCap(deps, auditedBy(caller, c), body.spend_cap_micro_usd),
  )
  serve(app, deps, endpoints.listPlans, async () =>
    listed(PLAN_NAMES.map((id) => ({ id, object: 'plan' as const, ...PLANS[id] }))),
  )
}

const COLUMNS = [
  'id',
  'at',
  'operation',
  'calls',
  'overage_calls',
  'overage_micro_usd',
  'key',
  'member',
  'client',
] as const satisfies (keyof endpoints.UsageEntry)[]

/** A page for a spreadsheet; where the next one begins stands in a header. */
function asCsv(c: Ctx, entries: readonly endpoints.UsageEntry[], next: string | null): Response {
  const rows = entries.map((entry) => COLUMNS.map((column) => entry[column]))
  return respond(c, 200, csv([COLUMNS, ...rows]), {
    'content-type': 'text/csv; charset=utf-8',
    ...(next && { link: `<${c.req.path}?${next}>; rel="next"` }),
  })
}
