/** The audit log: who changed what. Each event holds the hash of the one before, so that none can be taken out. */
import { hash } from 'node:crypto'
import type { AuditEntry } from '#shared/api/resources/quality.ts'
import type { Actor, AuditEvent, Json } from '../storage/journals.ts'
import type { Page, PageRequest, Store } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { newId } from './ids.ts'

/** Who acts on a workspace, from where. */
export interface Audited {
  workspace: string
  actor: Actor
  /** First part of the address; null from the command line. */
  ip: string | null
  request_id: string | null
}

export interface Change {
  /** Object and verb: `key.created`. */
  action: string
  target?: string | null
  /** Values before and after; never a secret, never a draft. */
  before?: unknown
  after?: unknown
}

/** Adds to the log, in the transaction that makes the change, and gives the event. */
export function audit(
  workspace: WorkspaceRecord,
  by: Audited,
  { action, target, before, after }: Change,
): AuditEvent {
  const { seq, hash: previous, waiting } = workspace.audit
  const event: Omit<AuditEvent, 'hash'> = {
    id: newId('aud'),
    at: new Date().toISOString(),
    actor: by.actor,
    action,
    target: target ?? null,
    before: shortened(before),
    after: shortened(after),
    ip: by.ip,
    request_id: by.request_id,
    seq: seq + 1,
    previous,
  }
  const chained = { ...event, hash: hashOf(event) }
  workspace.audit = { seq: chained.seq, hash: chained.hash, waiting: [...waiting, chained] }
  return chained
}

/** Most characters of a value, or of each field of an object. A log of long lists would outgrow what they are in. */
const VALUE_CHARS_MAX = 2000

/** A copy as it will be read back, so that later changes stay out; what is long is told by its size and digest. */
function shortened(value: unknown): Json {
  const copy: Json = JSON.parse(JSON.stringify(value ?? null))
  if (typeof copy !== 'object' || copy === null || Array.isArray(copy)) return inShort(copy)
  return Object.fromEntries(Object.entries(copy).map(([name, field]) => [name, inShort(field)]))
}

function inShort(value: Json): Json {
  const text = JSON.stringify(value)
  if (text.length <= VALUE_CHARS_MAX) return value
  const entries = Array.isArray(value) ? { entries: value.length } : {}
  return { ...entries, characters: text.length, sha256: hash('sha256', text, 'hex') }
}

/** Whether the events, newest first, follow each other unchanged. */
export function isChain(events: readonly AuditEvent[]): boolean {
  return events.every((event, index) => {
    const { hash: own, ...rest } = event
    const older = events[index + 1]
    return (
      own === hashOf(rest) &&
      (older === undefined || (older.hash === rest.previous && older.seq === rest.seq - 1))
    )
  })
}

/** Fields are hashed in the order of their names, as stores need not keep another. */
const hashOf = (event: Omit<AuditEvent, 'hash'>): string =>
  hash('sha256', JSON.stringify(sorted(event)), 'hex')

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  )
}

/** No event stands before the first. */
export const CHAIN_START = '0'.repeat(64)

/** The log, newest first. */
export async function auditPage(
  store: Store,
  workspaceId: string,
  request: PageRequest,
): Promise<Page<AuditEntry>> {
  const { entries, before } = await store.page(workspaceId, 'audit', request)
  return { entries: entries.map((event) => ({ ...event, object: 'audit_event' })), before }
}

/** What is done from the command line, by whoever may read the data folder. */
export const byCommand = (workspace: string): Audited => ({
  workspace,
  actor: { type: 'command', id: null },
  ip: null,
  request_id: null,
})
