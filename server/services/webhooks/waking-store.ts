/** A store that tells when a commit has put a message into an outbox. */
import { decorate } from '../../storage/decorate.ts'
import type { Store } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'

/** Calls `posted` after each such commit, of whatever service. Everything else is the store's own. */
export function wakingStore(store: Store, posted: () => void): Store {
  const newest = ({ outbox }: WorkspaceRecord) => outbox.at(-1)?.id
  const watched =
    <T>(fn: (workspace: WorkspaceRecord) => T, found: () => void) =>
    (workspace: WorkspaceRecord): T => {
      const before = newest(workspace)
      const result = fn(workspace)
      if (newest(workspace) !== before && newest(workspace) !== undefined) found()
      return result
    }
  const watch = async <T>(work: (found: () => void) => Promise<T>): Promise<T> => {
    let isPosted = false
    const result = await work(() => {
      isPosted = true
    })
    if (isPosted) posted()
    return result
  }
  const own: Pick<Store, 'tx' | 'reserve' | 'settle'> = {
    tx: (id, fn) => watch((found) => store.tx(id, watched(fn, found))),
    reserve: (id, decide) =>
      watch((found) =>
        store.reserve(id, (meter, now, workspace) => {
          const decided = decide(meter, now, workspace)
          return { ...decided, commit: decided.commit && watched(decided.commit, found) }
        }),
      ),
    settle: (id, reservation, event, commit = null) =>
      watch((found) => store.settle(id, reservation, event, commit && watched(commit, found))),
  }
  return decorate(store, own)
}
