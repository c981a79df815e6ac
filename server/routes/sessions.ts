/** `/v1/session`, `/v1/sessions`, `/v1/account` and `/v1/recovery`. */
import { listed } from '#shared/api/lists.ts'
import { ApiError } from '#shared/api/problem.ts'
import * as endpoints from '#shared/api/resources/session.ts'
import type { Deps } from '../deps.ts'
import type { Ctx } from '../middleware/respond.ts'
import { sessionCookie } from '../middleware/session.ts'
import type { Accounts } from '../services/accounts/context.ts'
import { changeName, changePassword, signIn } from '../services/accounts/people.ts'
import { recover } from '../services/accounts/recovery.ts'
import { endOf, endOtherSessions, endSession, listSessions } from '../services/accounts/sessions.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'
import { begun, newVisitor, sessionAnswer } from './signed-in.ts'

export function mountSessions(app: App, deps: Deps, accounts: Accounts): void {
  serve(app, deps, endpoints.signIn, async ({ body, c }) => {
    const signedIn = await signIn(accounts, body, newVisitor(c, deps)).catch(noted(c, deps))
    return begun(c, deps, accounts, signedIn)
  })
  serve(app, deps, endpoints.readSession, async ({ caller }) => sessionAnswer(accounts, caller))
  serve(app, deps, endpoints.signOut, async ({ caller, c }) => {
    await endSession(accounts, caller, caller.session)
    c.set('setCookie', sessionCookie(deps, null))
    return undefined
  })

  serve(app, deps, endpoints.listSessions, async ({ caller }) =>
    listed(
      (await listSessions(accounts, caller.user)).map(({ id, created, seen, agent, ip }) => ({
        id,
        object: 'listed_session' as const,
        created,
        seen,
        expires: new Date(endOf({ created, seen })).toISOString(),
        agent,
        network: ip,
        current: id === caller.session,
      })),
    ),
  )
  serve(app, deps, endpoints.endOtherSessions, async ({ caller }) => endOtherSessions(accounts, caller))
  serve(app, deps, endpoints.endSession, async ({ caller, params }) =>
    endSession(accounts, caller, params.id),
  )

  serve(app, deps, endpoints.changeAccount, async ({ caller, body }) => {
    const { id, email, name } = await changeName(accounts, caller, body.name)
    return { id, object: 'user' as const, email, name }
  })
  serve(app, deps, endpoints.changePassword, async ({ caller, body, c }) => {
    const visitor = newVisitor(c, deps)
    return begun(c, deps, accounts, await changePassword(accounts, caller, body, visitor))
  })
  serve(app, deps, endpoints.recover, async ({ body, c }) =>
    begun(c, deps, accounts, await recover(accounts, body, newVisitor(c, deps))),
  )
}

/** Notes a refused sign-in in the log: why, and never for whom. */
const noted =
  (c: Ctx, { log }: Deps) =>
  (error: unknown): never => {
    if (error instanceof ApiError)
      log.info({ request_id: c.get('requestId'), error: error.code }, 'sign-in refused')
    throw error
  }
