import { type ReactNode, useId } from 'react'
import type { Loaded } from './use-loaded.ts'

interface SectionProps {
  title: string
  /** What it is for, in a sentence or two. */
  intro?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  children?: ReactNode
}

/** A part of a page, with its title. */
export function Section({ title, intro, actions, children }: SectionProps) {
  const id = useId()
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {actions && <div className="row">{actions}</div>}
      </div>
      {intro && <p className="intro">{intro}</p>}
      {children}
    </section>
  )
}

/** What was read, or that it is being read, or why it could not be. */
export function WhenLoaded<T>({
  of: { data, problem, reload },
  children,
}: {
  of: Loaded<T>
  children: (data: T) => ReactNode
}) {
  return (
    <>
      {problem !== null && (
        <div className="trouble" role="alert">
          {problem}{' '}
          <button type="button" className="plain" onClick={() => void reload()}>
            Try again
          </button>
        </div>
      )}
      {data !== null ? children(data) : problem === null && <p className="waiting">Loading …</p>}
    </>
  )
}

/** What is said where nothing is yet. */
export const Empty = ({ children }: { children: ReactNode }) => <p className="empty">{children}</p>

/** Why something failed; nothing when it did not. */
export const Problem = ({ children }: { children: string | null }) =>
  children === null ? null : (
    <p className="trouble" role="alert">
      {children}
    </p>
  )
