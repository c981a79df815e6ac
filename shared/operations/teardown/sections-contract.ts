/** The parts a mail is taken apart into, as a caller sees them. */
import { z } from 'zod'
import { evidence, pointsLost, Severity, source, place as spot } from '../answer-fields.ts'

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

export const Id = z
  .string()
  .regex(/^(?:from_name|subject|preheader|greeting|opening|body_\d+|proof|cta|signature|footer)$/)
  .meta({ description: 'A section of the mail; `body_1`, `body_2` … stand for the parts of the body.' })

export const Strength = z
  .strictObject({
    message: z.string().meta({ description: 'What is good about it, in a sentence.' }),
    rule_id: z
      .string()
      .nullable()
      .meta({ description: 'The rule that praises; `null` for what was measured here.' }),
    quote: z
      .string()
      .nullable()
      .meta({ description: 'The words that are praised, as sent; `null` where it is no single place.' }),
    evidence: evidence('What the praise rests on; empty for house judgement.'),
  })
  .meta({ id: 'TeardownStrength', description: 'Something done well. It adds no points.' })

/** What is the matter at one place. */
const found = {
  annotation_id: z
    .string()
    .meta({ description: 'Id of the annotation that `POST /v1/score` gives for the same mail.' }),
  message: z.string().meta({ description: 'What is the matter there, in a sentence.' }),
  points: pointsLost('Points of the whole score that this place costs.'),
  quote: z
    .string()
    .meta({ description: '`field.slice(start, end)`, always; empty where something is missing.' }),
  ...spot,
  fix_offered: z
    .boolean()
    .meta({ description: 'True when that annotation comes with a replacement to take.' }),
}

export const Problem = z
  .strictObject({
    ...found,
    rule_id: z.string().meta({ description: 'Rule that found it, at `/v1/rules/{id}`.' }),
    message: z.string().meta({ description: 'What is the matter at its first place, in a sentence.' }),
    severity: Severity,
    points: pointsLost('Points of the whole score that all its places here cost.'),
    count: z.int().min(1).meta({
      description:
        'Places of the section in which the rule found the same; `annotation_id`, `quote`, `start` and `end` are those of the first.',
    }),
    places: z
      .array(z.strictObject(found).meta({ id: 'TeardownPlace', description: 'One place of a problem.' }))
      .min(1)
      .meta({ description: 'Each place with its quote, as they stand.' }),
    fix_offered: z.boolean().meta({ description: 'True when one of its places comes with a replacement.' }),
    contested: z
      .boolean()
      .meta({ description: 'True where studies disagree: it costs nothing and is one to test.' }),
    evidence: evidence('What the rule rests on; empty for house judgement.'),
  })
  .meta({
    id: 'TeardownProblem',
    description: 'Something that costs points, or is worth a test, with all its places in one section.',
  })

const place = (description: string) => z.int().min(0).nullable().meta({ description })

export const Section = z
  .strictObject({
    id: Id,
    present: z
      .boolean()
      .meta({ description: 'False for a section that the mail does not have; it is listed all the same.' }),
    expected: z.enum(['must', 'should', 'may']).meta({
      description: 'Whether mail of this kind needs it; `may` for what `structure.expected` does not name.',
    }),
    field: SectionField.nullable().meta({ description: 'Field it stands in; `null` when it is not there.' }),
    start: place('First UTF-16 code unit in the field as sent; `null` when it is not there.'),
    end: place('Half-open end: `field.slice(start, end) === text`.'),
    text: z
      .string()
      .nullable()
      .meta({ description: 'As sent, markup included; `null` when it is not there.' }),
    visible: z.string().nullable().meta({
      description: 'As a reader sees it; equals `text` in plain text; `null` when it is not there.',
    }),
    words: z.int().min(0).meta({ description: 'Words, numbers, links and merge tags of the section.' }),
    role: z.string().meta({ description: 'What this section has to do in mail of this kind.' }),
    score: z.int().min(0).max(100).nullable().meta({
      description:
        '100 less the points lost here, on the scale of the dimensions: 30 points lost make 0. A finding that costs the mail nothing takes 5 off its section, 15 at most; so does, of the call to action, what only `structure.ask_issues` tells. `null` where nothing stands and nothing is lost.',
    }),
    points: pointsLost('Points of the whole score lost here: the sum over `problems`.'),
    strengths: z
      .array(Strength)
      .meta({ description: 'What it does well; empty when nothing can be praised for good reason.' }),
    problems: z.array(Problem).meta({ description: 'What is wrong with it; empty when nothing is.' }),
    rewrite: z.string().nullable().meta({
      description:
        'The section mended, in the format of the mail; for a missing one what to add. An empty string cuts it; `null` where nothing better is known.',
    }),
    rewrite_reason: z.string().nullable().meta({
      description: 'What the rewrite does, or why there is none; `null` without `include_rewrite`.',
    }),
    rewrite_source: source.nullable().meta({ description: 'Who wrote the rewrite; `null` without one.' }),
    rewrite_delta: z.int().min(-100).max(100).nullable().meta({
      description:
        'What the score gains when only this section is replaced; exact; `null` without a rewrite.',
    }),
    evidence: evidence('All findings its strengths and problems name, each once.'),
  })
  .meta({ id: 'TeardownSection', description: 'One section from the sender’s name to the footer.' })

export type SectionResult = z.output<typeof Section>
/** What is offered in place of a section. */
export type Rewrite = Pick<SectionResult, 'rewrite' | 'rewrite_reason' | 'rewrite_source' | 'rewrite_delta'>
export type ProblemResult = z.output<typeof Problem>
export type StrengthResult = z.output<typeof Strength>
