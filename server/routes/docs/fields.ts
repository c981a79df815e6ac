/** Fields of a schema as a list: type, bounds, what they mean, and what is inside. */
import type { ApiDocument, Schema } from '../api-document.ts'
import { type Html, html, inline } from './html.ts'

type Side = 'request' | 'answer'

/** Values listed in place; longer lists fold. */
const VALUES_SHOWN = 8

/** The fields of an object schema. In an answer all are there, so none is marked as required. */
export function fieldList(document: ApiDocument, schema: Schema, side: Side): Html {
  const { properties = {}, required = [] } = resolve(document, schema)
  const rows = Object.entries(properties).map(([name, field]) =>
    fieldRow(document, name, field, side, side === 'request' && required.includes(name)),
  )
  return html`<dl class="fields">${rows}</dl>`
}

function fieldRow(document: ApiDocument, name: string, field: Schema, side: Side, required: boolean): Html {
  const schema = resolve(document, field)
  const description = field.description ?? schema.description
  return html`<div class="field">
<dt><code class="name">${name}</code> <span class="type">${typeOf(document, schema)}</span>${required ? html` <span class="tag must">required</span>` : ''}${
    schema.default !== undefined
      ? html` <span class="type">default <code>${String(schema.default)}</code></span>`
      : ''
  }</dt>
<dd>${description ? html`<p>${inline(description)}</p>` : ''}${bounds(schema)}${values(schema)}${inside(document, schema, side)}</dd>
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
  const objects = (solid ?? []).map((each) => resolve(document, each))
  if (objects.length > 1 && objects.every(({ properties }) => properties)) {
    const properties = objects.map((each) => each.properties ?? {}).reduce(together)
    return { type: 'object', properties, ...(schema.description ? { description: schema.description } : {}) }
  }
  return schema
}

/** The fields of either of two shapes; what both have may hold the values of both. */
function together(one: Record<string, Schema>, other: Record<string, Schema>): Record<string, Schema> {
  const all = { ...other, ...one }
  for (const [name, field] of Object.entries(all)) {
    const values = [...(field.enum ?? []), ...(other[name]?.enum ?? [])]
    if (values.length > 0) all[name] = { ...field, enum: [...new Set(values)] }
  }
  return all
}

const without$ref = ({ $ref: _, ...rest }: Schema): Schema => rest
const types = ({ type }: Schema): string[] => (type === undefined ? [] : [type].flat())

function typeOf(document: ApiDocument, schema: Schema): string {
  const names = types(schema).map((type) => {
    if (type !== 'array') return TYPE_NAMES[type] ?? type
    const item = schema.items ? resolve(document, schema.items) : {}
    return `list of ${
      types(item)
        .map((inner) => PLURALS[inner] ?? inner)
        .join(' or ') || 'values'
    }`
  })
  return names.join(' or ') || 'any'
}

const TYPE_NAMES: Readonly<Record<string, string>> = { integer: 'whole number' }
const PLURALS: Readonly<Record<string, string>> = {
  string: 'strings',
  object: 'objects',
  integer: 'whole numbers',
  number: 'numbers',
}

function bounds(schema: Schema): Html | '' {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema
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
  const list = html`<ul class="values">${allowed.map((value) => html`<li><code>${String(value)}</code></li>`)}</ul>`
  if (allowed.length <= VALUES_SHOWN) return list
  return html`<details><summary>${allowed.length} values</summary>${list}</details>`
}

function inside(document: ApiDocument, schema: Schema, side: Side): Html | '' {
  const item = schema.items ? resolve(document, schema.items) : schema
  const count = Object.keys(item.properties ?? {}).length
  if (count === 0) return ''
  return html`<details><summary>${count} ${count === 1 ? 'field' : 'fields'}</summary>${fieldList(document, item, side)}</details>`
}
