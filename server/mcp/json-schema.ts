/** Schemas of contracts as assistants get them. */
import { z } from 'zod'

export interface ObjectSchema extends Record<string, unknown> {
  type: 'object'
}

/** The JSON Schema of an object. Nothing in it refers to elsewhere, as many assistants follow no references. */
export function objectSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io })
  return { ...Object(inlined(root, $defs)), type: 'object' }
}

/** What is said of any whole number is no bound worth reading. */
const BOUNDS = new Set(['minimum', 'maximum'])

/** Contracts do not contain themselves, so this ends. */
function inlined(part: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(part)) return part.map((one) => inlined(one, definitions))
  if (typeof part !== 'object' || part === null) return part
  const { $ref, id: _, ...rest }: { $ref?: unknown; id?: unknown } = part
  const own = Object.fromEntries(
    Object.entries(typeof $ref === 'string' ? rest : part)
      .filter(([name, value]) => !(BOUNDS.has(name) && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER))
      .map(([name, value]) => [name, inlined(value, definitions)]),
  )
  if (typeof $ref !== 'string') return own
  const target = definitions[$ref.slice('#/$defs/'.length)]
  return { ...Object(inlined(target, definitions)), ...own }
}
