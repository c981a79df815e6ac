import type { Report } from '../engine/report.ts'
import { scoreColor } from './score-color.ts'

/** Score, grade and a bar; the number is text, so that it is read aloud and never told by colour alone. */
export function ScoreBadge({ report }: { report: Pick<Report, 'score' | 'grade' | 'status' | 'gate'> }) {
  return (
    <div className={`score score-${scoreColor(report)}`} role="status" aria-live="polite">
      <span className="score-number">{report.score}</span>
      <span className="score-grade">{report.grade}</span>
      <meter
        className="score-bar"
        min={0}
        low={60}
        high={80}
        optimum={100}
        max={100}
        value={report.score}
        aria-label="Score"
      />
    </div>
  )
}
