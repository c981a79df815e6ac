import { useId } from 'react'
import { FieldTrouble } from '../../operations/schema-field.tsx'
import { Problem } from '../lists/section.tsx'
import { Form } from './form.tsx'
import type { Action } from './use-action.ts'

interface NameFormProps {
  label: string
  submit: string
  value: string
  locked?: string | undefined
  ready?: boolean
  action: Action
  onName: (name: string) => void
  onSubmit: () => void
}

/** One name, and the button that saves it. */
export function NameForm({
  label,
  submit,
  value,
  locked,
  ready = true,
  action,
  onName,
  onSubmit,
}: NameFormProps) {
  const id = useId()
  const trouble = action.troubles.get('/name')
  return (
    <Form noValidate onSubmit={onSubmit}>
      {locked !== undefined && <p className="notice">{locked}</p>}
      <div className="cells">
        <div className="labelled">
          <label htmlFor={id}>{label}</label>
          <input
            id={id}
            value={value}
            disabled={locked !== undefined}
            aria-invalid={trouble !== undefined}
            aria-describedby={`${id}-trouble`}
            onChange={({ target }) => onName(target.value)}
          />
          <div id={`${id}-trouble`}>
            <FieldTrouble trouble={trouble} />
          </div>
        </div>
        {locked === undefined && (
          <button type="submit" className="main" disabled={action.busy || !ready}>
            {action.busy ? 'Saving …' : submit}
          </button>
        )}
      </div>
      <Problem>{action.problem}</Problem>
    </Form>
  )
}
