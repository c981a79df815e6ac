/** Two drafts side by side: what a request gives, and what the answer says of it. */
import { z } from 'zod'
import { Dimension, place, pointsLost, Severity, scoreDelta, scoreOf } from '../answer-fields.ts'
import { DRAFT_MAX, SUBJECT_MAX, text } from '../fields.ts'

const given = (schema: z.ZodString, description: string) =>
  schema.optional().meta({ description: `${description}; default that of the first draft.` })

export const Compare = z
  .strictObject({
    draft: given(text(DRAFT_MAX), 'Body of the second mail'),
    subject: given(text(SUBJECT_MAX), 'Its subject line'),
    preheader: given(text(SUBJECT_MAX), 'Its preview text'),
    from_name: given(text(200), 'Its sender’s name'),
    format: z
      .enum(['auto', 'text', 'html'])
      .optional()
      .meta({ description: 'How to read its `draft`; default that of the first draft.' }),
  })
  .refine((fields) => Object.values(fields).some((value) => value !== undefined), {
    error: 'Give at least one field that differs from the first draft.',
  })
  .meta({
    id: 'Compare',
    description:
      'A second draft to hold against this one. Fields left out are those of the first; kind, goal, audience and locale are shared.',
  })

const Field = z.enum(['from_name', 'subject', 'preheader', 'draft'])

const Place = z
  .strictObject({
    ...place,
    quote: z.string().meta({ description: '`field.slice(start, end)` of that draft.' }),
  })
  .meta({ id: 'ComparedPlace', description: 'A place in one of the two drafts.' })

const Compared = z
  .strictObject({
    rule_id: z.string().meta({ description: 'Rule that found it, at `/v1/rules/{id}`.' }),
    dimension: Dimension,
    severity: Severity,
    message: z
      .string()
      .meta({ description: 'What is the matter, in a sentence; in `kept` as it is of the second draft.' }),
    points_before: pointsLost('Points it costs the first draft; 0 where it is not found there.'),
    points_after: pointsLost('Points it costs the second draft; 0 where it is not found there.'),
    before: Place.nullable().meta({
      description: 'Its place in the first draft; `null` where it is not found there.',
    }),
    after: Place.nullable().meta({
      description: 'Its place in the second draft; `null` where it is not found there.',
    }),
  })
  .meta({ id: 'ComparedAnnotation', description: 'A finding, and what it costs each of the two drafts.' })

const Change = z
  .strictObject({
    field: Field.meta({
      description: 'Field that differs; the others than `draft` are compared as a whole.',
    }),
    type: z.enum(['added', 'removed', 'changed', 'layout']).meta({
      description:
        'What happened from the first to the second. `layout`: no word differs, only line breaks or markup between sentences.',
    }),
    before: z
      .string()
      .nullable()
      .meta({ description: 'Words of the first draft, `field.slice(start, end)`; `null`: no such field.' }),
    after: z.string().nullable().meta({
      description: 'Words of the second draft, `field.slice(start_after, end_after)`; `null`: no such field.',
    }),
    start: z.int().min(0).meta({ description: 'First UTF-16 code unit of `before` in the first draft.' }),
    end: z
      .int()
      .min(0)
      .meta({ description: 'One behind its last; equal to `start` where something was added.' }),
    start_after: z
      .int()
      .min(0)
      .meta({ description: 'First UTF-16 code unit of `after` in the second draft.' }),
    end_after: z
      .int()
      .min(0)
      .meta({ description: 'One behind its last; equal to `start_after` where something was removed.' }),
    score_delta: z.int().min(-100).max(100).nullable().meta({
      description:
        'What the first draft’s score gains when only this change is made to it; exact. `null` when there were too many changes to weigh.',
    }),
    rules: z
      .array(
        z.strictObject({
          rule_id: z.string().meta({ description: 'A rule, at `/v1/rules/{id}`.' }),
          points: scoreDelta('Points it gives back; below 0 those it takes.'),
        }),
      )
      .meta({ description: 'Rules behind `score_delta`, dearest first; their points add up to it.' }),
  })
  .meta({ id: 'ComparedChange', description: 'One difference of the two texts, weighed by itself.' })

export const Comparison = z
  .strictObject({
    score_before: scoreOf('Score of `draft`, the same as `score`.'),
    score_after: scoreOf('Score of `compare`.'),
    score_delta: scoreDelta('`score_after` − `score_before`; above 0 the second draft is better.'),
    dimensions: z
      .array(
        z.strictObject({
          id: Dimension,
          score_before: scoreOf('Score of the dimension in the first draft.'),
          score_after: scoreOf('Score of the dimension in the second draft.'),
          points_delta: scoreDelta('Points of the whole score that this dimension gives back.'),
        }),
      )
      .meta({ description: 'All twelve; their `points_delta` add up to `score_delta`.' }),
    annotations: z
      .strictObject({
        gone: z.array(Compared).meta({ description: 'Found in the first draft only.' }),
        added: z.array(Compared).meta({ description: 'Found in the second draft only.' }),
        kept: z.array(Compared).meta({
          description:
            'Found in both: the same rule and words, or the same rule where it judges the mail as a whole.',
        }),
      })
      .meta({
        description: 'Over all three, `points_before` less `points_after` adds up to `score_delta`.',
      }),
    changes: z.array(Change).meta({
      description:
        'Every difference of the texts, sentence by sentence. Offsets count in the first and in the second draft.',
    }),
    sum_of_changes: z
      .int()
      .nullable()
      .meta({ description: 'Sum of the `score_delta` of all changes; `null` when one was not weighed.' }),
    note: z
      .string()
      .nullable()
      .meta({ description: 'Why the changes one by one do not make the whole difference; else `null`.' }),
  })
  .meta({ id: 'Comparison', description: 'Two drafts side by side.' })

export type ComparisonResult = z.output<typeof Comparison>
