/**
 * Places for workspaces on the free plan: a person has a few, so that nobody multiplies its calls. The place of one that
 * is deleted stays taken until the free window ends, for a new one would begin at zero.
 */
import { ApiError } from '#shared/api/problem.ts'
import type { PlaceRecord } from '../storage/accounts.ts'
import type { Committed, Store } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { dayAt } from './limits/windows.ts'
import { digest } from './new-key.ts'
import { ABANDONED_MS, REPEATABLE_MS } from './repeatable.ts'

/** Free workspaces that a person may own. */
const PLACES = 10

/**
 * Takes a place for a workspace that is about to be made. Throws `limit_reached`, and `already_done` for one that was
 * made and deleted; a repeated request takes one place.
 */
export async function takePlace(store: Store, user: string, workspace: string, now: number): Promise<void> {
  const { workspaces } = await store.listWorkspaces()
  const owned = workspaces
    .filter((one) => one.plan === 'free' && ownersOf(one).includes(user))
    .map(({ id }) => id)
  // Whoever makes several at once meets here: the places of the others are noted before there is a workspace.
  await store.changeAccounts((accounts) => {
    if (accounts.deleted.some((one) => one.hash === digest(workspace) && isTaken(one, now)))
      throw new ApiError('already_done')
    const places = accounts.places.filter((one) => isTaken(one, now) && !isFor(one, [user], workspace))
    const own = places.filter((one) => one.user === user)
    const there = new Set([...owned, ...own.map((one) => one.workspace)])
    const deleted = own.filter((one) => one.workspace === null)
    there.delete(workspace)
    there.delete(null)
    if (there.size + deleted.length >= PLACES)
      throw new ApiError('limit_reached', {
        detail: `A person owns at most ${PLACES} workspaces on the free plan. One that is deleted counts until 00:00 UTC.`,
      })
    accounts.places = [...places, { user, workspace, until: endOfDay(now) }]
  })
}

/**
 * Notes a workspace that is about to be deleted, for as long as the request that made it may be repeated: its id names
 * no other meanwhile, which calls and messages of the first that are still under way would be taken for.
 */
export async function noteDeletion(store: Store, workspace: string, now: number): Promise<void> {
  const deleted = digest(workspace)
  const until = new Date(now + REPEATABLE_MS).toISOString()
  await store.changeAccounts((accounts) => {
    const others = accounts.deleted.filter((one) => isTaken(one, now) && one.hash !== deleted)
    accounts.deleted = [...others, { hash: deleted, until }]
  })
}

/** Keeps the places of the owners of a workspace that was deleted. */
export async function keepPlaces(
  store: Store,
  workspace: Committed<Pick<WorkspaceRecord, 'id' | 'plan' | 'members'>>,
  now: number,
): Promise<void> {
  if (workspace.plan !== 'free') return
  const owners = ownersOf(workspace)
  const until = endOfDay(now)
  await store.changeAccounts((accounts) => {
    const others = accounts.places.filter((one) => isTaken(one, now) && !isFor(one, owners, workspace.id))
    accounts.places = [...others, ...owners.map((user) => ({ user, workspace: null, until }))]
  })
}

/** The end of the free window, and not before what is under way has ended. */
const endOfDay = (now: number): string => new Date(dayAt(now + ABANDONED_MS).end).toISOString()

const isTaken = ({ until }: Pick<PlaceRecord, 'until'>, now: number): boolean => Date.parse(until) > now

const isFor = ({ user, workspace }: PlaceRecord, users: readonly string[], id: string): boolean =>
  workspace === id && users.includes(user)

const ownersOf = ({ members }: Committed<Pick<WorkspaceRecord, 'members'>>): string[] =>
  members.filter(({ role }) => role === 'owner').map(({ user }) => user)
