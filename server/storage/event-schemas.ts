/** The events of journals as schemas: checked when read, and before they are written. */
import { z } from 'zod'
import { FAMILIES, KIND_NAMES } from '#shared/engine/kinds.ts'
import { DRAFT_MAX } from '#shared/operations/fields.ts'
import type {
  AuditEvent,
  DeliveryEvent,
  GateEvent,
  HistoryEvent,
  JournalEvents,
  JournalName,
} from './journals.ts'
import type { UsageEvent } from './meter.ts'
import { withCounters } from './migrations/usage-with-counters.ts'
import {
  client,
  count,
  counter,
  digest,
  id,
  instant,
  json,
  keyId,
  messageData,
  text,
  userId,
} from './record-fields.ts'

const operation = z.string().regex(/^[a-z][a-z-]{0,49}$/)
const answer = z.string().regex(/^[a-z]{1,8}_[0-9A-Za-z]{1,40}$/)
const decision = z.enum(['pass', 'warn', 'block'])
const score = z.number().min(0).max(100)
const rules = z.array(z.string().regex(/^[a-z0-9-]{1,100}$/)).max(500)
const by = { key: keyId.nullable(), member: userId.nullable(), client: client.nullable() }

export const usageSchema: z.ZodType<UsageEvent> = z.strictObject({
  id: id('evt'),
  at: instant,
  operation,
  calls: count,
  counters: z.array(counter).max(10),
  overage_calls: count,
  overage_unit_micro_usd: count,
  ...by,
  idempotency: z
    .strictObject({
      key: digest,
      fingerprint: digest,
      answer,
      used: count,
      // Older events have none.
      basis: z
        .union([digest, z.literal('kept')])
        .nullable()
        .default(null),
    })
    .nullable(),
})

/** Before and after of a change, shortened by whoever notes it. */
const CHANGE_CHARS_MAX = 65_536

export const auditSchema: z.ZodType<AuditEvent> = z.strictObject({
  id: id('aud'),
  at: instant,
  actor: z.strictObject({ type: z.enum(['user', 'key', 'command', 'system']), id: text(64).nullable() }),
  action: z.string().regex(/^[a-z][a-z_.]{0,59}$/),
  target: text(100).nullable(),
  before: json(CHANGE_CHARS_MAX),
  after: json(CHANGE_CHARS_MAX),
  ip: text(50).nullable(),
  request_id: text(255).nullable(),
  seq: z.int().min(1),
  previous: digest,
  hash: digest,
})

const history: z.ZodType<HistoryEvent> = z.strictObject({
  id: id('his'),
  at: instant,
  operation,
  kind: z.enum(KIND_NAMES),
  family: z.enum(FAMILIES),
  score,
  decision,
  rules,
  words: count,
  key: by.key,
  client: by.client,
  draft: z.strictObject({ subject: text(DRAFT_MAX).nullable(), draft: text(DRAFT_MAX) }).nullable(),
})

const gate: z.ZodType<GateEvent> = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z_-]{1,64}$/),
  at: instant,
  kind: z.enum(KIND_NAMES),
  score: score.nullable(),
  threshold: score,
  mode: z.enum(['off', 'advise', 'prompt', 'block']),
  decision,
  outcome: z.enum(['sent', 'overridden', 'fixed', 'cancelled', 'not_checked']),
  reason: text(500).nullable(),
  rules,
  host: text(100),
  ...by,
})

const delivery: z.ZodType<DeliveryEvent> = z.strictObject({
  id: id('dlv'),
  at: instant,
  message: id('msg'),
  type: text(50),
  posted: instant,
  data: messageData,
  endpoint: z.union([z.literal('email'), id('ep')]),
  attempt: z.int().min(1),
  status: z.int().min(100).max(599).nullable(),
  failure: text(500).nullable(),
  ms: z.number().min(0),
})

export const EVENT_SCHEMAS: { readonly [J in JournalName]: z.ZodType<JournalEvents[J]> } = {
  usage: usageSchema,
  audit: auditSchema,
  history,
  gate,
  delivery,
}

/** An event as it stands in a journal, of this version or an older one. Throws when it is none. */
export function readEvent<J extends JournalName>(journal: J, content: unknown): JournalEvents[J] {
  return EVENT_SCHEMAS[journal].parse(journal === 'usage' ? withCounters(content) : content)
}
