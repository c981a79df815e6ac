import { z } from 'zod'
import { commonFields, DRAFT_MAX, SUBJECT_MAX, text } from '../fields.ts'
import type { Contract } from '../operation.ts'
import { checkRequest } from './request.ts'
import { Prediction } from './result.ts'

const { subject: _subject, preheader: _preheader, ...shared } = commonFields
const COUNT_MAX = 1_000_000_000

export const AbVariant = z
  .strictObject({
    id: text(64).min(1).optional().meta({
      description: 'Your name for it, different from the others; default `v1`, `v2` … by place.',
    }),
    subject: text(SUBJECT_MAX).optional().meta({
      description:
        'Subject line; needed where there is no `draft`. Subjects are compared only when every variant has one.',
    }),
    preheader: text(SUBJECT_MAX)
      .optional()
      .meta({ description: 'Preview text; only the engine’s points speak of it.' }),
    draft: text(DRAFT_MAX).optional().meta({
      description: 'Body, for a test of whole mails. Either all variants have one or none.',
    }),
  })
  .meta({ id: 'AbVariant', description: 'A subject line, with or without preheader, or a whole mail.' })

const input = z
  .strictObject({
    variants: z.array(AbVariant).min(2).max(10).meta({
      description: 'What to choose between; their order does not matter.',
    }),
    ...shared,
    metric: z
      .enum(['positive_reply', 'reply', 'click', 'open'])
      .default('positive_reply')
      .meta({ description: 'What the winner is to have more of, for each mail sent.' }),
    list_size: z
      .int()
      .min(2)
      .max(COUNT_MAX)
      .optional()
      .meta({ description: 'Readers there are for the test, all variants together.' }),
    sends_per_day: z.int().min(1).max(COUNT_MAX).optional().meta({
      description: 'Mails you can send in a day, all variants together; without it `days` is `null`.',
    }),
    baseline_rate: z
      .number()
      .min(0.0001)
      .max(0.95)
      .optional()
      .meta({ description: 'Your usual rate for this metric, such as `0.04`.' }),
    history: z
      .array(
        z
          .strictObject({
            variant: text(64).min(1).meta({ description: '`id` of a variant of this request.' }),
            sent: z.int().min(0).max(COUNT_MAX).meta({ description: 'Mails that went out with it.' }),
            successes: z
              .int()
              .min(0)
              .max(COUNT_MAX)
              .meta({ description: 'Mails that brought what `metric` counts; at most `sent`.' }),
          })
          .meta({ id: 'AbHistory', description: 'What one variant has brought so far.' }),
      )
      .max(100)
      .optional()
      .meta({
        description:
          'What these variants have brought so far, counted on the same metric. Entries of one variant add up.',
      }),
  })
  .superRefine(checkRequest)
  .meta({ id: 'AbPredictRequest', description: 'Variants to choose between, and what is known of them.' })

export const contract = {
  name: 'ab-predict',
  object: 'ab_prediction',
  prefix: 'abp',
  summary: 'Says which variant is likelier to win, how sure that is, and how to test it.',
  description:
    'A small logistic model on what can be counted in a subject line, fitted on headline tests, with its measured accuracy in every answer. It knows little and says so: without your own results no variant is given more than 0.70, and a leader with less than 0.55 against the next is `too_close_to_call`, as is one under 0.75 where your own counts of both leave it open; by opens, which machines inflate, so is any that your own counts do not make surer than 0.90. Results you send as `history` are combined with it by a beta-binomial posterior, and even then none is given more than 0.99. Whole mails are also compared by what the engine takes from each; that part is house judgement and weighs little. The order of the variants never matters, and identical variants have even odds.',
  calls: 1,
  input,
  result: Prediction,
  examples: [
    {
      summary: 'Two subjects of a newsletter, before any send',
      input: {
        kind: 'newsletter',
        metric: 'click',
        list_size: 12_000,
        baseline_rate: 0.031,
        variants: [
          { id: 'question', subject: 'Are you ready for the new payroll rules?!' },
          { id: 'plain', subject: 'The 3 payroll rules that change on 1 April' },
        ],
      },
    },
    {
      summary: 'Two cold mails, with replies counted so far',
      input: {
        kind: 'cold-outreach',
        metric: 'reply',
        sends_per_day: 80,
        variants: [
          {
            id: 'pitch',
            subject: 'Quick question',
            draft:
              'Hi Ana,\n\nI hope this email finds you well. We are the leading provider of payroll solutions and would love to jump on a 30 minute call to explore synergies.\n\nBest,\nTom',
          },
          {
            id: 'observation',
            subject: 'Payroll in Leeds',
            draft:
              'Hi Ana,\n\nYou opened a depot in Leeds in March. Teams that add a site often find the first payslips wrong. Is that worth a look before month end?\n\nBest,\nTom',
          },
        ],
        history: [
          { variant: 'pitch', sent: 400, successes: 9 },
          { variant: 'observation', sent: 410, successes: 23 },
        ],
      },
    },
  ],
} satisfies Contract<typeof input, typeof Prediction>
