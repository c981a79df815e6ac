/** The figures of a mail beside those of its kind or of another mail. */
import { z } from 'zod'
import { KIND_NAMES } from '../../engine/kinds.ts'
import { Dimension, evidence, pointsLost, ScoreGrade, scoreOf } from '../answer-fields.ts'

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
    id: z.enum(MEASURES).meta({
      description:
        'What was measured. `reading_grade` is Flesch–Kincaid in years of school, `passive_pct` in percent of sentences, `asks` counts sentences that ask, `ask_friction` is the dearest: 1 a nod to 5 an hour of work.',
    }),
    value: value('This mail; `null` where there is nothing to measure.'),
    other: value('The other mail; `null` for a benchmark and where there is nothing to measure.'),
    usual: z.array(z.int()).min(2).max(2).nullable().meta({
      description:
        'Least and most that the ruleset takes as usual for the kind; `null` where it has no band and none is invented.',
    }),
    inside: z
      .boolean()
      .nullable()
      .meta({ description: 'Whether `value` lies within `usual`; `null` without a band or value.' }),
    evidence: evidence('What the band rests on; empty where it is house judgement or there is none.'),
  })
  .meta({ id: 'TeardownMeasure', description: 'One figure of the mail beside what is usual.' })

const Difference = z
  .strictObject({
    about: z.string().meta({ description: '`id` of a measure, a rule or a section.' }),
    message: z.string().meta({ description: 'The difference in a sentence, with its figures.' }),
    favours: z
      .enum(['this', 'other'])
      .meta({ description: 'Who does better: `this` mail or the `other`, which may be the benchmark.' }),
    points: z.int().min(0).max(100).nullable().meta({
      description: 'Points of the score it makes between the two mails; `null` where none is counted.',
    }),
    evidence: evidence('What it rests on; empty for house judgement and plain counts.'),
  })
  .meta({ id: 'TeardownDifference', description: 'One thing that sets the two apart.' })

export const Scorecard = z
  .strictObject({
    score: scoreOf('Score of this mail, the same as `/v1/score` gives.'),
    grade: ScoreGrade,
    threshold: scoreOf('Score the workspace asks for.'),
    score_with_fixes: scoreOf(
      'Score with the fewest fixes that reach `threshold`, else those that come closest.',
    ),
    dimensions: z
      .array(
        z.strictObject({
          id: Dimension,
          score: scoreOf('0 to 100; 0 when the dimension lost 30 points.'),
          points: pointsLost('Points of the whole score lost in this dimension.'),
          other_score: scoreOf('`score` of the other mail; `null` for a benchmark.').nullable(),
          other_points: pointsLost('`points` of the other mail; `null` for a benchmark.').nullable(),
        }),
      )
      .meta({ description: 'All twelve dimensions.' }),
    compared_with: z
      .strictObject({
        type: z.enum(['benchmark', 'email']).meta({
          description: '`benchmark` is what is usual for `kind`, `email` the mail in `compare_to`.',
        }),
        kind: z.enum(KIND_NAMES).meta({ description: 'Kind of mail whose bands apply.' }),
        score: z
          .int()
          .min(0)
          .max(100)
          .nullable()
          .meta({ description: 'The other mail’s score. A benchmark has none: no average is made up.' }),
        basis: z.string().meta({ description: 'Where the figures come from and what they do not say.' }),
      })
      .meta({ description: 'What the mail is held against.' }),
    measures: z
      .array(Measure)
      .meta({ description: 'Every figure of the mail, those without a band included.' }),
    differences: z.array(Difference).meta({
      description:
        'At most eight things that set this mail apart from the other, most points first; or every figure outside the usual. Empty when nothing does.',
    }),
    verdict: z.string().meta({ description: 'The comparison in one sentence.' }),
  })
  .meta({
    id: 'TeardownScorecard',
    description: 'The figures of the mail beside those of another or of its kind.',
  })

export type ScorecardResult = z.output<typeof Scorecard>
