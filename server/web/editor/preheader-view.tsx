import { Cited } from '../operations/cited.tsx'
import { useOperation } from '../operations/use-operation.ts'
import { AskServer } from './ask-server.tsx'
import { setText } from './fields.ts'

/** Preheaders out of the mail's own words, each with what it does to the score. */
export function PreheaderView() {
  const asked = useOperation('preheader')
  const result = asked.answer?.result
  return (
    <>
      <AskServer label="Find preheaders" busyLabel="Looking …" asked={asked} onAsk={asked.run} />
      {result?.none_reason && (
        <p>
          Better none: <Cited text={result.none_reason} />
        </p>
      )}
      {result && !result.current && (
        <p className="hint">Without one, inboxes show “{result.shown_without}”.</p>
      )}
      <ul className="lines">
        {result?.candidates.map(({ text, chars, score, score_delta }) => (
          <li key={text}>
            <button type="button" className="line" onClick={() => setText('preheader', text)}>
              <span className="line-text">{text}</span>
            </button>
            <p className="hint">
              {chars} characters · the mail scores {score} with it (
              {score_delta < 0 ? `−${-score_delta}` : `+${score_delta}`})
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
