/** What a prediction says. */
import { z } from 'zod'
import { evidence, source } from '../answer-fields.ts'
import { Warning } from '../envelope.ts'

const share = (description: string) => z.number().min(0).max(1).meta({ description })

const Quality = {
  n: z
    .int()
    .min(0)
    .meta({ description: 'Pairs it was measured on; none was used for the fit that judged it.' }),
  accuracy: share('Share of pairs whose winner was predicted.'),
  brier: share('Brier score: mean squared error of the odds, 0 is best; a coin has 0.25.'),
  log_loss: z.number().min(0).meta({
    description: 'Mean negative logarithm of the odds given to what happened, 0 is best; a coin has 0.6931.',
  }),
}

export const AbCalibration = z
  .strictObject({
    dataset: z.string().meta({ description: 'What the model was fitted and measured on.' }),
    attribution: z.string().meta({ description: 'Name it wherever you show figures of this model.' }),
    ...Quality,
    called: share('Share of these pairs that were not too close to call.'),
    called_accuracy: z.number().min(0).max(1).nullable().meta({
      description: 'Share of those calls that were right; `null` where they are too few to tell.',
    }),
    shrinkage: share('What the fitted log-odds are multiplied by, so that they hold on unseen subjects.'),
    bins: z
      .array(
        z
          .strictObject({
            from: share('Least probability of the predicted winner in this group.'),
            to: share('Greatest probability of the predicted winner in this group.'),
            n: z.int().min(0).meta({ description: 'Pairs in this group.' }),
            predicted: share('Their mean predicted probability.'),
            observed: share(
              'Share of them that the predicted winner won; over `predicted` the odds are too modest.',
            ),
          })
          .meta({
            id: 'AbBin',
            description: 'Pairs predicted about as sure, and how often the predicted winner won.',
          }),
      )
      .meta({ description: 'Predictions by how sure they were, least sure first.' }),
    hardest: z
      .strictObject({
        left_out: z.string().meta({ description: 'Name of that part: a subject matter or a length.' }),
        ...Quality,
        slope: z.number().meta({
          description:
            'What its log-odds would have to be multiplied by to be right; under 1 they were too sure.',
        }),
      })
      .meta({
        description: 'The part that, left out of the fit, was predicted worst; it sets the shrinkage.',
      }),
  })
  .meta({ id: 'AbCalibration', description: 'How good the fitted model is on headlines it had not seen.' })

export const AbDriver = z
  .strictObject({
    feature: z.string().meta({
      description:
        'What differs, as an id: a feature of the subject, `missing_subject`, `vague_subject` (it could stand over any mail), `engine_points` (what the engine takes off) or `history`.',
    }),
    favours: z.string().meta({ description: '`id` of the variant it speaks for.' }),
    weight: z.number().min(0).max(0.5).meta({
      description: 'How far it alone moves even odds: 0.03 makes 50 % into 53 %.',
    }),
    basis: z.enum(['fitted', 'house', 'history']).meta({
      description: '`fitted` on headline tests, `house` judgement without data, or your own `history`.',
    }),
    reason: z.string().meta({ description: 'What differs and what that did, in a sentence.' }),
    evidence: evidence('Findings behind it; empty for your own history.'),
    contested: z.boolean().meta({ description: 'True when other findings say the opposite.' }),
  })
  .meta({ id: 'AbDriver', description: 'What sets the leader apart from the runner-up or from the last.' })

export const AbTestPlan = z
  .strictObject({
    per_arm: z.int().min(1).meta({
      description:
        'Mails to send of each variant: enough to show a lift of 20 %, or what `list_size` allows.',
    }),
    min_detectable_lift: z.number().min(0).nullable().meta({
      description:
        'Smallest relative lift that this many show: 0.2 is 20 % more; 80 % power, two-sided 5 %, shared by the comparisons where there are more than two; `null` when they show none.',
    }),
    baseline_rate: share('Rate the plan reckons with: yours, else one usual for the metric.'),
    days: z.int().min(0).nullable().meta({
      description: 'Days of sending and of waiting for answers; `null` without `sends_per_day`.',
    }),
    stop_rule: z
      .string()
      .meta({ description: 'How to send, when to look and when to call a winner; for people.' }),
  })
  .meta({ id: 'AbTestPlan', description: 'How to find out which variant is better.' })

export const Prediction = z
  .strictObject({
    winner: z.string().meta({
      description:
        '`id` of the variant in front, or `too_close_to_call` under 0.55 against the next, under 0.75 where 100 or more were counted of both, and by opens under 0.90 of your own counts. The first caveat says why.',
    }),
    probabilities: z
      .array(
        z.strictObject({
          id: z.string().meta({ description: '`id` of the variant.' }),
          p: share('Probability that it is the best of all, to four places; never 0 or 1.'),
        }),
      )
      .meta({ description: 'In the order of the request; their sum is 1 within 0.001.' }),
    lift: z
      .strictObject({
        relative: z
          .number()
          .meta({ description: 'How much more it brings than the next variant: 0.08 is 8 % more.' }),
        interval80: z
          .array(z.number())
          .length(2)
          .meta({ description: 'Least and most, between which `relative` lies with a probability of 80 %.' }),
      })
      .nullable()
      .meta({ description: 'Of the winner over the next; `null` when it is too close to call.' }),
    drivers: z
      .array(AbDriver)
      .max(6)
      .meta({ description: 'At most six, strongest first; empty when nothing sets the variants apart.' }),
    confidence: z.enum(['low', 'medium']).meta({
      description: '`medium` from 500 sent of each of the two in front and 0.90 between them; else `low`.',
    }),
    calibration: AbCalibration.nullable().meta({
      description: 'How far to trust the fitted model; `null` when it had no say.',
    }),
    basis: z.enum(['prior', 'workspace_history', 'both']).meta({
      description: '`prior`: the text alone. `workspace_history`: the counts in `history` alone.',
    }),
    test_plan: AbTestPlan.nullable().meta({
      description:
        '`null` where the mail goes to one reader, with the warning `test_needs_many`: a test needs many.',
    }),
    challengers: z
      .array(
        z
          .strictObject({
            subject: z.string().meta({ description: 'A subject to send against the variant in front.' }),
            score: z.int().min(0).max(100).nullable().meta({
              description: 'Score of the mail in front with it; `null` where the variants are subjects only.',
            }),
            source,
          })
          .meta({ id: 'AbChallenger', description: 'A further variant that is worth a test.' }),
      )
      .meta({
        description:
          'Further subjects worth a test, by a model; empty without one. The prediction itself never asks a model.',
      }),
    caveats: z
      .array(Warning)
      .meta({ description: 'Why this prediction is worth less than it looks; show them with it.' }),
  })
  .meta({ id: 'AbPredictResult', description: 'Which variant is likelier to win, and how to find out.' })

export type Driver = z.output<typeof AbDriver>
