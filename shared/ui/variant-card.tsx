import type { DiffPart } from './diff-part.ts'
import { DiffText } from './diff-text.tsx'
import { nameOf } from './name-of.ts'
import type { Change } from './pending.ts'

/** What is shown of a variant of a rewrite. */
export interface ShownVariant {
  angle: string
  score_before: number
  score: number
  diff: readonly DiffPart[]
}

interface VariantCardProps<C extends Change> {
  variant: ShownVariant
  /** Its subject where that is another one; else null. */
  newSubject: string | null
  /** Changes that can still be taken. */
  changes: readonly C[]
  /** Why none can be taken now; null when they can. */
  stale?: string | null
  busy?: boolean
  /** Parts of a diff as they are to be read, where a mail is markup: of the whole body, or of one change. */
  shown?: (parts: readonly DiffPart[], change?: C) => readonly DiffPart[]
  onTake: (changes: readonly C[]) => void
}

/** A rewrite: its score, its text with what went and what is new, and its changes, to be taken together or one by one. */
export function VariantCard<C extends Change>({
  variant,
  newSubject,
  changes,
  stale = null,
  busy = false,
  shown = (parts) => parts,
  onTake,
}: VariantCardProps<C>) {
  const { angle, score_before, score, diff } = variant
  const off = busy || stale !== null
  return (
    <section className="variant" aria-label={`Rewrite ${angle}`}>
      <header className="row">
        <h3>{nameOf(angle)}</h3>
        <span className="hint">
          {score_before} → {score}
        </span>
        <button
          type="button"
          className="main away"
          disabled={off || changes.length === 0}
          onClick={() => onTake(changes)}
        >
          Take all
        </button>
      </header>
      {stale !== null && <p className="hint">{stale}</p>}
      {newSubject !== null && <p>Subject: {newSubject}</p>}
      <DiffText parts={shown(diff)} />
      <ul className="changes">
        {changes.map((change) => (
          <li key={`${change.field}${change.start}-${change.end}`}>
            <div>
              {change.field !== 'draft' && <span className="hint">In the {change.field}: </span>}
              <ChangeText parts={shown(partsOf(change), change)} />
              <p className="hint">{change.reason}</p>
            </div>
            <button type="button" disabled={off} onClick={() => onTake([change])}>
              Take
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const partsOf = ({ before, after }: Change): DiffPart[] => [
  { op: 'delete', text: before },
  { op: 'insert', text: after },
]

/** What a change does to the words, or that it does nothing to them. */
function ChangeText({ parts }: { parts: readonly DiffPart[] }) {
  return parts.length === 0 ? <p className="hint">In the markup only:</p> : <DiffText parts={parts} />
}
