import { type ReactNode, useId } from 'react'
import { nameOf } from '#shared/ui/name-of.ts'
import { type Control, controlOf, hintOf, type Schema } from './schema.ts'
import { SchemaForms, SchemaGroup, SchemaGroups } from './schema-group.tsx'

export interface SchemaFieldProps {
  name: string
  schema: Schema
  value: unknown
  required?: boolean
  onValue: (value: unknown) => void
}

/** The field of a request, by its schema; an operation that is added needs no form of its own. */
export function SchemaField(props: SchemaFieldProps) {
  const Field = FIELDS[controlOf(props.schema)]
  return Field ? <Field {...props} /> : null
}

/** Name, field and hint. */
function Labelled({
  name,
  schema,
  required,
  children,
}: SchemaFieldProps & { children: (id: string) => ReactNode }) {
  const id = useId()
  const hint = hintOf(schema)
  return (
    <div className="labelled">
      <label htmlFor={id}>
        <span>
          {nameOf(name)}
          {required && <span className="needed"> (needed)</span>}
        </span>
      </label>
      {children(id)}
      {hint !== '' && <p className="hint">{hint}</p>}
    </div>
  )
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const standsFor = ({ default: usual }: Schema): string =>
  typeof usual === 'string' || typeof usual === 'number' ? nameOf(String(usual)) : '–'

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function Choice(props: SchemaFieldProps) {
  const { schema, value, onValue } = props
  const values = schema.enum ?? []
  return (
    <Labelled {...props}>
      {(id) => (
        <select
          id={id}
          value={text(value)}
          onChange={(event) => onValue(values.find((one) => String(one) === event.target.value))}
        >
          <option value="">{standsFor(schema)}</option>
          {values
            .filter((one) => one !== schema.default)
            .map((one) => (
              <option key={String(one)} value={String(one)}>
                {nameOf(String(one))}
              </option>
            ))}
        </select>
      )}
    </Labelled>
  )
}

function Choices(props: SchemaFieldProps) {
  const { name, schema, value, onValue } = props
  const chosen = listOf(value ?? schema.default)
  const values = schema.items?.enum ?? []
  return (
    <fieldset className="choices">
      <legend>{nameOf(name)}</legend>
      {values.map((one) => (
        <label key={String(one)} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onValue(values.filter((v) => (v === one ? target.checked : chosen.includes(v))))
            }
          />
          {nameOf(String(one))}
        </label>
      ))}
      <p className="hint">{hintOf(schema)}</p>
    </fieldset>
  )
}

function Switch(props: SchemaFieldProps) {
  const { name, schema, value, onValue } = props
  const isOn = typeof value === 'boolean' ? value : schema.default === true
  return (
    <div className="labelled">
      <label className="switch">
        {nameOf(name)}
        <input type="checkbox" checked={isOn} onChange={({ target }) => onValue(target.checked)} />
      </label>
      <p className="hint">{hintOf(schema)}</p>
    </div>
  )
}

function NumberField(props: SchemaFieldProps) {
  const { schema, value, onValue } = props
  return (
    <Labelled {...props}>
      {(id) => (
        <input
          id={id}
          type="number"
          step={schema.type === 'integer' ? 1 : 'any'}
          min={schema.minimum}
          max={schema.maximum}
          placeholder={schema.default === undefined ? undefined : standsFor(schema)}
          value={text(value)}
          onChange={({ target }) => onValue(target.value === '' ? undefined : Number(target.value))}
        />
      )}
    </Labelled>
  )
}

function Line(props: SchemaFieldProps) {
  return (
    <Labelled {...props}>
      {(id) => (
        <input id={id} value={text(props.value)} onChange={({ target }) => props.onValue(target.value)} />
      )}
    </Labelled>
  )
}

function Text(props: SchemaFieldProps) {
  return (
    <Labelled {...props}>
      {(id) => (
        <textarea
          id={id}
          rows={3}
          value={text(props.value)}
          onChange={({ target }) => props.onValue(target.value)}
        />
      )}
    </Labelled>
  )
}

/** One item a line. */
function Lines(props: SchemaFieldProps) {
  const { value, onValue } = props
  const items = listOf(value)
  return (
    <Labelled {...props}>
      {(id) => (
        <textarea
          id={id}
          rows={2}
          placeholder="One a line"
          value={items.map(text).join('\n')}
          onChange={({ target }) => onValue(target.value === '' ? undefined : target.value.split('\n'))}
        />
      )}
    </Labelled>
  )
}

/** One pair a line, with a sign of equality between. */
function Pairs(props: SchemaFieldProps) {
  const { value, onValue } = props
  const pairs = Object.entries(typeof value === 'object' && value !== null ? value : {})
  const read = (lines: string) =>
    Object.fromEntries(
      lines.split('\n').flatMap((line) => {
        const [, term, rest] = /^([^=]*)=?(.*)$/s.exec(line) ?? []
        return term ? [[line.includes('=') ? term : line, rest ?? '']] : []
      }),
    )
  return (
    <Labelled {...props}>
      {(id) => (
        <textarea
          id={id}
          rows={2}
          placeholder="One a line: term=what to say"
          defaultValue={pairs.map(([term, rest]) => `${term}=${text(rest)}`).join('\n')}
          onChange={({ target }) => onValue(read(target.value))}
        />
      )}
    </Labelled>
  )
}

const FIELDS: Readonly<Record<Control, ((props: SchemaFieldProps) => ReactNode) | null>> = {
  none: null,
  choice: Choice,
  choices: Choices,
  switch: Switch,
  number: NumberField,
  line: Line,
  text: Text,
  lines: Lines,
  pairs: Pairs,
  group: SchemaGroup,
  groups: SchemaGroups,
  forms: SchemaForms,
}
