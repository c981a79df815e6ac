import { z } from 'zod'
import { Annotation } from '../annotation.ts'
import { evidence, place, scoreDelta, scoreOf, source } from '../answer-fields.ts'
import { BrandVoiceFit } from '../brand-voice.ts'
import { commonFields, draftField, SUBJECT_MAX, text } from '../fields.ts'
import type { Contract } from '../operation.ts'

export const TONES = ['plain', 'warm', 'direct', 'formal', 'playful', 'urgent', 'apologetic'] as const
const STRUCTURES = ['as_is', 'pas', 'bab', 'qvc', 'aida', 'scq', 'observation_problem_proof_ask'] as const

const phrases = (description: string) => z.array(text(300).min(1)).max(50).optional().meta({ description })
const kept = (what: string) =>
  z
    .boolean()
    .optional()
    .meta({ description: `\`false\` lets a model change ${what}; the local engine keeps them in any case.` })
const facts = (description: string) => z.array(z.string()).meta({ description })

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    tone: z.array(z.enum(TONES)).max(3).optional().meta({
      description:
        'How it is to sound: `plain` takes shorter turns of phrase and contractions, `direct` drops hedges, `warm` and `formal` change greeting, sign-off and contractions. The rest needs a model; a warning says what was left out.',
    }),
    length: z
      .strictObject({
        mode: z.enum(['shorter', 'same', 'longer', 'target']).meta({
          description:
            '`shorter` takes out all that can go without a loss, and in a mail to a stranger praise, points behind the first and other asks that hold no fact; `target` aims at `words`; `same` cuts nothing for its length; `longer` needs a model.',
        }),
        words: z
          .int()
          .min(5)
          .max(2000)
          .optional()
          .meta({ description: 'Words of the body to aim at; required with `target`.' }),
      })
      .refine(({ mode, words }) => mode !== 'target' || words !== undefined, {
        path: ['words'],
        message: 'Say how many words to aim at: `target` needs `words`.',
      })
      .optional()
      .meta({
        description:
          'Default: words and sentences that say nothing go, and courtesies too where the mail is longer than is usual; a stranger is then spared praise and offers beside the ask as well. The rest stays.',
      }),
    reading_grade_max: z.number().min(1).max(20).optional().meta({
      description:
        'Highest Flesch–Kincaid grade (years of school) of the body. The local engine changes no words for it: a warning says when it is higher.',
    }),
    variants: z.int().min(1).max(5).default(1).meta({
      description:
        'Most variants to return. The first is what was asked for, the draft itself where nothing is left to mend. Each further one differs from the draft and from the others by five words or more of its body or by its order; the last, where no such is left, by a label or the subject. A contraction makes none. Fewer come, with a warning, when there are no more such.',
    }),
    keep: z
      .strictObject({
        placeholders: z
          .literal(true)
          .optional()
          .meta({ description: 'Always kept; cannot be switched off.' }),
        links: kept('links'),
        numbers: kept('figures'),
        names: kept('names'),
        quotes: kept('the words of the quoted thread'),
        signature: kept('the lines of the signature'),
        phrases: phrases('Phrases that must stay word for word.'),
      })
      .optional()
      .meta({
        description:
          'What must not change. The local engine keeps all of these, `phrases` only when named; see `apply_rules`.',
      }),
    structure: z.enum(STRUCTURES).default('as_is').meta({
      description:
        'Order of the parts; all but `as_is` need a model. `pas` problem, agitation, solution; `bab` before, after, bridge; `qvc` question, value, call to action; `aida` attention, interest, desire, action; `scq` situation, complication, question.',
    }),
    instructions: text(2000)
      .optional()
      .meta({ description: 'Wishes in plain words; only a model can follow them.' }),
    apply_rules: z.array(z.string().max(64)).max(200).optional().meta({
      description:
        'Ids of rules whose best fix is applied, safe or not, and nothing else is done. Figures and names in what it replaces may go then, unless `keep.numbers` or `keep.names` is `true`; links and merge tags stay. `rule_not_applied` says why one was not. Default: the safe fixes of all rules.',
    }),
    must_include: phrases(
      'Phrases the rewrite must hold. A missing one that is a sentence is added before the ask; `not_included` tells of the rest.',
    ),
    must_not_include: phrases(
      'Phrases the rewrite must not hold, as whole words. The words around one go where the rest reads on, else its sentence; greeting and sign-off take other words. `still_included` tells of the rest, `facts_dropped` of figures and names that went with them.',
    ),
    thread_context: text(SUBJECT_MAX * 20)
      .optional()
      .meta({ description: 'Earlier mails of the thread, for a model.' }),
    return_diff: z
      .boolean()
      .default(true)
      .meta({ description: '`false` leaves `diff` empty, for a smaller answer.' }),
  })
  .meta({ id: 'RewriteRequest', description: 'A mail to rewrite, and what the rewrite is to be like.' })

