/** Who calls: a key or a person, in which workspace, and whether they may. */
import { type Access, isForPrograms, isUnasked, ROLES, type Role } from '#shared/api/endpoint.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import type { Audited } from '../services/audit.ts'
import type { Person, Principal } from '../services/principal.ts'
import { addressPrefix } from './address.ts'
import { authorize, refuseKey, refuseKeyInAddress } from './auth.ts'
import type { Ctx } from './respond.ts'
import { personOf, workspaceFor } from './session.ts'

/** What an endpoint's handler is told of its caller. */
export type Caller<A extends Access> = A extends 'public' | 'visitor'
  ? null
  : A extends 'person'
    ? Person
    : Principal

/** Throws `ApiError` for whoever may not call. A key goes before a session: whoever shows one means it. */
export async function callerOf<A extends Access>(c: Ctx, deps: Deps, access: A): Promise<Caller<A>>
export async function callerOf(c: Ctx, deps: Deps, access: Access): Promise<Principal | Person | null> {
  if (isUnasked(access)) return null
  refuseKeyInAddress(c)
  if (c.req.header('authorization') !== undefined) {
    if (access === 'person' || access.scope === null) return refuseKey(c, deps)
    return await authorize(c, deps, access.scope)
  }
  const person = await personOf(c, deps)
  if (!person) throw refusal(access)
  c.set('person', person)
  if (access === 'person') return person
  const principal = await workspaceFor(c, deps, person)
  c.set('principal', principal)
  if (!atLeast(principal.user?.role ?? 'viewer', access.role)) throw new ApiError('missing_role')
  return principal
}

const atLeast = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least)

/** Whoever shows nothing is asked for a key where a key would do. */
function refusal(access: Access): ApiError {
  return isForPrograms(access)
    ? new ApiError('missing_key', { headers: { 'www-authenticate': 'Bearer realm="sendworthy"' } })
    : new ApiError('not_signed_in')
}

/** The caller as the audit log names it. */
export const auditedBy = ({ workspace, key, user }: Principal, c: Ctx): Audited => ({
  workspace,
  actor: user ? { type: 'user', id: user.id } : { type: 'key', id: key?.id ?? null },
  ip: addressPrefix(c),
  request_id: c.get('requestId'),
})

/** The same for a person who is in no workspace yet. */
export const personAudited = ({ user }: Person, c: Ctx): Omit<Audited, 'workspace'> & { user: string } => ({
  user,
  actor: { type: 'user', id: user },
  ip: addressPrefix(c),
  request_id: c.get('requestId'),
})
