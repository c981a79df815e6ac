/** The answer around every operation's `result`. */
import { z } from 'zod'
import { KIND_NAMES } from '../engine/kinds.ts'
import { Family, place } from './answer-fields.ts'

export const Warning = z
  .strictObject({
    code: z.string().meta({ description: 'Switch on this: stable, in snake case.' }),
    message: z.string().meta({ description: 'What the answer lacks or assumes, as a sentence for people.' }),
  })
  .meta({
    id: 'Warning',
    description: 'Something to know beside the result. It does not make the answer wrong.',
  })

export const Placeholders = z
  .strictObject({
    found: z
      .array(
        z.strictObject({
          raw: z.string().meta({ description: 'The tag as written.' }),
          syntax: z
            .string()
            .meta({ description: 'Family of systems that write tags like this: `mustache`, `mailchimp` …' }),
          ...place,
        }),
      )
      .meta({ description: 'Every merge tag of the request’s own text, in order; empty without any.' }),
    preserved: z
      .boolean()
      .meta({ description: 'True when every text of the answer keeps the tags of the draft as they are.' }),
    issues: z
      .array(
        z.strictObject({
          message: z.string().meta({ description: 'What is wrong with the tag.' }),
          start: z.int().min(0).meta({ description: 'First UTF-16 code unit of it in `draft`.' }),
          end: z.int().min(0).meta({ description: 'One behind the last.' }),
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
    calls: z.int().min(0).meta({
      description:
        'Calls this answer was charged; 0 when nothing was answered, and where nothing is counted.',
    }),
    included: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Calls the plan includes in this window; `null` without limit.' }),
    used: z.int().min(0).meta({ description: 'Calls used in this window, this answer included.' }),
    remaining: z
      .int()
      .min(0)
      .nullable()
      .meta({ description: 'Calls left in this window; `null` without limit.' }),
    resets_at: z.string().nullable().meta({
      description:
        'When the next window begins, ISO 8601 in UTC: the next day or month. `null` where nothing is counted: on the command line, without a server.',
    }),
  })
  .meta({ id: 'Usage', description: 'What this answer cost, and what is left of the plan.' })

export const Engine = z
  .strictObject({
    mode: z
      .enum(['local', 'model', 'hybrid'])
      .meta({ description: 'Who answered: the rules alone, a model, or both.' }),
    ruleset: z.string().meta({ description: 'Set of rules and weights; scores of one ruleset compare.' }),
    model: z.string().nullable().meta({ description: 'Name of the model that wrote; `null` for none.' }),
    degraded: z.string().nullable().meta({
      description:
        'Why the rules answer in place of a model, such as `model_not_configured`, `model_timeout` or `candidates_rejected`; `null` when nothing is amiss.',
    }),
    tokens: z
      .strictObject({
        input: z.int().min(0).nullable().meta({ description: 'Tokens the model read; `null` if unknown.' }),
        output: z.int().min(0).nullable().meta({ description: 'Tokens it wrote; `null` if unknown.' }),
      })
      .nullable()
      .meta({
        description: 'What the model used, as its server counts; `null` without a model or a count.',
      }),
  })
  .meta({ id: 'Engine', description: 'What made the answer, so that it can be made again.' })

export const InputFacts = z
  .strictObject({
    kind: z.enum(KIND_NAMES).meta({ description: 'Kind the mail was read as: yours, or a guess.' }),
    kind_confidence: z
      .number()
      .min(0)
      .max(1)
      .meta({ description: 'How sure the guess is, 0 to 1; 1 when you named the kind.' }),
    family: Family,
    locale: z
      .string()
      .meta({ description: 'Language and country the mail was read in, as a BCP 47 tag: `en-GB`.' }),
    words: z
      .int()
      .min(0)
      .meta({ description: 'Words of the body; greeting, sign-off, quoted thread and footer left out.' }),
    sha256: z.string().meta({
      description:
        'SHA-256 of `draft` in UTF-8, or of the JSON of `brief` or `variants` where there is no draft; with `ruleset` it makes an answer repeatable.',
    }),
  })
  .meta({
    id: 'InputFacts',
    description: 'How the request was read. Name a wrong `kind` or `locale` to have it read again.',
  })

/** The whole answer of an operation. */
export const envelope = <R extends z.ZodType>(object: string, name: string, result: R) =>
  z
    .strictObject({
      id: z.string().meta({ description: 'Names this answer, for support; the answer itself is not kept.' }),
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
    .meta({
      id: `${name}Answer`,
      description: 'What was asked for, in `result`, and what there is to know of it.',
    })
