/** Schemas of what the engine reports, shared by operations. */
import { z } from 'zod'
import { DIMENSIONS, SEVERITIES } from '../engine/rule.ts'

/** A finding's grade of evidence, as in `/v1/evidence`. */
export const EvidenceGrade = z.strictObject({
  id: z.string().meta({ description: 'Finding at `/v1/evidence/{id}`.' }),
  grade: z.string().meta({
    description:
      'How far to trust it, strongest first: `R` an experiment, `N` a law or standard, `M` measured by us, `P` published by whoever owns the data, `S` second hand.',
  }),
})

export const Annotation = z
  .strictObject({
    id: z.string().meta({ description: 'Names the annotation within this answer.' }),
    hash: z.string().meta({
      description: 'The same for the same rule and words; send it in `ignore_hashes` to silence it.',
    }),
    rule_id: z.string().meta({ description: 'Rule that found it, at `/v1/rules/{id}`.' }),
    dimension: z.enum(DIMENSIONS).meta({ description: 'Part of the score it counts in.' }),
    severity: z.enum(SEVERITIES).meta({
      description:
        'From `blocker`, which must not go out, to `info`. `praise` is done well and costs nothing.',
    }),
    field: z
      .enum(['subject', 'preheader', 'draft'])
      .meta({ description: 'Field of the request it stands in.' }),
    start: z.int().meta({ description: 'First UTF-16 code unit, in your own string, HTML included.' }),
    end: z.int().meta({ description: 'One behind the last; equal to `start` where something is missing.' }),
    quote: z.string().meta({ description: '`field.slice(start, end)`, always.' }),
    message: z.string().meta({ description: 'What is the matter, in a sentence.' }),
    why: z.string().meta({ description: 'Why it matters to the reader.' }),
    fixes: z
      .array(
        z.strictObject({
          label: z.string().meta({ description: 'What a button would say: `Use “to”`.' }),
          replacement: z.string().meta({ description: 'Goes in place of the span.' }),
          score_delta: z.int().meta({ description: 'What the score gains with this fix alone; exact.' }),
          safe: z.boolean().meta({ description: 'True when it keeps the meaning whatever the context.' }),
        }),
      )
      .meta({ description: 'Ways to mend it, best first; empty where only a person can.' }),
    points: z.int().meta({ description: 'Points this place costs. All points and the score make 100.' }),
    evidence: z
      .array(EvidenceGrade)
      .meta({ description: 'What the rule rests on; empty for house judgement.' }),
    contested: z
      .boolean()
      .meta({ description: 'True where studies disagree: it costs nothing and is worth a test.' }),
  })
  .meta({ id: 'Annotation' })

export const Metrics = z
  .strictObject({
    words: z.int().meta({ description: 'Words of the body; greeting, sign-off and footer left out.' }),
    sentences: z.int().meta({ description: 'Sentences of the body.' }),
    grade_fk: z.number().nullable().meta({
      description: 'Flesch–Kincaid grade: years of school; `null` for too little text or no English.',
    }),
    flesch: z
      .number()
      .nullable()
      .meta({ description: 'Flesch reading ease, 0 hard to 100 easy; `null` likewise.' }),
    questions: z.int().meta({ description: 'Sentences that ask.' }),
    links: z.int().meta({ description: 'Links of the body.' }),
    images: z.int().meta({ description: 'Images, tracking pixels left out.' }),
    you_to_we_ratio: z.number().nullable().meta({
      description:
        'Words for the reader to each word for the sender; `null` when there is none for the sender.',
    }),
    passive_pct: z.number().meta({ description: 'Sentences in the passive, in percent.' }),
    reading_seconds: z.number().meta({ description: 'At 238 words a minute.' }),
    html_bytes: z
      .int()
      .nullable()
      .meta({ description: 'Size of the HTML; `null` for text. Gmail clips at 102 kB.' }),
    template_change_pct: z
      .number()
      .nullable()
      .meta({ description: 'Words that differ from `template`, in percent; `null` without one.' }),
  })
  .meta({ id: 'Metrics' })

export const Gate = z
  .strictObject({
    decision: z
      .enum(['pass', 'warn', 'block'])
      .meta({ description: 'What the send button should do under the workspace’s policy.' }),
    threshold: z.int().meta({ description: 'Score under which the gate acts.' }),
    mode: z
      .enum(['off', 'advise', 'prompt', 'block'])
      .meta({ description: 'How hard the policy is: from nothing, over a hint and a question, to a stop.' }),
    blockers: z
      .array(z.string())
      .meta({ description: 'Ids of annotations that must be dealt with, whatever the score.' }),
    missed: z
      .array(
        z.strictObject({
          dimension: z.enum(DIMENSIONS).meta({ description: 'Part of the score that the policy looks at.' }),
          score: z.int().meta({ description: 'What the draft reached, 0 to 100.' }),
          required: z.int().meta({ description: 'What the policy asks for.' }),
        }),
      )
      .meta({ description: 'Dimensions below the score that the workspace requires of them.' }),
    smallest_fix_set: z
      .array(
        z.strictObject({
          annotation_id: z.string().meta({ description: 'An annotation of this answer.' }),
          fix: z.int().meta({ description: 'Index into its `fixes`.' }),
        }),
      )
      .meta({ description: 'The fewest fixes that reach the threshold, else those that come closest.' }),
    score_with_fixes: z.int().meta({ description: 'The score with that set applied.' }),
  })
  .meta({ id: 'Gate' })

export const Preview = z
  .strictObject({
    client: z.string().meta({ description: 'Mail program, as an id.' }),
    name: z.string().meta({ description: 'Mail program, for people.' }),
    subject_shown: z
      .string()
      .nullable()
      .meta({ description: 'What it shows of the subject; `null` without one.' }),
    preheader_shown: z.string().nullable().meta({
      description: 'What it shows of the preheader; `null` without one or where no figure is known.',
    }),
    truncated_at: z
      .int()
      .nullable()
      .meta({ description: 'UTF-16 code unit at which the subject is cut; `null` when all shows.' }),
  })
  .meta({ id: 'Preview' })

export const DimensionScore = z
  .strictObject({
    id: z.enum(DIMENSIONS),
    score: z.int().meta({ description: '0 to 100; 0 when the dimension lost 30 points.' }),
    points: z.int().meta({ description: 'Points lost in it.' }),
    scoring: z
      .enum(['required', 'recommended'])
      .meta({ description: 'Whether a blocker in it stops a send.' }),
  })
  .meta({ id: 'DimensionScore' })
