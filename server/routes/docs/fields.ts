/** Fields of a schema as a list: type, bounds, what they mean, and what is inside. */
import type { ProblemCode } from '#shared/api/problem.ts'
import type { ApiDocument, Schema } from '../api-document.ts'
import { type Content, Html, html, inline } from './html.ts'

type Side = 'request' | 'answer'

/** Values listed in place; longer lists fold. */
const VALUES_SHOWN = 8

/** The description with the ids of what the page shows already: what is shared stands on it once. */
export interface Reference extends ApiDocument {
  shown: Set<string>
  /** Problems that every call may meet. */
  common: ReadonlySet<ProblemCode>
}

/** The fields of a whole request or answer; where they stand on the page already, a link there. */
export function allFields(document: Reference, schema: Schema, side: Side): Html {
  const name = nameOf(schema)
  if (name === null) return fieldList(document, schema, side)
  return once(document, name, side, (id) => html`<div id="${id}">${fieldList(document, schema, side)}</div>`)
}

/** The component that a schema refers to, also through a list and beside a null. */
function nameOf({ $ref, items, anyOf }: Schema): string | null {
  if ($ref !== undefined) return $ref.split('/').at(-1) ?? null
  const [only, ...others] = items ? [items] : (anyOf?.filter(({ type }) => type !== 'null') ?? [])
  return only && others.length === 0 ? nameOf(only) : null
}

/** What is made of a component when it comes first on the page, and from then on a link to it. */
function once(document: Reference, name: string, side: Side, make: (id: string) => Content): Html {
  const id = `${side}-${name}`
  if (document.shown.has(id)) return html`<p class="bounds">fields of <a href="#${id}">${name}</a></p>`
  document.shown.add(id)
  return html`${make(id)}`
}

/** The fields of an object schema. In an answer all are there, so none is marked as required. */
function fieldList(document: Reference, schema: Schema, side: Side): Html {
  const { properties = {}, required = [] } = resolve(document, schema)
  const rows = Object.entries(properties).map(([name, field]) =>
    fieldRow(document, name, field, side, side === 'request' && required.includes(name)),
  )
  return html`<dl class="fields">${rows}</dl>`
}

function fieldRow(document: Reference, name: string, field: Schema, side: Side, required: boolean): Html {
  const schema = resolve(document, field)
  const description = field.description ?? schema.description
  return html`<div class="field">
<dt><code class="name">${name}</code> <span class="type">${typeOf(document, schema)}</span>${required ? html` <span class="tag must">required</span>` : ''}${
    schema.default !== undefined
      ? html` <span class="type">default <code>${asWritten(schema.default)}</code></span>`
      : ''
  }</dt>
<dd>${description ? html`<p>${inline(description)}</p>` : ''}${bounds(schema, side)}${values(schema)}${inside(document, name, field, schema, side)}</dd>
</div>`
}

/** Follows references; a null that is also allowed is left to `typeOf`. */
export function resolve(document: ApiDocument, schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  const target = name === undefined ? undefined : document.components.schemas[name]
  if (target) return resolve(document, { ...target, ...without$ref(schema) })
  const solid = schema.anyOf?.filter(({ type }) => type !== 'null')
  if (solid?.length === 1 && solid[0]) {
    const { anyOf: _, ...rest } = schema
    const inner = resolve(document, { ...solid[0], ...rest })
    return { ...inner, type: [...types(inner), 'null'] }
  }
  return schema
}

const without$ref = ({ $ref: _, ...rest }: Schema): Schema => rest
const types = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())

function typeOf(document: ApiDocument, schema: Schema): string {
  if (schema.anyOf)
    return [...new Set(schema.anyOf.map((each) => typeOf(document, resolve(document, each))))].join(' or ')
  const names = types(schema).map((type) => {
    if (type === 'array') return `list of ${plural(document, schema.items)}`
    if (type === 'object' && !schema.properties && schema.additionalProperties)
      return `object of ${plural(document, schema.additionalProperties)}`
    return TYPE_NAMES[type] ?? type
  })
  return names.join(' or ') || 'any'
}

