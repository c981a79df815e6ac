/**
 * The one way out: every response of the server is made here, so that none lacks its headers. Headers are
 * plain objects, which the Node adapter passes on as they are; a `Headers` would cost more than the route.
 */
import type { Context } from 'hono'
import { type FieldError, PROBLEMS, type ProblemCode, problemOf } from '#shared/api/problem.ts'
import type { Person, Principal } from '../services/principal.ts'
import { isOpen } from './open-addresses.ts'

export interface Env {
  Variables: {
    requestId: string
    /** Who calls, once that is known. */
    principal: Principal | undefined
    /** A person who is in no workspace yet. */
    person: Person | undefined
    /** The operation that was asked for. */
    operation: string | undefined
    /** Whether the limits are in the headers already. */
    limited: true | undefined
    /** The body as it came, once it was read. */
    body: Uint8Array | undefined
    /** How many proxies of our own stand before the server; undefined for none. */
    proxies: number | undefined
    /** A session that begins or ends with the answer. */
    setCookie: string | undefined
  }
}
export type Ctx = Context<Env>

type HeaderFields = Readonly<Record<string, string>>

const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
} satisfies HeaderFields

/** For what any page may call with a key. Under `*` a browser sends no cookies along. */
export const API = {
  ...SECURITY,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'RateLimit, RateLimit-Policy, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, Retry-After, ' +
    'Idempotent-Replayed, X-Request-Id, WWW-Authenticate, ETag, Link, Location',
  'cache-control': 'no-store',
} satisfies HeaderFields

const OWN = {
  ...SECURITY,
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} satisfies HeaderFields

/** How to be let in, where nothing better is said: RFC 9110 wants it of every 401, and browsers ask nobody for this. */
const SESSION_CHALLENGE = { 'www-authenticate': 'Cookie realm="sendworthy"' }

/** A response with everything it needs. `more` wins over what every response has. */
export function respond(
  c: Ctx,
  status: number,
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null,
  more: HeaderFields,
): Response {
  // What a session is answered is for its own browser, wherever it stands.
  const own = c.get('person') !== undefined || !isOpen(c.req.path)
  return new Response(body, {
    status,
    headers: { ...(own ? OWN : API), 'x-request-id': c.get('requestId'), ...more },
  })
}

export const JSON_TYPE = { 'content-type': 'application/json' }

export const respondJson = (c: Ctx, value: unknown, headers: HeaderFields = {}): Response =>
  respond(c, 200, JSON.stringify(value), { ...JSON_TYPE, ...headers })

export function respondProblem(
  c: Ctx,
  code: ProblemCode,
  more: {
    detail?: string | undefined
    errors?: readonly FieldError[] | undefined
    violated?: readonly string[] | undefined
    headers?: HeaderFields
  } = {},
): Response {
  const body = JSON.stringify(problemOf(code, c.get('requestId'), more))
  const { status } = PROBLEMS[code]
  return respond(c, status, body, {
    'content-type': 'application/problem+json',
    ...(status === 401 && SESSION_CHALLENGE),
    ...more.headers,
  })
}
