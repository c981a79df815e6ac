import { z } from 'zod'
import { place } from '../answer-fields.ts'
import { commonFields, draftField, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { LEGAL_STATUSES } from './legal.ts'
import { ADAPTATION_TYPES } from './step.ts'
import { LOCALE_TAGS, readLocale } from './tables/locales.ts'

/** More entries than anybody keeps by hand; also what keeps the search quick. */
const MOST_TERMS = 200

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
    family_name: text(120)
      .min(1)
      .optional()
      .meta({ description: 'For formal greetings, and to tell the parts of the name in the mail.' }),
    given_name: text(120)
      .min(1)
      .optional()
      .meta({ description: 'For informal greetings, and to tell the parts of the name in the mail.' }),
    title: text(60)
      .min(1)
      .optional()
      .meta({ description: 'Such as `Dr`; used in formal English greetings.' }),
    gender: z.enum(['unknown', 'female', 'male', 'other']).default('unknown').meta({
      description: 'For greetings that differ by it; `unknown` and `other` get one that fits anybody.',
    }),
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
  .meta({ id: 'LocalizeRequest', description: 'A mail, and where its readers are.' })

const Adaptation = z
  .strictObject({
    type: z.enum(ADAPTATION_TYPES).meta({
      description:
        'What was adapted; `vocabulary` covers your glossary, `direction` the `dir` attribute, `translation` a sentence that a model translated.',
    }),
    before: z.string().meta({ description: '`field.slice(start, end)` of what was sent, always.' }),
    after: z.string().meta({ description: 'What stands there now; empty where something goes.' }),
    ...place,
    rule_id: z.string().meta({
      description: 'Convention it follows, such as `date-words` or `spelling-gb`; no rule of `/v1/rules`.',
    }),
    confidence: z.number().min(0).max(1).meta({
      description: 'How sure it is that the change fits its context; have a person look at the lowest first.',
    }),
  })
  .meta({ id: 'Adaptation', description: 'One change that was made.' })

const OpenPoint = z
  .strictObject({
    span: z
      .strictObject({
        ...place,
        quote: z.string().meta({ description: '`field.slice(start, end)` of what was sent, always.' }),
      })
      .meta({ id: 'OpenSpan', description: 'Where it stands.' }),
    reason: z.string().meta({ description: 'What is open there, in a sentence for people.' }),
  })
  .meta({ id: 'OpenPoint', description: 'A place that was left as it is.' })

const result = z
  .strictObject({
    subject: z.string().nullable().meta({ description: 'The adapted subject; `null` when none was sent.' }),
    preheader: z
      .string()
      .nullable()
      .meta({ description: 'The adapted preheader; `null` when none was sent.' }),
    draft: z.string().meta({ description: 'The adapted body, in the format it came in.' }),
    formality_used: z
      .enum(['formal', 'informal'])
      .meta({ description: 'Register that greeting and sign-off were fitted to.' }),
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
            raw: z.string().meta({ description: 'The merge tag as written.' }),
            fallback_before: z.string().meta({ description: 'Text it shows when it has no value.' }),
            fallback_after: z.string().nullable().meta({
              description: 'What it should show in the target locale; `null` where a person has to choose.',
            }),
          })
          .meta({
            id: 'PlaceholderFallback',
            description: 'A merge tag with a text of its own for no value.',
          }),
      )
      .meta({
        description:
          'Texts shown for empty merge tags, each once. The tags in the draft stay; change it in your system.',
      }),
    legal: z
      .array(
        z
          .strictObject({
            rule: z.string().meta({
              description:
                'What is asked for, as an id: `pecr-opt-out`; `local-law` where no rules are held.',
            }),
            status: z.enum(LEGAL_STATUSES).meta({
              description:
                '`pass`: something fitting was found. `unknown`: a text cannot show it. `not_applicable`: not for mail like this.',
            }),
            jurisdiction: z.string().meta({ description: 'ISO 3166 country whose law it is, such as `GB`.' }),
            message: z.string().meta({ description: 'What was found or is missing, for people.' }),
          })
          .meta({ id: 'LegalFinding', description: 'One thing the law of the reader’s country asks for.' }),
      )
      .meta({
        description:
          'What the mail shows of what the law there asks for. `pass` means that something fitting was found, not that the mail complies. No legal advice.',
      }),
    length_change_pct: z.number().meta({
      description: 'How much longer the visible body is in characters, in percent; under 0 it is shorter.',
    }),
    lang: z.string().meta({
      description: 'BCP 47 tag for the `lang` attribute of the finished mail; the `target_locale`.',
    }),
    dir: z.enum(['ltr', 'rtl']).meta({
      description: 'For its `dir` attribute: `rtl` where the locale is written from right to left.',
    }),
  })
  .meta({
    id: 'LocalizeResult',
    description: 'The adapted mail, every change, and what is left to somebody else.',
  })

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
