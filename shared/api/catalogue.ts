/** Public reference data: the rules, the evidence they rest on, and the kinds of mail. */
import { z } from 'zod'
import { GRADES } from '../engine/evidence.ts'
import { KIND_NAMES } from '../engine/kinds.ts'
import { Dimension, Family, GRADE_LETTERS, Severity } from '../operations/answer-fields.ts'
import { Audience, commonFields, draftField, Kind } from '../operations/fields.ts'

const GRADE_NAMES = Object.keys(GRADES) as (keyof typeof GRADES)[]
/** No named schema: a name cannot be null in the description. */
const band = (of: string) =>
  z
    .array(z.int())
    .min(2)
    .max(2)
    .meta({ description: `Least and most ${of}; both ends belong to it.` })
const orNone = <T extends z.ZodType>(schema: T) =>
  schema.nullable().meta({ description: `${schema.meta()?.description} \`null\` where it does not matter.` })
const most = (of: string) =>
  z
    .int()
    .min(0)
    .meta({ description: `Most ${of}.` })
const grade = z.enum(GRADE_NAMES).meta({ description: GRADE_LETTERS })

export const list = <T extends z.ZodType>(item: T, name: string) =>
  z
    .strictObject({
      object: z.literal('list').meta({ description: 'Always `list`.' }),
      data: z.array(item).meta({ description: 'All there are; there are no pages.' }),
    })
    .meta({ id: `${name}List`, description: 'The whole list.' })

const { format, subject, preheader, from_name, goal, locale } = commonFields
/** A field of a request, as long as an example of what is too long needs it. */
const unbounded = (field: z.ZodType) => z.string().meta({ description: field.meta()?.description ?? '' })

const Example = z
  .strictObject({
    draft: unbounded(draftField),
    format: format
      .unwrap()
      .optional()
      .meta(format.meta() ?? {}),
    subject: unbounded(subject).optional(),
    preheader: unbounded(preheader).optional(),
    from_name: unbounded(from_name).optional(),
    kind: Kind.optional(),
    goal,
    audience: Audience.optional(),
    locale,
    known_fields: z.array(z.string()).optional().meta({ description: '`placeholders.known` of a request.' }),
  })
  .meta({
    id: 'RuleExample',
    description: 'A draft, with fields of a request; those left out were left out.',
  })

export const Rule = z
  .strictObject({
    id: z.string().meta({ description: 'Stable; annotations name it as `rule_id`.' }),
    object: z.literal('rule').meta({ description: 'Always `rule`.' }),
    dimension: Dimension,
    severity: Severity.meta({
      description: `${Severity.meta()?.description} The usual one; single findings may differ.`,
    }),
    summary: z.string().meta({ description: 'What is the matter, in a sentence.' }),
    why: z.string().meta({ description: 'Why it matters to the reader.' }),
    points: z
      .strictObject({
        each: z.number().min(0).meta({ description: 'Points one finding of the usual severity costs.' }),
        cap: z
          .number()
          .min(0)
          .meta({ description: 'Most the rule may cost in one mail, however often it fires.' }),
      })
      .meta({
        description: 'What it takes off the score, before a workspace changes that; 0 costs nothing.',
      }),
    contested: z
      .boolean()
      .meta({ description: 'True where studies disagree: it costs nothing and is worth a test.' }),
    house: z
      .boolean()
      .meta({ description: 'True when it rests on our own judgement and there is no evidence to cite.' }),
    evidence: z
      .array(
        z.strictObject({
          id: z.string().meta({ description: 'Finding at `/v1/evidence/{id}`.' }),
          grade,
        }),
      )
      .meta({ description: 'What it rests on; empty for house judgement.' }),
    families: z
      .array(Family)
      .nullable()
      .meta({ description: 'Families of mail it applies to; `null`: all.' }),
    kinds: z
      .array(z.enum(KIND_NAMES))
      .nullable()
      .meta({ description: 'Kinds of mail it applies to; `null`: all of the families.' }),
    language: z
      .enum(['en', 'any'])
      .meta({ description: 'Language the mail has to be in; `any` applies whatever it is written in.' }),
    fields: z
      .array(z.enum(['subject', 'preheader', 'draft']))
      .meta({ description: 'Fields of a request it looks at.' }),
    examples: z
      .strictObject({
        flags: z
          .array(
            z.strictObject({
              input: Example,
              marks: z.array(z.string()).meta({
                description: 'Quotes of the findings, in order; empty where something is missing.',
              }),
              fixed: z
                .string()
                .nullable()
                .meta({ description: 'The field with the first fix of each applied; `null` without one.' }),
            }),
          )
          .meta({ description: 'Drafts in which it finds something.' }),
        passes: z.array(Example).meta({ description: 'Near misses that it must leave alone.' }),
      })
      .meta({ description: 'Drafts that show it at work; its own tests run them.' }),
  })
  .meta({ id: 'Rule', description: 'Something that is looked for in a mail, and what it costs.' })
export type Rule = z.infer<typeof Rule>

export const Evidence = z
  .strictObject({
    id: z.string().meta({
      description: 'Stable: `E` and a number for a finding, `N` and a number for a law or standard.',
    }),
    object: z.literal('evidence').meta({ description: 'Always `evidence`.' }),
    claim: z.string().meta({ description: 'The finding in plain English.' }),
    effect: z
      .string()
      .nullable()
      .meta({ description: 'Its size, in words; `null` when there is none to give.' }),
    n: z
      .string()
      .nullable()
      .meta({ description: 'What it was counted on, in words; `null` when unknown or nothing was counted.' }),
    grade,
    grade_meaning: z.string().meta({ description: 'What the grade stands for, in a sentence for people.' }),
    families: z
      .array(Family)
      .meta({ description: 'Families of mail it was found in; where the source is broader, the nearest.' }),
    year: z
      .int()
      .nullable()
      .meta({ description: 'Year of the data, else of the publication; `null` when unknown.' }),
    sources: z
      .array(
        z.strictObject({
          title: z.string().meta({ description: 'What the page is called.' }),
          url: z.string().meta({ description: 'Address of the page.' }),
        }),
      )
      .meta({ description: 'Where it was read.' }),
    rules: z
      .array(z.string())
      .meta({ description: 'Ids of the rules that cite it, at `/v1/rules/{id}`; may be empty.' }),
  })
  .meta({ id: 'Evidence', description: 'A finding that rules rest on.' })
export type Evidence = z.infer<typeof Evidence>

export const KindEntry = z
  .strictObject({
    id: z.enum(KIND_NAMES).meta({ description: 'Send it as `kind`.' }),
    object: z.literal('kind').meta({ description: 'Always `kind`.' }),
    family: Family,
    bands: z
      .strictObject({
        words: band('words of the body'),
        subject_words: orNone(band('words of the subject')),
        subject_characters_max: most('characters of the subject'),
        questions: orNone(band('questions in the body')),
        links_max: orNone(most('links in the body')),
        images_max: orNone(most('images in the body')),
        preheader: z.enum(['required', 'optional', 'none']).meta({
          description:
            'Whether mail of this kind wants a preheader; with `none` its first sentence is the better preview.',
        }),
      })
      .meta({ description: 'What is usual for the kind; what lies outside may cost points.' }),
  })
  .meta({ id: 'KindEntry', description: 'A kind of mail, and what is usual for it.' })
export type KindEntry = z.infer<typeof KindEntry>
