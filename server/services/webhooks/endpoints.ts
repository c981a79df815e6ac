/** The webhooks of a workspace, as people and keys manage them. */

import { MESSAGE_TYPES } from '#shared/api/messages.ts'
import { ApiError } from '#shared/api/problem.ts'
import type {
  NewWebhook,
  QueuedMessage,
  Webhook,
  WebhookChange,
  WebhookInput,
} from '#shared/api/resources/webhooks.ts'
import type { Committed, Store } from '../../storage/store.ts'
import type { EndpointRecord, WorkspaceRecord } from '../../storage/workspace.ts'
import { type Audited, audit } from '../audit.ts'
import { newId } from '../ids.ts'
import { forget, postTo } from '../outbox.ts'
import type { Seal } from '../seal.ts'
import { workspaceOf } from '../workspaces.ts'
import { endpointUrl } from './addresses.ts'
import { newSecret, rotated, sealSecret } from './secrets.ts'

const WEBHOOKS_MAX = 20

/** What webhooks need besides the store. */
export interface WebhookDeps {
  store: Store
  seal: Seal
  webhooks: { allowLocal: boolean }
}

/** Oldest first. */
export async function listWebhooks(store: Store, workspaceId: string): Promise<Webhook[]> {
  const { endpoints } = await workspaceOf(store, workspaceId)
  return endpoints.map((endpoint) => shown(endpoint, Date.now()))
}

/** Throws `not_found`. */
export async function readWebhook(store: Store, workspaceId: string, id: string): Promise<Webhook> {
  return shown(findWebhook(await workspaceOf(store, workspaceId), id), Date.now())
}

/** The secret is given here and nowhere else. Throws `limit_reached`; `MasterKeyMissingError`. */
export async function createWebhook(
  { store, seal, webhooks }: WebhookDeps,
  by: Audited,
  { url, description, events }: WebhookInput,
): Promise<NewWebhook> {
  const address = checkedUrl(url, webhooks.allowLocal)
  const id = newId('ep')
  const secret = newSecret()
  const sealed = await sealSecret(seal, by.workspace, id, secret)
  const endpoint: EndpointRecord = {
    id,
    url: address,
    description,
    events: [...new Set(events)],
    secrets: [{ sealed, expires: null }],
    created: new Date().toISOString(),
    disabled: null,
    disabled_reason: null,
  }
  await store.tx(by.workspace, (workspace) => {
    if (workspace.endpoints.length >= WEBHOOKS_MAX)
      throw new ApiError('limit_reached', { detail: `A workspace has at most ${WEBHOOKS_MAX} webhooks.` })
    workspace.endpoints.push(endpoint)
    audit(workspace, by, { action: 'webhook.created', target: id, after: audited(endpoint) })
  })
  return { ...shown(endpoint, Date.now()), secret }
}

/** What is undefined stays as it is. Throws `not_found`. */
export function changeWebhook(
  { store, webhooks }: Pick<WebhookDeps, 'store' | 'webhooks'>,
  by: Audited,
  id: string,
  { url, description, events, enabled }: WebhookChange,
): Promise<Webhook> {
  return store.tx(by.workspace, (workspace) => {
    const found = findWebhook(workspace, id)
    const before = audited(found)
    if (url !== undefined) found.url = checkedUrl(url, webhooks.allowLocal)
    if (description !== undefined) found.description = description
    if (events !== undefined) found.events = [...new Set(events)]
    if (enabled !== undefined) turn(workspace, found, enabled)
    audit(workspace, by, { action: 'webhook.changed', target: id, before, after: audited(found) })
    return shown(found, Date.now())
  })
}

/** Throws `not_found`. */
export const deleteWebhook = (store: Store, by: Audited, id: string): Promise<undefined> =>
  store.tx(by.workspace, (workspace) => {
    const found = findWebhook(workspace, id)
    workspace.endpoints = workspace.endpoints.filter((endpoint) => endpoint !== found)
    forget(workspace, id)
    audit(workspace, by, { action: 'webhook.deleted', target: id, before: audited(found) })
    return undefined
  })

/** Another secret, given here and nowhere else; the one before it signs for a day more. Throws `not_found`. */
export async function rotateSecret(
  { store, seal }: Pick<WebhookDeps, 'store' | 'seal'>,
  by: Audited,
  id: string,
): Promise<NewWebhook> {
  findWebhook(await workspaceOf(store, by.workspace), id)
  const secret = newSecret()
  const sealed = await sealSecret(seal, by.workspace, id, secret)
  return store.tx(by.workspace, (workspace) => {
    const found = findWebhook(workspace, id)
    const now = Date.now()
    found.secrets = rotated(found.secrets, sealed, now)
    audit(workspace, by, { action: 'webhook.secret_rotated', target: id })
    return { ...shown(found, now), secret }
  })
}

/** Sends a message to try the webhook out. Throws `not_found`, and `conflict` while it is off. */
export const testWebhook = (store: Store, by: Audited, id: string): Promise<QueuedMessage> =>
  store.tx(by.workspace, (workspace) => {
    mustBeOn(findWebhook(workspace, id))
    const type = 'webhook.test'
    return { id: postTo(workspace, [id], type, { webhook: id }, Date.now()), object: 'message', type }
  })

/** Throws `not_found`. */
export function findWebhook<W extends { endpoints: readonly { id: string }[] }>(
  { endpoints }: W,
  id: string,
): W['endpoints'][number] {
  const found = endpoints.find((endpoint) => endpoint.id === id)
  if (!found) throw new ApiError('not_found')
  return found
}

/** Throws `conflict` when it is off. */
export function mustBeOn({ disabled }: Pick<EndpointRecord, 'disabled'>): void {
  if (disabled !== null)
    throw new ApiError('conflict', { detail: 'The webhook is switched off. Switch it on first.' })
}

function turn(workspace: WorkspaceRecord, endpoint: EndpointRecord, on: boolean): void {
  if (on === (endpoint.disabled === null)) return
  endpoint.disabled = on ? null : new Date().toISOString()
  endpoint.disabled_reason = null
  if (!on) forget(workspace, endpoint.id)
}

/** Throws `invalid_request`. */
function checkedUrl(text: string, allowLocal: boolean): string {
  const url = endpointUrl(text, allowLocal)
  if (typeof url !== 'string') return url.href
  throw new ApiError('invalid_request', { errors: [{ pointer: '/url', code: 'not_allowed', detail: url }] })
}

/** As the audit log shows it: the address without its query, which may hold a token. */
const audited = ({ url, description, events, disabled }: EndpointRecord) => ({
  url: url.split('?')[0],
  description,
  events: [...events],
  enabled: disabled === null,
})

const shown = (
  { id, url, description, events, secrets, created, disabled, disabled_reason }: Committed<EndpointRecord>,
  now: number,
): Webhook => ({
  id,
  object: 'webhook',
  url,
  description,
  events: MESSAGE_TYPES.filter((type) => events.includes(type)),
  enabled: disabled === null,
  disabled,
  disabled_reason,
  created,
  old_secret_expires:
    secrets.find(({ expires }) => expires !== null && Date.parse(expires) > now)?.expires ?? null,
})
