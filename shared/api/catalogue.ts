/** Public reference data: the rules, the evidence they rest on, and the kinds of mail. */
import { z } from 'zod'
import { GRADES } from '../engine/evidence.ts'
import { FAMILIES, KIND_NAMES } from '../engine/kinds.ts'
import { DIMENSIONS, SEVERITIES } from '../engine/rule.ts'

const GRADE_NAMES = Object.keys(GRADES) as (keyof typeof GRADES)[]
/** Least and most; both ends belong to it. No named schema: a name cannot be null in the description. */
const Band = z.array(z.int()).min(2).max(2).meta({ description: 'Least and most; both ends belong to it.' })

export const list = <T extends z.ZodType>(item: T, name: string) =>
  z.strictObject({ object: z.literal('list'), data: z.array(item) }).meta({ id: `${name}List` })

const Example = z
  .strictObject({
    draft: z.string(),
    format: z.enum(['auto', 'text', 'html']).optional(),
    subject: z.string().optional(),
    preheader: z.string().optional(),
    from_name: z.string().optional(),
    kind: z.string().optional(),
    goal: z.string().optional(),
    audience: z
      .strictObject({
        relationship: z.string().optional(),
        role: z.string().optional(),
        seniority: z.string().optional(),
        industry: z.string().optional(),
        jurisdiction: z.string().optional(),
      })
      .optional(),
    locale: z.string().optional(),
    known_fields: z.array(z.string()).optional().meta({ description: '`placeholders.known` of a request.' }),
  })
  .meta({ id: 'RuleExample', description: 'A draft, with the fields of a request.' })

export const Rule = z
  .strictObject({
    id: z.string().meta({ description: 'Stable; annotations name it as `rule_id`.' }),
    object: z.literal('rule'),
    dimension: z.enum(DIMENSIONS).meta({ description: 'Part of the score it counts in.' }),
    severity: z.enum(SEVERITIES).meta({ description: 'The usual one; single findings may differ.' }),
    summary: z.string().meta({ description: 'What is the matter, in a sentence.' }),
    why: z.string().meta({ description: 'Why it matters to the reader.' }),
    points: z
      .strictObject({ each: z.number(), cap: z.number() })
      .meta({ description: 'What one finding costs, and the most the rule may cost.' }),
    contested: z.boolean().meta({ description: 'Evidence conflicts: costs nothing, offered as a test.' }),
    house: z.boolean().meta({ description: 'Rests on our own judgement; there is no evidence to cite.' }),
    evidence: z.array(z.strictObject({ id: z.string(), grade: z.enum(GRADE_NAMES) })),
    families: z.array(z.enum(FAMILIES)).nullable().meta({ description: '`null`: all.' }),
    kinds: z.array(z.enum(KIND_NAMES)).nullable().meta({ description: '`null`: all of the families.' }),
    language: z.enum(['en', 'any']).meta({ description: '`any` applies whatever the mail is written in.' }),
    fields: z.array(z.enum(['subject', 'preheader', 'draft'])).meta({ description: 'Where it looks.' }),
    examples: z.strictObject({
      flags: z.array(
        z.strictObject({
          input: Example,
          marks: z.array(z.string()).meta({ description: 'Words that are found, in order.' }),
          fixed: z
            .string()
            .nullable()
            .meta({ description: 'The field with the first fix of each applied; `null` without one.' }),
        }),
      ),
      passes: z.array(Example).meta({ description: 'Near misses that it must leave alone.' }),
    }),
  })
  .meta({ id: 'Rule' })
export type Rule = z.infer<typeof Rule>

export const Evidence = z
  .strictObject({
    id: z.string(),
    object: z.literal('evidence'),
    claim: z.string().meta({ description: 'The finding in plain English.' }),
    effect: z.string().nullable().meta({ description: 'Its size, in words.' }),
    n: z.string().nullable().meta({ description: 'What it was counted on.' }),
    grade: z.enum(GRADE_NAMES),
    grade_meaning: z.string().meta({ description: 'What the grade stands for.' }),
    families: z.array(z.enum(FAMILIES)).meta({ description: 'Families of mail it was found in.' }),
    year: z.int().nullable().meta({ description: 'Year of publication, where known.' }),
    sources: z
      .array(z.strictObject({ title: z.string(), url: z.string() }))
      .meta({ description: 'Where it was read.' }),
    rules: z.array(z.string()).meta({ description: 'Rules that cite it.' }),
  })
  .meta({ id: 'Evidence' })
export type Evidence = z.infer<typeof Evidence>

export const KindEntry = z
  .strictObject({
    id: z.enum(KIND_NAMES),
    object: z.literal('kind'),
    family: z.enum(FAMILIES),
    bands: z
      .strictObject({
        words: Band,
        subject_words: Band.nullable(),
        subject_characters_max: z.int(),
        questions: Band.nullable(),
        links_max: z.int().nullable(),
        images_max: z.int().nullable(),
        preheader: z.enum(['required', 'optional', 'none']),
      })
      .meta({ description: 'What is usual for the kind; `null` where it does not matter.' }),
  })
  .meta({ id: 'KindEntry' })
export type KindEntry = z.infer<typeof KindEntry>
