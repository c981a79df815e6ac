import type { Annotation } from '../engine/report.ts'
import { OthersToo } from './others-too.tsx'

export interface FindingListProps {
  annotations: readonly Annotation[]
  /** Called when a fix is chosen; leave out where nothing can be applied. */
  onApply?: (annotation: Annotation, fix: number) => void
  /** Called when a finding is to be seen in the text; leave out where there is no text beside the list. */
  onShow?: (annotation: Annotation) => void
  /** Whether a finding has a place in the text. */
  canShow?: (annotation: Annotation) => boolean
  /** Hash of the finding that is shown now. */
  current?: string | null
}

/** What costs points, dearest first, then what was done well. */
export function FindingList({
  annotations,
  onApply,
  onShow,
  canShow = () => true,
  current = null,
}: FindingListProps) {
  const ordered = [...annotations].sort((a, b) => b.points - a.points)
  return (
    <ol className="findings">
      {ordered.map((annotation) => (
        <li
          key={annotation.id}
          className={`finding finding-${annotation.severity}`}
          aria-current={annotation.hash === current || undefined}
        >
          <p className="finding-head">
            <span className="finding-points">
              {annotation.severity === 'praise' ? 'Good' : `−${annotation.points}`}
            </span>
            {onShow && canShow(annotation) ? (
              <button type="button" className="finding-show" onClick={() => onShow(annotation)}>
                {annotation.message}
              </button>
            ) : (
              <span>{annotation.message}</span>
            )}
          </p>
          {annotation.quote.trim() !== '' && !annotation.message.includes(annotation.quote.trim()) && (
            <q className="finding-quote">{shortened(annotation.quote.trim())}</q>
          )}
          <details>
            <summary>Why</summary>
            <p>{annotation.why}</p>
          </details>
          {onApply &&
            annotation.fixes.map((fix, i) => (
              <button
                key={fix.label}
                type="button"
                className="finding-fix"
                onClick={() => onApply(annotation, i)}
              >
                {fix.label}
                {fix.score_delta > 0 && <span className="finding-delta"> +{fix.score_delta}</span>}
              </button>
            ))}
          {onApply && <OthersToo points={annotation.points} fixes={annotation.fixes} />}
        </li>
      ))}
    </ol>
  )
}

const shortened = (quote: string) =>
  quote.length > 90 ? `${quote.slice(0, 60).trimEnd()} … ${quote.slice(-20).trimStart()}` : quote
