/** Webhooks: where messages of the workspace go, and how that went. */
import { z } from 'zod'
import { text } from '../../operations/fields.ts'
import { endpoint } from '../endpoint.ts'
import { IdParams, PageQuery, page, whole } from '../lists.ts'
import { MESSAGE_TYPES } from '../messages.ts'
import { objectName } from '../object-name.ts'

const tag = 'Webhooks'
const managing = { scope: 'webhooks:write', role: 'admin' } as const
const type = z.enum(MESSAGE_TYPES)

const fields = {
  url: text(2000).min(1).meta({
    description:
      'Where messages are posted: https on port 443 or 8443, at a public address, without a password.',
    example: 'https://example.com/sendworthy',
  }),
  description: text(500).meta({ description: 'What it is for, in your words.' }),
  events: z
    .array(type)
    .max(MESSAGE_TYPES.length)
    .meta({ description: 'Types of messages it gets; empty for all, those to come as well.' }),
}

export const Webhook = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `ep_…`.' }),
    object: objectName('webhook'),
    url: z.string().meta({ description: 'Where messages are posted.' }),
    description: z.string().meta({ description: 'What it is for.' }),
    events: z.array(type).meta({ description: 'Types of messages it gets; empty for all.' }),
    enabled: z.boolean().meta({ description: 'Whether messages are sent.' }),
    disabled: z.string().nullable().meta({ description: 'When it was switched off; `null` while it is on.' }),
    disabled_reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the server switched it off; `null` when a person did.' }),
    created: z.string().meta({ description: 'ISO 8601, UTC.' }),
    old_secret_expires: z
      .string()
      .nullable()
      .meta({ description: 'Until when the secret before signs as well; `null` when there is only one.' }),
  })
  .meta({ id: 'Webhook', description: 'A webhook as it may be seen: without its secret.' })
export type Webhook = z.input<typeof Webhook>

export const NewWebhook = Webhook.extend({
  secret: z.string().meta({
    description: 'What its messages are signed with: `whsec_…`. It is given here and never again.',
  }),
}).meta({ id: 'NewWebhook', description: 'A webhook whose secret was just made.' })
export type NewWebhook = z.input<typeof NewWebhook>

export const WebhookInput = z
  .strictObject({
    url: fields.url,
    description: fields.description.default(''),
    events: fields.events.default([]),
  })
  .meta({ id: 'WebhookInput', description: 'A webhook to be made.' })
export type WebhookInput = z.output<typeof WebhookInput>

export const WebhookChange = z
  .strictObject({
    url: fields.url.optional(),
    description: fields.description.optional(),
    events: fields.events.optional(),
    enabled: z
      .boolean()
      .optional()
      .meta({ description: '`false` switches it off and drops what waits for it; `true` switches it on.' }),
  })
  .meta({ id: 'WebhookChange', description: 'What is left out stays as it is.' })
export type WebhookChange = z.output<typeof WebhookChange>

export const MessageTypeEntry = z
  .strictObject({
    type: type.meta({ description: 'What stands in `events` and in the message.' }),
    object: objectName('message_type'),
    summary: z.string().meta({ description: 'What it tells.' }),
    data: z
      .record(z.string(), z.unknown())
      .meta({ description: 'JSON Schema of the field `data` of its messages.' }),
  })
  .meta({ id: 'MessageType', description: 'A type of message.' })

export const Delivery = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `dlv_…`.' }),
    object: objectName('delivery'),
    at: z.string().meta({ description: 'When the attempt ended.' }),
    message: z.string().meta({ description: 'Id of the message, as in the header `webhook-id`: `msg_…`.' }),
    type: z.string().meta({ description: 'Type of the message.' }),
    data: z.record(z.string(), z.unknown()).meta({ description: 'What the message told.' }),
    attempt: z.int().meta({ description: 'Number of the attempt, from 1.' }),
    delivered: z.boolean().meta({ description: 'Whether it was answered with a status from 200 to 299.' }),
    status: z.int().nullable().meta({ description: 'Status of the answer; `null` when there was none.' }),
    failure: z.string().nullable().meta({ description: 'Why it failed; `null` when it was delivered.' }),
    ms: z.number().meta({ description: 'How long it took, in milliseconds.' }),
  })
  .meta({ id: 'Delivery', description: 'One attempt to deliver a message.' })
export type Delivery = z.input<typeof Delivery>

