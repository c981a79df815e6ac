/** Who asks, and whether they may. */
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { authenticate, hasScope } from '../services/authenticate.ts'
import { FailedKeys } from '../services/failed-keys.ts'
import { retrySeconds } from '../services/limits/headers.ts'
import type { Principal } from '../services/principal.ts'
import { addressPrefix } from './address.ts'
import type { Ctx } from './respond.ts'

const REALM = 'Bearer realm="sendworthy"'
/** RFC 6750; the scheme is not case-sensitive. */
const BEARER = /^Bearer +([\x21-\x7e]+)$/i
/** Usual names of a key in a query, and our own keys under any name. */
const KEY_IN_QUERY = /[?&](?:api[_-]?key|key|access[_-]?token|token|authorization)=|mk_(?:live|test)_/i

/** Of each server. */
const failedKeys = new WeakMap<Deps, FailedKeys>()

/**
 * The principal behind the request's key, which must have the scope. Throws `ApiError`: one answer for all
 * keys that do not work, so that nobody learns which ones once did; the reason goes to the log.
 */
export const authorize = (c: Ctx, deps: Deps, scope: string): Promise<Principal> =>
  authorizeAny(c, deps, [scope])

/** The same for a key with any of the scopes; the first is named to a key that has none. */
export async function authorizeAny(
  c: Ctx,
  deps: Deps,
  scopes: readonly [scope: string, ...others: string[]],
): Promise<Principal> {
  refuseKeyInAddress(c)
  if (!/^Bearer\b/i.test(c.req.header('authorization') ?? ''))
    throw new ApiError('missing_key', { headers: { 'www-authenticate': REALM } })
  const principal = await keyHolder(c, deps)
  if (!scopes.some((scope) => hasScope(principal, scope))) {
    const [scope] = scopes
    const challenge = `${REALM}, error="insufficient_scope", scope="${scope}"`
    throw new ApiError('missing_scope', {
      detail: `The key needs the scope ${scope}. Make a key that has it.`,
      headers: { 'www-authenticate': challenge },
    })
  }
  return principal
}

/** The workspace of the key that the request shows, where nothing asked for one; null without one that works. */
export async function workspaceOfKey(c: Ctx, { store, now = Date.now }: Deps): Promise<string | null> {
  const presented = presentedKey(c)
  if (presented === undefined) return null
  const found = await authenticate(store, presented, now())
  return found.ok ? found.principal.workspace : null
}

/** Throws `ApiError` where no key will do: `keys_may_not` for one that works, as any other is told nothing. */
export async function refuseKey(c: Ctx, deps: Deps): Promise<never> {
  await keyHolder(c, deps)
  throw new ApiError('keys_may_not')
}

/** Throws `key_in_address` whether the key works or not: the address is in logs by now. */
export function refuseKeyInAddress(c: Ctx): void {
  const { url } = c.req.raw
  const query = url.indexOf('?')
  if (query >= 0 && KEY_IN_QUERY.test(url.slice(query))) throw new ApiError('key_in_address')
}

const presentedKey = (c: Ctx): string | undefined => BEARER.exec(c.req.header('authorization') ?? '')?.[1]

/** The principal behind the key in the header, whatever its scopes. */
async function keyHolder(c: Ctx, deps: Deps): Promise<Principal> {
  const { store, log, now = Date.now } = deps
  const presented = presentedKey(c)
  const found = presented === undefined ? undefined : await authenticate(store, presented, now())
  if (!found?.ok) {
    const reason = found?.reason ?? 'malformed'
    log.info({ request_id: c.get('requestId'), error: reason }, 'key refused')
    if (reason !== 'malformed') refuseGuessing(c, deps)
    throw new ApiError('invalid_key', { headers: { 'www-authenticate': `${REALM}, error="invalid_token"` } })
  }
  c.set('principal', found.principal)
  return found.principal
}

/**
 * Throws `too_many_attempts` for a network whose keys failed too often. Keys that work are never held back: a
 * colleague's old key locks nobody out. A key with a slip of the pen is no guess, as it needs no look into the store.
 */
function refuseGuessing(c: Ctx, deps: Deps): void {
  const { now = Date.now } = deps
  const network = addressPrefix(c)
  if (network === null) return
  const failed = failedKeys.get(deps) ?? new FailedKeys()
  failedKeys.set(deps, failed)
  const wait = failed.count(network, now())
  if (wait > 0)
    throw new ApiError('too_many_attempts', { headers: { 'retry-after': String(retrySeconds(wait)) } })
}
