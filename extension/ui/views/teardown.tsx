import type { Result } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { visible } from '#shared/ui/visible.ts'
import type { Session } from '../../compose/session.ts'
import { OperationStatus } from '../operation-status.tsx'
import { useOperation } from '../use-operation.ts'

type Section = Result<'teardown'>['sections'][number]

/** The mail section by section, what to mend first, and what a reader has seen after two and eight seconds. */
export function TeardownView({ session }: { session: Session }) {
  const { result, trouble, remarks, busy, isOld, run } = useOperation(session, 'teardown')
  return (
    <>
      <button type="button" className="main" disabled={busy} onClick={() => void run({})}>
        {busy ? 'Taking it apart …' : 'Take this mail apart'}
      </button>
      <OperationStatus trouble={trouble} remarks={remarks} isOld={isOld} />
      {result && (
        <>
          <p>{result.scorecard.verdict}</p>
          {result.priority_fixes.length > 0 && <h3>Mend first</h3>}
          {reach(result) && <p className="hint">{reach(result)}</p>}
          <ol className="told">
            {result.priority_fixes.map(({ rank, message, points, places }) => (
              <li key={rank}>
                {message} <strong>−{points}</strong>
                {toPlaces(places)}
              </li>
            ))}
          </ol>
          <h3>Section by section</h3>
          <ul className="told">{result.sections.filter(isWorthIt).map(toSection)}</ul>
          <h3>What a reader has seen</h3>
          <ul className="told">
            {result.reader_timeline
              .filter(({ moment }) => moment.startsWith('after'))
              .map(({ moment, seconds, seen, ask_seen }) => (
                <li key={moment}>
                  <p>
                    After {seconds} seconds: “{shortened(seen)}”
                  </p>
                  {ask_seen === false && <p className="hint">The ask is not seen yet.</p>}
                </li>
              ))}
          </ul>
        </>
      )}
    </>
  )
}

/** How few of what is to be mended are enough, where they are. */
function reach({ scorecard, priority_fixes }: Result<'teardown'>): string | null {
  const few = priority_fixes.filter(({ in_smallest_set }) => in_smallest_set).length
  if (few === 0 || scorecard.score_with_fixes < scorecard.threshold) return null
  return `${few === 1 ? 'The first is' : `The first ${few} are`} enough to reach ${scorecard.threshold}.`
}

const isWorthIt = ({ present, problems, strengths }: Section) =>
  problems.some(({ points }) => points > 0) || (present && strengths.length > 0)

/** What costs points, each once, whatever the place it is said of. */
const costlyOf = (problems: Section['problems']): string[] => [
  ...new Set(
    problems.flatMap(({ places }) => places.flatMap(({ points, message }) => (points > 0 ? [message] : []))),
  ),
]

/** The first of the places by its words, and how many there are. */
function toPlaces(places: Result<'teardown'>['priority_fixes'][number]['places']) {
  const quote = visible(places[0]?.quote ?? '').trim()
  if (quote === '') return null
  const more = places.length - 1
  return (
    <p className="hint">
      “{shortened(quote, 80)}”{more > 0 && ` and ${more} more`}
    </p>
  )
}

const toSection = ({ id, score, problems, strengths, rewrite, rewrite_delta, rewrite_reason }: Section) => (
  <li key={id}>
    <strong>{nameOf(id)}</strong>
    {score !== null && <span className="hint"> {score}</span>}
    {costlyOf(problems).map((message) => (
      <p key={message} className="weak">
        {message}
      </p>
    ))}
    {strengths.map(({ message }) => (
      <p key={message} className="strong">
        {message}
      </p>
    ))}
    {rewrite !== null && visible(rewrite).trim() !== '' && (
      <p className="hint">
        Better: “{shortened(visible(rewrite))}” {(rewrite_delta ?? 0) > 0 && `+${rewrite_delta}`}
      </p>
    )}
    {rewrite === null && rewrite_reason !== null && costlyOf(problems).length > 0 && (
      <p className="hint">{rewrite_reason}</p>
    )}
  </li>
)

const shortened = (text: string, most = 160) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 10).trimEnd()}…` : line
}
