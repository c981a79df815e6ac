/** Recognises a key on every request, and says what it may do. */
import { timingSafeEqual } from 'node:crypto'
import type { Committed, Store } from '../storage/store.ts'
import type { KeyRecord } from '../storage/workspace.ts'
import { keyIdOf } from './key-format.ts'
import { digest } from './new-key.ts'
import type { Principal } from './principal.ts'

export type Authentication =
  | { ok: true; principal: Principal }
  | { ok: false; reason: 'malformed' | 'unknown' | 'revoked' | 'expired' }

const DAY_MS = 86_400_000

/** Whether the principal may do what needs this scope. */
export function hasScope({ scopes }: Principal, needed: string): boolean {
  return (
    needed === 'any' ||
    scopes.includes(needed) ||
    (needed.startsWith('optimize:') && scopes.includes('optimize:*'))
  )
}

/** Stands in for the digest of an id that is unknown, so that it takes as long as a wrong secret. */
const NOBODY = '0'.repeat(64)

/** Recognises a key as presented; takes microseconds. Only `malformed` is told without hashing. */
export async function authenticate(
  store: Store,
  presented: string,
  now: number = Date.now(),
): Promise<Authentication> {
  const id = keyIdOf(presented)
  if (id === null) return { ok: false, reason: 'malformed' }
  const found = await store.findKey(id)
  const same = timingSafeEqual(
    Buffer.from(digest(presented), 'latin1'),
    Buffer.from(found?.key.hash ?? NOBODY, 'latin1'),
  )
  if (!found || !same) return { ok: false, reason: 'unknown' }
  const { workspace, key } = found
  if (key.revoked !== null) return { ok: false, reason: 'revoked' }
  if (key.expires !== null && Date.parse(key.expires) <= now) return { ok: false, reason: 'expired' }
  noteUse(store, workspace, key, Math.floor(now / DAY_MS))
  const { calls_max, client, scopes } = key
  return {
    ok: true,
    principal: { workspace, key: { id, calls_max, client }, user: null, scopes },
  }
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
