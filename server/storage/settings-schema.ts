/** Settings and brand voices as schemas. */
import { z } from 'zod'
import { KIND_NAMES } from '#shared/engine/kinds.ts'
import { AVOIDABLE_MARKS } from '#shared/engine/lexicon/avoidable-marks.ts'
import type { BrandVoice } from '#shared/engine/profile.ts'
import { DIMENSIONS } from '#shared/engine/rule.ts'
import { client, id, instant, text } from './record-fields.ts'
import type { GateSettings, Settings, VoiceRecord } from './workspace.ts'

const TERMS_MAX = 500
const PAST_VERSIONS_MAX = 20

const points = z.number().min(0).max(100)
const term = text(200)
const banned = z.strictObject({ term, use: term.nullable(), reason: text(500).nullable() })
const preferred = z.strictObject({ term, instead_of: z.array(term).max(50) })

const voice = z.strictObject({
  id: id('bv'),
  name: text(200),
  banned: z.array(banned).max(TERMS_MAX),
  preferred: z.array(preferred).max(TERMS_MAX),
  formality: z.enum(['formal', 'informal']).nullable(),
  person: z.enum(['i', 'we']).nullable(),
  contractions: z.enum(['use', 'avoid']).nullable(),
  exclamations: z.enum(['allow', 'avoid']).nullable(),
  emoji: z.enum(['allow', 'avoid']).nullable(),
  avoided_marks: z.array(z.enum(AVOIDABLE_MARKS)),
  reading_grade_max: z.number().min(0).max(100).nullable(),
  sentence_words_max: z.number().min(1).max(1000).nullable(),
  greeting: text(200).nullable(),
  signoff: text(200).nullable(),
  samples: z.array(text(300)).max(8),
}) satisfies z.ZodType<BrandVoice>

const version = z.int().min(1)

export const voiceSchema: z.ZodType<VoiceRecord> = z.strictObject({
  id: id('bv'),
  client: client.nullable(),
  version,
  created: instant,
  updated: instant,
  voice,
  past: z
    .array(z.strictObject({ version, client: client.nullable(), updated: instant, voice }))
    .max(PAST_VERSIONS_MAX),
})

const gate: z.ZodType<GateSettings> = z.strictObject({
  mode: z.enum(['off', 'advise', 'prompt', 'block']),
  threshold: points,
  thresholds: z.partialRecord(z.enum(KIND_NAMES), points),
  required: z.array(z.strictObject({ dimension: z.enum(DIMENSIONS), score: points })).max(DIMENSIONS.length),
  exempt: z.strictObject({ replies: z.boolean(), internal_domains: z.array(text(253)).max(100) }),
  override: z.enum(['never', 'with_reason', 'free']),
  unavailable: z.enum(['open', 'closed']),
})

export const settingsSchema: z.ZodType<Settings> = z.strictObject({
  default_kind: z.enum(KIND_NAMES).nullable(),
  locale: text(35).nullable(),
  jurisdiction: text(35).nullable(),
  default_voice: id('bv').nullable(),
  gate,
  terms: z.strictObject({
    own: z.array(text(100)).max(2000),
    banned: z.array(banned).max(TERMS_MAX),
    preferred: z.array(preferred).max(TERMS_MAX),
  }),
  rules: z.record(
    z.string().regex(/^[a-z0-9-]{1,100}$/),
    z.strictObject({
      enabled: z.exactOptional(z.boolean()),
      factor: z.exactOptional(z.number().min(0.5).max(2)),
    }),
  ),
  ruleset: text(20).nullable(),
  history: z.strictObject({ on: z.boolean(), drafts: z.boolean(), days: z.int().min(1).max(3650) }),
  model: z.strictObject({ use: z.boolean() }),
})
