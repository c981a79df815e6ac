import { z } from 'zod'
import { commonFields, draftField, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { LEGAL_STATUSES } from './legal.ts'
import { ADAPTATION_TYPES } from './step.ts'
import { LOCALE_TAGS, readLocale } from './tables/locales.ts'

/** More entries than anybody keeps by hand; also what keeps the search quick. */
const MOST_TERMS = 200
const FIELD = z.enum(['subject', 'preheader', 'draft'])

const TargetLocale = z
  .preprocess(
    (value) => (typeof value === 'string' ? (readLocale(value) ?? value) : value),
    z.enum(LOCALE_TAGS),
  )
  .meta({
    id: 'TargetLocale',
    description:
      'Where the readers are. Case and underscores are forgiven; a bare language means its first locale here.',
  })

const Recipient = z
  .strictObject({
    family_name: text(120).min(1).optional(),
    given_name: text(120).min(1).optional(),
    title: text(60)
      .min(1)
      .optional()
      .meta({ description: 'Such as `Dr`; used in formal English greetings.' }),
    gender: z.enum(['unknown', 'female', 'male', 'other']).default('unknown'),
  })
  .meta({ id: 'LocalizeRecipient', description: 'Whom the greeting names. Nothing is guessed from a name.' })

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    target_locale: TargetLocale,
    formality: z.enum(['auto', 'formal', 'informal']).default('auto').meta({
      description:
        '`auto` keeps the register of the mail; where its language changes, that of business mail there.',
    }),
    mode: z.enum(['conventions', 'translate', 'transcreate']).default('conventions').meta({
      description:
        '`conventions` needs no model; the other two are refused with `model_required` where there is none.',
    }),
    glossary: z
      .record(text(120).min(1), text(300))
      .default({})
      .refine((terms) => Object.keys(terms).length <= MOST_TERMS, {
        error: `Must have at most ${MOST_TERMS} entries.`,
      })
      .meta({
        description: 'Terms with what to say in the target locale. Used where the mail is in its language.',
      }),
    do_not_translate: z
      .array(text(300).min(1))
      .max(MOST_TERMS)
      .default([])
      .meta({ description: 'Names and phrases that stay as they are, wherever they stand.' }),
    recipient: Recipient.default({ gender: 'unknown' }),
    legal_footer: z.boolean().default(true).meta({
      description:
        'True when the draft is complete. False when your system adds a footer: what it could hold is then `unknown` instead of `missing`.',
    }),
  })
  .meta({ id: 'LocalizeRequest' })

const Adaptation = z
  .strictObject({
    type: z.enum(ADAPTATION_TYPES),
    before: z.string().meta({ description: '`field.slice(start, end)` of what was sent, always.' }),
    after: z.string(),
    field: FIELD,
    start: z.int(),
    end: z.int(),
    rule_id: z.string(),
    confidence: z.number().min(0).max(1),
  })
  .meta({ id: 'Adaptation' })

const OpenPoint = z
  .strictObject({
    field: FIELD,
    start: z.int(),
    end: z.int(),
    quote: z.string().meta({ description: '`field.slice(start, end)` of what was sent, always.' }),
    reason: z.string(),
  })
  .meta({ id: 'OpenPoint' })

const result = z
  .strictObject({
    subject: z.string().nullable(),
    preheader: z.string().nullable(),
    draft: z.string().meta({ description: 'The adapted body, in the format it came in.' }),
    formality_used: z.enum(['formal', 'informal']),
    adaptations: z.array(Adaptation).meta({
      description:
        'Every change, in order. Put in the place of their spans they make the answer from what was sent.',
    }),
    needs_model: z.array(OpenPoint).meta({
      description: 'What has to be translated or reworded. It stands in the answer as it was sent.',
    }),
    needs_human: z
      .array(OpenPoint)
      .meta({ description: 'What only a person can decide, such as 03/04/2026.' }),
    placeholder_fallbacks: z
      .array(
        z
          .strictObject({
            raw: z.string(),
            fallback_before: z.string(),
            fallback_after: z
              .string()
              .nullable()
              .meta({ description: '`null` where a person has to choose.' }),
          })
          .meta({ id: 'PlaceholderFallback' }),
      )
      .meta({
        description: 'Text shown for empty merge tags. The tags in the draft stay; change it in your system.',
      }),
    legal: z
      .array(
        z
          .strictObject({
            rule: z.string(),
            status: z.enum(LEGAL_STATUSES),
            jurisdiction: z.string(),
            message: z.string(),
          })
          .meta({ id: 'LegalFinding' }),
      )
      .meta({
        description:
          'What the mail shows of what the law there asks for. `pass` means that something fitting was found, not that the mail complies. No legal advice.',
      }),
    length_change_pct: z
      .number()
      .meta({ description: 'Change of the visible body in characters, in percent.' }),
    lang: z.string().meta({ description: 'For the `lang` attribute of the finished mail.' }),
    dir: z.enum(['ltr', 'rtl']).meta({ description: 'For its `dir` attribute.' }),
  })
  .meta({ id: 'LocalizeResult' })

export const contract = {
  name: 'localize',
  object: 'localization',
  prefix: 'loc',
  summary: 'Adapts a mail to the conventions of a country and lists every change.',
  description:
    'Dates, times, numbers, sums, quotes and spaces follow the locale; no amount is converted. Between American, British, Canadian, Australian and Indian English, spelling, words, greeting and sign-off follow too. A text in another language is not translated without a model: its sentences are listed in `needs_model` and stay as they are, and so do ambiguous dates in `needs_human`. Merge tags, links, code, quoted thread and signature never change. What the law of the reader’s country asks for is looked up and reported, never vouched for.',
  calls: 1,
  input,
  result,
  examples: [
    {
      summary: 'An American mail for Britain',
      input: {
        locale: 'en-US',
        target_locale: 'en-GB',
        kind: 'customer_success',
        subject: 'Your customized color report',
        draft:
          'Dear Ms. Lee:\n\nYour organization moves on March 4, 2026, so we canceled the license for the old center. Please send us the new ZIP code by 03/02/2026.\n\nBest,\nTom',
      },
    },
    {
      summary: 'Figures for Germany, and what is left to translate',
      input: {
        locale: 'en-US',
        target_locale: 'de-DE',
        kind: 'proposal',
        recipient: { family_name: 'Müller', given_name: 'Anna', gender: 'female' },
        draft:
          'Hi Anna,\n\nThe retrofit costs $12,450.00 and saves 8,200 kWh a year. The offer stands until 12/31/2026. Could we speak on Thursday at 3:30 PM?\n\nBest,\nTom',
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
