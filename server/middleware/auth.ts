/** Who asks, and whether they may. */
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import { authenticate, hasScope } from '../services/authenticate.ts'
import type { Principal } from '../services/principal.ts'
import type { Ctx } from './respond.ts'

const REALM = 'Bearer realm="sendworthy"'
/** RFC 6750; the scheme is not case-sensitive. */
const BEARER = /^Bearer +([\x21-\x7e]+)$/i
/** Usual names of a key in a query, and our own keys under any name. */
const KEY_IN_QUERY = /[?&](?:api[_-]?key|key|access[_-]?token|token|authorization)=|mk_(?:live|test)_/i

/**
 * The principal behind the request's key, which must have the scope. Throws `ApiError`: one answer for all
 * keys that do not work, so that nobody learns which ones once did; the reason goes to the log.
 */
export const authorize = (c: Ctx, deps: Deps, scope: string): Promise<Principal> =>
  authorizeAny(c, deps, [scope])

/** The same for a key with any of the scopes; the first is named to a key that has none. */
export async function authorizeAny(
  c: Ctx,
  { store, log }: Deps,
  scopes: readonly [scope: string, ...others: string[]],
): Promise<Principal> {
  const { url } = c.req.raw
  const query = url.indexOf('?')
  if (query >= 0 && KEY_IN_QUERY.test(url.slice(query))) throw new ApiError('key_in_address')
  const header = c.req.header('authorization')
  if (header === undefined || !/^Bearer\b/i.test(header)) {
    throw new ApiError('missing_key', { headers: { 'www-authenticate': REALM } })
  }
  const presented = BEARER.exec(header)?.[1]
  const found = presented === undefined ? undefined : await authenticate(store, presented)
  if (!found?.ok) {
    log.info({ request_id: c.get('requestId'), error: found?.reason ?? 'malformed' }, 'key refused')
    throw new ApiError('invalid_key', { headers: { 'www-authenticate': `${REALM}, error="invalid_token"` } })
  }
  if (!scopes.some((scope) => hasScope(found.principal, scope))) {
    const [scope] = scopes
    const challenge = `${REALM}, error="insufficient_scope", scope="${scope}"`
    throw new ApiError('missing_scope', {
      detail: `The key needs the scope ${scope}. Make a key that has it.`,
      headers: { 'www-authenticate': challenge },
    })
  }
  c.set('principal', found.principal)
  return found.principal
}
