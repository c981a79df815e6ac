/** Invitations into a workspace: a link that lets one person in, once, within a week. */
import type { Role } from '#shared/api/endpoint.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { Committed, Store } from '../../storage/store.ts'
import type { InvitationRecord, WorkspaceRecord } from '../../storage/workspace.ts'
import { type Audited, audit } from '../audit.ts'
import { newId } from '../ids.ts'
import type { Person } from '../principal.ts'
import type { Accounts, SignedIn, Visitor } from './context.ts'
import { mayGive } from './members.ts'
import { accountFor, findByEmail, foldEmail, withdrawAccount } from './people.ts'
import { beginSession, readSession, renewSession } from './sessions.ts'
import { digestOf, newToken } from './token.ts'

const INVITATION_MS = 7 * 86_400_000
const INVITATIONS_MAX = 100
/** As many as the store holds. */
const MEMBERS_MAX = 500

const isOpen = ({ expires }: Committed<InvitationRecord>, now: number): boolean => Date.parse(expires) > now

/** Invitations that can still be accepted, oldest first. Throws `not_found`. */
export async function listInvitations(
  { store, now }: Pick<Accounts, 'store' | 'now'>,
  workspaceId: string,
): Promise<Committed<InvitationRecord>[]> {
  const workspace = await store.read(workspaceId)
  if (!workspace) throw new ApiError('not_found')
  return workspace.invitations.filter((one) => isOpen(one, now()))
}

/** What an invitation by e-mail says. */
export interface InvitationMail {
  to: string
  workspace: string
  role: Role
  link: string
  expires: string
}

/** Resolves when the mail is on its way, or kept to be sent. */
export type MailInvitation = (mail: InvitationMail) => Promise<void>

export interface Invited {
  invitation: InvitationRecord
  /** Given here and nowhere else. It begins with the workspace, as only that knows the invitation. */
  token: string
  workspaceName: string
}

/** Invites an address, in place of an earlier invitation of it. Throws `conflict` for a member, and as `mayGive` does. */
export async function invite(
  context: Pick<Accounts, 'store' | 'now'>,
  by: Audited,
  { email, role }: { email: string; role: Role },
): Promise<Invited> {
  const { store, now } = context
  const account = await findByEmail(context, email)
  const token = `${by.workspace}.${newToken()}`
  return store.tx(by.workspace, (workspace) => {
    mayGive(workspace, by, [role])
    if (workspace.members.some(({ user }) => user === account?.id)) {
      throw new ApiError('conflict', { detail: 'Whoever has this address is a member already.' })
    }
    const address = foldEmail(email)
    const others = workspace.invitations.filter((one) => isOpen(one, now()) && one.email !== address)
    if (others.length >= INVITATIONS_MAX) {
      throw new ApiError('limit_reached', {
        detail: `At most ${INVITATIONS_MAX} invitations wait at a time.`,
      })
    }
    const invitation: InvitationRecord = {
      id: newId('inv'),
      email: address,
      role,
      hash: digestOf(token),
      by: by.actor.id,
      created: new Date(now()).toISOString(),
      expires: new Date(now() + INVITATION_MS).toISOString(),
    }
    workspace.invitations = [...others, invitation]
    const after = { email: address, role }
    audit(workspace, by, { action: 'invitation.created', target: invitation.id, after })
    return { invitation, token, workspaceName: workspace.name }
  })
}

/** Throws `not_found`, and as `mayGive` does. */
export const withdrawInvitation = (store: Store, by: Audited, id: string): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    const found = workspace.invitations.find((one) => one.id === id)
    if (!found) throw new ApiError('not_found')
    mayGive(workspace, by, [found.role])
    workspace.invitations = workspace.invitations.filter((one) => one !== found)
    audit(workspace, by, { action: 'invitation.withdrawn', target: id, before: { role: found.role } })
    return undefined
  })

export interface Opened {
  workspace: Committed<WorkspaceRecord>
  invitation: Committed<InvitationRecord>
}

/** The invitation of a link. Throws `link_expired`. */
export async function openInvitation(
  { store, now }: Pick<Accounts, 'store' | 'now'>,
  token: string,
): Promise<Opened> {
  const workspace = await store.read(token.slice(0, token.indexOf('.')))
  const invitation = workspace && find(workspace, token, now())
  if (!workspace || !invitation) throw new ApiError('link_expired')
  return { workspace, invitation }
}

/** Joins as the person who is signed in, whose address must be the one that was invited. */
export async function acceptAs(
  context: Accounts,
  person: Person,
  token: string,
  visitor: Visitor,
  by: Pick<Audited, 'ip' | 'request_id'>,
): Promise<SignedIn> {
  const { workspace, invitation } = await openInvitation(context, token)
  const { user } = await readSession(context, person)
  if (user.email !== invitation.email) {
    throw new ApiError('conflict', {
      detail: 'The invitation is for another address than the one you are signed in with. Sign out first.',
    })
  }
  await context.store.tx(workspace.id, (draft) => join(draft, token, user.id, by, context.now()))
  return renewSession(context, person, visitor)
}

/** Joins with a new account, or with the one the invited address has, by its password. */
export async function accept(
  context: Accounts,
  { token, name, password }: { token: string; name: string | null; password: string },
  visitor: Visitor,
  by: Pick<Audited, 'ip' | 'request_id'>,
): Promise<SignedIn> {
  const { store, now } = context
  const { workspace, invitation } = await openInvitation(context, token)
  const { user, isNew } = await accountFor(context, { email: invitation.email, name, password }, visitor)
  try {
    await store.tx(workspace.id, (draft) => join(draft, token, user, by, now()))
  } catch (error) {
    if (isNew) await withdrawAccount(context, user)
    throw error
  }
  return store.changeAccounts((accounts) => beginSession(accounts, user, visitor, now()))
}

function join(
  workspace: WorkspaceRecord,
  token: string,
  user: string,
  by: Pick<Audited, 'ip' | 'request_id'>,
  now: number,
): void {
  const invitation = find(workspace, token, now) // withdrawn or used meanwhile
  if (!invitation) throw new ApiError('link_expired')
  workspace.invitations = workspace.invitations.filter(({ id }) => id !== invitation.id)
  if (workspace.members.some((member) => member.user === user)) return
  if (workspace.members.length >= MEMBERS_MAX) {
    throw new ApiError('limit_reached', { detail: `A workspace has at most ${MEMBERS_MAX} members.` })
  }
  const { role, id } = invitation
  workspace.members.push({ user, role, since: new Date(now).toISOString() })
  const audited = { ...by, workspace: workspace.id, actor: { type: 'user', id: user } as const }
  audit(workspace, audited, { action: 'member.joined', target: user, after: { role, invitation: id } })
}

function find({ invitations }: Committed<WorkspaceRecord>, token: string, now: number) {
  const hash = digestOf(token)
  return invitations.find((one) => one.hash === hash && isOpen(one, now))
}
