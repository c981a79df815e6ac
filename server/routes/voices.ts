/** `/v1/brand-voices`. */
import { listed } from '#shared/api/lists.ts'
import * as endpoints from '#shared/api/resources/voices.ts'
import type { Deps } from '../deps.ts'
import { auditedBy } from '../middleware/access.ts'
import { allowed } from '../services/run-operation.ts'
import * as voices from '../services/voices.ts'
import { workspaceOf } from '../services/workspaces.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'

export function mountVoices(app: App, deps: Deps): void {
  const { store } = deps
  serve(app, deps, endpoints.listVoices, async ({ caller, query }) =>
    listed(await voices.listVoices(store, caller.workspace, query.client)),
  )
  // Before the single voice: their addresses would be taken for ids.
  serve(app, deps, endpoints.exportVoices, async ({ caller }) => ({
    object: 'brand_voice_export' as const,
    voices: (await voices.listVoices(store, caller.workspace)).map(voices.exported),
  }))
  serve(app, deps, endpoints.importVoices, async ({ caller, body, c, deps: { store } }) =>
    listed(await voices.importVoices(store, auditedBy(caller, c), body.voices)),
  )
  serve(app, deps, endpoints.learnVoice, async ({ caller, body, c }) => {
    const { workspace } = caller
    const asked = allowed(deps, await workspaceOf(store, workspace))
    const { learnVoice } = await import('../services/learn-voice.ts')
    return learnVoice(asked, workspace, body, c.req.raw.signal)
  })
  serve(app, deps, endpoints.createVoice, async ({ caller, body, c, deps: { store } }) =>
    voices.createVoice(store, auditedBy(caller, c), body),
  )
  serve(app, deps, endpoints.readVoice, async ({ caller, params, query }) =>
    voices.readVoice(store, caller.workspace, params.id, query.version),
  )
  serve(app, deps, endpoints.replaceVoice, async ({ caller, params, query, body, c }) =>
    voices.replaceVoice(store, auditedBy(caller, c), params.id, body, query.version),
  )
  serve(app, deps, endpoints.deleteVoice, async ({ caller, params, c }) =>
    voices.deleteVoice(store, auditedBy(caller, c), params.id),
  )
}
