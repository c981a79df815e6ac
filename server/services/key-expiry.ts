/**
 * Tells in time that a key ends. A reminder waits in the outbox from the day the key is made, so that it comes
 * once, however many servers there are, and needs no clockwork of its own.
 */
import { MESSAGES } from '#shared/api/messages.ts'
import type { KeyRecord, WorkspaceRecord } from '../storage/workspace.ts'
import { newId } from './ids.ts'
import { enqueue, post, REMINDER } from './outbox.ts'

/** How long before its end people are told of it, in milliseconds. */
const AHEAD_MS = 7 * 86_400_000

/** Puts the reminder of a new key down; none for a key that never ends, or sooner than it could be told. */
export function remindOfExpiry(
  workspace: WorkspaceRecord,
  { id: key, expires }: Pick<KeyRecord, 'id' | 'expires'>,
  now: number,
): void {
  const due = expires === null ? 0 : Date.parse(expires) - AHEAD_MS
  if (due <= now) return
  const deliveries = [{ endpoint: 'email', attempt: 0, due }]
  enqueue(workspace, {
    id: newId('msg'),
    type: REMINDER,
    at: new Date(now).toISOString(),
    data: { key, expires },
    deliveries,
  })
}

/** Takes back the reminder of a key that ended before, or is being replaced. */
export function forgetExpiry(workspace: WorkspaceRecord, key: string): void {
  workspace.outbox = workspace.outbox.filter(({ type, data }) => type !== REMINDER || data.key !== key)
}

/** Makes messages of the reminders that are due, for keys that still end then and are not being replaced. */
export function tellOfExpiry(workspace: WorkspaceRecord, now: number): void {
  const due = workspace.outbox.filter(
    ({ type, deliveries }) => type === REMINDER && deliveries.every((delivery) => delivery.due <= now),
  )
  if (due.length === 0) return
  workspace.outbox = workspace.outbox.filter((message) => !due.includes(message))
  for (const { data } of due) {
    const reminder = MESSAGES['api_key.expiring'].data.parse(data)
    const key = workspace.keys.find(({ id }) => id === reminder.key)
    const still = key?.revoked === null && key.rotated_to === null && key.expires === reminder.expires
    if (still) post(workspace, 'api_key.expiring', reminder, now)
  }
}
