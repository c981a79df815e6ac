/** The request that a form stands for: the mail of the editor, and what was filled in. */
import type { Mail } from '../editor/mail.ts'
import { mailInput } from './mail-input.ts'
import { filledIn } from './schema.ts'

export type Values = Readonly<Record<string, unknown>>

/** Fields that come from the editor. */
export const OF_THE_MAIL = ['draft', 'subject', 'preheader', 'format', 'kind', 'brand_voice_id']
/** What concerns an operation that is not about the mail. */
const IN_ANY_CASE = ['kind', 'brand_voice_id']

export interface Asking {
  /** Fields that the operation takes. */
  fields: readonly string[]
  /** Whether it is asked about the mail. */
  usesMail: boolean
  /** Whether it is asked about a brief. */
  byBrief: boolean
}

export function requestOf(given: Values, now: Mail, { fields, usesMail, byBrief }: Asking): Values {
  const { brief, ...rest } = Object(filledIn(given) ?? {}) as Values
  const about = Object.entries(mailInput(now)).filter(
    ([name]) => fields.includes(name) && (usesMail || IN_ANY_CASE.includes(name)),
  )
  return { ...Object.fromEntries(about), ...(byBrief ? { brief: brief ?? {} } : {}), ...rest }
}
