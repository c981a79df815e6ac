/** The session of a browser: its cookie, whose request it is, and in which workspace. */
import { getCookie } from 'hono/cookie'
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import type { Visitor } from '../services/accounts/context.ts'
import { membershipsOf, roleIn } from '../services/accounts/members.ts'
import { ABSOLUTE_MS, findSession } from '../services/accounts/sessions.ts'
import type { Person, Principal } from '../services/principal.ts'
import { addressPrefix } from './address.ts'
import { refuseRebinding } from './origin.ts'
import type { Ctx } from './respond.ts'

type Where = Pick<Deps, 'publicUrl'>

const WORKSPACE_HEADER = 'sendworthy-workspace'
const WORKSPACE_ID = /^ws_[0-9A-Za-z]{16}$/
const OWN_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const SAFE = ['GET', 'HEAD', 'OPTIONS']

const isHttps = ({ publicUrl }: Where): boolean => publicUrl.startsWith('https:')

/** Whether people may sign in: over https, or on the machine itself. */
export const isPrivate = (where: Where): boolean =>
  isHttps(where) || OWN_MACHINE.test(URL.parse(where.publicUrl)?.hostname ?? '')

/** Throws `insecure_address` where a password would travel in the open. */
export function requirePrivate(where: Where): void {
  if (!isPrivate(where)) throw new ApiError('insecure_address')
}

/** `__Host-` binds the cookie to this host and to https; browsers refuse the prefix on plain http. */
const cookieName = (where: Where): string => (isHttps(where) ? '__Host-sid' : 'sid')

/** The value of `Set-Cookie` for a session that begins, or null for one that ends. */
export function sessionCookie(where: Where, token: string | null): string {
  const age = token === null ? 0 : ABSOLUTE_MS / 1000
  const secure = isHttps(where) ? ' Secure;' : ''
  return `${cookieName(where)}=${token ?? ''}; Path=/; Max-Age=${age};${secure} HttpOnly; SameSite=Lax`
}

/** The token of a session that the browser sent. */
export const tokenOf = (c: Ctx, where: Where): string | null => getCookie(c, cookieName(where)) || null

/**
 * Throws `wrong_origin` unless the request comes from a page of this server, or is no page's and only reads: browsers
 * send cookies for pages of the same site, which may be another port or a sibling host.
 */
export function requireOwnPage(c: Ctx, { publicUrl }: Where): void {
  refuseRebinding(c, publicUrl)
  const site = c.req.header('sec-fetch-site')
  if (site === 'same-origin') return
  if (SAFE.includes(c.req.method)) {
    if (site === undefined || site === 'none') return
  } else if (site === undefined && c.req.header('origin') === URL.parse(publicUrl)?.origin) return
  throw new ApiError('wrong_origin')
}

/** Whoever is signed in, or null. Throws `wrong_origin` for a session that a page elsewhere makes use of. */
export async function personOf(c: Ctx, deps: Deps): Promise<Person | null> {
  const token = tokenOf(c, deps)
  if (token === null) return null
  requireOwnPage(c, deps)
  const found = await findSession({ store: deps.store, now: deps.now ?? Date.now }, token)
  return found && { user: found.user.id, session: found.session.id }
}

/**
 * The person in the workspace that the header names, or in their only one. Throws `not_found` for a workspace that
 * is not theirs, whether it exists or not, and `workspace_needed`.
 */
export async function workspaceFor(c: Ctx, { store }: Deps, { user }: Person): Promise<Principal> {
  const named = c.req.header(WORKSPACE_HEADER)
  if (named === undefined) {
    const [only, ...others] = await membershipsOf(store, user)
    if (!only || others.length > 0) throw new ApiError('workspace_needed')
    return principal(only.workspace.id, user, only.role)
  }
  const workspace = WORKSPACE_ID.test(named) ? await store.read(named) : null
  const role = workspace && roleIn(workspace, user)
  if (!workspace || !role) throw new ApiError('not_found')
  return principal(workspace.id, user, role)
}

/** A person has no scopes: their role says what they may do. */
const principal = (
  workspace: string,
  id: string,
  role: NonNullable<Principal['user']>['role'],
): Principal => ({
  workspace,
  key: null,
  user: { id, role },
  scopes: [],
})

/** The browser that asks, for the session it may get. */
export const visitorOf = (c: Ctx, where: Where): Visitor => ({
  network: addressPrefix(c),
  agent: c.req.header('user-agent')?.toWellFormed() ?? null,
  token: tokenOf(c, where),
})
