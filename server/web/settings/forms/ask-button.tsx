import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Problem } from '../lists/section.tsx'
import type { Action } from './use-action.ts'

interface AskButtonProps {
  label: string
  /** Named in full for whoever hears the page, where several stand in a list: “Revoke Composer”. */
  about?: string
  /** The question. */
  title: string
  /** What comes of it, and what else is to be chosen. */
  children?: ReactNode
  /** On the button that does it. */
  confirm: string
  /** What has to be typed before it can be done. */
  typed?: string
  action: Action
  /** Gives whether it was done. */
  onConfirm: () => Promise<boolean>
  danger?: boolean
}

/** A button that asks before it does something. Esc leaves. */
export function AskButton(props: AskButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { label, about, danger = true } = props
  return (
    <>
      <button
        type="button"
        className={danger ? 'danger' : undefined}
        aria-label={about === undefined ? undefined : `${label} ${about}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && <Question {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function Question({
  title,
  children,
  confirm,
  typed,
  action,
  onConfirm,
  onClose,
  danger = true,
}: AskButtonProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [said, setSaid] = useState('')
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async () => {
    if (await onConfirm()) onClose()
  }
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <h2 id={id}>{title}</h2>
        {children}
        {typed !== undefined && (
          <label>
            <span>
              Type <strong>{typed}</strong> to go on
            </span>
            <input value={said} autoComplete="off" onChange={({ target }) => setSaid(target.value)} />
          </label>
        )}
        <Problem>{action.problem}</Problem>
        <div className="row end">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className={danger ? 'main danger' : 'main'}
            disabled={action.busy || (typed !== undefined && said !== typed)}
          >
            {action.busy ? 'Working …' : confirm}
          </button>
        </div>
      </form>
    </dialog>
  )
}
