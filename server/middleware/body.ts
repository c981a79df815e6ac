/** Request bodies: how large, of which type, and JSON or not. */
import { isUtf8 } from 'node:buffer'
import type { MiddlewareHandler } from 'hono'
import { ApiError, type FieldError } from '#shared/api/problem.ts'
import { REQUEST_MAX } from '#shared/operations/fields.ts'
import type { Ctx, Env } from './respond.ts'

/** `application/json` and `application/…+json`, with any parameters. */
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
/** JSON whose strings hold bytes that are no characters, as Latin-1 sent for UTF-8 does. */
const NOT_UTF8: FieldError = {
  pointer: '',
  code: 'not_allowed',
  detail: 'Holds bytes that are not UTF-8; encode the whole body as UTF-8.',
}
const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i

/** Refuses a body that says it is too large before anything else is looked at. */
export const bodyLimit: MiddlewareHandler<Env> = (c, next) => {
  if (declaredLength(c) > REQUEST_MAX) throw new ApiError('body_too_large')
  return next()
}

/** The JSON value of the body. Throws `ApiError` for a body that is none, and for one that is not UTF-8. */
export async function readJson(c: Ctx): Promise<unknown> {
  const bytes = await readBytes(c)
  if (bytes.length === 0) throw new ApiError('empty_body')
  c.set('body', bytes)
  if (!isJson(c.req.header('content-type'), c.req.header('content-encoding'))) {
    throw new ApiError('unsupported_media_type')
  }
  const value = parse(bytes)
  // What is not UTF-8 would come out with other characters than went in, and wrong offsets.
  if (!isUtf8(bytes)) throw new ApiError('invalid_request', { errors: [NOT_UTF8] })
  return value
}

function parse(bytes: Buffer): unknown {
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  try {
    return JSON.parse(bytes.toString('utf8', hasMark ? 3 : 0))
  } catch {
    throw new ApiError('malformed_json') // the parser's own message quotes the body
  }
}

function isJson(type = '', encoding = 'identity'): boolean {
  const charset = CHARSET.exec(type)?.[1]?.toLowerCase() ?? 'utf-8'
  return (
    JSON_TYPE.test(type) &&
    ['utf-8', 'utf8', 'us-ascii'].includes(charset) &&
    encoding.toLowerCase() === 'identity'
  )
}

async function readBytes(c: Ctx): Promise<Buffer> {
  // With a length the HTTP parser reads no more than that; without one, what comes has to be counted.
  if (c.req.header('content-length') === undefined) return readCounted(c.req.raw.body)
  const bytes = Buffer.from(await c.req.raw.arrayBuffer())
  if (bytes.length > REQUEST_MAX) throw new ApiError('body_too_large')
  return bytes
}

async function readCounted(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > REQUEST_MAX) throw new ApiError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Bytes the caller says it sends; 0 when it does not say. */
function declaredLength(c: Ctx): number {
  const length = c.req.header('content-length')
  return length === undefined ? 0 : Number(length)
}
