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

/** Levels of an answer that are told by name: its parts, the fields of the result, and what those hold. */
const LEVELS = { result: 3, other: 1 }

/**
 * The outline of an answer: names and types, without descriptions and bounds. Assistants read the list of tools into
 * their context with every conversation, and the same answer comes in words as well.
 */
export function answerOutline(schema: z.ZodType): ObjectSchema {
  const { properties = {} }: Part = objectSchema(schema, 'output')
  const outlined = Object.entries(properties).map(([name, part]) => [
    name,
    outline(part, name === 'result' ? LEVELS.result - 1 : LEVELS.other - 1),
  ])
  return { type: 'object', properties: Object.fromEntries(outlined) }
}

interface Part {
  type?: unknown
  properties?: Record<string, Part>
  items?: Part
  anyOf?: Part[]
}

/** What stands `levels` deep; below that types alone. */
function outline({ type, properties, items, anyOf }: Part, levels: number): Part {
  if (anyOf) {
    // Forms that look alike from here are one.
    const forms = new Map(
      anyOf.map((form) => outline(form, levels)).map((form) => [JSON.stringify(form), form]),
    )
    const [only, ...others] = forms.values()
    return only && others.length === 0 ? only : { anyOf: [...forms.values()] }
  }
  return {
    ...(type !== undefined && { type }),
    ...(levels > 0 && {
      ...(items && { items: outline(items, levels) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, part]) => [name, outline(part, levels - 1)]),
        ),
      }),
    }),
  }
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
