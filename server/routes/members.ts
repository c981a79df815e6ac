/** `/v1/members`. */
import { listed } from '#shared/api/lists.ts'
import { ApiError } from '#shared/api/problem.ts'
import * as endpoints from '#shared/api/resources/members.ts'
import type { Deps } from '../deps.ts'
import { auditedBy } from '../middleware/access.ts'
import { personOf, sessionCookie, visitorOf } from '../middleware/session.ts'
import type { Accounts } from '../services/accounts/context.ts'
import { changeRole, listMembers, type Member, removeMember } from '../services/accounts/members.ts'
import { renewSession } from '../services/accounts/sessions.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'

export function mountMembers(app: App, deps: Deps, accounts: Accounts): void {
  const { store } = deps
  serve(app, deps, endpoints.listMembers, async ({ caller }) =>
    listed((await listMembers(store, caller.workspace)).map(shown)),
  )
  serve(app, deps, endpoints.changeMember, async ({ caller, params, body, c }) => {
    await changeRole(store, auditedBy(caller, c), params.id, body.role)
    if (params.id === caller.user?.id) {
      // Whose rights change goes on under another token.
      const person = await personOf(c, deps)
      if (!person) throw new ApiError('not_signed_in')
      const { token } = await renewSession(accounts, person, visitorOf(c, deps))
      c.set('setCookie', sessionCookie(deps, token))
    }
    const member = (await listMembers(store, caller.workspace)).find(({ user }) => user === params.id)
    if (!member) throw new ApiError('not_found')
    return shown(member)
  })
  serve(app, deps, endpoints.removeMember, async ({ caller, params, c }) =>
    removeMember(store, auditedBy(caller, c), params.id),
  )
}

const shown = ({ user, name, email, role, since }: Member) => ({
  id: user,
  object: 'member' as const,
  name,
  email,
  role,
  since,
})
