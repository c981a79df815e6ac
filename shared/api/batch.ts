/** Many drafts in one request: what `/v1/<operation>/batch` takes and answers. */
import { z } from 'zod'
import { Engine, InputFacts, Placeholders, Usage, Warning } from '../operations/envelope.ts'
import { text } from '../operations/fields.ts'
import type { AnyContract } from '../operations/operation.ts'
import { fieldErrors } from './field-errors.ts'
import { type FieldError, Problem } from './problem.ts'

/** The caller's own name for an item. */
const ItemId = text(100)
  .optional()
  .meta({ description: 'Your own name for the item; it comes back with its answer.' })

const itemId = z.string().nullable().meta({ description: 'The `id` of the item in the request, or `null`.' })

/** The body as far as it concerns all items; each is then read by itself, so that a bad one spoils no other. */
export const batchBody = (most: number) => z.strictObject({ items: z.array(z.unknown()).min(1).max(most) })

/** The body as it is described. */
export const batchRequest = (input: z.ZodType, name: string, most: number) =>
  z
    .strictObject({
      items: z
        .array(
          input instanceof z.ZodObject
            ? z.strictObject({ id: ItemId, ...input.shape }).meta({
                id: `${name}BatchItem`,
                description: 'A request of the operation, with an `id` of your own.',
              })
            : input,
        )
        .min(1)
        .max(most)
        .meta({ description: 'Each is read and answered by itself.' }),
    })
    .meta({ id: `${name}BatchRequest`, description: 'Many requests of the operation at once.' })

const Failed = z
  .strictObject({
    id: itemId,
    ok: z.literal(false).meta({ description: 'This item was refused: read `problem`.' }),
    problem: Problem.meta({ description: 'Why this item has no result. Pointers start at the whole body.' }),
  })
  .meta({ id: 'BatchItemProblem', description: 'An item that was refused; it costs nothing.' })

/** The whole answer of a batch. */
export const batchAnswer = <R extends z.ZodType>(object: string, name: string, result: R) =>
  z
    .strictObject({
      id: z.string().meta({ description: 'Names this answer, for support; the answer itself is not kept.' }),
      object: z
        .literal(`${object}_batch`)
        .meta({ description: 'What `items` hold: answers of this operation.' }),
      items: z
        .array(
          z.union([
            z
              .strictObject({
                id: itemId,
                ok: z.literal(true).meta({ description: 'This item was answered: read `result`.' }),
                engine: Engine,
                input: InputFacts,
                result,
                warnings: z
                  .array(Warning)
                  .meta({ description: 'What this answer lacks or assumes; empty when nothing.' }),
                placeholders: Placeholders,
              })
              .meta({
                id: `${name}BatchItemAnswer`,
                description: 'What the operation answers to this item.',
              }),
            Failed,
          ]),
        )
        .meta({ description: 'One for each item of the request, in its order.' }),
      succeeded: z.int().min(0).meta({ description: 'Items that were answered.' }),
      failed: z.int().min(0).meta({ description: 'Items that were refused; they cost nothing.' }),
      warnings: z.array(Warning).meta({ description: 'What concerns the whole batch, such as the quota.' }),
      usage: Usage.meta({ description: 'Items that succeeded are charged, all at once.' }),
    })
    .meta({ id: `${name}BatchAnswer`, description: 'The answers of all items, and what they cost together.' })

type AnyBatchAnswer = z.output<ReturnType<typeof batchAnswer>>
type Item = AnyBatchAnswer['items'][number]

/** The answer of a batch whose results are `R`. */
export type BatchAnswer<R> = Omit<AnyBatchAnswer, 'items'> & {
  items: ((Omit<Extract<Item, { ok: true }>, 'result'> & { result: R }) | Extract<Item, { ok: false }>)[]
}

const Named = z.looseObject({ id: ItemId })

/** The id of an item, and the request without it; an id that is none is an error, and anything else a request. */
export function splitItem(item: unknown): { id: string | null; request: unknown; errors: FieldError[] } {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    return { id: null, request: item, errors: [] }
  }
  const { id, ...request }: { id?: unknown } = item
  const { success, data, error } = Named.safeParse({ id })
  if (success) return { id: data.id ?? null, request, errors: [] }
  return { id: null, request, errors: fieldErrors(error, Named, { id }) }
}

export const takesBatches = <C extends AnyContract>(contract: C): contract is C & { batch: number } =>
  contract.batch !== undefined
