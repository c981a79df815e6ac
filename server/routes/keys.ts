/** `/v1/keys`. */
import { listed } from '#shared/api/lists.ts'
import { ApiError } from '#shared/api/problem.ts'
import * as endpoints from '#shared/api/resources/keys.ts'
import type { Deps } from '../deps.ts'
import { auditedBy } from '../middleware/access.ts'
import * as keys from '../services/keys.ts'
import { KeyRequestError } from '../services/new-key.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'

export function mountKeys(app: App, deps: Deps): void {
  const { store, now = Date.now } = deps
  serve(app, deps, endpoints.listKeys, async ({ caller }) =>
    listed(await keys.listKeys(store, caller.workspace)),
  )
  serve(app, deps, endpoints.createKey, async ({ caller, body, c, deps: { store } }) => {
    const expires = body.expires === null ? null : new Date(body.expires)
    return keys.createKey(store, auditedBy(caller, c), { ...body, expires }, now()).catch(asFieldError)
  })
  serve(app, deps, endpoints.changeKey, async ({ caller, params, body, c }) =>
    keys.changeKey(store, auditedBy(caller, c), params.id, body),
  )
  serve(app, deps, endpoints.rotateKey, async ({ caller, params, body, c, deps: { store } }) =>
    keys.rotateKey(store, auditedBy(caller, c), params.id, body.grace_seconds, now()),
  )
  serve(app, deps, endpoints.revokeKey, async ({ caller, params, c }) =>
    keys.revokeKey(store, auditedBy(caller, c), params.id, now()),
  )
}

function asFieldError(error: unknown): never {
  if (!(error instanceof KeyRequestError)) throw error
  const pointer = error.entry === undefined ? `/${error.field}` : `/${error.field}/${error.entry}`
  throw new ApiError('invalid_request', { errors: [{ pointer, code: 'not_allowed', detail: error.message }] })
}
