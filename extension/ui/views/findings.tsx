import type { Annotation } from '#shared/engine/report.ts'
import { FindingList } from '#shared/ui/finding-list.tsx'
import { useStore } from '#shared/ui/use-store.ts'
import { visible } from '#shared/ui/visible.ts'
import { makeFix } from '../../compose/fix.ts'
import type { Session } from '../../compose/session.ts'
import { NotApplied } from '../../editors/apply.ts'
import { say } from '../overlay-state.ts'

/** Every finding of the mail, dearest first, for those who read lists better than underlines. */
export function FindingsView({ session }: { session: Session }) {
  const { checked } = useStore(session.store)
  if (!checked) return <p>Nothing to check yet.</p>
  const apply = async (annotation: Annotation, fix: number) => {
    try {
      const { undo } = await makeFix(session, annotation, fix)
      say('Done.', { session, back: undo })
    } catch (error) {
      say(error instanceof NotApplied ? error.message : 'The fix could not be made. The mail is as it was.')
    }
  }
  const { annotations } = checked.report
  return (
    <FindingList
      annotations={annotations.map((one) => ({ ...one, quote: visible(one.quote) }))}
      onApply={(annotation, fix) => void apply(annotation, fix)}
    />
  )
}
