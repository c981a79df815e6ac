/** The answer around every operation's `result`. */
import { z } from 'zod'
import { FAMILIES, KIND_NAMES } from '../engine/kinds.ts'

export const Warning = z.strictObject({ code: z.string(), message: z.string() }).meta({ id: 'Warning' })

export const Placeholders = z
  .strictObject({
    found: z.array(
      z.strictObject({
        raw: z.string(),
        syntax: z.string(),
        field: z.enum(['subject', 'preheader', 'draft']),
        start: z.int(),
        end: z.int(),
      }),
    ),
    preserved: z.boolean(),
    issues: z.array(z.strictObject({ message: z.string(), start: z.int(), end: z.int() })),
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
    used: z.int(),
    remaining: z.int().nullable(),
    resets_at: z.string().nullable(),
  })
  .meta({ id: 'Usage' })

export const Engine = z
  .strictObject({
    mode: z.enum(['local', 'model', 'hybrid']),
    ruleset: z.string(),
    model: z.string().nullable(),
    degraded: z
      .string()
      .nullable()
      .meta({ description: 'Why a model that was wanted did not answer; else `null`.' }),
  })
  .meta({ id: 'Engine' })

export const InputFacts = z
  .strictObject({
    kind: z.enum(KIND_NAMES),
    kind_confidence: z.number().min(0).max(1),
    family: z.enum(FAMILIES),
    locale: z.string(),
    words: z.int(),
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
      id: z.string(),
      object: z.literal(object),
      engine: Engine,
      input: InputFacts,
      result,
      warnings: z.array(Warning),
      placeholders: Placeholders,
      usage: Usage,
    })
    .meta({ id: `${name}Answer` })
