/** Reads a journal from the newest event back to a moment. */
import type { JournalEvents, JournalName } from '../storage/journals.ts'
import type { Store } from '../storage/store.ts'

const PAGE = 1000
/** Milliseconds by which an event may come late, from the queue of an extension that was offline. */
const LATE_MS = 14 * 86_400_000

/** Events not older than `since` (ISO 8601), those that came last first. */
export async function* eventsSince<J extends JournalName>(
  store: Store,
  workspaceId: string,
  journal: J,
  since: string,
): AsyncGenerator<JournalEvents[J]> {
  const end = new Date(Date.parse(since) - LATE_MS).toISOString()
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof store.page<J>>> = await store.page(workspaceId, journal, {
      before,
      limit: PAGE,
    })
    for (const event of page.entries) {
      if (event.at < end) return
      if (event.at >= since) yield event
    }
    before = page.before
  } while (before !== null)
}
