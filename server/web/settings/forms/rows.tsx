import { useId } from 'react'
import { At, useTrouble } from '../../operations/field-words.tsx'
import { FieldTrouble } from '../../operations/schema-field.tsx'
import type { Row, RowColumn } from './row.ts'

interface RowsProps {
  /** Field of the request. */
  name: string
  label: string
  hint?: string
  columns: readonly RowColumn[]
  value: readonly Row[]
  onValue: (rows: readonly Row[]) => void
  /** On the button that adds one. */
  add: string
}

/** Rows of a few fields each, such as banned words with what to say instead. */
export function Rows({ name, label, hint, columns, value, onValue, add }: RowsProps) {
  const id = useId()
  const put = (at: number, row: Row) => onValue(value.map((other, i) => (i === at ? row : other)))
  return (
    <At name={name}>
      <fieldset className="group rows" aria-describedby={`${id}-hint`}>
        <legend>{label}</legend>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <Trouble />
        {value.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names, and keep their order.
          <At key={at} name={at}>
            <div className="cells">
              {columns.map((column) => (
                <At key={column.name} name={column.name}>
                  <Cell
                    column={column}
                    value={row[column.name]}
                    onValue={(one) => put(at, { ...row, [column.name]: one })}
                  />
                </At>
              ))}
              <button
                type="button"
                className="plain"
                aria-label={`Remove row ${at + 1} of ${label}`}
                onClick={() => onValue(value.filter((_, i) => i !== at))}
              >
                Remove
              </button>
            </div>
          </At>
        ))}
        <div>
          <button type="button" onClick={() => onValue([...value, {}])}>
            {add}
          </button>
        </div>
      </fieldset>
    </At>
  )
}

const Trouble = () => <FieldTrouble trouble={useTrouble()} />

interface CellProps {
  column: RowColumn
  value: unknown
  onValue: (value: unknown) => void
}

function Cell({ column: { label, control, options = [] }, value, onValue }: CellProps) {
  const id = useId()
  const trouble = useTrouble()
  const told = { id, 'aria-invalid': trouble !== undefined, 'aria-describedby': `${id}-trouble` }
  const text = Array.isArray(value) ? value.join('\n') : String(value ?? '')
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      {control === 'choice' ? (
        <select {...told} value={text} onChange={({ target }) => onValue(target.value)}>
          <option value="">Choose</option>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      ) : control === 'lines' ? (
        <textarea
          {...told}
          rows={1}
          value={text}
          onChange={({ target }) => onValue(target.value.split('\n'))}
        />
      ) : control === 'points' ? (
        <input
          {...told}
          type="number"
          min={0}
          max={100}
          value={text}
          onChange={({ target }) => onValue(target.value === '' ? undefined : Number(target.value))}
        />
      ) : (
        <input {...told} value={text} onChange={({ target }) => onValue(target.value)} />
      )}
      <div id={`${id}-trouble`}>
        <FieldTrouble trouble={trouble} />
      </div>
    </div>
  )
}
