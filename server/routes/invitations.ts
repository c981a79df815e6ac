/** `/v1/invitations`. */
import { listed } from '#shared/api/lists.ts'
import { ApiError } from '#shared/api/problem.ts'
import * as endpoints from '#shared/api/resources/invitations.ts'
import type { Deps } from '../deps.ts'
import { errorFields } from '../log.ts'
import { auditedBy } from '../middleware/access.ts'
import { personOf } from '../middleware/session.ts'
import type { Accounts } from '../services/accounts/context.ts'
import * as invitations from '../services/accounts/invitations.ts'
import { findByEmail } from '../services/accounts/people.ts'
import type { Committed } from '../storage/store.ts'
import type { InvitationRecord } from '../storage/workspace.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'
import { begun, newVisitor, origin } from './signed-in.ts'

export function mountInvitations(app: App, deps: Deps, accounts: Accounts): void {
  const { store } = deps
  serve(app, deps, endpoints.listInvitations, async ({ caller }) =>
    listed((await invitations.listInvitations(accounts, caller.workspace)).map(shown)),
  )
  serve(app, deps, endpoints.createInvitation, async ({ caller, body, c, deps }) => {
    const invited = await invitations.invite({ ...accounts, store: deps.store }, auditedBy(caller, c), body)
    const link = `${deps.publicUrl}/invite#token=${invited.token}`
    return { ...shown(invited.invitation), link, mailed: await mail(deps, invited, link) }
  })
  serve(app, deps, endpoints.withdrawInvitation, async ({ caller, params, c }) =>
    invitations.withdrawInvitation(store, auditedBy(caller, c), params.id),
  )

  serve(app, deps, endpoints.openInvitation, async ({ body }) => {
    const { workspace, invitation } = await invitations.openInvitation(accounts, body.token)
    const { email, role, expires } = invitation
    const has_account = (await findByEmail(accounts, email)) !== undefined
    return {
      object: 'opened_invitation' as const,
      workspace: workspace.name,
      email,
      role,
      expires,
      has_account,
    }
  })
  serve(app, deps, endpoints.acceptInvitation, async ({ body: { token, name, password }, c }) => {
    const visitor = newVisitor(c, deps)
    if (password !== undefined) {
      const given = { token, password, name: name ?? null }
      return begun(c, deps, accounts, await invitations.accept(accounts, given, visitor, origin(c)))
    }
    const person = await personOf(c, deps)
    if (!person) throw new ApiError('not_signed_in', { detail: 'Sign in, or give a password.' })
    return begun(c, deps, accounts, await invitations.acceptAs(accounts, person, token, visitor, origin(c)))
  })
}

const shown = ({ id, email, role, by, created, expires }: Committed<InvitationRecord>) => ({
  id,
  object: 'invitation' as const,
  email,
  role,
  by,
  created,
  expires,
})

/** Whether the invitation is on its way. When it cannot be mailed the link is still there to hand on. */
async function mail(
  { mailInvitation, log }: Deps,
  { invitation: { email: to, role, expires }, workspaceName }: invitations.Invited,
  link: string,
): Promise<boolean> {
  if (!mailInvitation) return false
  try {
    await mailInvitation({ to, role, expires, workspace: workspaceName, link })
    return true
  } catch (error) {
    log.warn(errorFields(error), 'an invitation could not be mailed')
    return false
  }
}
