/** Who belongs to a workspace, and as what. */
import { ROLES, type Role } from '#shared/api/endpoint.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { Committed, Store } from '../../storage/store.ts'
import type { MemberRecord, WorkspaceRecord } from '../../storage/workspace.ts'
import { type Audited, audit } from '../audit.ts'

export interface Membership {
  workspace: Committed<WorkspaceRecord>
  role: Role
}

/** The workspaces a person belongs to, oldest first. */
export async function membershipsOf(store: Store, user: string): Promise<Membership[]> {
  const { workspaces } = await store.listWorkspaces()
  return workspaces.flatMap((workspace) => {
    const role = roleIn(workspace, user)
    return role === null ? [] : [{ workspace, role }]
  })
}

/** What the person may do in the workspace; null when they do not belong to it. */
export const roleIn = ({ members }: Pick<Committed<WorkspaceRecord>, 'members'>, user: string): Role | null =>
  members.find((member) => member.user === user)?.role ?? null

export interface Member extends MemberRecord {
  name: string
  email: string
}

/** All members, oldest first. Throws `not_found`. */
export async function listMembers(store: Store, workspaceId: string): Promise<Member[]> {
  const workspace = await store.read(workspaceId)
  if (!workspace) throw new ApiError('not_found')
  const { users } = await store.accounts()
  const known = new Map(users.map((user) => [user.id, user]))
  return workspace.members.flatMap((member) => {
    const user = known.get(member.user)
    return user ? [{ ...member, name: user.name, email: user.email }] : []
  })
}

/** Throws `not_found`, `missing_role` when only an owner may, and `conflict` for the last owner. */
export const changeRole = (store: Store, by: Audited, user: string, role: Role): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    const member = memberOf(workspace, user)
    mayGive(workspace, by, [member.role, role])
    if (role !== 'owner') keepAnOwner(workspace, member)
    if (member.role !== role) {
      const change = {
        action: 'member.changed',
        target: user,
        before: { role: member.role },
        after: { role },
      }
      audit(workspace, by, change)
      member.role = role
    }
    return undefined
  })

/** Removes a member; everybody may remove themselves. Throws as `changeRole` does. */
export const removeMember = (store: Store, by: Audited, user: string): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    const member = memberOf(workspace, user)
    if (by.actor.id !== user) mayGive(workspace, by, [member.role])
    keepAnOwner(workspace, member)
    workspace.members = workspace.members.filter((one) => one !== member)
    audit(workspace, by, { action: 'member.removed', target: user, before: { role: member.role } })
    return undefined
  })

/**
 * Throws `missing_role` unless the actor may give and take these roles: admins all but that of owners. Looked up
 * here and not before, since the actor's own role may have changed meanwhile.
 */
export function mayGive(workspace: WorkspaceRecord, { actor }: Audited, roles: readonly Role[]): void {
  const needed: Role = roles.includes('owner') ? 'owner' : 'admin'
  const own = actor.id === null ? null : roleIn(workspace, actor.id)
  if (own === null || ROLES.indexOf(own) < ROLES.indexOf(needed)) throw new ApiError('missing_role')
}

function memberOf({ members }: WorkspaceRecord, user: string): MemberRecord {
  const member = members.find((one) => one.user === user)
  if (!member) throw new ApiError('not_found')
  return member
}

function keepAnOwner({ members }: WorkspaceRecord, leaving: MemberRecord): void {
  if (leaving.role === 'owner' && members.filter(({ role }) => role === 'owner').length === 1) {
    throw new ApiError('conflict', {
      detail: 'A workspace needs an owner, and this is the last one. Make another member an owner first.',
    })
  }
}
