/** How deliveries went, and messages sent once more. */
import { ApiError } from '#shared/api/problem.ts'
import type { Delivery, QueuedMessage } from '#shared/api/resources/webhooks.ts'
import type { DeliveryEvent } from '../../storage/journals.ts'
import type { Page, PageRequest, Store } from '../../storage/store.ts'
import type { MessageRecord, WorkspaceRecord } from '../../storage/workspace.ts'
import { type Audited, audit } from '../audit.ts'
import { enqueue } from '../outbox.ts'
import { workspaceOf } from '../workspaces.ts'
import { findWebhook, mustBeOn } from './endpoints.ts'
import { LEASE_MS } from './state.ts'

/** Attempts that are looked through at once, and how often, for what belongs to one webhook. */
const LOOK_AT = 1000
const LOOKS_MAX = 10

/**
 * Attempts to deliver to a webhook, newest first. The log is the workspace's, and only a part of it is looked through
 * at once: a page may be short, and is the last one when it says so. Throws `not_found`.
 */
export async function listDeliveries(
  store: Store,
  workspaceId: string,
  id: string,
  { limit, before: from = null }: PageRequest,
): Promise<Page<Delivery>> {
  findWebhook(await workspaceOf(store, workspaceId), id)
  const entries: Delivery[] = []
  let before = from
  for (let looks = 0; looks < LOOKS_MAX; looks++) {
    let found = await store.page(workspaceId, 'delivery', { before, limit: LOOK_AT })
    const own = found.entries.flatMap(({ endpoint }, at) => (endpoint === id ? [at] : []))
    const last = own[limit - entries.length - 1]
    // The page ends where the next one begins, so what is beyond it is not asked for.
    if (last !== undefined) found = await store.page(workspaceId, 'delivery', { before, limit: last + 1 })
    entries.push(...found.entries.filter(({ endpoint }) => endpoint === id).map(shown))
    before = found.before
    if (last !== undefined || before === null) break
  }
  return { entries, before }
}

/** Sends a message of the log, or one that waits for its next attempt. Throws `not_found`, and `conflict` while it is off. */
export async function replayMessage(
  store: Store,
  by: Audited,
  id: string,
  messageId: string,
): Promise<QueuedMessage> {
  const logged = await findLogged(store, by.workspace, id, messageId)
  return store.tx(by.workspace, (workspace) => {
    mustBeOn(findWebhook(workspace, id))
    const message = queue(workspace, id, messageId, logged, Date.now())
    audit(workspace, by, { action: 'webhook.message_replayed', target: id, after: { message: messageId } })
    return { id: message.id, object: 'message', type: message.type }
  })
}

function queue(
  workspace: WorkspaceRecord,
  endpoint: string,
  messageId: string,
  logged: DeliveryEvent | undefined,
  now: number,
): Pick<MessageRecord, 'id' | 'type'> {
  const waiting = workspace.outbox.find(({ id }) => id === messageId)
  const delivery = waiting?.deliveries.find((one) => one.endpoint === endpoint)
  if (waiting && delivery) {
    // What is due sooner may be on its way already, and comes soon in any case.
    if (delivery.due > now + LEASE_MS) Object.assign(delivery, { due: now, attempt: 0 })
    return waiting
  }
  if (!logged) throw new ApiError('not_found')
  const again = { endpoint, attempt: 0, due: now }
  const { type, posted: at, data } = logged
  if (waiting) waiting.deliveries.push(again)
  else enqueue(workspace, { id: messageId, type, at, data, deliveries: [again] })
  return { id: messageId, type }
}

async function findLogged(
  store: Store,
  workspaceId: string,
  endpoint: string,
  messageId: string,
): Promise<DeliveryEvent | undefined> {
  let before: string | null = null
  for (let looks = 0; looks < LOOKS_MAX; looks++) {
    const page: Page<DeliveryEvent> = await store.page(workspaceId, 'delivery', { before, limit: LOOK_AT })
    const found = page.entries.find((event) => event.message === messageId && event.endpoint === endpoint)
    if (found || page.before === null) return found
    before = page.before
  }
  return undefined
}

const shown = ({ id, at, message, type, data, attempt, status, failure, ms }: DeliveryEvent): Delivery => ({
  id,
  object: 'delivery',
  at,
  message,
  type,
  data,
  attempt,
  delivered: failure === null,
  status,
  failure,
  ms,
})
