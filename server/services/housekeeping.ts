/** Drops what is kept for some days only, when the server starts and once a day. */
import { errorFields, type Log } from '../log.ts'
import type { Committed, Store } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { forgetRequests } from './once.ts'

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
    running = running.then(() => dropOld(deps, () => stopped))
  }
  run()
  const timer = setInterval(run, DAY_MS).unref()
  return async () => {
    stopped = true
    clearInterval(timer)
    await running
  }
}

/** Drops the scores that are older than their workspace keeps any. */
export const dropOldScores = (
  store: Store,
  { id, settings }: Pick<Committed<WorkspaceRecord>, 'id' | 'settings'>,
  now: number,
): Promise<void> => store.prune(id, 'history', new Date(now - settings.history.days * DAY_MS).toISOString())

/** Drops the drafts of a workspace that keeps none any more. */
export async function dropUnwantedDrafts(
  store: Store,
  { id, settings }: Pick<Committed<WorkspaceRecord>, 'id' | 'settings'>,
): Promise<void> {
  if (!settings.history.drafts) await store.forgetDrafts(id)
}

/** Goes through all workspaces; what fails in one is tried again the next day. Never rejects. */
export async function dropOld(
  { store, log, now = Date.now }: Housekeeping,
  isStopped = () => false,
): Promise<void> {
  const failed = (error: unknown) => log.warn(errorFields(error), 'what is old could not be dropped')
  try {
    const { workspaces } = await store.listWorkspaces()
    for (const workspace of workspaces) {
      if (isStopped()) return
      await dropOldScores(store, workspace, now()).catch(failed)
      await dropUnwantedDrafts(store, workspace).catch(failed)
      await forgetRequests(store, workspace, now()).catch(failed)
    }
  } catch (error) {
    failed(error)
  }
}
