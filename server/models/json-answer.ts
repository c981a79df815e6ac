/** JSON in what a model wrote, and the schema it is to follow. */
import { z } from 'zod'

/** The object in an answer that may come with thoughts, fences or a sentence around it; `undefined` without any. */
export function jsonIn(answer: string): unknown {
  const text = answer
    .replace(/^\uFEFF/, '')
    .replace(/^[\s\S]*<\/think>/, '')
    .trim()
  const fenced = /```(?:json)?\s*\n([\s\S]*?)\n?```/.exec(text)?.[1]
  const braced = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  for (const candidate of [text, fenced, braced]) {
    try {
      if (candidate) return JSON.parse(candidate)
    } catch {
      // The next form may fit.
    }
  }
  return undefined
}

/** Keywords every server knows. Bounds and patterns stay behind: some refuse them, others ignore them. */
const KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
])

/** A schema in the subset of JSON Schema that constrained decoders share. */
export const wireSchema = (schema: z.ZodType): Record<string, unknown> =>
  Object(trimmed(z.toJSONSchema(schema, { target: 'draft-7' })))

function trimmed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(trimmed)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => KEYWORDS.has(key))
      .map(([key, value]) => [key, key === 'properties' ? ofEach(value) : trimmed(value)]),
  )
}

const ofEach = (properties: object) =>
  Object.fromEntries(Object.entries(properties).map(([name, node]) => [name, trimmed(node)]))
