/** Errors as they go over the wire: RFC 9457, one table of codes, one class. */
import { z } from 'zod'

/**
 * Every code with its status. `title` says what happened and is the same for all occurrences; `help` says
 * what to do. Neither may ever hold a part of the request.
 */
export const PROBLEMS = {
  malformed_request: {
    status: 400,
    title: 'The request is not valid HTTP',
    help: 'Send a well-formed HTTP/1.1 request with one Host header and one way to tell the length of the body.',
  },
  empty_body: {
    status: 400,
    title: 'The request has no body',
    help: 'Send a JSON object. Most operations need only `draft`.',
  },
  malformed_json: {
    status: 400,
    title: 'The body is not JSON',
    help: 'Send one JSON object in UTF-8. Text inside it needs its quotes and line breaks escaped.',
  },
  invalid_idempotency_key: {
    status: 400,
    title: 'The idempotency key has the wrong form',
    help: 'Send 1 to 255 printable characters in `Idempotency-Key`, such as a UUID, or leave it out.',
  },
  key_in_address: {
    status: 400,
    title: 'The API key is in the address',
    help: 'Addresses end up in logs, so this key has leaked: revoke or rotate it. Send the next one in the header `Authorization: Bearer …`.',
  },
  workspace_needed: {
    status: 400,
    title: 'It is not said which workspace',
    help: 'Name one you are a member of in the header `Sendworthy-Workspace: ws_…`. `GET /v1/session` lists them.',
  },
  missing_key: {
    status: 401,
    title: 'An API key is needed',
    help: 'Send the header `Authorization: Bearer mk_live_…`.',
  },
  invalid_key: {
    status: 401,
    title: 'The API key is not valid',
    help: 'It is mistyped, unknown, revoked or expired. Check that it was copied whole, or make a new one.',
  },
  not_signed_in: {
    status: 401,
    title: 'Nobody is signed in',
    help: 'Sign in and try again. An API key cannot do this.',
  },
  wrong_credentials: {
    status: 401,
    title: 'The address or the password is wrong',
    help: 'Check both. Whoever runs the server can make a link to choose a new password.',
  },
  missing_scope: {
    status: 403,
    title: 'The API key may not do this',
    help: 'Use a key with the scope that the `WWW-Authenticate` header names.',
  },
  missing_role: {
    status: 403,
    title: 'Your role may not do this',
    help: 'Ask an owner of the workspace to do it, or to change your role.',
  },
  keys_may_not: {
    status: 403,
    title: 'No API key may do this',
    help: 'Sign in as a person who may.',
  },
  wrong_origin: {
    status: 403,
    title: 'The page may not call this server',
    help: 'Sessions work from pages of this server; a program sends the server’s address as `Origin`. When the name that was used is right, set PUBLIC_URL to it.',
  },
  insecure_address: {
    status: 403,
    title: 'People sign in over https only',
    help: 'Put the server behind TLS and set PUBLIC_URL to its https address. On its own machine, plain http will do.',
  },
  not_found: {
    status: 404,
    title: 'There is nothing at this address',
    help: 'Look the address up in the reference. Ids are case-sensitive.',
  },
  method_not_allowed: {
    status: 405,
    title: 'This address does not take that method',
    help: 'Use one of the methods in the `Allow` header.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    help: 'Send the whole request within 15 seconds.',
  },
  conflict: {
    status: 409,
    title: 'It does not go together with what is there',
    help: 'Read it again, and decide anew.',
  },
  limit_reached: {
    status: 409,
    title: 'There can be no more of these',
    help: 'Delete one that is no longer needed.',
  },
  link_expired: {
    status: 410,
    title: 'The link does not work any more',
    help: 'It was used, withdrawn or replaced, or its time is over. Ask for a new one.',
  },
  body_too_large: {
    status: 413,
    title: 'The body is too large',
    help: 'Send at most 256 kB (262,144 bytes).',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body has the wrong type',
    help: 'Send the header `Content-Type: application/json`, in UTF-8 and without compression.',
  },
  expectation_failed: {
    status: 417,
    title: 'The request expects what the server cannot do',
    help: 'Leave the header `Expect` out, or send `Expect: 100-continue`.',
  },
  invalid_request: {
    status: 422,
    title: 'The request does not fit the contract',
    help: 'Mend the fields that `errors` points at.',
  },
  model_required: {
    status: 422,
    title: 'This needs a model, and none is set up',
    help: 'Ask for what the local engine can do, or set MODEL_BASE_URL and MODEL_NAME on the server.',
  },
  master_key_required: {
    status: 422,
    title: 'This needs a master key, and the server has none',
    help: 'Whoever runs the server sets MASTER_KEY, the same on every node: `openssl rand -base64 32` makes one.',
  },
  request_in_progress: {
    status: 409,
    title: 'The same request is under way',
    help: 'Another request with this `Idempotency-Key` is being worked on. Wait for the seconds in `Retry-After`.',
  },
  already_done: {
    status: 409,
    title: 'The request was done, and its answer is not there',
    help: 'It was too long to keep, is for other credentials, what it rests on has changed, what it made was deleted, or the server stopped meanwhile. Read the list of what it made; take a new `Idempotency-Key` only to make one more.',
  },
  idempotency_mismatch: {
    status: 422,
    title: 'The idempotency key was used for another request',
    help: 'Send the body that came with this `Idempotency-Key` first, or take a new key.',
  },
  rate_limited: {
    status: 429,
    title: 'Requests come too fast',
    help: 'Wait for the seconds in `Retry-After`. Nothing was charged.',
  },
  too_many_attempts: {
    status: 429,
    title: 'Too many passwords or keys were wrong',
    help: 'Wait for the seconds in `Retry-After`, then try again with the right one.',
  },
  too_many_at_once: {
    status: 429,
    title: 'Too many requests are under way',
    help: 'Wait for one of them to end. Nothing was charged.',
  },
  key_cap_reached: {
    status: 429,
    title: 'The API key has used up its calls',
    help: 'Wait until its window ends, or have an admin raise the cap. Nothing was charged.',
  },
  quota_exceeded: {
    status: 429,
    title: 'The calls of the plan are used up',
    help: 'Wait until the window ends, or take a larger plan. Nothing was charged.',
  },
  spend_cap_reached: {
    status: 429,
    title: 'The spend cap is reached',
    help: 'An owner can raise it. Nothing was charged.',
  },
  batch_over_limit: {
    status: 429,
    title: 'The batch is larger than what is left of the calls',
    help: 'Send at most as many items as `detail` says. Nothing was charged.',
  },
  headers_too_large: {
    status: 431,
    title: 'The headers are too large',
    help: 'Send at most 16 kB of headers.',
  },
  caller_gone: {
    status: 499,
    title: 'The caller went away',
    help: 'Nothing was charged. Wait for the answer; this one stands in logs only.',
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on our side',
    help: 'Try again. If it stays, report the `request_id`. Nothing was charged.',
  },
  storage_unavailable: {
    status: 503,
    title: 'The answer could not be recorded',
    help: 'The disk of the server is full or gone. Try again after the seconds in `Retry-After`. Nothing was charged.',
  },
  not_ready: {
    status: 503,
    title: 'The server is not ready',
    help: 'It is starting or stopping. Try again after the seconds in `Retry-After`.',
  },
} as const satisfies Record<string, { status: number; title: string; help: string }>

