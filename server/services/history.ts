/**
 * Scores that are kept when the workspace wants it; nothing is, unless it says so. Who wrote a mail is not: a list of
 * scores by person is what reports are careful not to give.
 */
import type { HistoryEntry } from '#shared/api/resources/quality.ts'
import type { OperationInput } from '#shared/operations/index.ts'
import type { Answer } from '#shared/operations/operation.ts'
import type { HistoryEvent } from '../storage/journals.ts'
import type { Committed, Page, PageRequest, Store } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { newId } from './ids.ts'
import type { Principal } from './principal.ts'

/** A request that was answered, and the client it was done for. */
export interface Answered {
  request: OperationInput
  answer: Answer<unknown>
  client: string | null
}

/** Keeps the scores of answers, with the drafts when the owner keeps drafts too; together or not at all. */
export async function keepScores(
  store: Store,
  { settings: asked }: Committed<WorkspaceRecord>,
  { workspace, key }: Principal,
  answered: readonly Answered[],
): Promise<void> {
  if (!asked.history.on) return
  // A model may have been asked for a minute: what was turned off meanwhile is off.
  const { history = asked.history } = (await store.read(workspace))?.settings ?? {}
  if (!history.on) return
  const at = new Date().toISOString()
  const events = answered.flatMap(({ request: { draft = '', subject }, answer, client }): HistoryEvent[] => {
    const { input, judged } = answer
    if (!judged) return []
    return [
      {
        id: newId('his'),
        at,
        operation: 'score',
        kind: input.kind,
        family: input.family,
        ...judged,
        words: input.words,
        key: key?.id ?? null,
        client,
        draft: history.drafts ? { subject: subject ?? null, draft } : null,
      },
    ]
  })
  if (events.length > 0) await store.append(workspace, 'history', events)
}

/** Kept scores, newest first. */
export async function historyPage(
  store: Store,
  workspaceId: string,
  request: PageRequest,
): Promise<Page<HistoryEntry>> {
  const { entries, before } = await store.page(workspaceId, 'history', request)
  return {
    entries: entries.map((event) => ({ ...event, object: 'history_entry', rules: [...event.rules] })),
    before,
  }
}
