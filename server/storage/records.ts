/** The records as schemas: checked when read, and before they are written. Every list has a bound. */
import { z } from 'zod'
import { ROLES } from '#shared/api/endpoint.ts'
import { PLAN_NAMES } from '#shared/api/plans.ts'
import type {
  AccountsRecord,
  LinkRecord,
  MetaRecord,
  PlaceRecord,
  SessionRecord,
  UserRecord,
} from './accounts.ts'
import { auditSchema, usageSchema } from './event-schemas.ts'
import {
  client,
  count,
  counter,
  day,
  digest,
  email,
  id,
  instant,
  keyId,
  messageData,
  text,
  userId,
  workspaceId,
} from './record-fields.ts'
import { settingsSchema, voiceSchema } from './settings-schema.ts'
import {
  CHARGES_MAX,
  type DoneRequest,
  type EndpointRecord,
  type InvitationRecord,
  type KeyRecord,
  type MemberRecord,
  type MessageRecord,
  NOTICES,
  type NoticeRecord,
  type WorkspaceRecord,
} from './workspace.ts'

/** Most entries of each list of a workspace. */
const MOST = {
  voices: 500,
  keys: 200,
  members: 500,
  invitations: 200,
  notices: 500,
  endpoints: 20,
  outbox: 1000,
  requests: 200,
  charges: CHARGES_MAX,
  audit: 5000,
}

const schema = z.int().min(1)
const role = z.enum(ROLES)

const key: z.ZodType<KeyRecord> = z.strictObject({
  id: keyId,
  mode: z.enum(['live', 'test']),
  hash: digest,
  last4: z.string().regex(/^[0-9A-Za-z]{4}$/),
  name: text(100),
  scopes: z.array(text(100)).max(100),
  creator: userId.nullable(),
  created: instant,
  expires: instant.nullable(),
  revoked: instant.nullable(),
  last_used: day.nullable(),
  calls_max: count.nullable(),
  rotated_from: keyId.nullable(),
  rotated_to: keyId.nullable(),
  client: client.nullable(),
})

const member: z.ZodType<MemberRecord> = z.strictObject({ user: userId, role, since: instant })

const invitation: z.ZodType<InvitationRecord> = z.strictObject({
  id: id('inv'),
  email,
  role,
  hash: digest,
  by: userId.nullable(),
  created: instant,
  expires: instant,
})

const notice: z.ZodType<NoticeRecord> = z.strictObject({
  id: id('ntc'),
  code: z.enum(NOTICES),
  counter,
  percent: count,
  used: count,
  included: count,
  at: instant,
})

const endpoint: z.ZodType<EndpointRecord> = z.strictObject({
  id: id('ep'),
  url: text(2000),
  description: text(500),
  events: z.array(text(50)).max(50),
  secrets: z.array(z.strictObject({ sealed: text(500), expires: instant.nullable() })).max(2),
  created: instant,
  disabled: instant.nullable(),
  disabled_reason: text(500).nullable(),
})

const message: z.ZodType<MessageRecord> = z.strictObject({
  id: id('msg'),
  type: text(50),
  at: instant,
  data: messageData,
  deliveries: z
    .array(
      z.strictObject({ endpoint: z.union([z.literal('email'), id('ep')]), attempt: count, due: z.number() }),
    )
    .max(MOST.endpoints + 1),
})

const request: z.ZodType<DoneRequest> = z.strictObject({
  key: digest,
  fingerprint: digest,
  at: instant,
  answer: text(32_000).nullable(),
})

const audit: z.ZodType<WorkspaceRecord['audit']> = z
  .strictObject({ seq: count, hash: digest, waiting: z.array(auditSchema).max(MOST.audit) })
  // The store tells by the number what the journal has already.
  .refine(
    ({ seq, waiting }) => waiting.every((event, at) => event.seq === seq - waiting.length + at + 1),
    'its events are not the last ones of the chain',
  )

export const workspaceSchema: z.ZodType<WorkspaceRecord> = z.strictObject({
  schema,
  id: workspaceId,
  name: text(200),
  plan: z.enum(PLAN_NAMES),
  created: instant,
  billing: z.strictObject({
    anchor: instant.nullable(),
    spend_cap_micro_usd: count.nullable(),
    included: count.nullable(),
    rate_per_second: z.number().positive().nullable(),
  }),
  settings: settingsSchema,
  voices: z.array(voiceSchema).max(MOST.voices),
  keys: z.array(key).max(MOST.keys),
  members: z.array(member).max(MOST.members),
  invitations: z.array(invitation).max(MOST.invitations),
  notices: z.array(notice).max(MOST.notices),
  endpoints: z.array(endpoint).max(MOST.endpoints),
  outbox: z.array(message).max(MOST.outbox),
  requests: z.array(request).max(MOST.requests),
  charges: z.array(usageSchema).max(MOST.charges),
  audit,
})

const user: z.ZodType<UserRecord> = z.strictObject({
  id: userId,
  email,
  name: text(200),
  password: text(300),
  created: instant,
})

const session: z.ZodType<SessionRecord> = z.strictObject({
  id: id('ses'),
  hash: digest,
  user: userId,
  created: instant,
  seen: instant,
  agent: text(200).nullable(),
  ip: text(50).nullable(),
})

const link: z.ZodType<LinkRecord> = z.strictObject({
  purpose: z.enum(['setup', 'recovery']),
  hash: digest,
  user: userId.nullable(),
  expires: instant,
})

const place: z.ZodType<PlaceRecord> = z.strictObject({
  user: userId,
  workspace: workspaceId.nullable(),
  until: instant,
})

export const accountsSchema: z.ZodType<AccountsRecord> = z.strictObject({
  schema,
  users: z.array(user).max(10_000),
  sessions: z.array(session).max(50_000),
  links: z.array(link).max(10_000),
  places: z.array(place).max(100_000),
  deleted: z.array(z.strictObject({ hash: digest, until: instant })).max(100_000),
})

export const metaSchema: z.ZodType<MetaRecord> = z.strictObject({
  schema,
  created: instant,
  first_workspace: workspaceId.nullable(),
})
