import { useEffect } from 'react'
import type { Result } from '#shared/api/client.ts'
import { nameOf } from '#shared/ui/name-of.ts'
import { makeEdits } from '../../compose/fix.ts'
import type { Session } from '../../compose/session.ts'
import { NotApplied } from '../../editors/apply.ts'
import { OperationStatus } from '../operation-status.tsx'
import { overlay, say } from '../overlay-state.ts'
import { useOperation } from '../use-operation.ts'

type Candidate = Result<'subject-lines'>['candidates'][number]

/** Subjects out of the mail's own words, each with how well it serves the mail and what a phone shows of it. */
export function SubjectsView({ session }: { session: Session }) {
  const { result, trouble, remarks, busy, run } = useOperation(session, 'subject-lines')
  // Opening this view on a mail is the press that asks for them, unless they are here already.
  const isNew = result === null
  useEffect(() => {
    if (isNew) void run({})
  }, [isNew, run])
  const use = async (text: string) => {
    try {
      const edit = { start: 0, end: session.subject?.value.length ?? 0, replacement: text }
      const { undo } = await makeEdits(session, [{ field: 'subject', ...edit }])
      say('The subject is changed.', { session, back: undo })
    } catch (error) {
      say(error instanceof NotApplied ? error.message : 'The subject could not be changed.')
    }
  }
  if (!session.subject) return <p>A reply keeps the subject of its thread.</p>
  return (
    <>
      {busy && <p role="status">Looking for subjects …</p>}
      <OperationStatus trouble={trouble} remarks={remarks} />
      {result?.candidates.length === 0 && (
        <p>The mail names too little to make a subject of. Write more of it first.</p>
      )}
      {result && result.candidates.length > 0 && (
        <p className="hint">Best first: how well each would serve this mail, of 100.</p>
      )}
      <ul className="lines">
        {result?.candidates.map((candidate) => (
          <li key={candidate.text}>
            <button type="button" className="line" onClick={() => void use(candidate.text)}>
              <span className="line-text">{candidate.text}</span>
              <span className="line-score">{candidate.fit}</span>
            </button>
            <p className="hint">{shown(candidate)}</p>
          </li>
        ))}
      </ul>
      {result?.current && (
        <p className="hint yours">
          <span>Yours: “{result.current.text}”</span>
          <span className="line-score">{result.current.fit}</span>
        </p>
      )}
      {result && (
        <div className="row">
          <button type="button" disabled={busy} onClick={() => void run({})}>
            Look again
          </button>
          <button type="button" onClick={() => overlay.patch({ panel: null })}>
            Done
          </button>
        </div>
      )}
    </>
  )
}

const PHONE = 'gmail_mobile'

function shown({ truncation, chars, angle }: Candidate): string {
  const phone = truncation.find(({ client }) => client === PHONE)?.visible
  const cut = phone?.endsWith('…') ? `on a phone “${phone}”` : 'shows whole on a phone'
  return `${nameOf(angle)} · ${chars} characters, ${cut}`
}
