import { useStore } from '#shared/ui/use-store.ts'
import { AnswerStatus } from '../operations/answer-status.tsx'
import { mailInput } from '../operations/mail-input.ts'
import { SignedOut, useIsReady } from '../operations/signed-out.tsx'
import { useOperation } from '../operations/use-operation.ts'
import { setText } from './fields.ts'
import { mail } from './mail.ts'

/** Preheaders out of the mail's own words, each with what it does to the score. */
export function PreheaderView() {
  const { answer, problem, busy, run } = useOperation('preheader')
  const { draft } = useStore(mail)
  const isReady = useIsReady()
  const result = answer?.result
  return (
    <>
      <button
        type="button"
        className="main"
        disabled={busy || !isReady || draft.trim() === ''}
        onClick={() => void run(mailInput(mail.get()))}
      >
        {busy ? 'Looking …' : 'Find preheaders'}
      </button>
      <SignedOut />
      <AnswerStatus problem={problem} answer={answer} />
      {result?.none_reason && <p>Better none: {result.none_reason}</p>}
      {result && !result.current && (
        <p className="hint">Without one, inboxes show “{result.shown_without}”.</p>
      )}
      <ul className="lines">
        {result?.candidates.map(({ text, chars, score, score_delta }) => (
          <li key={text}>
            <button type="button" className="line" onClick={() => setText('preheader', text)}>
              <span className="line-text">{text}</span>
              <span className="line-score">{score}</span>
            </button>
            <p className="hint">
              {chars} characters · score {score_delta < 0 ? `−${-score_delta}` : `+${score_delta}`}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
