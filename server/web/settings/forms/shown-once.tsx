import { type ReactNode, useEffect, useRef } from 'react'
import { CopyButton } from '../../editor/copy-button.tsx'

interface ShownOnceProps {
  title: string
  /** What is never shown again. */
  secret: string
  children?: ReactNode
  onDone: () => void
}

/** A secret that is shown now and never again. */
export function ShownOnce({ title, secret, children, onDone }: ShownOnceProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <section className="shown-once" aria-label={title} tabIndex={-1} ref={place}>
      <h3>{title}</h3>
      <p>It is shown only now. Copy it to where it is used; nobody can read it here later.</p>
      <Copyable label="Copy" text={secret} />
      {children}
      <div>
        <button type="button" onClick={onDone}>
          I have copied it
        </button>
      </div>
    </section>
  )
}

/** Something to copy, shown as it is. */
export function Copyable({ label, text }: { label: string; text: string }) {
  return (
    <div className="copyable">
      <pre>
        <code>{text}</code>
      </pre>
      <CopyButton label={label} text={text} />
    </div>
  )
}
