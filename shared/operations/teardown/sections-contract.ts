/** The parts a mail is taken apart into, as a caller sees them. */
import { z } from 'zod'
import { SEVERITIES } from '../../engine/rule.ts'

/** Names of sections, in the order in which they usually stand; a body has as many as it has parts. */
export const SECTIONS = [
  'from_name',
  'subject',
  'preheader',
  'greeting',
  'opening',
  'body',
  'proof',
  'cta',
  'signature',
  'footer',
] as const
export type SectionName = (typeof SECTIONS)[number]

export const SectionField = z.enum(['from_name', 'subject', 'preheader', 'draft'])
export const Evidence = z.array(z.strictObject({ id: z.string(), grade: z.string() }))

export const Id = z
  .string()
  .regex(/^(?:from_name|subject|preheader|greeting|opening|body_\d+|proof|cta|signature|footer)$/)
  .meta({ description: '`body_1`, `body_2` … stand for the parts of the body.' })

export const Strength = z
  .strictObject({
    message: z.string(),
    rule_id: z
      .string()
      .nullable()
      .meta({ description: 'The rule that praises; `null` for what was measured here.' }),
    quote: z.string().nullable(),
    evidence: Evidence,
  })
  .meta({ id: 'TeardownStrength' })

export const Problem = z
  .strictObject({
    rule_id: z.string(),
    annotation_id: z
      .string()
      .meta({ description: 'Id of the annotation that `POST /v1/score` gives for the same mail.' }),
    message: z.string(),
    severity: z.enum(SEVERITIES),
    points: z.int().meta({ description: 'Points of the whole score that this place costs.' }),
    quote: z.string(),
    field: z.enum(['subject', 'preheader', 'draft']),
    start: z.int(),
    end: z.int(),
    fix_offered: z
      .boolean()
      .meta({ description: 'True when that annotation comes with a replacement to take.' }),
    contested: z
      .boolean()
      .meta({ description: 'True where studies disagree: it costs nothing and is one to test.' }),
    evidence: Evidence,
  })
  .meta({ id: 'TeardownProblem' })

const place = (description: string) => z.int().nullable().meta({ description })

export const Section = z
  .strictObject({
    id: Id,
    present: z.boolean(),
    expected: z
      .enum(['must', 'should', 'may'])
      .meta({ description: 'Whether mail of this kind needs it; see `structure.expected`.' }),
    field: SectionField.nullable().meta({ description: 'Field it stands in; `null` when it is not there.' }),
    start: place('First UTF-16 code unit in the field as sent; `null` when it is not there.'),
    end: place('Half-open end: `field.slice(start, end) === text`.'),
    text: z.string().nullable().meta({ description: 'As sent, markup included.' }),
    visible: z.string().nullable().meta({ description: 'As a reader sees it; equals `text` in plain text.' }),
    words: z.int().meta({ description: 'Words, numbers, links and merge tags of the section.' }),
    role: z.string().meta({ description: 'What this section has to do in mail of this kind.' }),
    score: z.int().min(0).max(100).nullable().meta({
      description:
        '100 less the points lost here, on the scale of the dimensions: 30 points lost make 0. `null` where nothing stands and nothing is lost.',
    }),
    points: z.int().meta({ description: 'Points of the whole score lost here: the sum over `problems`.' }),
    strengths: z.array(Strength),
    problems: z.array(Problem),
    rewrite: z.string().nullable().meta({
      description:
        'What the local rewrite makes of this section alone, in the format of the mail; an empty string cuts it. `null` where it changes nothing.',
    }),
    rewrite_reason: z.string().nullable().meta({
      description: 'What the rewrite does, or why there is none; `null` without `include_rewrite`.',
    }),
    rewrite_delta: z
      .int()
      .nullable()
      .meta({ description: 'What the score gains when only this section is replaced; exact.' }),
    evidence: Evidence.meta({ description: 'All findings named in this section.' }),
  })
  .meta({ id: 'TeardownSection' })

export type SectionResult = z.output<typeof Section>
export type ProblemResult = z.output<typeof Problem>
export type StrengthResult = z.output<typeof Strength>
