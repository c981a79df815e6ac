/** What happens to the deliveries of a workspace: pure changes of its record, for transactions. */
import type { Committed } from '../../storage/store.ts'
import type { EndpointRecord, MessageRecord, WorkspaceRecord } from '../../storage/workspace.ts'
import { audit } from '../audit.ts'
import { tellOfExpiry } from '../key-expiry.ts'
import { forget, keepDeliveries, post } from '../outbox.ts'

/**
 * How long a delivery that was taken is left to whoever took it, in milliseconds. Longer than a send can last, so
 * that no two servers send the same attempt at once even when their clocks differ by half a minute.
 */
export const LEASE_MS = 60_000

/** A delivery that was taken. */
export interface Taken {
  message: Omit<MessageRecord, 'deliveries'>
  /** The endpoint as it was then; null for e-mail. */
  endpoint: EndpointRecord | null
  /** Number of this attempt, from 1. */
  attempt: number
  /** Until when it is ours, milliseconds since 1970. Names the taking: nobody else has it with the same. */
  until: number
}

export const targetOf = ({ endpoint }: Pick<Taken, 'endpoint'>): string => endpoint?.id ?? 'email'

/** Whether there is something to take, which a reader can tell without a commit. */
export const isAnyDue = (
  workspace: Committed<WorkspaceRecord> | null,
  now: number,
  busy: ReadonlySet<string>,
): boolean =>
  workspace?.outbox.some(({ deliveries }) =>
    deliveries.some(({ due, endpoint }) => due <= now && !busy.has(endpoint)),
  ) ?? false

/** Takes what is due, the longest due first: one delivery of each target that is free, `most` in all. */
export function take(
  workspace: WorkspaceRecord,
  now: number,
  { most, busy, mails }: { most: number; busy: ReadonlySet<string>; mails: boolean },
): Taken[] {
  tellOfExpiry(workspace, now)
  const endpoints = new Map(workspace.endpoints.map((endpoint) => [endpoint.id, endpoint]))
  // What is due later may be a reminder, which becomes a message only then.
  keepDeliveries(workspace, ({ endpoint: target, due }) =>
    target === 'email' ? mails || due > now : endpoints.get(target)?.disabled === null,
  )
  const due = workspace.outbox
    .flatMap((message) => message.deliveries.map((delivery) => ({ message, delivery })))
    .filter(({ delivery }) => delivery.due <= now && !busy.has(delivery.endpoint))
    .sort((a, b) => a.delivery.due - b.delivery.due)
  const first = due.filter(
    ({ delivery }, at) => due.findIndex((other) => other.delivery.endpoint === delivery.endpoint) === at,
  )
  return first.slice(0, most).map(({ message: { deliveries: _, ...message }, delivery }) => {
    delivery.attempt += 1
    delivery.due = now + LEASE_MS
    const endpoint = endpoints.get(delivery.endpoint) ?? null
    return { message, endpoint, attempt: delivery.attempt, until: delivery.due }
  })
}

/** It arrived: nobody else needs to send it, even who has taken it over. */
export function delivered(workspace: WorkspaceRecord, taken: Taken): void {
  settle(workspace, taken, null)
}

/** It is sent again at `due`. Nothing happens when another has taken it over. */
export function retry(workspace: WorkspaceRecord, taken: Taken, due: number): void {
  const delivery = deliveryOf(workspace, taken)
  if (delivery?.due === taken.until) delivery.due = due
}

/** It is given up. */
export function drop(workspace: WorkspaceRecord, taken: Taken): void {
  settle(workspace, taken, taken.until)
}

/** Switches an endpoint off with all that waits for it, and tells the others. */
export function disable(workspace: WorkspaceRecord, endpointId: string, reason: string, now: number): void {
  const endpoint = workspace.endpoints.find(({ id }) => id === endpointId)
  if (!endpoint || endpoint.disabled !== null) return
  endpoint.disabled = new Date(now).toISOString()
  endpoint.disabled_reason = reason
  forget(workspace, endpointId)
  const server = {
    workspace: workspace.id,
    actor: { type: 'system', id: null },
    ip: null,
    request_id: null,
  } as const
  audit(workspace, server, { action: 'webhook.disabled', target: endpointId, after: { reason } })
  post(workspace, 'webhook.disabled', { webhook: endpointId, reason }, now)
}

/** Removes a delivery; with `until`, only while it is as it was taken. */
function settle(workspace: WorkspaceRecord, taken: Taken, until: number | null): void {
  const found = deliveryOf(workspace, taken)
  if (!found || (until !== null && found.due !== until)) return
  keepDeliveries(workspace, (delivery) => delivery !== found)
}

function deliveryOf({ outbox }: WorkspaceRecord, taken: Taken) {
  const message = outbox.find(({ id }) => id === taken.message.id)
  return message?.deliveries.find(({ endpoint }) => endpoint === targetOf(taken))
}

/** What is sent: the same bytes at every attempt. */
export const bodyOf = (workspaceId: string, { type, at, data }: Committed<Taken['message']>): string =>
  JSON.stringify({ type, timestamp: at, workspace: workspaceId, data })
