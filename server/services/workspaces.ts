/** Workspaces: made, found, changed, deleted. */
import type { PlanName } from '#shared/api/plans.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { SettingsChange } from '#shared/api/resources/settings.ts'
import { WorkspaceExistsError } from '../storage/errors.ts'
import { SCHEMA } from '../storage/migrations/index.ts'
import type { Committed, Store } from '../storage/store.ts'
import type { Billing, WorkspaceRecord } from '../storage/workspace.ts'
import { type Audited, audit, byCommand, CHAIN_START } from './audit.ts'
import { randomBase62 } from './key-format.ts'
import { type KeyRequest, keyFacts, newKey } from './new-key.ts'
import { keepPlaces, noteDeletion, takePlace } from './places.ts'
import { changeSettings, DEFAULT_SETTINGS } from './settings.ts'

const FIRST_KEY: KeyRequest = { name: 'first key' }

/**
 * A workspace with one key in it, in one commit. The key is given here and nowhere else.
 * Throws `KeyRequestError` for a key that may not be.
 */
export async function createWorkspace(
  store: Store,
  { name, plan = 'free', key: request = FIRST_KEY }: { name: string; plan?: PlanName; key?: KeyRequest },
  which: 'any' | 'first' = 'any',
): Promise<{ id: string; key: string; keyId: string }> {
  const { key, record } = newKey(request)
  const workspace = newWorkspace({ name, plan })
  workspace.keys.push(record)
  const by = byCommand(workspace.id)
  audit(workspace, by, { action: 'workspace.created', after: { name, plan } })
  audit(workspace, by, { action: 'key.created', target: record.id, after: keyFacts(record) })
  await store.createWorkspace(workspace, which)
  return { id: workspace.id, key, keyId: record.id }
}

/** A workspace of a person, without a key; its id is drawn unless one is given. Throws `limit_reached`. */
export async function createOwnWorkspace(
  store: Store,
  by: Omit<Audited, 'workspace'> & { user: string },
  { name, id, now }: { name: string; id: string | undefined; now: number },
): Promise<Committed<WorkspaceRecord>> {
  const workspace = newWorkspace({ name, plan: 'free', id })
  await takePlace(store, by.user, workspace.id, now)
  workspace.members.push({ user: by.user, role: 'owner', since: workspace.created })
  audit(
    workspace,
    { ...by, workspace: workspace.id },
    { action: 'workspace.created', after: { name, plan: workspace.plan } },
  )
  await store.createWorkspace(workspace)
  return workspaceOf(store, workspace.id)
}

/** Deletes a workspace with all it holds. Throws `not_found`, and `UnknownWorkspaceError` for whoever comes second. */
export async function deleteWorkspace(store: Store, id: string, now: number): Promise<void> {
  const workspace = await workspaceOf(store, id)
  await noteDeletion(store, id, now)
  await store.deleteWorkspace(id)
  // It is gone for good, so that is what is answered, even when the place cannot be noted.
  await keepPlaces(store, workspace, now).catch(() => {})
}

function newWorkspace({
  name,
  plan,
  id = `ws_${randomBase62(16)}`,
}: {
  name: string
  plan: PlanName
  id?: string | undefined
}): WorkspaceRecord {
  const created = new Date().toISOString()
  return {
    schema: SCHEMA,
    id,
    name,
    plan,
    created,
    billing: {
      // Months of a paid plan are counted from its first day.
      anchor: plan === 'free' ? null : created,
      spend_cap_micro_usd: null,
      included: null,
      rate_per_second: null,
    },
    settings: structuredClone(DEFAULT_SETTINGS),
    voices: [],
    keys: [],
    members: [],
    invitations: [],
    notices: [],
    endpoints: [],
    outbox: [],
    requests: [],
    charges: [],
    audit: { seq: 0, hash: CHAIN_START, waiting: [] },
  }
}

/** What a contract sets apart from a plan: calls a month, and requests a second. */
export type Contract = Pick<Billing, 'included' | 'rate_per_second'>

/**
 * Moves a workspace to a plan, at once. What was used and billed stays; what a contract set apart goes with the plan
 * it was for, unless it is given anew. The first paid plan begins a month with all the calls that were bought: those
 * of Free belong to their days. No later change begins another, so that none gives new calls.
 */
export const changePlan = (
  store: Store,
  by: Audited,
  plan: PlanName,
  contract: Partial<Contract> = {},
): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    const { billing } = workspace
    const { included, rate_per_second } = billing
    const before = { plan: workspace.plan, included, rate_per_second }
    const kept = workspace.plan === plan ? { included, rate_per_second } : FOLLOWS_PLAN
    const after = { plan, ...kept, ...contract }
    if (JSON.stringify(before) === JSON.stringify(after)) return undefined
    const { at } = audit(workspace, by, { action: 'plan.changed', before, after })
    workspace.plan = plan
    Object.assign(billing, { included: after.included, rate_per_second: after.rate_per_second })
    if (plan !== 'free') billing.anchor ??= at
    return undefined
  })

const FOLLOWS_PLAN: Contract = { included: null, rate_per_second: null }

/** Changes name or settings. Throws `ApiError` for what does not fit, or is an owner's to decide. */
export const changeWorkspace = (
  store: Store,
  by: Audited & { isOwner: boolean },
  { name, settings }: { name?: string | undefined; settings?: SettingsChange | undefined },
): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    if (name !== undefined && name !== workspace.name) {
      audit(workspace, by, { action: 'workspace.renamed', before: workspace.name, after: name })
      workspace.name = name
    }
    if (settings) changeSettings(workspace, by, settings)
    return undefined
  })

/**
 * The id of the workspace of whoever runs the server; `null` before the first start. When there were workspaces and
 * none can be read, this rejects with the reason.
 */
export async function findFirstWorkspace(store: Store): Promise<string | null> {
  const { workspaces, refused } = await store.listWorkspaces()
  const { first_workspace } = await store.meta()
  const [oldest] = workspaces
  if (oldest) return first_workspace ?? oldest.id
  if (refused[0]) throw refused[0].error
  if (first_workspace) {
    throw new Error(
      `The first workspace, ${first_workspace}, is gone from the data folder. Put its file back.`,
    )
  }
  return null
}

/** The first workspace, and the key that was made with it when there was none before. */
interface First {
  workspace: string
  made: { id: string; key: string } | null
}

/**
 * The workspace of whoever runs the server, made with the key that is asked for, and never again.
 * Rejects as `findFirstWorkspace` does, and with `KeyRequestError`.
 */
export async function ensureFirstWorkspace(store: Store, key?: KeyRequest): Promise<First> {
  const found = await findFirstWorkspace(store)
  if (found !== null) return { workspace: found, made: null }
  try {
    const named = { name: 'My workspace', plan: 'enterprise' as const, ...(key && { key }) }
    const first = await createWorkspace(store, named, 'first')
    return { workspace: first.id, made: { id: first.keyId, key: first.key } }
  } catch (error) {
    // Another server that starts at the same time may have been the first.
    const made = error instanceof WorkspaceExistsError ? (await store.meta()).first_workspace : null
    if (made === null) throw error
    return { workspace: made, made: null }
  }
}

/** The committed workspace. Throws `not_found` when it is gone. */
export async function workspaceOf(store: Store, id: string): Promise<Committed<WorkspaceRecord>> {
  const found = await store.read(id)
  if (!found) throw new ApiError('not_found')
  return found
}
