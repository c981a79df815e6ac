/** What became of mails: decisions of the gate, scores that were kept, and reports over both. */
import { z } from 'zod'
import { FAMILIES, KIND_NAMES } from '../../engine/kinds.ts'
import { text } from '../../operations/fields.ts'
import { endpoint } from '../endpoint.ts'
import { PageQuery, page } from '../lists.ts'
import { objectName } from '../object-name.ts'

const tag = 'Quality'
const kind = z.enum(KIND_NAMES).meta({ description: 'Kind of mail.' })
const score = z.int().min(0).max(100).meta({ description: 'Score of the mail, 0 to 100.' })
const at = z.iso.datetime().meta({ description: 'When it was, ISO 8601 in UTC.' })
const decision = z.enum(['pass', 'warn', 'block']).meta({ description: 'What the policy said.' })
const rules = z
  .array(z.string().regex(/^[a-z0-9-]{1,100}$/))
  .max(200)
  .meta({ description: 'Ids of the rules that cost points.' })
const key = z.string().nullable().meta({ description: 'The key; `null` for a person.' })
const client = z.string().nullable().meta({ description: 'The client; `null` for none.' })

export const GateEventInput = z
  .strictObject({
    id: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .meta({ description: 'Made by the sender of the event; a repeated one is kept once.' }),
    at,
    kind,
    score: score.nullable().meta({ description: 'Score, 0 to 100; `null` for a mail that was not checked.' }),
    threshold: z.int().min(0).max(100).meta({ description: 'The threshold it was held against.' }),
    mode: z.enum(['off', 'advise', 'prompt', 'block']).meta({ description: 'How hard the policy was.' }),
    decision,
    outcome: z.enum(['sent', 'overridden', 'fixed', 'cancelled', 'not_checked']).meta({
      description:
        'Sent as it was, sent against the policy, sent after fixes, not sent, or sent because it could not be checked.',
    }),
    reason: text(500)
      .nullable()
      .default(null)
      .meta({ description: 'Why the sender overrode the policy, in their words. Never text of the mail.' }),
    rules,
    brand_voice_id: z.string().max(50).nullable().default(null).meta({
      description:
        'The voice it was held to: unless the key has a client, reports count it for that of the voice.',
    }),
    host: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .meta({ description: 'Where it was written: `gmail`, `outlook`, `hubspot` or `salesforce`.' }),
  })
  .meta({ id: 'GateEvent', description: 'One decision of the send gate.' })
export type GateEventInput = z.output<typeof GateEventInput>

export const postGateEvents = endpoint({
  method: 'post',
  path: '/v1/gate-events',
  id: 'gate-events',
  tag,
  summary: 'Takes what the send gate decided.',
  description: 'The extension sends these, without any text of a mail. They cost nothing.',
  access: { scope: 'optimize:score', role: 'member' },
  body: z
    .strictObject({
      events: z.array(GateEventInput).min(1).max(100).meta({ description: 'Decisions, in any order.' }),
    })
    .meta({ id: 'GateEventsInput', description: 'Decisions of the send gate.' }),
  answer: z
    .strictObject({
      object: objectName('gate_events'),
      accepted: z.int().meta({ description: 'How many were taken, repeated ones as well.' }),
    })
    .meta({ id: 'GateEventsAnswer', description: 'What was taken.' }),
  status: 202,
})

export const HistoryEntry = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `his_…`.' }),
    object: objectName('history_entry'),
    at,
    operation: z.string().meta({ description: 'What was called.' }),
    kind,
    family: z.enum(FAMILIES).meta({ description: 'Family of the kind.' }),
    score,
    decision,
    rules,
    words: z.int().meta({ description: 'Words of the body.' }),
    key,
    client,
    draft: z
      .strictObject({
        subject: z.string().nullable().meta({ description: 'Its subject.' }),
        draft: z.string().meta({ description: 'Its body.' }),
      })
      .nullable()
      .meta({ description: 'The draft, when the owner keeps drafts; else `null`.' }),
  })
  .meta({ id: 'HistoryEntry', description: 'A score that was kept.' })
export type HistoryEntry = z.input<typeof HistoryEntry>

export const listHistory = endpoint({
  method: 'get',
  path: '/v1/history',
  id: 'history',
  tag,
  summary: 'Lists the scores that were kept, newest first.',
  description: 'Empty until the workspace turns history on.',
  access: { scope: null, role: 'admin' },
  query: PageQuery,
  answer: page(HistoryEntry, 'History'),
})

