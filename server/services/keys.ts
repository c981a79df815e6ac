/** API keys of a workspace: made, listed, revoked, and recognised on every request. */
import { hash, timingSafeEqual } from 'node:crypto'
import { OPERATIONS } from '#shared/operations/index.ts'
import { UnknownWorkspaceError } from '../storage/errors.ts'
import type { Committed, KeyRecord, Store } from '../storage/store.ts'
import { type KeyMode, keyIdOf, mintKey } from './key-format.ts'

/** What a key may do unless it is told otherwise. */
export const DEFAULT_SCOPES: readonly string[] = ['optimize:*', 'profiles:read', 'usage:read']

/** `optimize:<operation>` allows that operation alone. */
const SCOPE = /^(?:optimize:\*|profiles:(?:read|write)|usage:read|webhooks:write|mcp)$/
const OPERATION_SCOPES = new Set(OPERATIONS.map(({ contract }) => `optimize:${contract.name}`))
const isScope = (scope: string): boolean => SCOPE.test(scope) || OPERATION_SCOPES.has(scope)
const DAY_MS = 86_400_000

interface KeyRequest {
  name?: string
  scopes?: readonly string[]
  expires?: Date | null
  mode?: KeyMode
}

/** Who makes a request. */
export interface Principal {
  workspace: string
  /** Id of the key, which may be logged. */
  key: string
  scopes: readonly string[]
}

type Authentication =
  | { ok: true; principal: Principal }
  | { ok: false; reason: 'malformed' | 'unknown' | 'revoked' | 'expired' }

/** The request for a key cannot be granted; `field` says which part of it. */
export class KeyRequestError extends Error {
  override name = 'KeyRequestError'
  readonly field: keyof KeyRequest
  constructor(field: keyof KeyRequest, message: string) {
    super(message)
    this.field = field
  }
}

/** A new key and its record, not yet kept anywhere. Throws `KeyRequestError`. */
export function newKey(request: KeyRequest, now = new Date()): { key: string; record: KeyRecord } {
  const { name = 'default', scopes = DEFAULT_SCOPES, expires = null, mode = 'live' } = request
  if (name.length > 100 || !name.isWellFormed() || name.includes('\0') || name.trim() === '') {
    throw new KeyRequestError('name', 'A name has 1 to 100 characters.')
  }
  const unknown = scopes.find((scope) => !isScope(scope))
  if (unknown !== undefined || scopes.length === 0) {
    throw new KeyRequestError(
      'scopes',
      `${unknown === undefined ? 'A key needs a scope' : `There is no scope ${unknown}`}. Scopes: optimize:*, ` +
        'optimize:<operation>, profiles:read, profiles:write, usage:read, webhooks:write, mcp.',
    )
  }
  if (expires && !(expires > now)) throw new KeyRequestError('expires', 'A key expires in the future.')
  const { id, key } = mintKey(mode)
  const record: KeyRecord = {
    id,
    mode,
    hash: digest(key),
    last4: key.slice(-4),
    name,
    scopes: [...new Set(scopes)],
    created: now.toISOString(),
    expires: expires?.toISOString() ?? null,
    revoked: null,
    last_used: null,
  }
  return { key, record }
}

/** Makes a key for the workspace. The key is given here and nowhere else: only its digest is kept. */
export async function createKey(
  store: Store,
  { workspace, ...request }: KeyRequest & { workspace: string },
): Promise<{ id: string; key: string }> {
  let made = newKey(request)
  while (store.findKey(made.record.id)) made = newKey(request) // 47 bits of id: once in a lifetime
  await store.tx(workspace, ({ keys }) => {
    keys.push(made.record)
  })
  return { id: made.record.id, key: made.key }
}

/** A key as its owner may see it. */
export type ListedKey = Omit<Committed<KeyRecord>, 'hash'>

/** All keys of the workspace, oldest first, revoked ones as well. */
export async function listKeys(store: Store, workspace: string): Promise<ListedKey[]> {
  const found = await store.read(workspace)
  if (!found) throw new UnknownWorkspaceError(workspace)
  return found.keys.map(({ hash: _, ...listed }) => listed)
}

/** Ends a key at once. False when the workspace has no such key; a key revoked before keeps its time. */
export function revokeKey(store: Store, workspace: string, keyId: string): Promise<boolean> {
  return store.tx(workspace, ({ keys }) => {
    const key = keys.find(({ id }) => id === keyId)
    if (!key) return false
    key.revoked ??= new Date().toISOString()
    return true
  })
}

/** Whether the principal may do what needs this scope. */
export function hasScope({ scopes }: Principal, needed: string): boolean {
  return scopes.includes(needed) || (needed.startsWith('optimize:') && scopes.includes('optimize:*'))
}

/** Stands in for the digest of an id that is unknown, so that it takes as long as a wrong secret. */
const NOBODY = '0'.repeat(64)

/** Recognises a key as presented. Synchronous; takes microseconds. Only `malformed` is told without hashing. */
export function authenticate(store: Store, presented: string, now: number = Date.now()): Authentication {
  const id = keyIdOf(presented)
  if (id === null) return { ok: false, reason: 'malformed' }
  const found = store.findKey(id)
  const same = timingSafeEqual(
    Buffer.from(digest(presented), 'latin1'),
    Buffer.from(found?.key.hash ?? NOBODY, 'latin1'),
  )
  if (!found || !same) return { ok: false, reason: 'unknown' }
  const { workspace, key } = found
  if (key.revoked !== null) return { ok: false, reason: 'revoked' }
  if (key.expires !== null && Date.parse(key.expires) <= now) return { ok: false, reason: 'expired' }
  noteUse(store, workspace, key, Math.floor(now / DAY_MS))
  return { ok: true, principal: { workspace, key: key.id, scopes: key.scopes } }
}

function digest(key: string): string {
  return hash('sha256', key, 'hex')
}

/** Day of the last note by key, for each store. */
const noted = new WeakMap<Store, Map<string, number>>()

/** Notes the first use of a key on a day, behind the request's back. */
function noteUse(
  store: Store,
  workspace: string,
  { id, last_used }: Committed<KeyRecord>,
  day: number,
): void {
  let days = noted.get(store)
  if (!days) {
    days = new Map()
    noted.set(store, days)
  }
  if (days.get(id) === day) return
  days.set(id, day)
  const today = new Date(day * DAY_MS).toISOString().slice(0, 10)
  if (last_used === today) return
  store
    .tx(workspace, ({ keys }) => {
      const key = keys.find((one) => one.id === id)
      if (key) key.last_used = today
    })
    .catch(() => {}) // a day without a note is no harm, and a full disk shows in the calls themselves
}
