import { useStore } from '#shared/ui/use-store.ts'
import type { Session } from '../compose/session.ts'
import { overlay } from './overlay-state.ts'

/** Stands at the end of the subject line, unless the product is off here. */
export function SubjectButton({ session }: { session: Session }) {
  useStore(session.tab.store)
  if (session.tab.isOff) return null
  return (
    <button
      type="button"
      title="Subjects out of your mail’s own words. Its text goes to your server."
      onClick={() => overlay.patch({ panel: { session, view: 'subjects' }, card: null })}
    >
      Subjects
    </button>
  )
}
