/** Everything a workspace holds, for its owner to take away. Secrets stay. */
import { JOURNAL_NAMES } from '../storage/journals.ts'
import type { Committed, Page, Store } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { workspaceOf } from './workspaces.ts'

/** Fields that are worth something to a thief: digests of keys and of links, secrets of webhooks. */
const SECRET = new Set(['hash', 'secrets'])

/** Events that are in memory at a time: an event may hold a whole draft. */
const PAGE = 250

/**
 * The record and every journal, newest events first, as the parts of one JSON text, none of them empty; without what only the
 * server itself needs. A part is made when it is asked for, so memory does not grow with what there is. Rejects with `not_found`.
 */
export async function exportWorkspace(store: Store, workspaceId: string): Promise<AsyncGenerator<string>> {
  const workspace = await workspaceOf(store, workspaceId)
  // Journals that cannot be read are told of while that can be said.
  for (const journal of JOURNAL_NAMES) await store.page(workspaceId, journal, { limit: 1 })
  return parts(store, workspace)
}

async function* parts(store: Store, workspace: Committed<WorkspaceRecord>): AsyncGenerator<string> {
  const { audit, outbox: _, requests: __, charges: ___, ...record } = workspace
  const shown = { ...record, audit: { seq: audit.seq, hash: audit.hash } }
  yield `{"object":"workspace_export","exported":${JSON.stringify(new Date())},`
  yield `"workspace":${JSON.stringify(shown, (name, value) => (SECRET.has(name) ? undefined : value))},"journals":{`
  for (const [at, journal] of JOURNAL_NAMES.entries()) {
    yield `${at > 0 ? ',' : ''}"${journal}":[`
    let before: string | null = null
    let comma = ''
    do {
      const page: Page<object> = await store.page(workspace.id, journal, { before, limit: PAGE })
      const events = page.entries.map((event) => JSON.stringify(event)).join(',')
      if (events !== '') {
        yield comma + events
        comma = ','
      }
      before = page.before
    } while (before !== null)
    yield ']'
  }
  yield '}}'
}
