/** The answer around every operation's `result`. */
import { z } from 'zod'
import { FAMILIES, KIND_NAMES } from '../engine/kinds.ts'

export const Warning = z
  .strictObject({
    code: z.string().meta({ description: 'Switch on this: stable, in snake case.' }),
    message: z.string().meta({ description: 'What the answer lacks or assumes, as a sentence for people.' }),
  })
  .meta({ id: 'Warning' })

export const Placeholders = z
  .strictObject({
    found: z.array(
      z.strictObject({
        raw: z.string().meta({ description: 'The tag as written.' }),
        syntax: z
          .string()
          .meta({ description: 'Family of systems that write tags like this: `mustache`, `mailchimp` …' }),
        field: z.enum(['subject', 'preheader', 'draft']).meta({ description: 'Where it stands.' }),
        start: z.int().meta({ description: 'First UTF-16 code unit in that field.' }),
        end: z.int().meta({ description: 'One behind the last.' }),
      }),
    ),
    preserved: z
      .boolean()
      .meta({ description: 'True when every text of the answer keeps the tags of the draft as they are.' }),
    issues: z
      .array(
        z.strictObject({
          message: z.string().meta({ description: 'What is wrong with the tag.' }),
          start: z.int().meta({ description: 'Place in `draft`.' }),
          end: z.int().meta({ description: 'One behind the last.' }),
        }),
      )
      .meta({ description: 'Tags that are broken, such as a block that is never closed.' }),
  })
  .meta({
    id: 'Placeholders',
    description: 'Merge tags of the draft, and the proof that the answer keeps them.',
  })

export const Usage = z
  .strictObject({
    calls: z.int().meta({ description: 'Calls this answer was charged.' }),
    included: z
      .int()
      .nullable()
      .meta({ description: 'Calls the plan includes in this window; `null` without limit.' }),
    used: z.int().meta({ description: 'Calls used in this window, this one included.' }),
    remaining: z.int().nullable().meta({ description: 'Calls left; `null` without limit.' }),
    resets_at: z.string().nullable().meta({ description: 'When the next window begins, ISO 8601 in UTC.' }),
  })
  .meta({ id: 'Usage' })

export const Engine = z
  .strictObject({
    mode: z
      .enum(['local', 'model', 'hybrid'])
      .meta({ description: 'Who answered: the rules alone, a model, or both.' }),
    ruleset: z.string().meta({ description: 'Set of rules and weights; scores of one ruleset compare.' }),
    model: z.string().nullable().meta({ description: 'Name of the model that wrote; `null` for none.' }),
    degraded: z
      .string()
      .nullable()
      .meta({ description: 'Why a model that was wanted did not answer; else `null`.' }),
  })
  .meta({ id: 'Engine' })

export const InputFacts = z
  .strictObject({
    kind: z.enum(KIND_NAMES).meta({ description: 'Kind the mail was read as: yours, or a guess.' }),
    kind_confidence: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'How sure the guess is; 1 when you named the kind.' }),
    family: z
      .enum(FAMILIES)
      .meta({ description: 'Group of kinds that share evidence and bands; see `/v1/kinds`.' }),
    locale: z.string().meta({ description: 'Language and country the mail was read in.' }),
    words: z
      .int()
      .meta({ description: 'Words of the body; greeting, sign-off, quoted thread and footer left out.' }),
    sha256: z.string().meta({
      description:
        'SHA-256 of `draft` in UTF-8, or of the JSON of `brief` or `variants` where there is no draft; with `ruleset` it makes an answer repeatable.',
    }),
  })
  .meta({ id: 'InputFacts' })

/** The whole answer of an operation. */
export const envelope = <R extends z.ZodType>(object: string, name: string, result: R) =>
  z
    .strictObject({
      id: z.string().meta({ description: 'Names this answer.' }),
      object: z.literal(object).meta({ description: 'What `result` holds.' }),
      engine: Engine,
      input: InputFacts,
      result,
      warnings: z
        .array(Warning)
        .meta({ description: 'What this answer lacks or assumes; empty when nothing.' }),
      placeholders: Placeholders,
      usage: Usage,
    })
    .meta({ id: `${name}Answer` })
