/** What an address says behind its question mark. */
import { z } from 'zod'
import { fieldErrors } from '#shared/api/field-errors.ts'
import { ApiError } from '#shared/api/problem.ts'
import type { Ctx } from './respond.ts'

const NOTHING = z.object({})

/** The query by its schema, nothing without one. Throws `invalid_request`, which names what is unknown as well. */
export function readQuery(c: Ctx, schema: z.ZodObject = NOTHING): unknown {
  const query = c.req.query()
  const { success, data, error } = schema.strict().safeParse(query)
  if (success) return data
  throw new ApiError('invalid_request', { errors: fieldErrors(error, schema, query) })
}
