import { useState } from 'react'
import { At, useFieldWords, useTaken, useTrouble } from './field-words.tsx'
import { fieldLabel } from './names.ts'
import type { Values } from './request.ts'
import { filledIn, listOf, type Schema } from './schema.ts'
import { FieldTrouble, SchemaField, type SchemaFieldProps } from './schema-field.tsx'

const valuesIn = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {}

interface SchemaFieldsProps {
  schema: Schema
  value: unknown
  /** Those that are shown; all when it is left out. */
  names?: readonly string[]
  onValue: (value: Values) => void
}

/** The fields of an object, those that are needed first. */
export function SchemaFields({ schema, value, names, onValue }: SchemaFieldsProps) {
  const values = valuesIn(value)
  const { properties = {}, required = [] } = schema
  const shown = names ?? Object.keys(properties)
  const ordered = [...shown].sort((a, b) => Number(required.includes(b)) - Number(required.includes(a)))
  return ordered.map((name) => {
    const field = properties[name]
    return (
      field && (
        <SchemaField
          key={name}
          name={name}
          schema={field}
          value={values[name]}
          required={required.includes(name)}
          onValue={(one) => onValue({ ...values, [name]: one })}
        />
      )
    )
  })
}

/** An object within a request: folded unless it is needed or holds something. */
export function SchemaGroup({ name, schema, value, required = false, onValue }: SchemaFieldProps) {
  const [isOpen] = useState(required || filledIn(value) !== undefined)
  const { label } = useFieldWords(name, schema)
  return (
    <details className="group" open={isOpen}>
      <summary>{label}</summary>
      <SchemaFields schema={schema} value={value} onValue={onValue} />
    </details>
  )
}

/** Several of them, such as the variants of a test. */
export function SchemaGroups({ name, schema, value, required = false, onValue }: SchemaFieldProps) {
  const given = listOf(value)
  const taken = useTaken(name)
  const least = required ? Math.max(0, (schema.minItems ?? 1) - taken) : 0
  const items = [...given, ...Array.from({ length: Math.max(0, least - given.length) }, () => ({}))]
  const put = (at: number, one: unknown) => onValue(items.map((other, i) => (i === at ? one : other)))
  const { label, hint, one = '' } = useFieldWords(name, schema)
  const trouble = useTrouble()
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <FieldTrouble trouble={trouble} />
      {hint !== '' && <p className="hint">{hint}</p>}
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no names, and keep their order.
        <fieldset key={at} className="group">
          <legend>{`${one} ${taken + at + 1}`.trim()}</legend>
          <At name={taken + at}>
            <SchemaFields schema={schema.items ?? {}} value={item} onValue={(one) => put(at, one)} />
          </At>
          {items.length > least && (
            <button type="button" className="plain" onClick={() => onValue(items.filter((_, i) => i !== at))}>
              Remove
            </button>
          )}
        </fieldset>
      ))}
      <button type="button" onClick={() => onValue([...items, {}])}>
        {one === '' ? 'Add one' : `Add a ${one.toLowerCase()}`}
      </button>
    </fieldset>
  )
}

/** An object of one of several forms; each is named by its first field. */
export function SchemaForms({ name, schema, value, onValue }: SchemaFieldProps) {
  const forms = schema.anyOf ?? []
  const first = (form: Schema) => Object.keys(form.properties ?? {})[0] ?? ''
  const at = forms.findIndex((form) => first(form) in valuesIn(value))
  const chosen = forms[at]
  const { label, hint } = useFieldWords(name, schema)
  const trouble = useTrouble()
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <FieldTrouble trouble={trouble} />
      <p className="hint">{hint}</p>
      <select
        aria-label={label}
        value={at}
        onChange={({ target }) => {
          const form = forms[Number(target.value)]
          onValue(form && { [first(form)]: '' })
        }}
      >
        <option value={-1}>As usual</option>
        {forms.map((form, i) => (
          <option key={first(form)} value={i}>
            {fieldLabel(first(form))}
          </option>
        ))}
      </select>
      {chosen && <SchemaFields schema={chosen} value={value} onValue={onValue} />}
    </fieldset>
  )
}
