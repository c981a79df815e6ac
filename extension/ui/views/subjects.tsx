import { useEffect } from 'react'
import { SubjectList } from '#shared/ui/subject-list.tsx'
import { makeEdits } from '../../compose/fix.ts'
import type { Session } from '../../compose/session.ts'
import { NotApplied } from '../../editors/apply.ts'
import { OperationStatus } from '../operation-status.tsx'
import { overlay, say } from '../overlay-state.ts'
import { useOperation } from '../use-operation.ts'

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
      {result && (
        <SubjectList
          candidates={result.candidates}
          current={result.current}
          onUse={(text) => void use(text)}
        />
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
