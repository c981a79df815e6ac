import { useId } from 'react'
import { At, useTrouble } from '../../operations/field-words.tsx'
import { FieldTrouble } from '../../operations/schema-field.tsx'

interface ChoiceCardsProps<T extends string> {
  /** Field of the request. */
  name: string
  label: string
  value: T
  options: readonly { value: T; label: string; hint?: string }[]
  onValue: (value: T) => void
}

/** A choice whose values need a sentence each. */
export function ChoiceCards<T extends string>({ name, label, value, options, onValue }: ChoiceCardsProps<T>) {
  const group = useId()
  return (
    <At name={name}>
      <fieldset className="group">
        <legend>{label}</legend>
        {options.map((one) => (
          <label key={one.value} className="box">
            <input
              type="radio"
              name={group}
              checked={value === one.value}
              onChange={() => onValue(one.value)}
            />
            <span>
              {one.label}
              {one.hint && <span className="hint">{one.hint}</span>}
            </span>
          </label>
        ))}
        <Trouble />
      </fieldset>
    </At>
  )
}

const Trouble = () => <FieldTrouble trouble={useTrouble()} />
