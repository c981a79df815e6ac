/** Two drafts side by side: what a request gives, and what the answer says of it. */
import { z } from 'zod'
import { DIMENSIONS, SEVERITIES } from '../../engine/rule.ts'
import { DRAFT_MAX, SUBJECT_MAX, text } from '../fields.ts'

const given = (schema: z.ZodString) => schema.optional()

export const Compare = z
  .strictObject({
    draft: given(text(DRAFT_MAX)),
    subject: given(text(SUBJECT_MAX)),
    preheader: given(text(SUBJECT_MAX)),
    from_name: given(text(200)),
    format: z.enum(['auto', 'text', 'html']).optional(),
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
const points = (description: string) => z.int().meta({ description })

const Place = z
  .strictObject({
    field: z.enum(['subject', 'preheader', 'draft']),
    start: z.int(),
    end: z.int(),
    quote: z.string().meta({ description: '`field.slice(start, end)` of that draft.' }),
  })
  .meta({ id: 'ComparedPlace' })

const Compared = z
  .strictObject({
    rule_id: z.string(),
    dimension: z.enum(DIMENSIONS),
    severity: z.enum(SEVERITIES),
    message: z.string(),
    points_before: points('Points it costs the first draft; 0 where it is not found there.'),
    points_after: points('Points it costs the second draft; 0 where it is not found there.'),
    before: Place.nullable().meta({ description: 'Its place in the first draft.' }),
    after: Place.nullable().meta({ description: 'Its place in the second draft.' }),
  })
  .meta({ id: 'ComparedAnnotation' })

const Change = z
  .strictObject({
    field: Field,
    type: z.enum(['added', 'removed', 'changed', 'layout']).meta({
      description: '`layout`: no word differs, only line breaks or markup between sentences.',
    }),
    before: z
      .string()
      .nullable()
      .meta({ description: 'Words of the first draft, `field.slice(start, end)`; `null`: no such field.' }),
    after: z
      .string()
      .nullable()
      .meta({ description: 'Words of the second draft, `field.slice(start_after, end_after)`.' }),
    start: z.int(),
    end: z.int(),
    start_after: z.int(),
    end_after: z.int(),
    score_delta: z.int().nullable().meta({
      description:
        'What the first draft’s score gains when only this change is made to it; exact. `null` when there were too many changes to weigh.',
    }),
    rules: z
      .array(z.strictObject({ rule_id: z.string(), points: z.int() }))
      .meta({ description: 'Rules behind `score_delta`: points each gives back (or, below 0, takes).' }),
  })
  .meta({ id: 'ComparedChange' })

export const Comparison = z
  .strictObject({
    score_before: points('Score of `draft`, the same as `score`.'),
    score_after: points('Score of `compare`.'),
    score_delta: points('`score_after` − `score_before`.'),
    dimensions: z
      .array(
        z.strictObject({
          id: z.enum(DIMENSIONS),
          score_before: z.int(),
          score_after: z.int(),
          points_delta: points('Points of the whole score that this dimension gives back.'),
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
  .meta({ id: 'Comparison' })

export type ComparisonResult = z.output<typeof Comparison>
