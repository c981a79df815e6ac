/** Request fields that all operations share. */
import { z } from 'zod'
import type { Draft } from '../engine/draft.ts'
import { KIND_NAMES, readKind } from '../engine/kinds.ts'
import { RULESET } from '../engine/score.ts'
import { isNamedCode } from './named-code.ts'

/** Most bytes of a request, with all that is in it. */
export const REQUEST_MAX = 256 * 1024
/** Most UTF-16 code units of a draft: no limit of its own, for none of more fits into a request. */
export const DRAFT_MAX = REQUEST_MAX
/** RFC 5322 allows no longer header line. */
export const SUBJECT_MAX = 998

/**
 * Text as every store and client can hold it: no NUL, no half of a surrogate pair. Messages name the
 * fault, never the text.
 */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((s) => s.isWellFormed(), { error: 'Holds half of a surrogate pair; send well-formed Unicode.' })
    .refine((s) => !s.includes('\u0000'), { error: 'Holds a NUL character; remove it.' })

/** A kind of mail as people write it: `cold-outreach`, `Cold outreach` and `cold_outreach` are one. */
export const Kind = z
  .preprocess(
    (value) => (typeof value === 'string' ? (readKind(value) ?? value) : value),
    z.enum(['auto', ...KIND_NAMES]),
  )
  .meta({ id: 'Kind', description: 'Kind of mail. Hyphens, spaces and case are forgiven; `auto` guesses.' })

export const Audience = z
  .strictObject({
    relationship: z
      .enum(['cold', 'warm', 'customer', 'internal'])
      .optional()
      .meta({ description: 'How well reader and sender know each other; the rules on consent read it.' }),
    role: text(120).optional().meta({ description: 'The reader’s work, for a model.' }),
    seniority: z
      .enum(['ic', 'manager', 'director', 'vp', 'c_level'])
      .optional()
      .meta({ description: 'The reader’s rank, for a model. `ic` leads nobody.' }),
    industry: text(120)
      .optional()
      .meta({ description: 'The reader’s trade; sequences name it, models read it.' }),
    jurisdiction: z
      .string()
      .regex(/^[A-Za-z]{2}$/)
      .optional()
      .meta({
        description:
          'ISO 3166 country of the reader, such as `DE`: its law is what the compliance rules go by. Default the workspace’s, else that of `locale`, else `US`.',
      }),
  })
  .meta({ id: 'Audience', description: 'Who reads the mail.' })

/** The common fields, to be spread into the strict object of each operation. */
export const commonFields = {
  format: z
    .enum(['auto', 'text', 'html'])
    .default('auto')
    .meta({ description: 'How to read `draft`. `auto` looks for tags.' }),
  subject: text(SUBJECT_MAX).optional().meta({
    description:
      'Subject line. Leave it out when there is none to judge; an empty string is a missing subject.',
  }),
  preheader: text(SUBJECT_MAX)
    .optional()
    .meta({ description: 'Preview text, when it is not hidden in the HTML of `draft`.' }),
  from_name: text(200).optional().meta({ description: 'Display name of the sender, as inboxes show it.' }),
  kind: Kind.default('auto'),
  goal: z
    .enum(['reply', 'positive_reply', 'click', 'book_meeting', 'inform', 'retain', 'donate'])
    .optional()
    .meta({
      description:
        'What the mail is for. `inform` needs no ask, `book_meeting` one for a time. A warning says where it is not read.',
    }),
  audience: Audience.optional(),
  locale: z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, { abort: true })
    .refine((tag) => isNamedCode('language', tag.replace(/-.*/, '')), {
      error: 'There is no such language. Write it like `en-GB`.',
    })
    .optional()
    .meta({
      description:
        'Language and country of the mail, a BCP 47 tag such as `en-GB`; default the workspace’s, else what the HTML or the spelling tells, else `en-US`.',
      examples: ['en-US'],
    }),
  brand_voice_id: z.string().max(64).nullable().optional().meta({
    description:
      'Id of the brand voice the mail is held to; default that of the settings, `null` for none. An unknown id is refused.',
  }),
  placeholders: z
    .strictObject({
      known: z.array(text(120)).max(200).optional().meta({
        description:
          'Names of the fields your system fills; tags of any other name are then found. `First Name`, `first_name` and `contact.firstname` are one.',
      }),
    })
    .optional()
    .meta({ description: 'What is known of the merge tags in the draft.' }),
  engine: z.enum(['auto', 'local', 'model']).default('auto').meta({
    description:
      '`auto` gives the best of rules and model, `local` never asks a model, `model` wants what a model wrote. Where none is set up or it fails, the rules answer and `engine.degraded` says why.',
  }),
  ruleset: z
    .literal(RULESET)
    .optional()
    .meta({ description: 'Pins the set of rules; others than the current one are refused.' }),
}

export const draftField = text(DRAFT_MAX).meta({
  description:
    'Body of the mail, plain text or HTML. Offsets in the answer count UTF-16 code units of this very string.',
})

/** A parsed request with the fields the engine reads. */
export interface CommonInput extends Omit<Draft, 'draft'> {
  brand_voice_id?: string | null | undefined
  placeholders?: { known?: string[] | undefined } | undefined
  engine: 'auto' | 'local' | 'model'
  ruleset?: string | undefined
}

/** The engine's draft in a request. */
export const draftOf = (input: Draft & CommonInput): Draft => ({
  draft: input.draft,
  format: input.format,
  subject: input.subject,
  preheader: input.preheader,
  from_name: input.from_name,
  kind: input.kind,
  goal: input.goal,
  audience: input.audience,
  locale: input.locale,
  known_fields: input.placeholders?.known,
})
