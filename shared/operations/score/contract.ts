import { z } from 'zod'
import { Annotation, DimensionScore, Gate, Metrics, Preview } from '../annotation.ts'
import { commonFields, draftField } from '../fields.ts'
import type { Contract } from '../operation.ts'

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
      .meta({ description: 'Annotations to leave out, at no cost.' }),
    max_annotations: z
      .int()
      .min(0)
      .max(500)
      .optional()
      .meta({ description: 'Most annotations to list, dearest first; the score is not changed.' }),
  })
  .meta({ id: 'ScoreRequest' })

const result = z
  .strictObject({
    score: z.int().min(0).max(100),
    grade: z.enum(['A', 'B', 'C', 'D', 'F']),
    status: z.enum(['green', 'yellow', 'red']),
    dimensions: z.array(DimensionScore),
    annotations: z.array(Annotation),
    metrics: Metrics,
    gate: Gate,
    previews: z.array(Preview),
  })
  .meta({ id: 'ScoreResult' })

export const contract = {
  name: 'score',
  object: 'score',
  prefix: 'scr',
  summary: 'Scores a mail and explains every lost point.',
  description:
    'Gives a score from 0 to 100, twelve dimensions, and annotations with exact offsets, reasons, graded evidence and fixes. Each fix says what it gives back; the points of all annotations and the score make 100. The same draft and ruleset always give the same answer.',
  calls: 1,
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
  ],
} satisfies Contract<typeof input, typeof result>
