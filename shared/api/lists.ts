/** Lists with a cursor: how they are asked for, and how they are answered. */
import { z } from 'zod'
import { objectName } from './object-name.ts'

/** Most entries of a page, and how many without being told. */
const LIMIT_MAX = 100
const LIMIT = 50

export const PageQuery = z.object({
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(LIMIT_MAX)
    .default(LIMIT)
    .meta({ description: 'Entries in the answer.', example: 20 }),
  cursor: z
    .string()
    .max(400)
    .optional()
    .meta({ description: '`next_cursor` of the answer before; leave it out for the newest entries.' }),
})

/** A page of a list that grows, newest first. */
export const page = <T extends z.ZodType>(item: T, name: string) =>
  z
    .strictObject({
      object: objectName('list'),
      data: z.array(item).meta({ description: 'Newest first.' }),
      next_cursor: z
        .string()
        .nullable()
        .meta({ description: 'Sent as `cursor`, gives the entries before these; `null` at the end.' }),
    })
    .meta({ id: `${name}Page`, description: 'A page of a list, newest first.' })

/** A whole list, for what is few. */
export const whole = <T extends z.ZodType>(item: T, name: string) =>
  z
    .strictObject({
      object: objectName('list'),
      data: z.array(item).meta({ description: 'All of them, oldest first.' }),
    })
    .meta({ id: `${name}List`, description: 'A whole list, oldest first.' })

/** The id in an address. */
export const IdParams = z.object({
  id: z.string().max(100).meta({ description: 'Its id.' }),
})

/** The answer of a whole list. */
export const listed = <T>(data: readonly T[]) => ({ object: 'list' as const, data: [...data] })

/** The answer of a page. */
export const paged = <T>(data: readonly T[], next_cursor: string | null) => ({ ...listed(data), next_cursor })
