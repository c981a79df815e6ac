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
  key_in_address: {
    status: 400,
    title: 'The API key is in the address',
    help: 'Addresses end up in logs. Send the key in the header `Authorization: Bearer …`, and revoke this one.',
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
  missing_scope: {
    status: 403,
    title: 'The API key may not do this',
    help: 'Use a key with the scope that the `WWW-Authenticate` header names.',
  },
  wrong_origin: {
    status: 403,
    title: 'The page may not call this server',
    help: 'It came under a name that is not the server’s. When the name is right, set PUBLIC_URL to it.',
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
  headers_too_large: {
    status: 431,
    title: 'The headers are too large',
    help: 'Send at most 16 kB of headers.',
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

/** Where the reference explains a code; a reference relative to the server. */
const problemType = (code: ProblemCode): string => `/api/docs#error-${code}`

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
    type: z.string().meta({ description: 'Address of the explanation, relative to the server.' }),
    title: z.string().meta({ description: 'What happened; the same for every error of this `code`.' }),
    status: z.int().min(400).max(599).meta({ description: 'HTTP status, the same as that of the answer.' }),
    detail: z.string().meta({ description: 'What to do. Never repeats what was sent.' }),
    instance: z.string().meta({ description: 'Names this occurrence: `urn:request:` and the request id.' }),
    code: z.enum(PROBLEM_CODES).meta({ description: 'Switch on this; `/api/docs` explains each.' }),
    request_id: z
      .string()
      .meta({ description: 'The `X-Request-Id` of the answer; name it when you report an error.' }),
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
  { detail, errors }: { detail?: string | undefined; errors?: readonly FieldError[] | undefined } = {},
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
    ...(errors ? { errors: [...errors] } : {}),
  }
}

/** Ends a request with a problem. `detail` and `errors` reach the caller, so they never repeat the request. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: ProblemCode
  readonly detail: string | undefined
  readonly errors: readonly FieldError[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    more: {
      detail?: string
      errors?: readonly FieldError[]
      headers?: Readonly<Record<string, string>>
    } = {},
  ) {
    super(PROBLEMS[code].title)
    this.code = code
    this.detail = more.detail
    this.errors = more.errors
    this.headers = more.headers ?? {}
  }
}
