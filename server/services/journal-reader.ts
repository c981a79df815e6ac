/** Reads a journal from the newest event back to a moment. */
import type { JournalEvents, JournalName } from '../storage/journals.ts'
import type { Page, Store } from '../storage/store.ts'

const PAGE = 1000

/** Events not older than `since` (ISO 8601, or its beginning), newest first; all of them without it. */
export async function* eventsSince<J extends JournalName>(
  store: Store,
  workspaceId: string,
  journal: J,
  since = '',
): AsyncGenerator<JournalEvents[J]> {
  let before: string | null = null
  do {
    const page: Page<JournalEvents[J]> = await store.page(workspaceId, journal, { before, limit: PAGE })
    for (const event of page.entries) {
      if (event.at < since) return
      yield event
    }
    before = page.before
  } while (before !== null)
}
