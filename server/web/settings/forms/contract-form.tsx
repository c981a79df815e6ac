import { type ReactNode, useEffect, useRef } from 'react'
import { type FieldWords, FormFrame } from '../../operations/field-words.tsx'
import { Problem } from '../lists/section.tsx'
import type { Action } from './use-action.ts'

interface ContractFormProps {
  words: Readonly<Record<string, FieldWords>>
  action: Action
  /** Where the fields stand in the request, such as `/settings`. */
  path?: string
  submit: string
  /** Whether there is anything to send. */
  ready?: boolean
  onSubmit: () => void
  /** Leaves without sending. */
  onCancel?: (() => void) | undefined
  cancel?: string
  /** What came of it. */
  note?: string
  /** Why nothing can be changed; left out where it can. */
  locked?: string | undefined
  children: ReactNode
}

/** A form whose fields follow from a contract. What the server finds wrong is said at its field. */
export function ContractForm({
  words,
  action,
  path = '',
  submit,
  ready = true,
  onSubmit,
  onCancel,
  cancel = 'Cancel',
  note = '',
  locked,
  children,
}: ContractFormProps) {
  const form = useRef<HTMLFormElement>(null)
  // Where the first trouble is, one goes on typing.
  useEffect(() => {
    if (action.troubles.size > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [action.troubles])
  return (
    <form
      ref={form}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {locked !== undefined && <p className="notice">{locked}</p>}
      <fieldset className="fields" disabled={locked !== undefined}>
        <FormFrame words={words} troubles={action.troubles} path={path}>
          {children}
        </FormFrame>
      </fieldset>
      <Problem>{action.problem}</Problem>
      {locked === undefined && (
        <div className="row save">
          <button type="submit" className="main" disabled={action.busy || !ready}>
            {action.busy ? 'Saving …' : submit}
          </button>
          {onCancel && (
            <button type="button" onClick={onCancel}>
              {cancel}
            </button>
          )}
          <span role="status">{note}</span>
        </div>
      )}
    </form>
  )
}