export const QueuedMessage = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the message, as in the header `webhook-id`: `msg_…`.' }),
    object: objectName('message'),
    type: z.string().meta({ description: 'Its type.' }),
  })
  .meta({
    id: 'QueuedMessage',
    description: 'A message that is on its way; the delivery log tells how it went.',
  })
export type QueuedMessage = z.input<typeof QueuedMessage>

export const listMessageTypes = endpoint({
  method: 'get',
  path: '/v1/webhooks/event-types',
  id: 'webhooks-event-types',
  tag,
  summary: 'Lists the types of messages, each with the shape of its data.',
  access: 'public',
  answer: whole(MessageTypeEntry, 'MessageType'),
})

export const listWebhooks = endpoint({
  method: 'get',
  path: '/v1/webhooks',
  id: 'webhooks',
  tag,
  summary: 'Lists the webhooks of the workspace.',
  access: managing,
  answer: whole(Webhook, 'Webhook'),
})

export const createWebhook = endpoint({
  method: 'post',
  path: '/v1/webhooks',
  id: 'webhooks-create',
  tag,
  summary: 'Makes a webhook, and gives its secret, once.',
  description:
    'Messages are signed by the Standard Webhooks specification; its libraries verify them. A message that fails is sent nine times more within four days, then the webhook is switched off. A message may come twice: its `webhook-id` is the same.',
  access: managing,
  once: true,
  body: WebhookInput,
  answer: NewWebhook,
  status: 201,
  problems: ['limit_reached', 'master_key_required'],
})

export const readWebhook = endpoint({
  method: 'get',
  path: '/v1/webhooks/{id}',
  id: 'webhook',
  tag,
  summary: 'Gives a webhook.',
  access: managing,
  params: IdParams,
  answer: Webhook,
})

export const changeWebhook = endpoint({
  method: 'patch',
  path: '/v1/webhooks/{id}',
  id: 'webhook-change',
  tag,
  summary: 'Changes a webhook, or switches it on or off.',
  description: 'What is left out stays as it is. While it is off, nothing is kept for it.',
  access: managing,
  params: IdParams,
  body: WebhookChange,
  answer: Webhook,
})

export const deleteWebhook = endpoint({
  method: 'delete',
  path: '/v1/webhooks/{id}',
  id: 'webhook-delete',
  tag,
  summary: 'Deletes a webhook with what waits for it.',
  access: managing,
  params: IdParams,
  answer: null,
})

export const rotateSecret = endpoint({
  method: 'post',
  path: '/v1/webhooks/{id}/rotate-secret',
  id: 'webhook-rotate-secret',
  tag,
  summary: 'Makes another secret, and gives it, once.',
  description:
    'For a day messages carry two signatures, one by each secret. An older third secret ends at once: to end a secret that others know, do it twice.',
  access: managing,
  once: true,
  params: IdParams,
  answer: NewWebhook,
  problems: ['master_key_required'],
})

export const testWebhook = endpoint({
  method: 'post',
  path: '/v1/webhooks/{id}/test',
  id: 'webhook-test',
  tag,
  summary: 'Sends a message of the type `webhook.test`.',
  description: 'It is sent whatever the webhook listens to, and is tried again like any other.',
  access: managing,
  once: true,
  params: IdParams,
  answer: QueuedMessage,
  status: 202,
  problems: ['conflict'],
})

export const listDeliveries = endpoint({
  method: 'get',
  path: '/v1/webhooks/{id}/deliveries',
  id: 'webhook-deliveries',
  tag,
  summary: 'Lists the attempts to deliver messages to a webhook.',
  description: 'They are kept for 30 days. A page may be short: go on while there is a `next_cursor`.',
  access: managing,
  params: IdParams,
  query: PageQuery,
  answer: page(Delivery, 'Delivery'),
})

export const replayMessage = endpoint({
  method: 'post',
  path: '/v1/webhooks/{id}/replay',
  id: 'webhook-replay',
  tag,
  summary: 'Sends a message once more.',
  description:
    'It keeps its id and its content, and is signed anew. Messages are found in the log: for 30 days, among the newest 10,000 attempts of the workspace.',
  access: managing,
  once: true,
  params: IdParams,
  body: z
    .strictObject({
      message: z
        .string()
        .max(100)
        .meta({ description: 'Id of the message, as in the delivery log: `msg_…`.' }),
    })
    .meta({ id: 'WebhookReplay', description: 'The message to send once more.' }),
  answer: QueuedMessage,
  status: 202,
  problems: ['conflict'],
})
