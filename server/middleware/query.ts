/** What an address says behind its question mark. */
import { z } from 'zod'
import { fieldErrors, pointerTo } from '#shared/api/field-errors.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { Ctx } from './respond.ts'

const NOTHING = z.object({})

/** Schemas that refuse what they do not list. Each is made once: that takes longer than the rest of a request. */
const strict = new WeakMap<z.ZodObject, z.ZodObject>()

/**
 * The query by its schema, nothing without one. Throws `invalid_request`, which names what is unknown or stands there
 * twice as well: it could be read either way.
 */
export function readQuery(c: Ctx, schema: z.ZodObject = NOTHING): unknown {
  const query = c.req.query()
  const { success, data, error } = strictly(schema).safeParse(query)
  if (!success) throw new ApiError('invalid_request', { errors: fieldErrors(error, schema, query) })
  const twice = Object.entries(c.req.queries()).filter(([, values]) => values.length > 1)
  if (twice.length > 0)
    throw new ApiError('invalid_request', {
      errors: twice.map(([name]) => ({
        pointer: pointerTo([name]),
        code: 'wrong_form',
        detail: 'Send it once.',
      })),
    })
  return data
}

function strictly(schema: z.ZodObject): z.ZodObject {
  const made = strict.get(schema) ?? schema.strict()
  strict.set(schema, made)
  return made
}
