/** `/v1/gate-events`, `/v1/history`, `/v1/reports/quality` and `/v1/audit`. */
import { paged } from '#shared/api/lists.ts'
import * as endpoints from '#shared/api/resources/quality.ts'
import type { Deps } from '../deps.ts'
import { auditPage } from '../services/audit.ts'
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
  serve(app, deps, endpoints.listHistory, async ({ caller, query: { limit, cursor = null } }) => {
    const { entries, before } = await historyPage(store, caller.workspace, { limit, before: cursor })
    return paged(entries, before)
  })
  serve(app, deps, endpoints.listAudit, async ({ caller, query: { limit, cursor = null } }) => {
    const { entries, before } = await auditPage(store, caller.workspace, { limit, before: cursor })
    return paged(entries, before)
  })
}
