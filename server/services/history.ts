/** Scores that are kept when the workspace wants it; nothing is, unless it says so. */
import type { HistoryEntry } from '#shared/api/resources/quality.ts'
import type { OperationInput } from '#shared/operations/index.ts'
import type { Answer } from '#shared/operations/operation.ts'
import type { Committed, Page, PageRequest, Store } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { newId } from './ids.ts'
import type { Principal } from './principal.ts'

/** Keeps the score of an answer, with the draft when the owner keeps drafts too. */
export async function keepScore(
  store: Store,
  { settings }: Committed<WorkspaceRecord>,
  { workspace, key, user }: Principal,
  { draft = '', subject }: OperationInput,
  { input, judged }: Answer<unknown>,
  client: string | null,
): Promise<void> {
  if (!settings.history.on || !judged) return
  await store.append(workspace, 'history', [
    {
      id: newId('his'),
      at: new Date().toISOString(),
      operation: 'score',
      kind: input.kind,
      family: input.family,
      ...judged,
      words: input.words,
      key: key?.id ?? null,
      member: user?.id ?? null,
      client,
      draft: settings.history.drafts ? { subject: subject ?? null, draft } : null,
    },
  ])
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
