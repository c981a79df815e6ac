/** `/v1/setup`. */
import { ApiError } from '#shared/api/problem.ts'
import * as endpoints from '#shared/api/resources/setup.ts'
import type { Deps } from '../deps.ts'
import type { Accounts } from '../services/accounts/context.ts'
import { isSetupOpen, setUp } from '../services/accounts/setup.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'
import { begun, newVisitor, origin } from './signed-in.ts'

export function mountSetup(app: App, deps: Deps, accounts: Accounts): void {
  serve(app, deps, endpoints.readSetup, async () => {
    if (!(await isSetupOpen(deps.store))) throw new ApiError('not_found')
    return { object: 'setup' as const, open: true as const }
  })
  serve(app, deps, endpoints.setUp, async ({ body, c }) =>
    begun(c, deps, accounts, await setUp(accounts, body, newVisitor(c, deps), origin(c))),
  )
}
