/** Everything a workspace holds, for its owner to take away. Secrets stay. */
import { JOURNAL_NAMES } from '../storage/journals.ts'
import type { Committed, Store } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { eventsSince } from './journal-reader.ts'
import { workspaceOf } from './workspaces.ts'

/** Fields that are worth something to a thief: digests of keys and of links, secrets of webhooks. */
const SECRET = new Set(['hash', 'secrets'])

export interface WorkspaceExport {
  object: 'workspace_export'
  exported: string
  workspace: Record<string, Json>
  journals: Record<string, Json[]>
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** The record and every journal, newest events first; without what only the server itself needs. */
export async function exportWorkspace(store: Store, workspaceId: string): Promise<WorkspaceExport> {
  const { audit, outbox: _, requests: __, ...record } = await workspaceOf(store, workspaceId)
  const journals: Record<string, Json[]> = {}
  for (const journal of JOURNAL_NAMES) {
    const events: Json[] = []
    for await (const event of eventsSince(store, workspaceId, journal)) events.push(asJson(event))
    journals[journal] = events
  }
  const chain = { seq: audit.seq, hash: audit.hash }
  return {
    object: 'workspace_export',
    exported: new Date().toISOString(),
    workspace: { ...withoutSecrets(record), audit: chain },
    journals,
  }
}

const withoutSecrets = (record: Partial<Committed<WorkspaceRecord>>): Record<string, Json> =>
  JSON.parse(JSON.stringify(record, (name, value) => (SECRET.has(name) ? undefined : value)))

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value))
