/** What the routes of accounts share: where sessions are kept, and the answer to whoever gets one. */
import type { Session } from '#shared/api/resources/session.ts'
import type { Deps } from '../deps.ts'
import { addressPrefix } from '../middleware/address.ts'
import type { Ctx } from '../middleware/respond.ts'
import { requireOwnPage, requirePrivate, sessionCookie, visitorOf } from '../middleware/session.ts'
import type { Accounts, SignedIn, Visitor } from '../services/accounts/context.ts'
import { membershipsOf } from '../services/accounts/members.ts'
import { endOf, readSession } from '../services/accounts/sessions.ts'
import { Tries } from '../services/accounts/tries.ts'
import type { Audited } from '../services/audit.ts'
import type { Person } from '../services/principal.ts'

/** One for a server: wrong passwords are counted in it. */
export function accountsOf({ store, now = Date.now }: Deps): Accounts {
  return { store, now, tries: new Tries(now) }
}

/** The browser that may get a session. Throws `insecure_address` and `wrong_origin`. */
export function newVisitor(c: Ctx, deps: Deps): Visitor {
  requirePrivate(deps)
  requireOwnPage(c, deps)
  return visitorOf(c, deps)
}

/** Sends the cookie of a session that has begun, and says who is signed in. */
export async function begun(c: Ctx, deps: Deps, accounts: Accounts, signedIn: SignedIn): Promise<Session> {
  c.set('setCookie', sessionCookie(deps, signedIn.token))
  return sessionAnswer(accounts, signedIn)
}

export async function sessionAnswer(accounts: Accounts, person: Person): Promise<Session> {
  const { session, user } = await readSession(accounts, person)
  const memberships = await membershipsOf(accounts.store, user.id)
  return {
    id: session.id,
    object: 'session',
    user: { id: user.id, object: 'user', email: user.email, name: user.name },
    workspaces: memberships.map(({ workspace: { id, name }, role }) => ({ id, name, role })),
    expires: new Date(endOf(session)).toISOString(),
  }
}

/** Where a change comes from, as the audit log names it. */
export const origin = (c: Ctx): Pick<Audited, 'ip' | 'request_id'> => ({
  ip: addressPrefix(c),
  request_id: c.get('requestId'),
})
