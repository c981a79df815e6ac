import { z } from 'zod'
import type { Draft } from '#shared/engine/draft.ts'
import type { AnyContract } from '#shared/operations/operation.ts'

/**
 * The plainest request of an operation about a draft: the fields the draft has and the operation takes, and
 * whatever else the operation cannot do without, from its first example.
 */
export function plainRequest({ input, examples, name }: AnyContract, draft: Draft): Record<string, unknown> {
  if (!(input instanceof z.ZodObject)) throw new Error(`${name} takes no object.`)
  const example: Record<string, unknown> = Object(examples[0]?.input)
  const needed = Object.entries(input.shape).filter(([, field]) => !field.safeParse(undefined).success)
  const taken = Object.entries(draft).filter(([field, value]) => field in input.shape && value !== undefined)
  const own = Object.fromEntries(needed.map(([field]) => [field, example[field]]))
  return {
    ...own,
    ...Object.fromEntries(taken),
    ...('variants' in own ? { variants: variantsOf(draft) } : {}),
  }
}

/** For operations that hold drafts against each other: the draft, and the same with another beginning. */
const variantsOf = ({ draft, subject }: Draft) =>
  ['', 'A word first: '].map((before, index) => ({
    id: `v${index}`,
    draft: `${before}${draft}`,
    ...(subject === undefined ? {} : { subject: `${before}${subject}` }),
  }))