/** What a list or an object holds. */
function plural(document: ApiDocument, item: Schema | undefined): string {
  const { anyOf, ...schema } = resolve(document, item ?? {})
  if (anyOf) return [...new Set(anyOf.map((each) => plural(document, each)))].join(' or ')
  return (
    types(schema)
      .map((type) => PLURALS[type] ?? type)
      .join(' or ') || 'values'
  )
}

const TYPE_NAMES: Readonly<Record<string, string>> = { integer: 'whole number' }
const PLURALS: Readonly<Record<string, string>> = {
  string: 'strings',
  object: 'objects',
  integer: 'whole numbers',
  number: 'numbers',
}

/** A default as a request would hold it; words as they are, unless there are none. */
const asWritten = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : JSON.stringify(value).replaceAll(/([,:])(?=\S)/g, '$1 ')

/** Bounds are for those who send; of an answer only a range with two ends tells a reader something. */
function bounds(schema: Schema, side: Side): Html | '' {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
  if (side === 'answer') {
    const ends = minimum !== undefined && maximum !== undefined ? range(minimum, maximum, '') : ''
    return ends === '' ? '' : html`<p class="bounds">${ends}</p>`
  }
  const parts = [
    range(minimum, maximum, ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' entries'),
    pattern === undefined ? '' : html`matches <code>${pattern}</code>`,
  ].filter((part) => part !== '')
  if (parts.length === 0) return ''
  return html`<p class="bounds">${parts.map((part, index) => (index > 0 ? html`, ${part}` : part))}</p>`
}

/** What zod says of any whole number is no bound worth reading. */
const SAFE = Number.MAX_SAFE_INTEGER

function range(least: number | undefined, most: number | undefined, unit: string): string {
  const low = least === undefined || least === -SAFE ? undefined : least.toLocaleString('en')
  const high = most === undefined || most === SAFE ? undefined : most.toLocaleString('en')
  if (low !== undefined && high !== undefined) return `${low} to ${high}${unit}`
  if (low !== undefined) return `at least ${low}${unit}`
  return high === undefined ? '' : `at most ${high}${unit}`
}

function values(schema: Schema): Html | '' {
  const allowed = schema.enum ?? schema.items?.enum
  if (!allowed) return ''
  const [only, ...others] = allowed
  if (others.length === 0 && schema.description?.includes(`\`${only}\``)) return ''
  const list = html`<ul class="values">${allowed.map((value) => html`<li><code>${String(value)}</code></li>`)}</ul>`
  if (allowed.length <= VALUES_SHOWN) return list
  return html`<details><summary>${allowed.length} values</summary>${list}</details>`
}

/** What a field holds, folded: the fields of its object, or those of each form it may take. */
function inside(document: Reference, name: string, field: Schema, schema: Schema, side: Side): Content {
  const item = schema.items ? resolve(document, schema.items) : schema
  const forms = (item.anyOf ?? []).filter((each) => resolve(document, each).properties)
  if (forms.length > 1)
    return forms.map((form, index) => {
      const { description = '' } = resolve(document, form)
      return html`<p class="form">${index === 0 ? 'One form: ' : 'Another form: '}${inline(description)}</p>${folded(document, form, side, false)}`
    })
  return folded(document, nameOf(field) === null ? item : field, side, side === 'answer' && name === 'result')
}

function folded(document: Reference, field: Schema, side: Side, open: boolean): Html | '' {
  const resolved = resolve(document, field)
  const schema = resolved.items ? resolve(document, resolved.items) : resolved
  const count = Object.keys(schema.properties ?? {}).length
  if (count === 0) return ''
  const details = (id: string | null) =>
    html`<details${id === null ? '' : html` id="${id}"`}${open ? new Html(' open') : ''}><summary>${count} ${count === 1 ? 'field' : 'fields'}</summary>${fieldList(document, schema, side)}</details>`
  const name = nameOf(field)
  return name === null ? details(null) : once(document, name, side, details)
}
