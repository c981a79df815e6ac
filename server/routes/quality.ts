/** `/v1/gate-events`, `/v1/history`, `/v1/reports/quality` and `/v1/audit`. */
import { paged } from '#shared/api/lists.ts'
import * as endpoints from '#shared/api/resources/quality.ts'
import type { Deps } from '../deps.ts'
import { auditPage } from '../services/audit.ts'
import { pageAt } from '../services/cursors.ts'
import { historyPage } from '../services/history.ts'
import { keepGateEvents, qualityReport } from '../services/quality.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'

export function mountQuality(app: App, deps: Deps): void {
  const { store } = deps
  serve(app, deps, endpoints.postGateEvents, async ({ caller, body }) => ({
    object: 'gate_events' as const,
    accepted: await keepGateEvents(store, caller, body.events),
  }))
  serve(app, deps, endpoints.readQuality, async ({ caller, query }) =>
    qualityReport(store, caller.workspace, query),
  )
  serve(app, deps, endpoints.listHistory, async ({ caller: { workspace }, query, c }) => {
    const list = `${c.req.path} ${workspace}`
    const { entries, next } = await pageAt(deps, list, query, (at) => historyPage(store, workspace, at))
    return paged(entries, next)
  })
  serve(app, deps, endpoints.listAudit, async ({ caller: { workspace }, query, c }) => {
    const list = `${c.req.path} ${workspace}`
    const { entries, next } = await pageAt(deps, list, query, (at) => auditPage(store, workspace, at))
    return paged(entries, next)
  })
}
