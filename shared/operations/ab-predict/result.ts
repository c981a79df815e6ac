/** What a prediction says. */
import { z } from 'zod'
import { Warning } from '../envelope.ts'

const share = (description: string) => z.number().min(0).max(1).meta({ description })

const Quality = {
  n: z.int().meta({ description: 'Pairs it was measured on; none was used for the fit that judged it.' }),
  accuracy: share('Share of pairs whose winner was predicted.'),
  brier: z.number().meta({ description: 'Mean squared error of the odds; a coin has 0.25.' }),
  log_loss: z.number().meta({ description: 'A coin has 0.6931.' }),
}

export const AbCalibration = z
  .strictObject({
    dataset: z.string(),
    attribution: z.string().meta({ description: 'Name it wherever you show figures of this model.' }),
    ...Quality,
    called: share('Share of these pairs that were not too close to call.'),
    called_accuracy: share('Share of those calls that were right.'),
    shrinkage: share('What the fitted log-odds are multiplied by, so that they hold on unseen subjects.'),
    bins: z.array(
      z
        .strictObject({
          from: z.number(),
          to: z.number(),
          n: z.int(),
          predicted: z.number(),
          observed: z.number(),
        })
        .meta({
          id: 'AbBin',
          description: 'Pairs predicted about as sure, and how often the predicted winner won.',
        }),
    ),
    hardest: z.strictObject({ left_out: z.string(), ...Quality, slope: z.number() }).meta({
      description: 'The part that, left out of the fit, was predicted worst; it sets the shrinkage.',
    }),
  })
  .meta({ id: 'AbCalibration', description: 'How good the fitted model is on headlines it had not seen.' })

export const AbDriver = z
  .strictObject({
    feature: z.string().meta({
      description: 'What differs: a counted feature, `missing_subject`, `engine_points` or `history`.',
    }),
    favours: z.string().meta({ description: '`id` of the variant it speaks for.' }),
    weight: z.number().min(0).max(0.5).meta({
      description: 'How far it alone moves even odds: 0.03 makes 50 % into 53 %.',
    }),
    basis: z.enum(['fitted', 'house', 'history']).meta({
      description: '`fitted` on headline tests, `house` judgement without data, or your own `history`.',
    }),
    reason: z.string(),
    evidence: z.array(z.strictObject({ id: z.string(), grade: z.string() })),
    contested: z.boolean().meta({ description: 'True when other findings say the opposite.' }),
  })
  .meta({ id: 'AbDriver', description: 'What sets the leader apart from the runner-up or from the last.' })

export const AbTestPlan = z
  .strictObject({
    per_arm: z.int().meta({ description: 'Mails for each variant.' }),
    min_detectable_lift: z.number().nullable().meta({
      description:
        'Smallest relative lift that this many show, 80 % power, two-sided 5 %; `null` when they show none.',
    }),
    baseline_rate: z.number().meta({ description: 'Rate the plan reckons with.' }),
    days: z.int().nullable().meta({
      description: 'Days of sending and of waiting for answers; `null` without `sends_per_day`.',
    }),
    stop_rule: z.string(),
  })
  .meta({ id: 'AbTestPlan' })

export const Prediction = z
  .strictObject({
    winner: z.string().meta({
      description: '`id` of the variant in front, or `too_close_to_call` under 0.55 against the next.',
    }),
    probabilities: z
      .array(
        z.strictObject({
          id: z.string(),
          p: share('Probability that it is the best of all, to four places; never 0 or 1.'),
        }),
      )
      .meta({ description: 'In the order of the request; their sum is 1 within 0.001.' }),
    lift: z
      .strictObject({
        relative: z.number().meta({ description: '0.08 is 8 % more than the next variant.' }),
        interval80: z.array(z.number()).length(2),
      })
      .nullable()
      .meta({ description: 'Of the winner over the next; `null` when it is too close to call.' }),
    drivers: z.array(AbDriver),
    confidence: z.enum(['low', 'medium']).meta({
      description: '`medium` from 500 sent of each of the two in front and 0.90 between them; else `low`.',
    }),
    calibration: AbCalibration.nullable().meta({
      description: '`null` when the fitted model had no say.',
    }),
    basis: z.enum(['prior', 'workspace_history', 'both']),
    test_plan: AbTestPlan,
    caveats: z.array(Warning),
  })
  .meta({ id: 'AbPredictResult' })

export type Driver = z.output<typeof AbDriver>
