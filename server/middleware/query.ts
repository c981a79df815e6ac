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
  if (!success) {
    const errors = fieldErrors(error, schema, query)
    throw new ApiError('invalid_request', {
      // The same names may be known fields of the body, so it is said which place is meant.
      errors: errors.map((one) =>
        one.code === 'unknown_field' ? { ...one, detail: inAddress(schema) } : one,
      ),
    })
  }
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

/** What may stand behind the question mark, for a name that may not. */
function inAddress({ shape }: z.ZodObject): string {
  const names = Object.keys(shape).join(', ')
  return names === ''
    ? 'Nothing may stand behind the “?” of this address. Send the fields of a request in its body.'
    : `Unknown in the address. Behind its “?” may stand: ${names}.`
}

function strictly(schema: z.ZodObject): z.ZodObject {
  const made = strict.get(schema) ?? schema.strict()
  strict.set(schema, made)
  return made
}
