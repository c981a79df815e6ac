import { SubjectList } from '#shared/ui/subject-list.tsx'
import { useOperation } from '../operations/use-operation.ts'
import { AskServer } from './ask-server.tsx'
import { setText } from './fields.ts'

/** Subjects out of the mail's own words. */
export function SubjectsView() {
  const asked = useOperation('subject-lines')
  const result = asked.answer?.result
  return (
    <>
      <AskServer label="Find subjects" busyLabel="Looking …" asked={asked} onAsk={asked.run} />
      {result && (
        <SubjectList
          candidates={result.candidates}
          current={result.current}
          onUse={(text) => setText('subject', text)}
        />
      )}
    </>
  )
}
