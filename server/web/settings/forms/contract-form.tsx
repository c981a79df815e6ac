import { type ReactNode, useRef } from 'react'
import { FormFrame } from '../../operations/field-words.tsx'
import { useFirstTrouble } from '../../operations/first-trouble.ts'
import type { FieldWords } from '../../operations/schema.ts'
import { Problem } from '../lists/section.tsx'
import { Form } from './form.tsx'
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
  useFirstTrouble(form, action.troubles)
  return (
    <Form ref={form} noValidate onSubmit={onSubmit}>
      {locked !== undefined && <p className="notice">{locked}</p>}
      <fieldset className="fields" disabled={locked !== undefined}>
        <FormFrame words={words} troubles={action.troubles} path={path}>
          {children}
        </FormFrame>
      </fieldset>
      {locked === undefined && (
        <div className="save">
          <Problem>{action.problem}</Problem>
          <div className="row">
            <button type="submit" className="main" disabled={!ready} aria-disabled={action.busy}>
              {action.busy ? 'Saving …' : submit}
            </button>
            {onCancel && (
              <button type="button" onClick={onCancel}>
                {cancel}
              </button>
            )}
            <span role="status">{note}</span>
          </div>
        </div>
      )}
    </Form>
  )
}
