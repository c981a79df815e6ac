/** Schemas of what the engine reports, shared by operations. */
import { z } from 'zod'
import { DIMENSIONS, SEVERITIES } from '../engine/rule.ts'

export const Annotation = z
  .strictObject({
    id: z.string(),
    hash: z.string().meta({
      description: 'The same for the same rule and words; send it in `ignore_hashes` to silence it.',
    }),
    rule_id: z.string(),
    dimension: z.enum(DIMENSIONS),
    severity: z.enum(SEVERITIES),
    field: z.enum(['subject', 'preheader', 'draft']),
    start: z.int(),
    end: z.int(),
    quote: z.string().meta({ description: '`field.slice(start, end)`, always.' }),
    message: z.string(),
    why: z.string(),
    fixes: z.array(
      z.strictObject({
        label: z.string(),
        replacement: z.string().meta({ description: 'Goes in place of the span.' }),
        score_delta: z.int().meta({ description: 'What the score gains with this fix alone; exact.' }),
        safe: z.boolean().meta({ description: 'True when it keeps the meaning whatever the context.' }),
      }),
    ),
    points: z.int().meta({ description: 'Points this place costs. All points and the score make 100.' }),
    evidence: z.array(z.strictObject({ id: z.string(), grade: z.string() })),
    contested: z.boolean(),
  })
  .meta({ id: 'Annotation' })

export const Metrics = z
  .strictObject({
    words: z.int(),
    sentences: z.int(),
    grade_fk: z.number().nullable(),
    flesch: z.number().nullable(),
    questions: z.int(),
    links: z.int(),
    images: z.int(),
    you_to_we_ratio: z.number().nullable(),
    passive_pct: z.number(),
    reading_seconds: z.number(),
    html_bytes: z.int().nullable(),
    template_change_pct: z.number().nullable(),
  })
  .meta({ id: 'Metrics' })

export const Gate = z
  .strictObject({
    decision: z.enum(['pass', 'warn', 'block']),
    threshold: z.int(),
    mode: z.enum(['off', 'advise', 'prompt', 'block']),
    blockers: z.array(z.string()),
    smallest_fix_set: z.array(z.strictObject({ annotation_id: z.string(), fix: z.int() })),
    score_with_fixes: z.int(),
  })
  .meta({ id: 'Gate' })

export const Preview = z
  .strictObject({
    client: z.string(),
    name: z.string(),
    subject_shown: z.string().nullable(),
    preheader_shown: z.string().nullable(),
    truncated_at: z.int().nullable(),
  })
  .meta({ id: 'Preview' })

export const DimensionScore = z
  .strictObject({
    id: z.enum(DIMENSIONS),
    score: z.int(),
    points: z.int(),
    scoring: z.enum(['required', 'recommended']),
  })
  .meta({ id: 'DimensionScore' })
