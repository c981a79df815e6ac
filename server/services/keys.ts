/** API keys of a workspace: made, listed, changed, rotated, revoked. */
import { ApiError } from '#shared/api/problem.ts'
import type { Key } from '#shared/api/resources/keys.ts'
import type { Committed, Store } from '../storage/store.ts'
import type { KeyRecord, WorkspaceRecord } from '../storage/workspace.ts'
import { type Audited, audit } from './audit.ts'
import { forgetExpiry, remindOfExpiry } from './key-expiry.ts'
import { type KeyRequest, keyFacts, newKey } from './new-key.ts'
import { post } from './outbox.ts'
import { workspaceOf } from './workspaces.ts'

/** Keys that work, at most; those that ended are dropped, oldest first, when there are too many in all. */
const WORKING_MAX = 100
const KEPT_MAX = 200

/** A key that was just made, with its secret, which is given here and nowhere else. */
export type MadeKey = Key & { key: string }

/** All keys of the workspace, oldest first, ended ones as well. */
export async function listKeys(store: Store, workspaceId: string): Promise<Key[]> {
  return (await workspaceOf(store, workspaceId)).keys.map(shown)
}

/** Makes a key. Throws `KeyRequestError` for what it may not be, and `limit_reached`. */
export async function createKey(
  store: Store,
  by: Audited,
  request: KeyRequest,
  now = Date.now(),
): Promise<MadeKey> {
  const made = await freshKey(store, request, now)
  return store.tx(by.workspace, (workspace) => {
    const { id, expires } = add(workspace, by, made.record, now)
    post(workspace, 'api_key.created', { key: id, expires }, now)
    return { ...shown(made.record), key: made.key }
  })
}

/** Changes what does not concern what the key may do. */
export const changeKey = (
  store: Store,
  by: Audited,
  id: string,
  change: {
    name?: string | undefined
    calls_max?: number | null | undefined
    client?: string | null | undefined
  },
): Promise<Key> =>
  store.tx(by.workspace, (workspace) => {
    const key = find(workspace, id)
    const { name = key.name, calls_max = key.calls_max, client = key.client } = change
    const before = { name: key.name, calls_max: key.calls_max, client: key.client }
    const after = { name, calls_max, client }
    if (JSON.stringify(before) === JSON.stringify(after)) return shown(key)
    Object.assign(key, after)
    audit(workspace, by, { action: 'key.changed', target: id, before, after })
    return shown(key)
  })

/** Makes a key like this one; the old one ends when the grace is over. */
export async function rotateKey(
  store: Store,
  by: Audited,
  id: string,
  graceSeconds: number,
  now = Date.now(),
): Promise<MadeKey> {
  const made = await freshKey(store, {}, now)
  return store.tx(by.workspace, (workspace) => {
    const old = find(workspace, id)
    if (!works(old, now)) throw new ApiError('conflict', { detail: 'This key has ended. Make a new one.' })
    if (old.rotated_to !== null)
      throw new ApiError('conflict', {
        detail: 'This key is being replaced already. Rotate the one that takes its place.',
      })
    const replaced = workspace.keys.find((key) => key.id === old.rotated_from)
    // Two secrets at most open the same door: otherwise old ones that nobody minds any more add up.
    if (replaced && works(replaced, now))
      throw new ApiError('conflict', {
        detail: `The key that this one replaced works until ${replaced.expires}. Revoke ${replaced.id} first, or wait.`,
      })
    const { mode, name, scopes, expires, calls_max, client } = old
    Object.assign(made.record, {
      mode,
      name,
      scopes: [...scopes],
      expires,
      calls_max,
      client,
      rotated_from: id,
    })
    const end = new Date(now + graceSeconds * 1000).toISOString()
    old.expires = expires !== null && expires < end ? expires : end
    old.rotated_to = made.record.id
    forgetExpiry(workspace, id)
    add(workspace, by, made.record, now, { before: expires, after: old.expires })
    post(workspace, 'api_key.rotated', { key: id, new_key: made.record.id, expires: old.expires }, now)
    return { ...shown(made.record), key: made.key }
  })
}

/** Ends a key at once; one that was ended before keeps its time. Throws `not_found`. */
export const revokeKey = (store: Store, by: Audited, id: string, now = Date.now()): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    const key = find(workspace, id)
    if (key.revoked !== null) return undefined
    key.revoked = new Date(now).toISOString()
    forgetExpiry(workspace, id)
    const { name, revoked } = key
    audit(workspace, by, {
      action: 'key.revoked',
      target: id,
      before: { name, revoked: null },
      after: { name, revoked },
    })
    post(workspace, 'api_key.revoked', { key: id }, now)
    return undefined
  })

/** Whether the key can be used at this moment. */
export const works = ({ revoked, expires }: Pick<KeyRecord, 'revoked' | 'expires'>, now: number): boolean =>
  revoked === null && (expires === null || Date.parse(expires) > now)

/** A key whose id is taken by no other: 47 bits of id, so once in a lifetime it takes two. */
async function freshKey(store: Store, request: KeyRequest, now: number): Promise<ReturnType<typeof newKey>> {
  let made = newKey(request, new Date(now))
  while (await store.findKey(made.record.id)) made = newKey(request, new Date(now))
  return made
}

/** Adds a key; `replaced` says when the one it takes the place of was to end, and ends now. */
function add(
  workspace: WorkspaceRecord,
  by: Audited,
  record: KeyRecord,
  now: number,
  replaced?: { before: string | null; after: string },
): KeyRecord {
  if (workspace.keys.filter((key) => works(key, now)).length >= WORKING_MAX)
    throw new ApiError('limit_reached', {
      detail: `A workspace has at most ${WORKING_MAX} keys that work. Revoke one.`,
    })
  if (workspace.keys.length >= KEPT_MAX) {
    const oldest = workspace.keys.find((key) => !works(key, now))
    if (oldest) drop(workspace, oldest)
  }
  record.creator = by.actor.type === 'user' ? by.actor.id : null
  workspace.keys.push(record)
  remindOfExpiry(workspace, record, now)
  const { id } = record
  const facts = keyFacts(record)
  audit(
    workspace,
    by,
    replaced
      ? {
          action: 'key.rotated',
          target: id,
          before: { replaced_expires: replaced.before },
          after: { ...facts, replaced_expires: replaced.after },
        }
      : { action: 'key.created', target: id, after: facts },
  )
  return record
}

/**
 * Forgets an ended key. The calls of keys that took each other's place count under the first of them, so the one after
 * names the one before; the first stays named when it is gone.
 */
function drop(workspace: WorkspaceRecord, { id, rotated_from }: KeyRecord): void {
  workspace.keys = workspace.keys.filter((key) => key.id !== id)
  const next = workspace.keys.find((key) => key.rotated_from === id)
  if (next && rotated_from !== null) next.rotated_from = rotated_from
}

function find(workspace: WorkspaceRecord, id: string): KeyRecord {
  const found = workspace.keys.find((key) => key.id === id)
  if (!found) throw new ApiError('not_found')
  return found
}

const shown = ({ hash: _, scopes, ...rest }: Committed<KeyRecord>): Key => ({
  object: 'api_key',
  ...rest,
  scopes: [...scopes],
})
