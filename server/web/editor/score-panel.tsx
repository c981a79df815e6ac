import { useEffect, useState } from 'react'
import type { Report } from '#shared/engine/report.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { scoreColor } from '#shared/ui/score-color.ts'
import { useStore } from '#shared/ui/use-store.ts'
import { check } from './check.ts'

/** The score, its grade, and the parts of the mail that cost most. */
export function ScorePanel() {
  const { state, checked } = useStore(check)
  if (state === 'failed')
    return (
      <p className="trouble" role="alert">
        The score cannot be made in this browser now. Load the page again; the text is kept.
      </p>
    )
  const report = checked?.report ?? null
  return (
    <section className="score-panel" aria-label="Score">
      <Ring report={report} />
      <Spoken report={report} />
      {report ? <Costs report={report} /> : <p className="hint">{WAITING[state]}</p>}
    </section>
  )
}

const WAITING = {
  starting: 'Loading the engine …',
  empty: 'The score appears as you type. It is made in this page: nothing is sent.',
  checked: '',
}

/** Milliseconds for which a score must stand before it is read aloud: not one for every letter. */
const SPOKEN_MS = 1500

function Spoken({ report }: { report: Report | null }) {
  const now = report ? `Score ${report.score}, grade ${report.grade}` : ''
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(now), SPOKEN_MS)
    return () => clearTimeout(timer)
  }, [now])
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {said}
    </p>
  )
}

/** Radius and length of the ring, in units of its drawing. */
const R = 34
const ROUND = 2 * Math.PI * R

function Ring({ report }: { report: Report | null }) {
  const score = report?.score ?? 0
  return (
    <div className={`ring ${report ? `score-${scoreColor(report)}` : ''}`}>
      <svg viewBox="0 0 80 80" aria-hidden="true">
        <circle className="ring-track" cx="40" cy="40" r={R} />
        {report && (
          <circle
            className="ring-value"
            cx="40"
            cy="40"
            r={R}
            strokeDasharray={`${(score / 100) * ROUND} ${ROUND}`}
            transform="rotate(-90 40 40)"
          />
        )}
      </svg>
      {report ? (
        <p className="ring-text">
          <span className="sr-only">Score </span>
          <strong className="score-number">{score}</strong>
          <span className="ring-grade">
            <span className="sr-only">, grade </span>
            {report.grade}
          </span>
        </p>
      ) : (
        <p className="ring-text" aria-hidden="true">
          –
        </p>
      )}
    </div>
  )
}

/** Parts that are listed. */
const MOST = 4
/** Points under every loss: whatever is lost is not drawn as good. */
const LEAST = 0.01

function Costs({ report: { dimensions, metrics } }: { report: Report }) {
  const costly = dimensions
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST)
  return (
    <div className="costs">
      {costly.length === 0 && <p>Nothing costs points.</p>}
      <ul>
        {costly.map(({ id, points }) => (
          <li key={id}>
            <span>{nameOf(id)}</span>
            <meter min={0} low={LEAST} high={8} optimum={0} max={30} value={points} aria-hidden="true" />
            <span className="cost-points">−{points}</span>
          </li>
        ))}
      </ul>
      <p className="hint">{sized(metrics)}</p>
    </div>
  )
}

const timed = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`

/** How long the mail is, for writer and reader. */
function sized({ words, reading_seconds, grade_fk }: Report['metrics']): string {
  const parts = [
    `${words.toLocaleString()} ${words === 1 ? 'word' : 'words'}`,
    `read in ${timed(reading_seconds)}`,
  ]
  return [...parts, ...(grade_fk === null ? [] : [`reading grade ${Math.round(grade_fk)}`])].join(' · ')
}
