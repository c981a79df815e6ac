/** What a schema finds wrong with a request, in our own sentences: which field, and what to do about it. */
import { z } from 'zod'
import { nearest } from './nearest.ts'
import type { FieldError } from './problem.ts'

/** More would help nobody, and keeps an answer to a hostile body short. */
const MOST = 50
/** A name that looks like a field. Anything else could be a draft or a key in the wrong place. */
const FIELD_NAME = /^(?=.{1,40}$)[A-Za-z_~/][\w~/.-]*(?: [\w~/.-]+)?$/

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** The errors of a failed parse, in the order of the schema. Sentences never hold a value of the request. */
export function fieldErrors(error: z.ZodError, schema: z.ZodType, body: unknown): FieldError[] {
  // What has the wrong type has no length: a text for a list of three is not “at most 3 characters”.
  const mistyped = new Set(
    error.issues.flatMap(({ code, path }) => (code === 'invalid_type' ? [pointerTo(path)] : [])),
  )
  return error.issues
    .filter(({ code, path }) => code === 'invalid_type' || !mistyped.has(pointerTo(path)))
    .flatMap((issue) => errorsOf(issue, schema, body))
    .slice(0, MOST)
}

/** JSON Pointer of a path. */
export const pointerTo = (path: Path): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** JSON Pointer of a name that the caller made up, or of what it stands in. */
const pointerToName = (path: Path): string =>
  pointerTo(FIELD_NAME.test(String(path.at(-1))) ? path : path.slice(0, -1))

function errorsOf(issue: Issue, schema: z.ZodType, body: unknown): FieldError[] {
  if (issue.code === 'unrecognized_keys') return unknownFields(issue, schema, body)
  if (issue.code === 'invalid_union') return ofUnion(issue, schema, body)
  if (issue.code === 'invalid_key')
    return [
      { pointer: pointerToName(issue.path), code: 'unknown_field', detail: 'No such name can stand here.' },
    ]
  const { code, detail } = explain(issue, schema, body)
  return [{ pointer: pointerTo(issue.path), code, detail }]
}

/** What is wrong with the form that was meant; where none of its fields is known, which forms and values there are. */
function ofUnion(issue: z.core.$ZodIssueInvalidUnion, schema: z.ZodType, body: unknown): FieldError[] {
  const union = schemaAt(schema, issue.path)
  const forms = union instanceof z.ZodUnion ? formsOf(union) : []
  const meant = meantBy(forms, valueAt(body, issue.path))
  const inner = meant && issue.errors[forms.indexOf(meant)]
  if (inner)
    return inner.flatMap((each) => errorsOf({ ...each, path: [...issue.path, ...each.path] }, schema, body))
  const named = forms.flatMap((form) => (form ? [`{ ${Object.keys(form.shape).join(', ')} }`] : []))
  const values = union instanceof z.ZodUnion ? valuesOf(union) : []
  const ways = [
    ...(values.length > 0 ? [`be one of: ${values.join(', ')}`] : []),
    ...(named.length > 0 ? [`have the fields of one of: ${named.join(' or ')}`] : []),
  ]
  const detail = ways.length > 0 ? `Must ${ways.join(', or ')}.` : 'Is not allowed here.'
  return [{ pointer: pointerTo(issue.path), code: 'not_one_of', detail }]
}

/** The objects a union allows, `null` for what is none. */
const formsOf = ({ options }: z.ZodUnion): (z.ZodObject | null)[] =>
  options.map((option) => {
    const form = bare(option)
    return form instanceof z.ZodObject ? form : null
  })

/** The single values a union allows. */
const valuesOf = ({ options }: z.ZodUnion): string[] =>
  options.flatMap((option) => {
    const value = bare(option)
    return value instanceof z.ZodLiteral ? [...value.values].map(String) : []
  })

/** The form that has a field of the value; undefined where none has. */
const meantBy = (forms: readonly (z.ZodObject | null)[], value: unknown): z.ZodObject | undefined =>
  typeof value !== 'object' || value === null
    ? undefined
    : (forms.find((form) => form && Object.keys(form.shape).some((name) => Object.hasOwn(value, name))) ??
      undefined)

