/** Schemas of what the engine reports, shared by operations. */
import { z } from 'zod'
import { client, Dimension, evidence, fix, place, pointsLost, Severity, scoreOf } from './answer-fields.ts'

export const Annotation = z
  .strictObject({
    id: z.string().meta({ description: 'Names the annotation within this answer.' }),
    hash: z.string().meta({
      description: 'The same for the same rule and words; send it in `ignore_hashes` to silence it.',
    }),
    rule_id: z.string().meta({ description: 'Rule that found it, at `/v1/rules/{id}`.' }),
    dimension: Dimension,
    severity: Severity,
    ...place,
    quote: z.string().meta({ description: '`field.slice(start, end)`, always.' }),
    message: z.string().meta({ description: 'What is the matter, in a sentence.' }),
    why: z.string().meta({ description: 'Why it matters to the reader.' }),
    fixes: z
      .array(
        z.strictObject({
          ...fix,
          safe: z.boolean().meta({ description: 'True when it keeps the meaning whatever the context.' }),
        }),
      )
      .meta({ description: 'Ways to mend it, best first; empty where only a person can.' }),
    points: pointsLost('Points this place costs. All points and the score make 100.'),
    evidence: evidence('What the rule rests on; empty for house judgement.'),
    contested: z
      .boolean()
      .meta({ description: 'True where studies disagree: it costs nothing and is worth a test.' }),
  })
  .meta({
    id: 'Annotation',
    description: 'One finding of one rule: where it stands, what it costs and how to mend it.',
  })

export const Metrics = z
  .strictObject({
    words: z.int().min(0).meta({ description: 'Words of the body; greeting, sign-off and footer left out.' }),
    sentences: z.int().min(0).meta({ description: 'Sentences of the body.' }),
    grade_fk: z.number().nullable().meta({
      description: 'Flesch–Kincaid grade: years of school; `null` for too little text or no English.',
    }),
    flesch: z.number().nullable().meta({
      description: 'Flesch reading ease, 0 hard to 100 easy; `null` for too little text or no English.',
    }),
    questions: z.int().min(0).meta({ description: 'Questions of the body.' }),
    links: z.int().min(0).meta({ description: 'Links of the body.' }),
    images: z.int().min(0).meta({ description: 'Images, tracking pixels left out.' }),
    you_to_we_ratio: z.number().nullable().meta({
      description:
        'Words for the reader to each word for the sender; `null` when there is none for the sender.',
    }),
    passive_pct: z
      .number()
      .min(0)
      .max(100)
      .meta({ description: 'Sentences in the passive, in percent; 0 without sentences.' }),
    reading_seconds: z
      .number()
      .meta({ description: 'Seconds it takes to read the body, at 238 words a minute.' }),
    html_bytes: z
      .int()
      .nullable()
      .meta({ description: 'Size of the HTML in bytes; `null` for text. Gmail clips at 102 kB.' }),
    template_change_pct: z.number().nullable().meta({
      description:
        'Words that `template` does not hold, in percent; `null` without one and where the two cannot be compared.',
    }),
  })
  .meta({
    id: 'Metrics',
    description: 'Figures of the body, to show beside the score; they cost nothing by themselves.',
  })

export const Gate = z
  .strictObject({
    decision: z.enum(['pass', 'warn', 'block']).meta({
      description:
        '`pass`: send. `warn`: tell the sender first. `block`: do not send. A blocker or a score under `threshold` counts.',
    }),
    threshold: scoreOf('Score under which the gate acts.'),
    mode: z.enum(['off', 'advise', 'prompt', 'block']).meta({
      description:
        'Policy of the workspace: `off` always passes, `advise` shows a hint, `prompt` asks before sending, `block` stops.',
    }),
    blockers: z
      .array(z.string())
      .meta({ description: 'Ids of annotations that must be dealt with, whatever the score.' }),
    missed: z
      .array(
        z.strictObject({
          dimension: Dimension,
          score: z.int().meta({ description: 'What the draft reached, 0 to 100.' }),
          required: z.int().meta({ description: 'What the policy asks for.' }),
        }),
      )
      .meta({ description: 'Dimensions below the score that the workspace requires of them.' }),
    smallest_fix_set: z
      .array(
        z.strictObject({
          annotation_id: z.string().meta({ description: '`id` of an annotation of this answer.' }),
          fix: z.int().min(0).meta({ description: 'Index into its `fixes`, from 0.' }),
        }),
      )
      .meta({
        description:
          'Fewest fixes that reach the threshold, else those that come closest; empty when it is reached. Some may not be `safe`: show those before they are made.',
      }),
    score_with_fixes: scoreOf('The score with that set applied.'),
  })
  .meta({
    id: 'Gate',
    description: 'Whether the mail may go out under the workspace’s policy, and what would let it.',
  })

export const Preview = z
  .strictObject({
    client,
    name: z.string().meta({ description: 'Mail program, for people.' }),
    subject_shown: z
      .string()
      .nullable()
      .meta({ description: 'What it shows of the subject; `null` without one.' }),
    preheader_shown: z.string().nullable().meta({
      description: 'What it shows of the preheader; `null` without one or where no figure is known.',
    }),
    truncated_at: z.int().nullable().meta({
      description: 'UTF-16 code unit at which the subject is cut; `null` when all shows or there is none.',
    }),
  })
  .meta({
    id: 'Preview',
    description: 'How one mail program lists the mail. Programs cut by pixels, so each is an estimate.',
  })

export const DimensionScore = z
  .strictObject({
    id: Dimension,
    score: scoreOf('0 to 100; 0 when the dimension lost 30 points.'),
    points: pointsLost('Points of the whole score lost in it.'),
    scoring: z.enum(['required', 'recommended']).meta({
      description: '`required` for correctness, compliance and brand voice, which are no matter of taste.',
    }),
  })
  .meta({ id: 'DimensionScore', description: 'What one dimension lost.' })
