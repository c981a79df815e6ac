/** The records of store.ts as schemas: checked when read, and before they are written. */
import { z } from 'zod'
import type { BrandVoice, Profile } from '#shared/engine/profile.ts'
import {
  type KeyRecord,
  type MetaRecord,
  PLAN_NAMES,
  type UsageEvent,
  type WorkspaceRecord,
} from './store.ts'

/** PostgreSQL's jsonb keeps neither NUL nor lone surrogates, so no store takes them. */
const text = (charsMax: number) =>
  z
    .string()
    .max(charsMax)
    .refine((s) => s.isWellFormed() && !s.includes('\0'), 'holds NUL or ill-formed Unicode')

const instant = z.iso.datetime()
const day = z.iso.date()
export const workspaceId = z.string().regex(/^ws_[0-9A-Za-z]{16}$/)
const keyId = z.string().regex(/^key_[0-9A-Za-z]{8}$/)

const voice = z.strictObject({
  id: text(100),
  name: text(200),
  banned: z.array(
    z.strictObject({ term: text(200), use: text(200).nullable(), reason: text(500).nullable() }),
  ),
  preferred: z.array(z.strictObject({ term: text(200), instead_of: z.array(text(200)) })),
  contractions: z.enum(['use', 'avoid']).nullable(),
  exclamations: z.enum(['allow', 'avoid']).nullable(),
  emoji: z.enum(['allow', 'avoid']).nullable(),
  reading_grade_max: z.number().nullable(),
  sentence_words_max: z.number().nullable(),
  greeting: text(200).nullable(),
  signoff: text(200).nullable(),
}) satisfies z.ZodType<BrandVoice>

const settings = z.strictObject({
  threshold: z.number().min(0).max(100),
  gate: z.enum(['off', 'advise', 'prompt', 'block']),
  rules: z.record(
    z.string().regex(/^[a-z0-9-]{1,100}$/),
    z.strictObject({
      enabled: z.exactOptional(z.boolean()),
      factor: z.exactOptional(z.number().min(0.5).max(2)),
    }),
  ),
  own_words: z.array(text(100)),
  voice: voice.nullable(),
  locale: text(35).nullable(),
  jurisdiction: text(35).nullable(),
}) satisfies z.ZodType<Profile>

const key = z.strictObject({
  id: keyId,
  mode: z.enum(['live', 'test']),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  last4: z.string().regex(/^[0-9A-Za-z]{4}$/),
  name: text(100),
  scopes: z.array(text(100)),
  created: instant,
  expires: instant.nullable(),
  revoked: instant.nullable(),
  last_used: day.nullable(),
}) satisfies z.ZodType<KeyRecord>

export const workspaceSchema: z.ZodType<WorkspaceRecord> = z.strictObject({
  schema: z.int().min(1),
  id: workspaceId,
  name: text(200),
  plan: z.enum(PLAN_NAMES),
  created: instant,
  settings,
  keys: z.array(key),
})

export const metaSchema: z.ZodType<MetaRecord> = z.strictObject({
  schema: z.int().min(1),
  created: instant,
  first_workspace: workspaceId.nullable(),
})

export const usageEventSchema: z.ZodType<UsageEvent> = z.strictObject({
  id: z.string().regex(/^evt_[0-9A-Za-z]{1,40}$/),
  at: instant,
  operation: z.string().regex(/^[a-z][a-z-]{0,49}$/),
  calls: z.int().min(0),
  key: keyId,
})
