import { z } from 'zod'
import { DIMENSIONS } from '../../engine/rule.ts'
import { Annotation, DimensionScore, Gate, Metrics, Preview } from '../annotation.ts'
import { ScoreGrade, scoreOf } from '../answer-fields.ts'
import { BrandVoiceFit } from '../brand-voice.ts'
import { commonFields, DRAFT_MAX, draftField, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { Compare, Comparison } from './comparison-contract.ts'

/** Remarks of a model that are shown at most. */
export const NOTES_MAX = 5

const Range = z
  .strictObject({
    field: z
      .enum(['subject', 'preheader', 'draft'])
      .default('draft')
      .meta({ description: 'Field of this request that `start` and `end` count in.' }),
    start: z.int().min(0).meta({ description: 'First UTF-16 code unit of the part, from 0.' }),
    end: z
      .int()
      .min(0)
      .meta({ description: 'One behind its last; at least `start`, and may lie beyond the field.' }),
  })
  .refine(({ start, end }) => start <= end, { error: '`end` must not be less than `start`.', path: ['end'] })
  .meta({
    id: 'ScoreRange',
    description: 'A part of a field, in UTF-16 code units; `end` is not part of it.',
  })

const input = z
  .strictObject({
    draft: draftField,
    ...commonFields,
    threshold: z
      .int()
      .min(0)
      .max(100)
      .optional()
      .meta({ description: 'Score under which the gate acts; default is the workspace’s.' }),
    ignore_hashes: z
      .array(z.string().max(16))
      .max(500)
      .optional()
      .meta({ description: '`hash` of annotations to leave out: they are not listed and cost nothing.' }),
    dimensions: z.array(z.enum(DIMENSIONS)).min(1).max(DIMENSIONS.length).optional().meta({
      description:
        'Dimensions to list, with their annotations; default all. The score, the gate and the points still count everything.',
    }),
    ranges: z.array(Range).min(1).max(100).optional().meta({
      description:
        'Lists only annotations that touch one of these parts, such as the selected words. The whole draft is scored all the same.',
    }),
    explain: z.enum(['full', 'brief']).default('full').meta({
      description:
        '`brief` leaves `why` and `evidence` of each annotation empty and gives its first fix only.',
    }),
    template: text(DRAFT_MAX).optional().meta({
      description:
        'Body of the template the draft began as, in the same `format`; fills `metrics.template_change_pct`.',
    }),
    compare: Compare.optional(),
    everything: z.boolean().default(false).meta({
      description:
        'By default a crowded mail is listed without the places that cost nothing more because their rule has reached its cap; `true` lists those too. The points add up either way.',
    }),
    model_notes: z.boolean().default(false).meta({
      description:
        'Asks a model, where one is set up, for remarks beside the score. They never change it; without a model, and in a batch, a warning says that there are none.',
    }),
    max_annotations: z.int().min(0).max(500).optional().meta({
      description:
        'Most annotations to list: of more the dearest, in the order of the text. The score stays.',
    }),
  })
  .meta({ id: 'ScoreRequest', description: 'A mail to score, and what to list of it.' })

const result = z
  .strictObject({
    score: scoreOf(
      '100 less the points of all annotations, those not listed included; 100 is without a fault.',
    ),
    grade: ScoreGrade,
    status: z.enum(['green', 'yellow', 'red']).meta({
      description:
        'The score as a light: `green` from 80, `yellow` from 60, else `red`. The gate goes by its own threshold.',
    }),
    dimensions: z.array(DimensionScore).meta({
      description: 'What each of the twelve dimensions lost, or of those asked for in `dimensions`.',
    }),
    annotations: z.array(Annotation).meta({
      description: 'What was found, in the order of subject, preheader and draft; empty when nothing was.',
    }),
    metrics: Metrics,
    gate: Gate,
    previews: z
      .array(Preview)
      .meta({ description: 'What eleven mail programs show of subject and preheader.' }),
    brand_voice: BrandVoiceFit.nullable().meta({
      description:
        'How far the mail is from the brand voice, and where; counts whatever is listed. `null` without a voice.',
    }),
    model_notes: z.array(z.string()).max(NOTES_MAX).nullable().meta({
      description:
        'Remarks of a model on the mail, as plain text and judged as all it writes; `null` unless `model_notes` asked for them and they hold.',
    }),
    comparison: Comparison.nullable().meta({
      description:
        'The draft against `compare`: what changed and what each change does to the score; `null` without `compare`.',
    }),
  })
  .meta({
    id: 'ScoreResult',
    description: 'The score of the mail, and where each point of the other 100 went.',
  })

export const contract = {
  name: 'score',
  object: 'score',
  prefix: 'scr',
  summary: 'Scores a mail and explains every lost point.',
  description:
    'Gives a score from 0 to 100, twelve dimensions, and annotations with exact offsets, reasons, graded evidence and fixes. Each fix says what it gives back; the points of all annotations and the score make 100. The same draft and ruleset always give the same answer. With `compare` a second draft is scored too, and every change between the two is weighed by itself.',
  calls: 1,
  batch: 50,
  input,
  result,
  examples: [
    {
      summary: 'A cold mail with a buried ask',
      input: {
        kind: 'cold_outreach',
        subject: 'Quick question',
        draft:
          'Hi Ana,\n\nI hope this email finds you well. My name is Tom and I work at Acme, the leading provider of payroll solutions. We would love to jump on a 30 minute call to explore synergies.\n\nBest,\nTom',
      },
    },
    {
      summary: 'A support reply in British English',
      input: {
        kind: 'support reply',
        locale: 'en-GB',
        subject: 'Your export is fixed',
        draft:
          'Hi Priya,\n\nYour March export works again: the column was too narrow for the new order numbers. Please run it once more and tell me if any row is missing.\n\nKind regards,\nJo',
      },
    },
    {
      summary: 'Two versions of a follow-up, and how far the first is from its template',
      input: {
        kind: 'follow_up',
        subject: 'Compressor logs',
        template:
          'Hi {{first_name}},\n\nI am just checking in on my last email. I would love to jump on a call.\n\nBest,\nTom',
        draft:
          'Hi Ana,\n\nI am just checking in on my last email about the compressor logs. I would love to jump on a call.\n\nBest,\nTom',
        compare: {
          draft:
            'Hi Ana,\n\nThe compressor logs you sent show 14 cold starts in March. Each one wears the valves like a week of running. Should I mark the nights it happened?\n\nBest,\nTom',
        },
      },
    },
  ],
} satisfies Contract<typeof input, typeof result>
