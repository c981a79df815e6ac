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
  const { store, log, now = Date.now } = deps
  const { url } = c.req.raw
  const query = url.indexOf('?')
  if (query >= 0 && KEY_IN_QUERY.test(url.slice(query))) throw new ApiError('key_in_address')
  const header = c.req.header('authorization')
  if (header === undefined || !/^Bearer\b/i.test(header)) {
    throw new ApiError('missing_key', { headers: { 'www-authenticate': REALM } })
  }
  const presented = BEARER.exec(header)?.[1]
  const found = presented === undefined ? undefined : await authenticate(store, presented, now())
  if (!found?.ok) {
    const reason = found?.reason ?? 'malformed'
    log.info({ request_id: c.get('requestId'), error: reason }, 'key refused')
    if (reason !== 'malformed') refuseGuessing(c, deps)
    throw new ApiError('invalid_key', { headers: { 'www-authenticate': `${REALM}, error="invalid_token"` } })
  }
  c.set('principal', found.principal)
  if (!scopes.some((scope) => hasScope(found.principal, scope))) {
    const [scope] = scopes
    const challenge = `${REALM}, error="insufficient_scope", scope="${scope}"`
    throw new ApiError('missing_scope', {
      detail: `The key needs the scope ${scope}. Make a key that has it.`,
      headers: { 'www-authenticate': challenge },
    })
  }
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
