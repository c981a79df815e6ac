/** `/v1/workspace`, `/v1/workspaces` and `/v1/me`. */
import { listed } from '#shared/api/lists.ts'
import { ApiError } from '#shared/api/problem.ts'
import * as endpoints from '#shared/api/resources/workspace.ts'
import type { Deps } from '../deps.ts'
import { errorFields } from '../log.ts'
import { auditedBy, personAudited } from '../middleware/access.ts'
import { repeatableOf } from '../middleware/idempotency.ts'
import { type Ctx, JSON_TYPE, respond } from '../middleware/respond.ts'
import { membershipsOf } from '../services/accounts/members.ts'
import { exportWorkspace } from '../services/export.ts'
import { dropOldScores, dropUnwantedDrafts } from '../services/housekeeping.ts'
import { homeOf } from '../services/once.ts'
import { changeWorkspace, createOwnWorkspace, deleteWorkspace, workspaceOf } from '../services/workspaces.ts'
import type { Committed } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'
import { streamOf } from './text-stream.ts'

export function mountWorkspaces(app: App, deps: Deps): void {
  const { store, now = Date.now } = deps
  serve(app, deps, endpoints.readWorkspace, async ({ caller }) =>
    shown(await workspaceOf(store, caller.workspace)),
  )
  serve(app, deps, endpoints.changeWorkspace, async ({ caller, body, c }) => {
    const by = { ...auditedBy(caller, c), isOwner: caller.user?.role === 'owner' }
    await changeWorkspace(store, by, body)
    const workspace = await workspaceOf(store, caller.workspace)
    // The change is durable, so it is answered even when this waits for the housekeeping of the day.
    if (body.settings?.history?.days !== undefined)
      await dropOldScores(store, workspace, now()).catch(() => {})
    if (body.settings?.history?.drafts === false) await dropUnwantedDrafts(store, workspace).catch(() => {})
    return shown(workspace)
  })
  serve(app, deps, endpoints.deleteWorkspace, async ({ caller, query }) => {
    const { name } = await workspaceOf(store, caller.workspace)
    if (query.confirm !== name) throw new ApiError('invalid_request', { errors: [NOT_CONFIRMED] })
    await deleteWorkspace(store, caller.workspace, now())
    return undefined
  })
  serve(app, deps, endpoints.exportWorkspace, async ({ caller, c }) => {
    const parts = await exportWorkspace(store, caller.workspace)
    return respond(c, 200, streamOf(parts, brokenOff(c, deps)), JSON_TYPE)
  })
  serve(app, deps, endpoints.readCaller, async ({ caller: { workspace, key, user, scopes } }) => {
    const { id, name, plan, keys } = await workspaceOf(store, workspace)
    const own = keys.find((one) => one.id === key?.id)
    return {
      object: 'caller' as const,
      workspace: { id, name, plan },
      key: own
        ? { id: own.id, name: own.name, scopes: [...scopes], expires: own.expires, client: own.client }
        : null,
      user,
    }
  })
  serve(app, deps, endpoints.listWorkspaces, async ({ caller }) =>
    listed(
      (await membershipsOf(store, caller.user)).map(({ workspace: { id, name, plan }, role }) => ({
        id,
        object: 'membership' as const,
        name,
        plan,
        role,
      })),
    ),
  )
  serve(app, deps, endpoints.createWorkspace, async ({ caller, body, c, deps: { store } }) => {
    const repeatable = repeatableOf(c)
    const id = repeatable ? homeOf(caller, repeatable) : undefined
    return shown(
      await createOwnWorkspace(store, personAudited(caller, c), { name: body.name, id, now: now() }),
    )
  })
}

/** The answer has begun, so that only the log can be told. */
const brokenOff =
  (c: Ctx, { log }: Deps) =>
  (error: unknown) =>
    log.error({ request_id: c.get('requestId'), ...errorFields(error) }, 'export broken off')

const NOT_CONFIRMED = {
  pointer: '/confirm',
  code: 'not_allowed',
  detail: 'Send the name of the workspace exactly as it is.',
} as const

/** A copy, since what is committed is frozen. */
function shown(workspace: Committed<WorkspaceRecord>): endpoints.Workspace {
  const { id, name, plan, created, settings } = structuredClone(workspace) as WorkspaceRecord
  return { id, object: 'workspace', name, plan, created, settings }
}
