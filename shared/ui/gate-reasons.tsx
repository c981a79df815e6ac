import type { Annotation, Report } from '../engine/report.ts'
import { nameOf } from './name-of.ts'

/** Whether the mail misses the threshold; else it is held for something that stands in it or lacks. */
export const isShort = ({ score, gate }: Report): boolean => score < gate.threshold

/** A fix of a finding. */
export interface Chosen {
  annotation: Annotation
  fix: number
}

/** The fewest fixes that reach the threshold, as the engine weighed them together. */
export function chosen({ gate, annotations }: Report): Chosen[] {
  return gate.smallest_fix_set.flatMap(({ annotation_id, fix }) => {
    const annotation = annotations.find(({ id }) => id === annotation_id)
    return annotation ? [{ annotation, fix }] : []
  })
}

interface GateReasonsProps {
  report: Report
  fixes: readonly Chosen[]
  /** Whose threshold it is. */
  who?: string
}

/** The score and the threshold, what holds the mail, and what would pass. */
export function GateReasons({ report, fixes, who = 'Your workspace' }: GateReasonsProps) {
  const { score, gate, annotations, status } = report
  const blockers = annotations.filter(({ id }) => gate.blockers.includes(id))
  return (
    <>
      <div className="gate-score">
        <strong className={`score-${status}`}>{score}</strong>
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

/** What a fix does to the mail. */
function inWords(chosen: Chosen): string {
  const { label, replacement } = chosen.annotation.fixes[chosen.fix] ?? { label: '', replacement: '' }
  const quote = short(chosen.annotation.quote)
  const what = grows(chosen) ? `${label}: “${short(replacement)}”` : label
  if (quote === '' || label.includes(quote)) return what
  return label === 'Remove' ? `Remove “${quote}”` : `“${quote}”: ${what}`
}

/** Words that a fix may add before it is shown what it writes. */
const FEW = 3
const wordsIn = (text: string) => short(text).split(' ').filter(Boolean).length

/** Whether a fix writes words into the mail that the person has not seen yet. */
const grows = ({ annotation, fix }: Chosen): boolean => {
  const { label, replacement } = annotation.fixes[fix] ?? { label: '', replacement: '' }
  return wordsIn(replacement) > wordsIn(annotation.quote) + FEW && !label.includes(short(replacement))
}

/** What writes something new stands first. */
const bySay = (a: Chosen, b: Chosen): number => Number(grows(b)) - Number(grows(a))

function short(quote: string): string {
  const text = quote
    .replaceAll(/<[^>]*>|&nbsp;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return text.length > 70 ? `${text.slice(0, 60).trimEnd()}…` : text
}
