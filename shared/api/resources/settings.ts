/** Settings of a workspace, as they are read and as they are changed. */
import { z } from 'zod'
import { KIND_NAMES } from '../../engine/kinds.ts'
import { DIMENSIONS } from '../../engine/rule.ts'
import { text } from '../../operations/fields.ts'
import { BannedTerms, PreferredTerms } from './voices.ts'

const points = z.int().min(0).max(100).meta({ description: 'Points, 0 to 100.' })
const domain = z
  .string()
  .max(253)
  .regex(/^(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/)
  .meta({ description: 'A domain such as `example.com`.' })

const exempt = {
  replies: z.boolean().meta({ description: 'Whether replies pass unchecked.' }),
  internal_domains: z
    .array(domain)
    .max(100)
    .meta({ description: 'Mail that goes to these domains only passes unchecked.' }),
}
const EXEMPT = 'Mail that the gate lets pass.'

const gate = {
  mode: z.enum(['off', 'advise', 'prompt', 'block']).meta({
    description:
      'What a draft below the threshold meets: nothing, a hint, a question before it is sent, or a stop.',
  }),
  threshold: points.meta({ description: 'Score under which the gate acts.' }),
  thresholds: z
    .partialRecord(z.enum(KIND_NAMES), points)
    .meta({ description: 'Thresholds of kinds that have one of their own.' }),
  required: z
    .array(
      z.strictObject({
        dimension: z.enum(DIMENSIONS).meta({ description: 'Part of the score.' }),
        score: points.meta({ description: 'What it must reach, whatever the whole.' }),
      }),
    )
    .max(DIMENSIONS.length)
    .meta({ description: 'Dimensions that must reach a score of their own.' }),
  exempt: z.strictObject(exempt).meta({ description: EXEMPT }),
  override: z
    .enum(['never', 'with_reason', 'free'])
    .meta({ description: 'Whether a sender may pass the gate: never, with a reason, or freely.' }),
  unavailable: z.enum(['open', 'closed']).meta({
    description: 'What happens to a mail when it cannot be checked: it goes, or it waits.',
  }),
}

const terms = {
  own: z
    .array(text(100).min(1))
    .max(2000)
    .meta({ description: 'Names and words of your own, which are never typos.' }),
  banned: BannedTerms.meta({ description: 'Never to be used by any client.' }),
  preferred: PreferredTerms.meta({ description: 'To be used in place of others, by every client.' }),
}

const history = {
  on: z.boolean().meta({ description: 'Whether scores are kept, without the drafts.' }),
  drafts: z.boolean().meta({
    description:
      'Whether drafts are kept as well. An owner decides; with `false` those that were kept go at once.',
  }),
  days: z.int().min(1).max(3650).meta({ description: 'Days after which they are dropped.' }),
}

const model = {
  use: z.boolean().meta({
    description:
      'Whether the server’s model may be asked. With `false` the rules answer, as if there were none, and nothing is sent to it.',
  }),
}

const plain = {
  default_kind: z
    .enum(KIND_NAMES)
    .nullable()
    .meta({ description: 'Taken for drafts that name no kind; `null` guesses.' }),
  locale: z
    .string()
    .max(35)
    .regex(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
    .nullable()
    .meta({ description: 'Taken for drafts that name none, such as `en-GB`.' }),
  jurisdiction: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .nullable()
    .meta({ description: 'Country whose law applies when a request names none, such as `DE`.' }),
  default_voice: z
    .string()
    .max(50)
    .nullable()
    .meta({ description: 'Id of the brand voice of requests that name none.' }),
  rules: z
    .record(
      z.string().regex(/^[a-z0-9-]{1,100}$/),
      z.strictObject({
        enabled: z.boolean().optional().meta({ description: '`false` switches the rule off.' }),
        factor: z
          .number()
          .min(0.5)
          .max(2)
          .optional()
          .meta({ description: 'Its points are multiplied by this.' }),
      }),
    )
    .meta({ description: 'Rules switched off or weighed differently, by id.' }),
  ruleset: z
    .string()
    .max(20)
    .nullable()
    .meta({ description: 'The ruleset to stay on; `null` takes the newest.' }),
}

export const Settings = z
  .strictObject({
    ...plain,
    gate: z.strictObject(gate).meta({ description: 'What happens before a mail is sent.' }),
    terms: z.strictObject(terms).meta({ description: 'Words that hold for all clients.' }),
    history: z
      .strictObject(history)
      .meta({ description: 'What is kept of scores. Nothing, unless you say so.' }),
    model: z.strictObject(model).meta({ description: 'Use of a language model.' }),
  })
  .meta({ id: 'Settings', description: 'What a workspace decides about scores, sends and history.' })
export type Settings = z.output<typeof Settings>

/** A change: what is left out stays as it is; lists and maps are replaced whole. */
export const SettingsChange = z
  .strictObject({
    ...plain,
    gate: z
      .strictObject({ ...gate, exempt: z.strictObject(exempt).partial().meta({ description: EXEMPT }) })
      .partial()
      .meta({ description: 'What happens before a mail is sent.' }),
    terms: z.strictObject(terms).partial().meta({ description: 'Words that hold for all clients.' }),
    history: z.strictObject(history).partial().meta({ description: 'What is kept of scores.' }),
    model: z.strictObject(model).partial().meta({ description: 'Use of a language model.' }),
  })
  .partial()
  .meta({
    id: 'SettingsChange',
    description: 'What is left out stays as it is; lists and maps are replaced whole.',
  })
export type SettingsChange = z.output<typeof SettingsChange>