const Change = z
  .strictObject({
    type: z
      .enum(['fix', 'cut', 'split', 'ask', 'greeting', 'order', 'term', 'subject', 'include', 'reword'])
      .meta({
        description:
          '`fix` of a finding, `cut` what says nothing, `split` a sentence, `ask` reworded, `order` moved, `term` a contraction, a greeting or a word of the tone or brand, `include` a phrase you asked for, `subject` changed, `greeting` added; `reword` is what a model put otherwise.',
      }),
    rule_id: z
      .string()
      .nullable()
      .meta({ description: 'Rule it follows from, at `/v1/rules/{id}`; `null` when no rule asks for it.' }),
    field: place.field,
    before: z.string().meta({
      description: '`field.slice(start, end)` of what was sent; empty where something was added.',
    }),
    after: z.string().meta({ description: 'What stands there now; empty where something was cut.' }),
    start: place.start,
    end: place.end,
    reason: z.string().meta({ description: 'Why it was changed, in a sentence or two.' }),
    evidence: evidence('What the rules behind it rest on; empty for house judgement.'),
  })
  .meta({
    id: 'Change',
    description:
      'One stretch that differs, which can be taken without the others. All of them applied to what was sent make the rewrite.',
  })

const Variant = z
  .strictObject({
    id: z.string().meta({ description: 'Names the variant within this answer: `v1`, `v2` …' }),
    source,
    angle: z.string().meta({
      description:
        'What sets it apart: `as asked`, `shorter`, `only mistakes mended`, `shortest`, `direct`, or how the mail is turned, such as `ask first`, `a smaller ask`, `problem first` or `another subject`; `reworded` for a model’s.',
    }),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'Subject to send it under; `null` when none was sent.' }),
    preheader: z
      .string()
      .nullable()
      .meta({ description: 'Preview text to send with it; `null` when none was sent.' }),
    draft: z.string().meta({ description: 'The rewritten body, in the format it came in.' }),
    score: scoreOf('Score of this variant.'),
    score_before: scoreOf('Score of the draft as sent.'),
    score_delta: scoreDelta('`score` − `score_before`; under 0 only while holes of `to_fill` are open.'),
    changes: z.array(Change).meta({
      description: 'What was changed, in the order of subject, preheader and draft; empty when nothing was.',
    }),
    diff: z
      .array(
        z.strictObject({
          op: z
            .enum(['equal', 'delete', 'insert'])
            .meta({ description: 'Whether the text stayed, went or is new.' }),
          text: z.string().meta({ description: 'Text of this part, markup included.' }),
        }),
      )
      .meta({
        description:
          'Word by word, body only. Equal and deleted parts make the draft; equal and inserted parts the rewrite.',
      }),
    facts: z
      .strictObject({
        added_numbers: facts('Figures that the draft does not hold; check each.'),
        added_names: facts('Names that the draft does not hold; check each.'),
        added_links: facts('Links that the draft does not hold; check each.'),
        dropped: facts('Figures, names, links and merge tags of the draft that are gone.'),
      })
      .meta({
        description:
          'Proof that nothing was invented or lost: four empty lists, save for what you asked to change or your brand voice names.',
      }),
    placeholders_preserved: z.boolean().meta({
      description: 'True when it holds the merge tags of the draft, each at least as often as there.',
    }),
    to_fill: z.array(z.string()).meta({
      description:
        'Holes a model left for facts that only you have, as they stand in the text: `[a customer of their size]`. Each is a blocker until it is filled; empty for what the rules wrote.',
    }),
    brand_voice: BrandVoiceFit.nullable().meta({
      description: 'How it fits the brand voice, with places in this variant; `null` without one.',
    }),
    reading_grade: z.number().nullable().meta({
      description:
        'Flesch–Kincaid grade of the body: years of school; `null` for too little text or no English.',
    }),
    words: z.int().min(0).meta({ description: 'Words of its body; greeting, sign-off and footer left out.' }),
    annotations: z.array(Annotation).meta({ description: 'What the engine still finds in the rewrite.' }),
  })
  .meta({ id: 'RewriteVariant', description: 'One rewrite of the whole mail, ready to send.' })

const result = z
  .strictObject({
    variants: z
      .array(Variant)
      .meta({ description: 'At least one; the first is what was asked for. It may equal the draft.' }),
    unchanged_reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the first variant is the draft as it was sent; else `null`.' }),
  })
  .meta({ id: 'RewriteResult', description: 'Rewrites of the mail, each with every change and its reason.' })

export const contract = {
  name: 'rewrite',
  object: 'rewrite',
  prefix: 'rwr',
  summary: 'Rewrites a mail so that it scores higher, and shows every change.',
  description:
    'Cuts what readers skip, splits what is too long, mends mistakes and ends on one clear ask. Merge tags, links, numbers, names, the quoted thread and the signature stay as they are. The rewrite never scores lower than the draft, and rewriting it again changes nothing.',
  calls: 1,
  streams: true,
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
