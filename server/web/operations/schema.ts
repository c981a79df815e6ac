/** The part of JSON Schema that contracts of operations use, and how a form shows it. */
import { nameOf } from '#shared/ui/name-of.ts'

export interface Schema {
  type?: string
  description?: string
  enum?: readonly (string | number | boolean)[]
  const?: unknown
  default?: unknown
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  anyOf?: readonly Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  additionalProperties?: boolean | Schema
}

/** The control that takes a value of a schema. */
export type Control =
  | 'none'
  | 'choice'
  | 'choices'
  | 'switch'
  | 'number'
  | 'line'
  | 'text'
  | 'lines'
  | 'pairs'
  | 'group'
  | 'groups'
  | 'forms'

/** What a form says of a field in place of its schema. */
export interface FieldWords {
  label?: string
  hint?: string
  /** What one of several is called. */
  one?: string
  /** What stands for no value. */
  none?: string
  /** Names of the values of a choice. */
  options?: Readonly<Record<string, string>>
  /** In place of the control that the schema asks for. */
  control?: Control
  /** Offered while a line is typed. */
  suggest?: readonly string[]
}

/** Characters above which a text has a field of several lines. */
const LINE = 1000

/** Nothing is asked for where there is but one answer. */
export function controlOf({ type, enum: values, items, anyOf, properties, ...schema }: Schema): Control {
  if (schema.const !== undefined) return 'none'
  if (values) return values.length > 1 ? 'choice' : 'none'
  if (anyOf) return 'forms'
  if (type === 'boolean') return 'switch'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'string') return sizeOf(schema)
  if (type === 'array') return items?.enum ? 'choices' : items?.properties ? 'groups' : 'lines'
  if (properties) return 'group'
  return type === 'object' ? 'pairs' : 'none'
}

const sizeOf = ({ maxLength = 0 }: Schema): Control => (maxLength > LINE ? 'text' : 'line')

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What was filled in, without what was left empty; undefined when that is all. */
export function filledIn(value: unknown): unknown {
  if (value === '' || value === null || value === undefined) return undefined
  if (Array.isArray(value)) {
    const items = value.map(filledIn).filter((one) => one !== undefined)
    return items.length > 0 ? items : undefined
  }
  if (typeof value !== 'object') return value
  const entries = Object.entries(value).flatMap(([key, one]) => {
    const filled = filledIn(one)
    return filled === undefined ? [] : [[key, filled] as const]
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** The first sentence of a description, in the names that the form has for what can be chosen. */
export function hintOf({ type, description = '', enum: values, items }: Schema): string {
  const choices = [...(values ?? []), ...(items?.enum ?? [])].map(String)
  const sentence = (/^.*?[.;](?=\s|$)/s.exec(description)?.[0] ?? description).replace(/;$/, '.')
  const hint = sentence.replaceAll(/`([^`]*)`/g, (_, code: string) =>
    choices.includes(code) ? `“${valueName(code)}”` : code,
  )
  const said = type === 'boolean' ? hint.replace(/^true\b/i, 'On').replace(/^false\b/i, 'Off') : hint
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

/** A value that can be chosen as people read it; a locale by its language and country. */
export function valueName(value: string): string {
  if (!/^[a-z]{2}(?:-[A-Za-z]{2,4})+$/.test(value)) return nameOf(value)
  return `${new Intl.DisplayNames('en', { type: 'language' }).of(value)} (${value})`
}
