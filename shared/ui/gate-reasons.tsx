import type { Report } from '../engine/report.ts'
import { bySay, type Chosen, inWords, short } from './chosen-fixes.ts'
import { nameOf } from './name-of.ts'
import { scoreColor } from './score-color.ts'

/** Whether the mail misses the threshold; else it is held for something that stands in it or lacks. */
export const isShort = ({ score, gate }: Report): boolean => score < gate.threshold

interface GateReasonsProps {
  report: Report
  fixes: readonly Chosen[]
  /** Whose threshold it is. */
  who?: string
}

/** The score and the threshold, what holds the mail, and what would pass. */
export function GateReasons({ report, fixes, who = 'Your workspace' }: GateReasonsProps) {
  const { score, gate, annotations } = report
  const blockers = annotations.filter(({ id }) => gate.blockers.includes(id))
  return (
    <>
      <div className="gate-score">
        <strong className={`score-${scoreColor(report)}`}>{score}</strong>
        <h2 id="gate-title">
          {isShort(report)
            ? `This mail scores ${score}. ${who} asks for ${gate.threshold}.`
            : 'Something has to be mended before this mail goes.'}
        </h2>
      </div>
      {(blockers.length > 0 || gate.missed.length > 0) && (
        <ul>
          {blockers.map(({ id, message, quote }) => (
            <li key={id}>
              {message}
              {short(quote) && !message.includes(short(quote)) && ` “${short(quote)}”`}
            </li>
          ))}
          {gate.missed.map(({ dimension, score: reached, required }) => (
            <li key={dimension}>
              {nameOf(dimension)} scores {reached}; {required} is required.
            </li>
          ))}
        </ul>
      )}
      {fixes.length > 0 && (
        <div>
          <p>
            {gate.score_with_fixes >= gate.threshold
              ? `${fixes.length === 1 ? 'This fix brings' : 'These fixes bring'} it to ${gate.score_with_fixes}:`
              : `${fixes.length === 1 ? 'This fix brings' : 'These fixes bring'} it to ${gate.score_with_fixes}; the rest is yours to write:`}
          </p>
          <ul className="gate-fixes">
            {[...fixes].sort(bySay).map(({ annotation, fix }) => (
              <li key={annotation.id}>{inWords({ annotation, fix })}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
