/** Contracts as the web editor reads them: JSON Schema without references, as data without a validator. */
import { z } from 'zod'

/** What a request may hold. No contract refers to itself. */
export function schemaOf(contract: z.ZodType): unknown {
  const {
    $defs = {},
    $schema: _,
    ...schema
  } = z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' })
  return inlined(schema, $defs)
}

/** The same with every reference replaced by what it names, and `null` as a value that is left out. */
function inlined(value: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, named))
  if (typeof value !== 'object' || value === null) return value
  const { $ref, ...rest } = value as { $ref?: string }
  const target = $ref === undefined ? {} : named[$ref.split('/').at(-1) ?? '']
  return Object.fromEntries(
    Object.entries(orNone({ ...(target as object), ...rest })).flatMap(([key, one]) =>
      key === 'id' && typeof one === 'string' ? [] : [[key, inlined(one, named)]],
    ),
  )
}

/** `anyOf: [X, null]` is X that may be left out. */
function orNone(schema: { anyOf?: readonly { type?: string }[] }): object {
  const { anyOf, ...rest } = schema
  const others = anyOf?.filter(({ type }) => type !== 'null')
  return anyOf?.length === 2 && others?.length === 1 ? { ...others[0], ...rest } : schema
}
