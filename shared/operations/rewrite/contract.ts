import { z } from 'zod'
import { Annotation } from '../annotation.ts'
import { commonFields, draftField, SUBJECT_MAX, text } from '../fields.ts'
import type { Contract } from '../operation.ts'

export const TONES = ['plain', 'warm', 'direct', 'formal', 'playful', 'urgent', 'apologetic'] as const
export const STRUCTURES = [
  'as_is',
  'pas',
  'bab',
  'qvc',
  'aida',
  'scq',
  'observation_problem_proof_ask',
] as const

const phrases = (description: string) => z.array(text(300).min(1)).max(50).optional().meta({ description })

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    tone: z.array(z.enum(TONES)).max(3).optional(),
    length: z
      .strictObject({
        mode: z.enum(['shorter', 'same', 'longer', 'target']),
        words: z
          .int()
          .min(5)
          .max(2000)
          .optional()
          .meta({ description: 'Words of the body to aim at, with `target`.' }),
      })
      .optional()
      .meta({ description: 'Default: what says nothing goes, the rest stays.' }),
    reading_grade_max: z.number().min(1).max(20).optional(),
    variants: z.int().min(1).max(5).default(1).meta({
      description:
        'Most variants to return. Each differs from the draft and from the others by a sentence, an ask, the order, the subject or five words; fewer come, with a warning, when there are no more such.',
    }),
    keep: z
      .strictObject({
        placeholders: z
          .literal(true)
          .optional()
          .meta({ description: 'Always kept; cannot be switched off.' }),
        links: z.boolean().optional(),
        numbers: z.boolean().optional(),
        names: z.boolean().optional(),
        quotes: z.boolean().optional(),
        signature: z.boolean().optional(),
        phrases: phrases('Phrases that must stay word for word.'),
      })
      .optional()
      .meta({ description: 'The local engine keeps all of these in any case.' }),
    structure: z.enum(STRUCTURES).default('as_is'),
    instructions: text(2000)
      .optional()
      .meta({ description: 'Wishes in plain words; only a model can follow them.' }),
    apply_rules: z
      .array(z.string().max(64))
      .max(200)
      .optional()
      .meta({ description: 'Ids of the rules whose fixes may be applied; default all.' }),
    must_include: phrases('Phrases the rewrite must hold. A missing one is added before the ask.'),
    must_not_include: phrases('Phrases the rewrite must not hold; sentences with them are cut.'),
    thread_context: text(SUBJECT_MAX * 20)
      .optional()
      .meta({ description: 'Earlier mails of the thread, for a model.' }),
    return_diff: z.boolean().default(true),
  })
  .meta({ id: 'RewriteRequest' })

const Change = z
  .strictObject({
    type: z.enum(['fix', 'cut', 'split', 'ask', 'greeting', 'order', 'term', 'subject', 'include']),
    rule_id: z.string().nullable(),
    field: z.enum(['subject', 'preheader', 'draft']),
    before: z.string(),
    after: z.string(),
    start: z.int().meta({ description: 'Place of `before` in the field as sent.' }),
    end: z.int(),
    reason: z.string(),
    evidence: z.array(z.strictObject({ id: z.string(), grade: z.string() })),
  })
  .meta({ id: 'Change' })

const Variant = z
  .strictObject({
    id: z.string(),
    angle: z.string().meta({ description: 'What sets this variant apart.' }),
    subject: z.string().nullable(),
    preheader: z.string().nullable(),
    draft: z.string().meta({ description: 'The rewritten body, in the format it came in.' }),
    score: z.int(),
    score_before: z.int(),
    score_delta: z.int(),
    changes: z.array(Change),
    diff: z.array(z.strictObject({ op: z.enum(['equal', 'delete', 'insert']), text: z.string() })).meta({
      description:
        'Word by word, body only. Equal and deleted parts make the draft; equal and inserted parts the rewrite.',
    }),
    facts: z.strictObject({
      added_numbers: z.array(z.string()),
      added_names: z.array(z.string()),
      added_links: z.array(z.string()),
      dropped: z.array(z.string()),
    }),
    placeholders_preserved: z.boolean(),
    brand_voice: z
      .strictObject({ score: z.int(), violations: z.array(z.string()) })
      .nullable()
      .meta({ description: '`null` without a brand voice.' }),
    reading_grade: z.number().nullable(),
    words: z.int(),
    annotations: z.array(Annotation).meta({ description: 'What the engine still finds in the rewrite.' }),
  })
  .meta({ id: 'RewriteVariant' })

const result = z
  .strictObject({
    variants: z.array(Variant),
    unchanged_reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the draft was left as it is; else `null`.' }),
  })
  .meta({ id: 'RewriteResult' })

export const contract = {
  name: 'rewrite',
  object: 'rewrite',
  prefix: 'rwr',
  summary: 'Rewrites a mail so that it scores higher, and shows every change.',
  description:
    'Cuts what readers skip, splits what is too long, mends mistakes and ends on one clear ask. Merge tags, links, numbers, names, the quoted thread and the signature stay as they are. The rewrite never scores lower than the draft, and rewriting it again changes nothing.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'A cold mail that talks about its sender',
      input: {
        kind: 'cold-outreach',
        subject: 'Quick question',
        draft:
          'Hi Ana,\n\nI hope this email finds you well. I just wanted to reach out because we basically help teams in order to reduce their payroll errors by 30%. Let me know if you might possibly be interested in a call.\n\nBest,\nTom',
      },
    },
    {
      summary: 'A shorter support reply that keeps a phrase',
      input: {
        kind: 'support_reply',
        length: { mode: 'shorter' },
        keep: { phrases: ['Settings > Export'] },
        draft:
          'Hi Priya,\n\nThank you so much for reaching out to us. I would like to inform you that the issue with your export has been resolved. In order to run it again, please go to Settings > Export at your earliest convenience.\n\nKind regards,\nJo',
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
