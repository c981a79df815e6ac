import { nameOf } from './name-of.ts'

/** A subject as the API answers it. */
export interface Candidate {
  text: string
  fit: number
  angle: string
  chars: number
  truncation: readonly { client: string; visible: string }[]
}

interface SubjectListProps {
  candidates: readonly Candidate[]
  /** The subject the mail has; null for none. */
  current: { text: string; fit: number } | null
  onUse: (text: string) => void
}

/** Subjects, best first, each with how well it serves the mail and what a phone shows of it; why there are none, a remark of the answer says. */
export function SubjectList({ candidates, current, onUse }: SubjectListProps) {
  const isBest = current !== null && candidates.every(({ fit }) => fit <= current.fit)
  const yours = current && (
    <p className="hint yours">
      <span>Yours: “{current.text}”</span>
      <span className="line-score">{current.fit}</span>
    </p>
  )
  return (
    <>
      {candidates.length > 0 && (
        <p className="hint">Best first: how well each would serve this mail, of 100.</p>
      )}
      {isBest && yours}
      <ul className="lines">
        {candidates.map((candidate) => (
          <li key={candidate.text}>
            <button type="button" className="line" onClick={() => onUse(candidate.text)}>
              <span className="line-text">{candidate.text}</span>
              <span className="line-score">{candidate.fit}</span>
            </button>
            <p className="hint">{shown(candidate)}</p>
          </li>
        ))}
      </ul>
      {!isBest && yours}
    </>
  )
}

const PHONE = 'gmail_mobile'

function shown({ truncation, chars, angle }: Candidate): string {
  const phone = truncation.find(({ client }) => client === PHONE)?.visible
  const cut = phone?.endsWith('…') ? `on a phone “${phone}”` : 'shows whole on a phone'
  return `${nameOf(angle)} · ${chars} characters, ${cut}`
}
