/** `Idempotency-Key` (draft-ietf-httpapi-idempotency-key-header): the name of a request, so that it is done once. */
import { hash } from 'node:crypto'
import { z } from 'zod'
import { ApiError } from '#shared/api/problem.ts'
import type { Deps } from '../deps.ts'
import type { Named } from '../services/once.ts'
import type { Repeatable } from '../services/repeatable.ts'
import type { Asked } from '../services/run-operation.ts'
import type { Ctx } from './respond.ts'
import { tokenOf } from './session.ts'

/** What the request may be named by, so that it is done once. */
export const REPEATABLE = z.object({
  'Idempotency-Key': z.string().min(1).max(255).optional().meta({
    description:
      'Names the request: for 24 hours the same request under the same name is done once, charged once, and answered again. A UUID will do.',
  }),
})

/** Says that the answer is an earlier one. */
export const REPEATED = { 'idempotent-replayed': 'true' } as const

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

/** What a request of an operation says besides its content. */
export const askedOf = (c: Ctx, deps: Pick<Deps, 'publicUrl'>): Asked => ({
  repeatable: namedOf(c, deps),
  signal: c.req.raw.signal,
})

/** The same, with the secret that the caller showed. */
export function namedOf(c: Ctx, deps: Pick<Deps, 'publicUrl'>): Named | null {
  const repeatable = repeatableOf(c)
  return repeatable && { ...repeatable, secret: c.req.header('authorization') ?? tokenOf(c, deps) ?? '' }
}
