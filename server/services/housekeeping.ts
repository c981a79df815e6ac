/** Drops kept scores whose days are over, when the server starts and once a day. */
import { errorFields, type Log } from '../log.ts'
import type { Store } from '../storage/store.ts'

const DAY_MS = 86_400_000

interface Housekeeping {
  store: Store
  log: Log
  /** Milliseconds since 1970. */
  now?: () => number
}

/** Begins at once. Gives what ends it, which resolves when nothing is under way any more. */
export function startHousekeeping(deps: Housekeeping): () => Promise<void> {
  let stopped = false
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = running.then(() => pruneHistory(deps, () => stopped))
  }
  run()
  const timer = setInterval(run, DAY_MS).unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

/** Goes through all workspaces; what fails in one is tried again the next day. Never rejects. */
export async function pruneHistory(
  { store, log, now = Date.now }: Housekeeping,
  isStopped = () => false,
): Promise<void> {
  const failed = (error: unknown) => log.warn(errorFields(error), 'old scores could not be dropped')
  try {
    const { workspaces } = await store.listWorkspaces()
    for (const { id, settings } of workspaces) {
      if (isStopped()) return
      const before = new Date(now() - settings.history.days * DAY_MS).toISOString()
      await store.prune(id, 'history', before).catch(failed)
    }
  } catch (error) {
    failed(error)
  }
}