const share = z
  .number()
  .min(0)
  .max(1)
  .nullable()
  .meta({ description: 'A share, 0 to 1; `null` without mails.' })

export const GROUPS = ['week', 'kind', 'client', 'rule'] as const

export const QualityRow = z
  .strictObject({
    group: z.string().nullable().meta({
      description: 'The week (its Monday), kind, client or rule; `null` for mails of no client.',
    }),
    mails: z.int().meta({ description: 'Mails the gate decided on.' }),
    people: z.int().nullable().meta({ description: 'People who wrote them; `null` for five or fewer.' }),
    average_score: z
      .number()
      .nullable()
      .meta({ description: 'Mean score of those that were checked; `null` without any.' }),
    blocked: share,
    overridden: share,
    not_checked: share,
  })
  .meta({ id: 'QualityRow', description: 'Mails of a group, as sums and averages.' })

export const QualityReport = z
  .strictObject({
    object: objectName('quality_report'),
    from: z.iso.date().meta({ description: 'First day, UTC.' }),
    to: z.iso.date().meta({ description: 'Last day, UTC.' }),
    group_by: z.enum(GROUPS).meta({ description: 'What the rows are.' }),
    total: QualityRow.meta({ description: 'All mails together; its `group` is `null`.' }),
    rows: z.array(QualityRow).meta({ description: 'Weeks in order, others by number of mails.' }),
    reasons: z
      .array(
        z.strictObject({
          reason: z.string().meta({ description: 'In the words of the sender.' }),
          times: z.int().meta({ description: 'How often it was given.' }),
        }),
      )
      .meta({ description: 'Why the policy was overridden, the most frequent first; twenty at most.' }),
  })
  .meta({ id: 'QualityReport', description: 'Aggregates; single people never show.' })
export type QualityReport = z.input<typeof QualityReport>

export const readQuality = endpoint({
  method: 'get',
  path: '/v1/reports/quality',
  id: 'reports-quality',
  tag,
  summary: 'Says how good mails were and what the gate did.',
  description:
    'From the decisions of the gate. Groups show how many people wrote only when there are more than five.',
  access: { scope: 'usage:read', role: 'viewer' },
  query: z.object({
    from: z.iso.date().optional().meta({ description: 'First day, UTC; twelve weeks ago without it.' }),
    to: z.iso.date().optional().meta({ description: 'Last day, UTC; today without it.' }),
    group_by: z.enum(GROUPS).default('week').meta({ description: 'What the rows are.' }),
  }),
  answer: QualityReport,
})

export const AuditEntry = z
  .strictObject({
    id: z.string().meta({ description: 'Its id, `aud_…`.' }),
    object: objectName('audit_event'),
    at,
    actor: z
      .strictObject({
        type: z.enum(['user', 'key', 'command', 'system']).meta({
          description: 'A person, a key, the command line or the server itself.',
        }),
        id: z.string().nullable().meta({ description: 'The user or key; `null` for the others.' }),
      })
      .meta({ description: 'Who did it.' }),
    action: z.string().meta({ description: 'What was done: `key.created`.' }),
    target: z.string().nullable().meta({ description: 'What it was done to; `null` for the workspace.' }),
    before: z.unknown().meta({ description: 'Values before, without secrets.' }),
    after: z.unknown().meta({ description: 'Values after, without secrets.' }),
    ip: z.string().nullable().meta({ description: 'Network it came from; `null` from the command line.' }),
    request_id: z.string().nullable().meta({ description: 'The request; `null` without one.' }),
    seq: z.int().meta({ description: 'Number in the chain, from 1 without gaps.' }),
    previous: z.string().meta({ description: 'Hash of the event before; 64 zeros for the first.' }),
    hash: z.string().meta({
      description:
        'SHA-256 in hex of the event without `hash` and `object`, as JSON without spaces whose fields stand in the order of their names, at every depth.',
    }),
  })
  .meta({ id: 'AuditEvent', description: 'One change, with who made it.' })

export type AuditEntry = z.input<typeof AuditEntry>

export const listAudit = endpoint({
  method: 'get',
  path: '/v1/audit',
  id: 'audit',
  tag: 'Workspace',
  summary: 'Lists who changed what, newest first.',
  description:
    'Each event holds the hash of the one before, so that none can be changed or taken out unseen. Drafts and secrets never stand here.',
  access: { scope: null, role: 'admin' },
  query: PageQuery,
  answer: page(AuditEntry, 'Audit'),
})
