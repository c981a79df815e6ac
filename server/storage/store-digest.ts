/** What a store holds, in numbers that can be compared with those of another store. */
import { createHash, type Hash } from 'node:crypto'
import { JOURNAL_NAMES, type JournalName } from './journals.ts'
import type { Committed, Store } from './store.ts'
import type { WorkspaceRecord } from './workspace.ts'

/** One kind of content over all workspaces. */
export interface Digest {
  name: 'accounts' | 'workspaces' | JournalName
  count: number
  /** SHA-256 over canonical JSON, 64 hex digits. */
  sha256: string
}

/** Events of a page. Stores in files read a whole month for each, so pages are long. */
const PAGE_EVENTS = 10_000

/** Digests of everything but meters, which follow from usage. */
export async function digestStore(store: Store): Promise<Digest[]> {
  const { users, sessions, links, places, deleted } = await store.accounts()
  const accounts = new Tally('accounts')
  for (const one of [...users, ...sessions, ...links, ...places, ...deleted]) accounts.add(one)
  const { workspaces } = await store.listWorkspaces()
  const records = new Tally('workspaces')
  for (const workspace of workspaces) records.add(settledRecord(workspace))
  const digests = [accounts.digest(), records.digest()]
  for (const journal of JOURNAL_NAMES) {
    const events = new Tally(journal)
    for (const { id } of workspaces) {
      for await (const page of pagesOf(store, id, journal)) {
        for (const event of page.entries) events.add({ workspace: id, event })
      }
    }
    digests.push(events.digest())
  }
  return digests
}

/** Pages of a journal, newest first, each with the place it begins at. */
export async function* pagesOf<J extends JournalName>(store: Store, workspaceId: string, journal: J) {
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof store.page<J>>> = await store.page(workspaceId, journal, {
      before,
      limit: PAGE_EVENTS,
    })
    yield { before, entries: page.entries }
    before = page.before
  } while (before !== null)
}

/** The record without events that wait for their journals: they are counted there. */
export const settledRecord = (workspace: Committed<WorkspaceRecord>): Committed<WorkspaceRecord> => ({
  ...workspace,
  charges: [],
  audit: { ...workspace.audit, waiting: [] },
})

class Tally {
  readonly #name: Digest['name']
  readonly #hash: Hash = createHash('sha256')
  #count = 0

  constructor(name: Digest['name']) {
    this.#name = name
  }

  add(value: unknown): void {
    this.#count++
    this.#hash.update(canonical(value)).update('\n')
  }

  digest(): Digest {
    return { name: this.#name, count: this.#count, sha256: this.#hash.digest('hex') }
  }
}

/** JSON with the members of objects in the order of their names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
