import { SubjectList } from '#shared/ui/subject-list.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { AnswerStatus } from '../operations/answer-status.tsx'
import { mailInput } from '../operations/mail-input.ts'
import { SignedOut, useIsReady } from '../operations/signed-out.tsx'
import { useOperation } from '../operations/use-operation.ts'
import { setText } from './fields.ts'
import { mail } from './mail.ts'

/** Subjects out of the mail's own words. */
export function SubjectsView() {
  const { answer, problem, busy, run } = useOperation('subject-lines')
  const { draft } = useStore(mail)
  const isReady = useIsReady()
  return (
    <>
      <button
        type="button"
        className="main"
        disabled={busy || !isReady || draft.trim() === ''}
        onClick={() => void run(mailInput(mail.get()))}
      >
        {busy ? 'Looking …' : 'Find subjects'}
      </button>
      <SignedOut />
      <AnswerStatus problem={problem} answer={answer} />
      {answer && (
        <SubjectList
          candidates={answer.result.candidates}
          current={answer.result.current}
          onUse={(text) => setText('subject', text)}
        />
      )}
    </>
  )
}