function unknownFields(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
  body: unknown,
): FieldError[] {
  const at = schemaAt(schema, issue.path)
  const known = at instanceof z.ZodUnion ? meantBy(formsOf(at), valueAt(body, issue.path)) : at
  const names = namesOf(known)
  return issue.keys.map((key) => ({
    pointer: pointerToName([...issue.path, key]),
    code: 'unknown_field',
    detail:
      names.length === 0
        ? 'Unknown field. None can be given here.'
        : `Unknown field.${meaning(key, names)} Known fields: ${names.join(', ')}.`,
  }))
}

/** Asks for the name of ours that was meant; empty where none is near. */
function meaning(name: unknown, known: readonly string[]): string {
  const meant = typeof name === 'string' ? nearest(name, known) : null
  return meant === null ? '' : ` Did you mean \`${meant}\`?`
}

/** The names that an object may have. */
function namesOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum
    ? schema.keyType.options.map(String)
    : []
}

function explain(issue: Issue, schema: z.ZodType, body: unknown): Omit<FieldError, 'pointer'> {
  switch (issue.code) {
    case 'invalid_type':
      return valueAt(body, issue.path) === undefined
        ? { code: 'missing', detail: 'This field is required.' }
        : { code: 'wrong_type', detail: TYPES[issue.expected] ?? 'Has the wrong type.' }
    case 'invalid_value':
      if (valueAt(body, issue.path) === undefined)
        return { code: 'missing', detail: 'This field is required.' }
      return {
        code: 'not_one_of',
        detail: `Must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.map(String).join(', ')}.${meaning(valueAt(body, issue.path), issue.values.map(String))}`,
      }
    case 'too_big':
      return limit(issue.origin, 'most', issue.maximum)
    case 'too_small':
      return limit(issue.origin, 'least', issue.minimum)
    case 'invalid_format': {
      const hint = schemaAt(schema, issue.path)?.meta()?.description
      return {
        code: 'wrong_form',
        detail: `Does not have the right form.${hint ? ` Expected: ${hint}` : ''}`,
      }
    }
    case 'custom':
      return { code: 'not_allowed', detail: issue.message }
    default:
      return { code: 'not_allowed', detail: 'Is not allowed here.' }
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Must be text.',
  number: 'Must be a number.',
  int: 'Must be a whole number.',
  boolean: 'Must be true or false.',
  array: 'Must be a list.',
  object: 'Must be a JSON object.',
}

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
}

function limit(origin: string, side: 'most' | 'least', bound: number | bigint): Omit<FieldError, 'pointer'> {
  const unit = UNITS[origin]
  const most = side === 'most'
  if (unit === undefined)
    return { code: most ? 'too_large' : 'too_small', detail: `Must be at ${side} ${bound}.` }
  if (!most && Number(bound) === 1) return { code: 'too_short', detail: 'Must not be empty.' }
  return {
    code: most ? 'too_long' : 'too_short',
    detail: `Must have at ${side} ${bound} ${unit[Number(bound) === 1 ? 0 : 1]}.`,
  }
}

/** The value at a path of the body; undefined where there is none. */
function valueAt(body: unknown, path: Path): unknown {
  let value = body
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined
  }
  return value
}

/** The schema a path leads to, through what may be left out or has a default. */
function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let at: unknown = bare(schema)
  for (const step of path) {
    if (at instanceof z.ZodUnion) at = formsOf(at).find((form) => form && Object.hasOwn(form.shape, step))
    if (at instanceof z.ZodObject) at = bare(at.shape[String(step)])
    else if (at instanceof z.ZodArray) at = bare(at.element)
    else return undefined
  }
  return at instanceof z.ZodType ? at : undefined
}

function bare(schema: unknown): unknown {
  const known = schema instanceof z.ZodType && schema.meta()?.description !== undefined
  const inner = innerOf(schema)
  if (known && !(inner instanceof z.ZodObject || inner instanceof z.ZodUnion)) return schema
  return inner === undefined ? schema : bare(inner)
}

const innerOf = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable
    ? schema.unwrap()
    : undefined
