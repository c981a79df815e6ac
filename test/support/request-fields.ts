/** Every optional field of a contract, by its path, with values that may be sent in it. */
import { z } from 'zod'
import type { AnyContract } from '#shared/operations/operation.ts'

export interface RequestField {
  path: readonly string[]
  /** `audience.role` */
  name: string
  values: readonly unknown[]
  /** True where each of them must be seen, false where one is enough. */
  each: boolean
}

/** What a field without a list of its own values is tried with. */
const TRIED: Readonly<Record<string, readonly unknown[]>> = {
  subject: ['Lunch on Friday'],
  preheader: ['A table for two at noon'],
  from_name: ['⚡ Upper Coliban Basin Allotment Society'],
  kind: ['newsletter', 'billing'],
  'audience.role': ['Head of Operations'],
  'audience.industry': ['dairy farms'],
  'audience.jurisdiction': ['DE', 'CA'],
  locale: ['en-GB', 'de-DE'],
  'placeholders.known': [['city']],
  template: ['Hi there,\n\nWe sell pens.'],
  'length.words': [20],
  'keep.phrases': [['we', 'you', 'the', 'in']],
  'keep.links': [false],
  'keep.numbers': [false],
  'keep.names': [false],
  'keep.quotes': [false],
  'keep.signature': [false],
  instructions: ['Shorter, please.'],
  apply_rules: [['no-such-rule']],
  must_include: [['a purple giraffe']],
  must_not_include: [['the']],
  thread_context: ['On Monday I wrote that the price holds.'],
  avoid: [['the', 'your', 'a', 'to']],
  destination: ['https://example.com/book'],
  deadline: ['Friday 5 June'],
  timezone: ['Europe/Berlin'],
  glossary: [{ invoice: 'bill', team: 'crew' }],
  do_not_translate: [['color', '$5,000', '3/31/2026']],
  'recipient.gender': ['female', 'male'],
  'recipient.family_name': ['Okafor'],
  'recipient.given_name': ['Ana'],
  'recipient.title': ['Dr'],
  'compare.draft': ['Hi Ana,\n\nWe moved to Reno.\n\nTom'],
  'compare.subject': ['Another subject'],
  'compare.preheader': ['Another preheader'],
  'compare.from_name': ['⚡ Outlet'],
  existing: [[{ channel: 'email', day_offset: 0, text: 'Hi Ana,\n\nShall we talk?\n\nTom' }]],
  ranges: [[{ field: 'draft', start: 0, end: 10 }]],
  compare_to: [{ benchmark: 'newsletter' }, { draft: 'Hi Ana,\n\nWe moved to Reno.\n\nTom' }],
}

interface Json {
  $ref?: string
  $defs?: Record<string, Json>
  type?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  items?: Json
  minimum?: number
  maximum?: number
  properties?: Record<string, Json>
}

/** The fields of a request, objects opened; an enum’s default is left out, as sending it says nothing new. */
export function requestFields({ input }: AnyContract): RequestField[] {
  const root: Json = Object(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }))
  const resolved = (schema: Json): Json => {
    const name = schema.$ref?.split('/').at(-1)
    return name === undefined ? schema : { ...root.$defs?.[name], ...schema }
  }
  const walk = (schema: Json, path: readonly string[]): RequestField[] => {
    const own = resolved(schema)
    if (own.properties)
      return Object.entries(own.properties).flatMap(([name, each]) => walk(each, [...path, name]))
    const name = path.join('.')
    return [
      {
        path,
        name,
        values: TRIED[name] ?? valuesOf(own, resolved),
        each: own.enum !== undefined || name === 'tone',
      },
    ]
  }
  return walk(root, [])
}

function valuesOf(schema: Json, resolved: (schema: Json) => Json): unknown[] {
  if (schema.enum) return schema.enum.filter((value) => value !== schema.default)
  if (schema.type === 'boolean') return [true, false].filter((value) => value !== schema.default)
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = schema.minimum ?? 0
    return [least, Math.min(schema.maximum ?? least + 7, least + 7)].filter(
      (value) => value !== schema.default,
    )
  }
  const each = schema.items && resolved(schema.items).enum
  return each ? each.map((value) => [value]) : []
}

/** The request with a value at the path; without one the field is left out. */
export function withField(
  request: Readonly<Record<string, unknown>>,
  [first = '', ...rest]: readonly string[],
  value?: unknown,
): Record<string, unknown> {
  const { [first]: old, ...others } = request
  if (rest.length === 0) return value === undefined ? others : { ...others, [first]: value }
  const inner = withField(Object(old ?? {}), rest, value)
  return Object.keys(inner).length === 0 ? others : { ...others, [first]: inner }
}

/** What a request holds at the path. */
export const valueAt = (request: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => Object(value ?? {})[name], request)
