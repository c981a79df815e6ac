/** Messages to webhooks and people, written in the same commit as their cause. */
import type { MessageData, MessageType } from '#shared/api/messages.ts'
import type { Committed } from '../storage/store.ts'
import type { WorkspaceRecord } from '../storage/workspace.ts'
import { newId } from './ids.ts'

/** Most messages that wait in a workspace; when there are more, the oldest go, and their cause never fails. */
export const OUTBOX_MAX = 1000

/** A message that nobody gets: when it is due it makes one, of a key that ends. */
export const REMINDER = 'api_key.reminder'

/** Types that owners and admins are also told by e-mail. */
const BY_EMAIL = [
  'quota.warning',
  'quota.soft_cap',
  'quota.hard_stop',
  'overage.started',
  'overage.threshold',
  'spend_cap.reached',
  'api_key.expiring',
  'webhook.disabled',
] as const satisfies readonly MessageType[]
export type MailedType = (typeof BY_EMAIL)[number]

export const isMailed = (type: string): type is MailedType => BY_EMAIL.some((mailed) => mailed === type)

/** Ids of the webhooks that are on and want the type. */
export const listeners = ({ endpoints }: Committed<Pick<WorkspaceRecord, 'endpoints'>>, type: MessageType) =>
  endpoints
    .filter(({ disabled, events }) => disabled === null && (events.length === 0 || events.includes(type)))
    .map(({ id }): string => id)

/** Tells every webhook that listens, and people. Nothing is kept when there is nobody to tell. */
export function post<T extends MessageType>(
  workspace: WorkspaceRecord,
  type: T,
  data: MessageData<T>,
  now: number,
): void {
  const targets = listeners(workspace, type)
  if (isMailed(type)) targets.push('email')
  if (targets.length > 0) postTo(workspace, targets, type, data, now)
}

/** Tells these targets alone: ids of webhooks, or `email`. Gives the id of the message. */
export function postTo<T extends MessageType>(
  workspace: WorkspaceRecord,
  targets: readonly string[],
  type: T,
  data: MessageData<T>,
  now: number,
): string {
  const id = newId('msg')
  const deliveries = targets.map((endpoint) => ({ endpoint, attempt: 0, due: now }))
  enqueue(workspace, { id, type, at: new Date(now).toISOString(), data: { ...data }, deliveries })
  return id
}

export function enqueue(workspace: WorkspaceRecord, message: WorkspaceRecord['outbox'][number]): void {
  // Reminders wait for months by nature, and there is one for each key at most.
  const oldest = Math.max(
    0,
    workspace.outbox.findIndex(({ type }) => type !== REMINDER),
  )
  const kept = workspace.outbox.length < OUTBOX_MAX ? workspace.outbox : workspace.outbox.toSpliced(oldest, 1)
  workspace.outbox = [...kept, message]
}

/** Forgets whatever waits for a target. */
export function forget(workspace: WorkspaceRecord, target: string): void {
  keepDeliveries(workspace, ({ endpoint }) => endpoint !== target)
}

/** Keeps the deliveries that are wanted, and the messages that have any. */
export function keepDeliveries(
  workspace: WorkspaceRecord,
  wanted: (delivery: WorkspaceRecord['outbox'][number]['deliveries'][number]) => boolean,
): void {
  for (const message of workspace.outbox) message.deliveries = message.deliveries.filter(wanted)
  workspace.outbox = workspace.outbox.filter(({ deliveries }) => deliveries.length > 0)
}
