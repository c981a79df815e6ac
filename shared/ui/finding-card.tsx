import type { Annotation } from '../engine/report.ts'
import { labelOf } from './fix-label.ts'
import { OthersToo } from './others-too.tsx'

/** A finding that a rule rests on, in words. */
export interface EvidenceLine {
  id: string
  grade: string
  claim: string
  source: { title: string; url: string } | null
}

export interface FindingCardProps {
  annotation: Annotation
  /** Null while it is being fetched. */
  evidence: readonly EvidenceLine[] | null
  busy?: boolean
  onApply: (fix: number) => void
  onClose: () => void
}

/** One finding: what it is, why it matters, what that rests on, and what mends it. */
export function FindingCard({ annotation, evidence, busy = false, onApply, onClose }: FindingCardProps) {
  const { message, why, points, severity, fixes, contested } = annotation
  return (
    <section className={`card finding-${severity}`} aria-label="Finding">
      <header className="card-head">
        <span className="finding-points">{points > 0 ? `−${points}` : contested ? 'Test' : 'Note'}</span>
        <h2>{message}</h2>
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      <p>{why}</p>
      {fixes.length > 0 && (
        <div className="card-fixes">
          {fixes.map((fix, index) => (
            <button
              key={fix.label}
              type="button"
              className={index === 0 ? 'main' : ''}
              disabled={busy}
              onClick={() => onApply(index)}
            >
              {labelOf(fix, annotation.quote)}
              {fix.score_delta > 0 && <span className="finding-delta"> +{fix.score_delta}</span>}
            </button>
          ))}
          <OthersToo points={points} fixes={fixes} />
        </div>
      )}
      <EvidenceList count={annotation.evidence.length} evidence={evidence} />
    </section>
  )
}

/** Grades of evidence in a word or two. */
const GRADE_NAMES: Readonly<Record<string, string>> = {
  R: 'Experiment',
  N: 'Rule or standard',
  M: 'Our measurement',
  P: 'Count by a vendor',
  S: 'Second hand',
}

function EvidenceList({ count, evidence }: { count: number; evidence: FindingCardProps['evidence'] }) {
  if (count === 0) return <p className="card-evidence">Our own judgement: no study is behind it.</p>
  return (
    <details className="card-evidence">
      <summary>What this rests on</summary>
      {(evidence ?? []).map(({ id, grade, claim, source }) => (
        <p key={id}>
          <span className="grade">{GRADE_NAMES[grade] ?? `Grade ${grade}`}</span> {claim}{' '}
          {source && (
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.title}
            </a>
          )}
        </p>
      ))}
    </details>
  )
}
