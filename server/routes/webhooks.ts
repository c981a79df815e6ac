/** `/v1/webhooks`, and the messages that webhooks receive. */
import { z } from 'zod'
import { listed, paged } from '#shared/api/lists.ts'
import { envelope, MESSAGE_TYPES, MESSAGES } from '#shared/api/messages.ts'
import * as endpoints from '#shared/api/resources/webhooks.ts'
import type { Deps } from '../deps.ts'
import { auditedBy } from '../middleware/access.ts'
import { pageAt } from '../services/cursors.ts'
import { listDeliveries, replayMessage } from '../services/webhooks/delivery-log.ts'
import * as webhooks from '../services/webhooks/endpoints.ts'
import type { PageRequest } from '../storage/store.ts'
import { serve } from './endpoint.ts'
import type { App } from './route.ts'

export function mountWebhooks(app: App, deps: Deps): void {
  const { store } = deps
  serve(app, deps, endpoints.listWebhooks, async ({ caller }) =>
    listed(await webhooks.listWebhooks(store, caller.workspace)),
  )
  serve(app, deps, endpoints.createWebhook, async ({ caller, body, c, deps }) =>
    webhooks.createWebhook(deps, auditedBy(caller, c), body),
  )
  // Before the single webhook: the address would be taken for an id.
  serve(app, deps, endpoints.listMessageTypes, async () => listed(messageTypes()))
  serve(app, deps, endpoints.readWebhook, async ({ caller, params }) =>
    webhooks.readWebhook(store, caller.workspace, params.id),
  )
  serve(app, deps, endpoints.changeWebhook, async ({ caller, params, body, c }) =>
    webhooks.changeWebhook(deps, auditedBy(caller, c), params.id, body),
  )
  serve(app, deps, endpoints.deleteWebhook, async ({ caller, params, c }) =>
    webhooks.deleteWebhook(store, auditedBy(caller, c), params.id),
  )
  serve(app, deps, endpoints.rotateSecret, async ({ caller, params, c, deps }) =>
    webhooks.rotateSecret(deps, auditedBy(caller, c), params.id),
  )
  serve(app, deps, endpoints.testWebhook, async ({ caller, params, c, deps: { store } }) =>
    webhooks.testWebhook(store, auditedBy(caller, c), params.id),
  )
  serve(app, deps, endpoints.listDeliveries, async ({ caller: { workspace }, params, query, c }) => {
    const list = `${c.req.path} ${workspace}`
    const read = (at: PageRequest) => listDeliveries(store, workspace, params.id, at)
    const { entries, next } = await pageAt(deps, list, query, read)
    return paged(entries, next)
  })
  serve(app, deps, endpoints.replayMessage, async ({ caller, params, body, c, deps: { store } }) =>
    replayMessage(store, auditedBy(caller, c), params.id, body.message),
  )
  describeMessages(app)
}

const messageTypes = () =>
  MESSAGE_TYPES.map((type) => ({
    type,
    object: 'message_type' as const,
    summary: MESSAGES[type].summary,
    // Without its id, by which the schema would be a reference to itself.
    data: { ...z.toJSONSchema(z.strictObject(MESSAGES[type].data.shape)) },
  }))

const header = (description: string, example: string) => z.string().meta({ description, example })
const SIGNED = z.object({
  'webhook-id': header('Id of the message; the same at every attempt.', 'msg_5AbXx0HdYb2Kq3cLZ8rT'),
  'webhook-timestamp': header('When it was sent, in seconds since 1970.', '1767225600'),
  'webhook-signature': header(
    '`v1,` and HMAC-SHA256 of id, timestamp and body, joined by dots, in base64; two while a secret is being replaced.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
})

/** The section `webhooks` of the description: what is posted to the caller's own server. */
function describeMessages(app: App): void {
  for (const type of MESSAGE_TYPES) {
    app.openAPIRegistry.registerWebhook({
      method: 'post',
      path: type,
      operationId: `message-${type.replaceAll(/[._]/g, '-')}`,
      tags: ['Webhooks'],
      summary: MESSAGES[type].summary,
      description: 'Sent to your server, signed by the Standard Webhooks specification.',
      security: [],
      request: {
        headers: SIGNED,
        body: {
          required: true,
          description: 'The message.',
          content: { 'application/json': { schema: envelope(type) } },
        },
      },
      responses: {
        '2XX': { description: 'It arrived.' },
        410: { description: 'You want no more messages: the webhook is switched off.' },
      },
    })
  }
}
