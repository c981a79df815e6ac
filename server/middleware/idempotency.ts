/** `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): the name of a request, so that it is done once. */
import { hash } from 'node:crypto'
import { ApiError } from '#shared/api/problem.ts'
import type { Repeatable } from '../services/metered.ts'
import type { Ctx } from './respond.ts'

/** Bare, or quoted as a structured field; 1 to 255 characters. */
const KEY = /^(?:"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,255})"|([\x21\x23-\x7e][\x21-\x7e]{0,254}))$/

/**
 * Digests that a repeated request is known by, once its body was read; null without the header. The body counts
 * byte for byte. Throws `ApiError` for a key that is none.
 */
export function repeatableOf(c: Ctx): Repeatable | null {
  const header = c.req.header('idempotency-key')
  if (header === undefined) return null
  const found = KEY.exec(header.trim())
  const key = found?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? found?.[2]
  if (key === undefined) throw new ApiError('invalid_idempotency_key')
  return {
    key: hash('sha256', `${c.req.method} ${c.req.path} ${key}`, 'hex'),
    fingerprint: hash('sha256', c.get('body') ?? '', 'hex'),
  }
}