export type ProblemCode = keyof typeof PROBLEMS

export const PROBLEM_CODES = Object.keys(PROBLEMS) as ProblemCode[]

/** Codes of requests that a limit refuses. */
export const REFUSAL_CODES = PROBLEM_CODES.filter((code) => PROBLEMS[code].status === 429)

/** Codes for a policy of `RateLimit-Policy` that was passed, whose type is registered for all APIs. */
const QUOTA_CODES: readonly ProblemCode[] = ['rate_limited', 'quota_exceeded']
const QUOTA_TYPE = 'https://iana.org/assignments/http-problem-types#quota-exceeded'

/** The type of a problem: registered, or where the reference explains it, relative to the server. */
const problemType = (code: ProblemCode): string =>
  QUOTA_CODES.includes(code) ? QUOTA_TYPE : `/api/docs#error-${code}`

export const FIELD_ERROR_CODES = [
  'missing',
  'unknown_field',
  'wrong_type',
  'not_one_of',
  'wrong_form',
  'too_long',
  'too_short',
  'too_large',
  'too_small',
  'not_found',
  'not_allowed',
] as const

export const FieldError = z
  .strictObject({
    pointer: z.string().meta({ description: 'JSON Pointer (RFC 6901) to the field: `/keep/phrases/0`.' }),
    code: z.enum(FIELD_ERROR_CODES).meta({
      description:
        'Switch on this. `wrong_form` breaks a pattern; `not_allowed` fits the form and yet cannot be taken.',
    }),
    detail: z.string().meta({ description: 'What to do, as a sentence.' }),
  })
  .meta({ id: 'FieldError', description: 'A field at fault, and what to do about it.' })
