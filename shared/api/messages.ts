/** Messages to webhooks: their types, and what each tells. Ids and counters only, never drafts. */
import { z } from 'zod'
import { PLAN_NAMES } from './plans.ts'

const instant = z.string()
const key = z.string().meta({ description: 'Id of the key: `key_…`.' })
const webhook = z.string().meta({ description: 'Id of the webhook: `ep_…`.' })

const quota = z
  .strictObject({
    notice: z.string().meta({ description: 'Id of the notice, as `GET /v1/usage` shows it: `ntc_…`.' }),
    percent: z.int().meta({ description: 'Share of the included calls that was reached.' }),
    used: z.int().meta({ description: 'Calls used in the window.' }),
    included: z.int().meta({ description: 'Calls the plan includes in the window.' }),
    resets_at: instant.meta({ description: 'When the window ends and calls start anew.' }),
    plan: z.enum(PLAN_NAMES).meta({ description: 'The plan of the workspace.' }),
  })
  .meta({ id: 'QuotaMessage', description: 'How much of the plan is used.' })

const spendCap = quota
  .extend({
    spend_cap_micro_usd: z.int().meta({ description: 'The spend cap, in millionths of a US dollar.' }),
    spent_micro_usd: z.int().meta({
      description: 'What calls above the plan cost in the month so far, in millionths of a US dollar.',
    }),
  })
  .meta({ id: 'SpendCapMessage', description: 'A spend cap that pays for no further call.' })

/** Every type with what it means and the shape of its `data`. Types are added, never changed. */
export const MESSAGES = {
  'quota.warning': { summary: 'Four fifths of the included calls are used.', data: quota },
  'quota.soft_cap': {
    summary: 'The included calls are used up. Where the plan has a stop, a few more are answered up to it.',
    data: quota,
  },
  'quota.hard_stop': { summary: 'No more calls are answered until the window ends.', data: quota },
  'overage.started': { summary: 'The included calls are used up; each further one costs.', data: quota },
  'overage.threshold': { summary: 'Overage has grown by another half of the included calls.', data: quota },
  'spend_cap.reached': {
    summary:
      'The spend cap pays for no further call: none is answered until the window ends or an owner raises it.',
    data: spendCap,
  },
  'batch.completed': {
    summary: 'A batch was answered.',
    data: z
      .strictObject({
        batch: z.string().meta({ description: 'Id of the answer: `bat_…`.' }),
        operation: z.string().meta({ description: 'What was done: `score`.' }),
        succeeded: z.int().meta({ description: 'Items that were answered.' }),
        failed: z.int().meta({ description: 'Items that were refused.' }),
      })
      .meta({ id: 'BatchMessage', description: 'A batch that was answered.' }),
  },
  'api_key.created': {
    summary: 'A key was made.',
    data: z
      .strictObject({
        key,
        expires: instant.nullable().meta({ description: 'When it ends; `null` never.' }),
      })
      .meta({ id: 'KeyCreatedMessage', description: 'A key that was made.' }),
  },
  'api_key.rotated': {
    summary: 'A key was made that takes the place of another.',
    data: z
      .strictObject({
        key: key.meta({ description: 'Id of the key that is being replaced.' }),
        new_key: key.meta({ description: 'Id of the key that takes its place.' }),
        expires: instant.meta({ description: 'When the replaced key ends.' }),
      })
      .meta({ id: 'KeyRotatedMessage', description: 'A key and the one that takes its place.' }),
  },
  'api_key.revoked': {
    summary: 'A key was ended.',
    data: z.strictObject({ key }).meta({ id: 'KeyRevokedMessage', description: 'A key that was ended.' }),
  },
  'api_key.expiring': {
    summary: 'A key ends within seven days.',
    data: z
      .strictObject({ key, expires: instant.meta({ description: 'When it ends.' }) })
      .meta({ id: 'KeyExpiringMessage', description: 'A key that ends soon.' }),
  },
  'webhook.disabled': {
    summary: 'A webhook was switched off because its messages could not be delivered.',
    data: z
      .strictObject({
        webhook,
        reason: z.string().meta({ description: 'What happened, as a sentence.' }),
      })
      .meta({ id: 'WebhookDisabledMessage', description: 'A webhook that was switched off.' }),
  },
  'webhook.test': {
    summary: 'Sent on request to try a webhook out, whatever it listens to.',
    data: z
      .strictObject({ webhook })
      .meta({ id: 'WebhookTestMessage', description: 'The webhook that is tried out.' }),
  },
} as const satisfies Record<string, { summary: string; data: z.ZodObject }>

export type MessageType = keyof typeof MESSAGES
export type MessageData<T extends MessageType> = z.output<(typeof MESSAGES)[T]['data']>

export const MESSAGE_TYPES = Object.keys(MESSAGES) as [MessageType, ...MessageType[]]

/** What a webhook receives: `envelope` of the type, as JSON. */
export const envelope = <T extends MessageType>(type: T) =>
  z.strictObject({
    type: z.literal(type).meta({ description: MESSAGES[type].summary }),
    timestamp: instant.meta({
      description: 'When it happened: ISO 8601, UTC. Every attempt sends the same.',
    }),
    workspace: z.string().meta({ description: 'Where it happened: `ws_…`.' }),
    data: MESSAGES[type].data,
  })
