/** The first owner: whoever runs the server gets a link, once, as long as there is no owner. */
import { ApiError } from '#shared/api/problem.ts'
import type { Committed, Store } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'
import { type Audited, audit } from '../audit.ts'
import type { Accounts, SignedIn, Visitor } from './context.ts'
import { findLink, makeLink } from './links.ts'
import { accountFor, withdrawAccount } from './people.ts'
import { beginSession } from './sessions.ts'

const hasOwner = ({ members }: Committed<WorkspaceRecord>): boolean =>
  members.some(({ role }) => role === 'owner')

/** The first workspace while it has no owner; null afterwards. */
async function ownerless(store: Store): Promise<Committed<WorkspaceRecord> | null> {
  const { first_workspace } = await store.meta()
  const first = first_workspace === null ? null : await store.read(first_workspace)
  return first && !hasOwner(first) ? first : null
}

export const isSetupOpen = async (store: Store): Promise<boolean> => (await ownerless(store)) !== null

/** The token of a new setup link, or null when the first workspace has an owner. */
export const offerSetup = async (context: Pick<Accounts, 'store' | 'now'>): Promise<string | null> =>
  (await isSetupOpen(context.store)) ? makeLink(context, 'setup') : null

export interface SetupRequest {
  token: string
  email: string
  name: string
  password: string
}

/** Makes the owner. Throws `not_found` when there is one, and `link_expired`. */
export async function setUp(
  context: Accounts,
  request: SetupRequest,
  visitor: Visitor,
  by: Pick<Audited, 'ip' | 'request_id'>,
): Promise<SignedIn> {
  const { store, now } = context
  const first = await ownerless(store)
  if (!first) throw new ApiError('not_found')
  findLink(await store.accounts(), 'setup', request.token, now())
  const { user, isNew } = await accountFor(context, request, visitor)
  try {
    await store.tx(first.id, (workspace) => own(workspace, user, by, now()))
  } catch (error) {
    if (isNew) await withdrawAccount(context, user)
    throw error
  }
  return store.changeAccounts((accounts) => {
    accounts.links = accounts.links.filter(({ purpose }) => purpose !== 'setup')
    return beginSession(accounts, user, visitor, now())
  })
}

/** Two who set up at once meet here: the second finds an owner. */
function own(
  workspace: WorkspaceRecord,
  user: string,
  by: Pick<Audited, 'ip' | 'request_id'>,
  now: number,
): void {
  if (hasOwner(workspace)) throw new ApiError('not_found')
  workspace.members = workspace.members.filter((member) => member.user !== user)
  workspace.members.push({ user, role: 'owner', since: new Date(now).toISOString() })
  const actor = { type: 'user', id: user } as const
  audit(
    workspace,
    { ...by, workspace: workspace.id, actor },
    { action: 'member.joined', target: user, after: { role: 'owner' } },
  )
}
