import type { OperationAnswer, OperationName } from '#shared/api/client.ts'
import { Cited } from './cited.tsx'
import { readable } from './names.ts'

interface AnswerStatusProps {
  problem: string | null
  answer: OperationAnswer<OperationName> | null
}

/** What is said of the list of findings, which has its own view. */
const OF_THE_SCORE: ReadonlySet<string> = new Set(['remarks_held_back'])

/** What went wrong with a call; else what its answer leaves open, who wrote it, and what calls are left. */
export function AnswerStatus({ problem, answer }: AnswerStatusProps) {
  if (problem !== null)
    return (
      <p className="trouble" role="alert">
        {problem}
      </p>
    )
  if (!answer) return null
  const { warnings, engine, usage } = answer
  const remarks = warnings.filter(({ code }) => !OF_THE_SCORE.has(code))
  return (
    <>
      {remarks.length > 0 && (
        <ul className="remarks">
          {remarks.map(({ code, message }) => (
            <li key={`${code}${message}`} className="hint">
              <Cited text={readable(message)} />
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        {engine.model === null ? 'Made by the rules.' : `Made with ${engine.model}, judged by the rules.`}
        {usage.remaining !== null && ` ${usage.remaining} of ${usage.included} calls are left.`}
      </p>
    </>
  )
}
