import { type ReactNode, useId } from 'react'
import { nameOf } from '#shared/ui/name-of.ts'
import { At, useFieldWords, useTrouble } from './field-words.tsx'
import { type Control, controlOf, listOf, type Schema } from './schema.ts'
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
  const { control } = useFieldWords(props.name, props.schema)
  const Field = FIELDS[control ?? controlOf(props.schema)]
  return Field ? (
    <At name={props.name}>
      <Field {...props} />
    </At>
  ) : null
}

/** What a control needs so that its label, its hint and what is wrong with it are read out with it. */
interface Told {
  id: string
  'aria-describedby': string
  'aria-invalid': boolean
}

/** Name, field and hint. */
function Labelled({
  name,
  schema,
  required,
  children,
}: SchemaFieldProps & { children: (told: Told) => ReactNode }) {
  const id = useId()
  const { label, hint } = useFieldWords(name, schema)
  const trouble = useTrouble()
  return (
    <div className="labelled">
      <label htmlFor={id}>
        <span>
          {label}
          {required && <span className="needed"> (required)</span>}
        </span>
      </label>
      {children({ id, 'aria-describedby': `${id}-more`, 'aria-invalid': trouble !== undefined })}
      <div id={`${id}-more`}>
        <FieldTrouble trouble={trouble} />
        {hint !== '' && <p className="hint">{hint}</p>}
      </div>
    </div>
  )
}

/** What the server found wrong with a field. */
export function FieldTrouble({ trouble }: { trouble: string | undefined }) {
  return trouble === undefined ? null : <p className="field-trouble">{trouble}</p>
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
const standsFor = ({ default: usual }: Schema): string =>
  typeof usual === 'string' || typeof usual === 'number' ? nameOf(String(usual)) : '–'

function Choice(props: SchemaFieldProps) {
  const { name, schema, value, required, onValue } = props
  const { none, option } = useFieldWords(name, schema)
  const values = schema.enum ?? []
  return (
    <Labelled {...props}>
      {(told) => (
        <select
          {...told}
          value={value === schema.default ? '' : text(value)}
          onChange={(event) => onValue(values.find((one) => String(one) === event.target.value))}
        >
          <option value="">
            {none ?? (schema.default !== undefined ? option(schema.default) : required ? 'Choose …' : '–')}
          </option>
          {values
            .filter((one) => one !== schema.default)
            .map((one) => (
              <option key={String(one)} value={String(one)}>
                {option(one)}
              </option>
            ))}
        </select>
      )}
    </Labelled>
  )
}

function Choices(props: SchemaFieldProps) {
  const { name, schema, value, onValue } = props
  const { label, hint, option } = useFieldWords(name, schema)
  const trouble = useTrouble()
  const chosen = listOf(value ?? schema.default)
  const values = schema.items?.enum ?? []
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={String(one)} className="choice">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ target }) =>
              onValue(values.filter((v) => (v === one ? target.checked : chosen.includes(v))))
            }
          />
          {option(one)}
        </label>
      ))}
      <FieldTrouble trouble={trouble} />
      {hint !== '' && <p className="hint">{hint}</p>}
    </fieldset>
  )
}

function Switch(props: SchemaFieldProps) {
  const { name, schema, value, onValue } = props
  const { label, hint } = useFieldWords(name, schema)
  const trouble = useTrouble()
  const isOn = typeof value === 'boolean' ? value : schema.default === true
  return (
    <div className="labelled">
      <label className="switch">
        {label}
        <input type="checkbox" checked={isOn} onChange={({ target }) => onValue(target.checked)} />
      </label>
      <FieldTrouble trouble={trouble} />
      {hint !== '' && <p className="hint">{hint}</p>}
    </div>
  )
}

function NumberField(props: SchemaFieldProps) {
  const { schema, value, onValue } = props
  return (
    <Labelled {...props}>
      {(told) => (
        <input
          {...told}
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
  const { name, schema, value, onValue } = props
  const { suggest } = useFieldWords(name, schema)
  return (
    <Labelled {...props}>
      {(told) => (
        <>
          <input
            {...told}
            value={text(value)}
            list={suggest && `${told.id}-list`}
            onChange={({ target }) => onValue(target.value)}
          />
          {suggest && (
            <datalist id={`${told.id}-list`}>
              {suggest.map((one) => (
                <option key={one} value={one} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Labelled>
  )
}

function Text(props: SchemaFieldProps) {
  return (
    <Labelled {...props}>
      {(told) => (
        <textarea
          {...told}
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
      {(told) => (
        <textarea
          {...told}
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
      {(told) => (
        <textarea
          {...told}
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
