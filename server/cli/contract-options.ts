/** Options of a command, from the fields of a contract. */
import { z } from 'zod'
import type { Option } from './command.ts'

/** How the words of an option become the value of a field. */
type Reader = (given: Given) => unknown
interface Given {
  texts: readonly string[]
  flag: boolean | undefined
}

export interface FieldOption {
  field: string
  /** `max-chars` for `max_chars`. */
  name: string
  option: Option
  read: Reader
}

/** Words a person understands without the reference. */
const HELP: Readonly<Record<string, string>> = {
  kind: 'Kind of mail, such as cold-outreach; default: a guess.',
  subject: 'Subject line; default: a first line “Subject: …”.',
  preheader: 'Preview text; default: a line “Preheader: …” at the head.',
  from_name: 'Name in the sender line; default: a line “From: …” at the head.',
  format: 'text or html; default: a guess.',
  locale: 'Language and country, such as en-GB.',
}
/** These come from the file or by themselves. */
const HIDDEN = new Set(['draft', 'ruleset'])

/** An option for each field that a word or a few can hold; the others need `--data`. */
export function optionsOf(input: z.ZodType): FieldOption[] {
  if (!(input instanceof z.ZodObject)) return []
  return Object.entries(input.shape).flatMap(([field, schema]) => {
    const shape = HIDDEN.has(field) ? null : shapeOf(schema)
    return shape === null ? [] : [optionOf(field, shape, descriptionOf(schema))]
  })
}

/** False where a request is made of something else, such as several variants. */
export const takesMail = (input: z.ZodType): boolean => input instanceof z.ZodObject && 'draft' in input.shape

/** Fields that only `--data` can give. */
export function dataFields(input: z.ZodType): string[] {
  if (!(input instanceof z.ZodObject)) return []
  return Object.entries(input.shape).flatMap(([field, schema]) =>
    HIDDEN.has(field) || shapeOf(schema) !== null ? [] : [field],
  )
}

interface Shape {
  kind: 'text' | 'number' | 'boolean'
  values?: readonly string[]
  /** “From 1 to 5.” */
  bounds?: string
  many?: boolean
}

/** What stands in a field, when an option can hold it. */
function shapeOf(schema: unknown): Shape | null {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return { kind: 'text' }
  if (schema instanceof z.ZodNumber) return { kind: 'number', bounds: boundsOf(schema) }
  if (schema instanceof z.ZodBoolean) return { kind: 'boolean' }
  if (schema instanceof z.ZodEnum) return { kind: 'text', values: schema.options.map(String) }
  if (schema instanceof z.ZodLiteral) return literal([...schema.values])
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable) {
    return shapeOf(schema.unwrap())
  }
  if (schema instanceof z.ZodPipe) return shapeOf(schema.out) ?? shapeOf(schema.in)
  if (schema instanceof z.ZodUnion) return union(schema.options.map(shapeOf))
  if (!(schema instanceof z.ZodArray)) return null
  const item = shapeOf(schema.element)
  return item === null || item.many || item.kind === 'boolean' ? null : { ...item, many: true }
}

function boundsOf({ minValue, maxValue }: z.ZodNumber): string {
  const bounded = (bound: number | null) => bound !== null && Math.abs(bound) < Number.MAX_SAFE_INTEGER
  if (bounded(minValue) && bounded(maxValue)) return `From ${minValue} to ${maxValue}.`
  if (bounded(minValue)) return `At least ${minValue}.`
  return bounded(maxValue) ? `At most ${maxValue}.` : ''
}

function literal(values: readonly unknown[]): Shape | null {
  const texts = values.filter((value) => typeof value === 'string')
  if (texts.length === values.length) return { kind: 'text', values: texts }
  if (values.every((value) => typeof value === 'number'))
    return { kind: 'number', values: values.map(String) }
  return values.every((value) => typeof value === 'boolean') ? { kind: 'boolean' } : null
}

/** Alternatives of one kind, such as several numbers, are one option. */
function union(shapes: readonly (Shape | null)[]): Shape | null {
  const [first] = shapes
  if (!first || shapes.some((shape) => shape?.kind !== first.kind || shape.many !== first.many)) return null
  const values = shapes.map((shape) => shape?.values)
  return values.includes(undefined)
    ? { kind: first.kind }
    : { ...first, values: values.flatMap((v) => v ?? []) }
}

function optionOf(field: string, shape: Shape, description: string | undefined): FieldOption {
  const { kind, values, many = false } = shape
  const name = field.replaceAll('_', '-')
  if (kind === 'boolean') {
    const help = firstSentence(description) || 'Yes.'
    return {
      field,
      name,
      option: { type: 'boolean', help: `${help} --no-${name} says no.` },
      read: ({ flag }) => flag,
    }
  }
  const value = kind === 'number' ? 'N' : values ? 'NAME' : 'TEXT'
  return {
    field,
    name,
    option: { type: 'string', multiple: many, value, help: helpOf(field, shape, description) },
    read: ({ texts }) => {
      const parts = many ? listOf(texts, kind === 'number' || values !== undefined) : texts
      const read = kind === 'number' ? parts.map(numberOf) : parts
      return many ? read : read.at(-1)
    },
  }
}

function helpOf(
  field: string,
  { values, bounds = '', many }: Shape,
  description: string | undefined,
): string {
  const known = HELP[field]
  if (known !== undefined) return known
  const listed = values ? `${many ? 'Of' : 'One of'}: ${values.join(', ')}.` : ''
  const repeat = many ? 'Repeat it, or separate by commas.' : ''
  const parts = [firstSentence(description), listed, bounds, repeat].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(' ') : 'Text.'
}

/** Commas separate names always, and free text when the option is given once: a phrase may hold a comma. */
const listOf = (texts: readonly string[], names: boolean): string[] =>
  names || texts.length === 1
    ? texts.flatMap((text) => text.split(',').map((part) => part.trim())).filter((part) => part !== '')
    : [...texts]

/** What is no number stays text, so that the contract says what is wrong with it. */
const numberOf = (text: string): number | string =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text

const firstSentence = (text = ''): string => (/^.*?[.;](?=\s|$)/s.exec(text)?.[0] ?? text).replace(/;$/, '.')

function descriptionOf(schema: unknown): string | undefined {
  if (!(schema instanceof z.ZodType)) return undefined
  const own = schema.meta()?.description
  if (own !== undefined) return own
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? descriptionOf(schema.unwrap())
    : undefined
}
