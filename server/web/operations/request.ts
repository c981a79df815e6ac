/** The request that a form stands for: the mail of the editor, and what was filled in. */
import type { Mail } from '../editor/mail.ts'
import { comparedField, comparedIn } from './compared.ts'
import { mailInput } from './mail-input.ts'
import { filledIn, type Schema } from './schema.ts'

export type Values = Readonly<Record<string, unknown>>

/** Fields that come from the editor. */
export const OF_THE_MAIL = ['draft', 'subject', 'preheader', 'format', 'kind', 'brand_voice_id']
/** What concerns an operation that is not about the mail. */
const IN_ANY_CASE = ['kind', 'brand_voice_id']

export interface Asking {
  /** What the operation takes. */
  input: Schema
  /** Whether it is asked about the mail. */
  usesMail: boolean
  /** Whether it is asked about a brief. */
  byBrief: boolean
}

export function requestOf(given: Values, now: Mail, { input, usesMail, byBrief }: Asking): Values {
  const { brief, ...rest } = Object(filledIn(given) ?? {}) as Values
  const field = comparedField(input)
  // Each of several mails is read by its own form.
  const isAbout = usesMail && field === undefined
  const about = Object.entries(mailInput(now)).filter(
    ([name]) => Object.hasOwn(input.properties ?? {}, name) && (isAbout || IN_ANY_CASE.includes(name)),
  )
  return {
    ...Object.fromEntries(about),
    ...(byBrief ? { brief: brief ?? {} } : {}),
    ...rest,
    ...(field && { [field]: comparedIn(input, given[field], usesMail ? now : null) }),
  }
}
