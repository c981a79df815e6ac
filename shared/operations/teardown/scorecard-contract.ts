/** The figures of a mail beside those of its kind or of another mail. */
import { z } from 'zod'
import { KIND_NAMES } from '../../engine/kinds.ts'
import { DIMENSIONS } from '../../engine/rule.ts'
import { Evidence } from './sections-contract.ts'

export const MEASURES = [
  'words',
  'subject_words',
  'subject_chars',
  'questions',
  'links',
  'images',
  'words_per_sentence',
  'reading_grade',
  'passive_pct',
  'you_to_we_ratio',
  'asks',
  'ask_friction',
] as const
export type MeasureId = (typeof MEASURES)[number]

const value = (description: string) => z.number().nullable().meta({ description })

export const Measure = z
  .strictObject({
    id: z.enum(MEASURES),
    value: value('This mail; `null` where there is nothing to measure.'),
    other: value('The other mail; `null` for a benchmark.'),
    usual: z.array(z.int()).min(2).max(2).nullable().meta({
      description:
        'Least and most that the ruleset takes as usual for the kind; `null` where it has no band and none is invented.',
    }),
    inside: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether `value` lies within `usual`; `null` without a band or value.' }),
    evidence: Evidence.meta({ description: 'What the band rests on; empty where it is house judgement.' }),
  })
  .meta({ id: 'TeardownMeasure' })

const Difference = z
  .strictObject({
    about: z.string().meta({ description: 'A measure, a rule or a section.' }),
    message: z.string(),
    favours: z.enum(['this', 'other']).meta({ description: '`other`: the benchmark or the other mail.' }),
    points: z.int().nullable().meta({
      description: 'Points of the score it makes between the two mails; `null` where none is counted.',
    }),
    evidence: Evidence,
  })
  .meta({ id: 'TeardownDifference' })

export const Scorecard = z
  .strictObject({
    score: z.int(),
    grade: z.enum(['A', 'B', 'C', 'D', 'F']),
    threshold: z.int().meta({ description: 'Score the workspace asks for.' }),
    score_with_fixes: z
      .int()
      .meta({ description: 'Score with the fixes marked `in_smallest_set` applied, all of them.' }),
    dimensions: z.array(
      z.strictObject({
        id: z.enum(DIMENSIONS),
        score: z.int().meta({ description: '0 to 100; 0 when the dimension lost 30 points.' }),
        points: z.int().meta({ description: 'Points of the whole score lost in this dimension.' }),
        other_score: z.int().nullable().meta({ description: 'The other mail’s; `null` for a benchmark.' }),
        other_points: z.int().nullable(),
      }),
    ),
    compared_with: z.strictObject({
      type: z.enum(['benchmark', 'email']),
      kind: z.enum(KIND_NAMES),
      score: z
        .int()
        .nullable()
        .meta({ description: 'The other mail’s score. A benchmark has none: no average is made up.' }),
      basis: z.string().meta({ description: 'Where the figures come from and what they do not say.' }),
    }),
    measures: z.array(Measure),
    differences: z.array(Difference).meta({
      description: 'What sets this mail apart from the other, or from the usual; most points first.',
    }),
    verdict: z.string().meta({ description: 'The comparison in one sentence.' }),
  })
  .meta({ id: 'TeardownScorecard' })

export type ScorecardResult = z.output<typeof Scorecard>
export type MeasureResult = z.output<typeof Measure>