export type FieldError = z.infer<typeof FieldError>

export const Problem = z
  .strictObject({
    type: z.string().meta({
      description:
        'Address of the explanation, relative to the server; for limits of the plan the type that is registered for all APIs.',
    }),
    title: z.string().meta({ description: 'What happened; the same for every error of this `code`.' }),
    status: z.int().min(400).max(599).meta({ description: 'HTTP status, the same as that of the answer.' }),
    detail: z.string().meta({ description: 'What to do. Never repeats what was sent.' }),
    instance: z.string().meta({ description: 'Names this occurrence: `urn:request:` and the request id.' }),
    code: z.enum(PROBLEM_CODES).meta({ description: 'Switch on this; `/api/docs` explains each.' }),
    request_id: z
      .string()
      .meta({ description: 'The `X-Request-Id` of the answer; name it when you report an error.' }),
    'violated-policies': z
      .array(z.string())
      .optional()
      .meta({ description: 'Which of the policies in `RateLimit-Policy` refused the request.' }),
    errors: z
      .array(FieldError)
      .optional()
      .meta({ description: 'The fields at fault, at most 50; only where single fields are.' }),
  })
  .meta({ id: 'Problem', description: 'An error (RFC 9457), sent as `application/problem+json`.' })
export type Problem = z.infer<typeof Problem>

/** The problem for a code, as it is sent. */
export function problemOf(
  code: ProblemCode,
  requestId: string,
  {
    detail,
    errors,
    violated,
  }: {
    detail?: string | undefined
    errors?: readonly FieldError[] | undefined
    violated?: readonly string[] | undefined
  } = {},
): Problem {
  const { status, title, help } = PROBLEMS[code]
  return {
    type: problemType(code),
    title,
    status,
    detail: detail ?? help,
    instance: `urn:request:${requestId}`,
    code,
    request_id: requestId,
    ...(violated ? { 'violated-policies': [...violated] } : {}),
    ...(errors ? { errors: [...errors] } : {}),
  }
}

/** Ends a request with a problem. `detail` and `errors` reach the caller, so they never repeat the request. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly errors: readonly FieldError[] | undefined
  /** Names of the rate-limit policies that refused. */
  readonly violated: readonly string[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    more: {
      detail?: string | undefined
      errors?: readonly FieldError[]
      violated?: readonly string[] | undefined
      headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(PROBLEMS[code].title)
    this.code = code
    this.detail = more.detail
    this.errors = more.errors
    this.violated = more.violated
    this.headers = more.headers ?? {}
  }
}
