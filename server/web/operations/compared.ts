/** Operations that compare several mails, such as an A/B test, where one of them may be the mail of the editor. */
import type { Mail } from '../editor/mail.ts'
import { mailInput } from './mail-input.ts'
import { filledIn, listOf, type Schema } from './schema.ts'

type Variant = Readonly<Record<string, unknown>>

/** What a variant is called says nothing of its mail. */
const NAMES = ['id']

/** The list of mails that an operation compares; undefined for one that is about a single mail. */
export const comparedField = ({ properties = {} }: Schema): string | undefined =>
  properties.draft
    ? undefined
    : Object.keys(properties).find((name) => properties[name]?.items?.properties?.draft !== undefined)

/** The fewest mails that can be compared. */
export const leastOf = ({ properties = {} }: Schema, field: string): number =>
  properties[field]?.minItems ?? 1

/**
 * The variants as the operation takes them. With a mail that is the first, and the others have of it what they leave
 * empty: so a subject alone is another subject over the same mail. Each keeps its place, so that what is wrong with it
 * is said there.
 */
export function comparedIn(input: Schema, given: unknown, mail: Mail | null): Variant[] {
  const field = comparedField(input) ?? ''
  const least = leastOf(input, field)
  if (mail === null) return inPlace(given, least)
  const names = Object.keys(input.properties?.[field]?.items?.properties ?? {})
  const told = Object.entries(mailInput(mail)).filter(([name]) => names.includes(name))
  const own = Object(filledIn(Object.fromEntries(told)) ?? {}) as Variant
  return [own, ...inPlace(given, least - 1).map((other) => ({ ...own, ...other }))]
}

/** What of the variants is the same as the mail of the editor, by the pointer of the field that could say otherwise. */
export function sameAsMail(input: Schema, given: unknown): ReadonlyMap<string, string> {
  const field = comparedField(input) ?? ''
  const first = Object.keys(input.properties?.[field]?.items?.properties ?? {}).find(
    (name) => !NAMES.includes(name),
  )
  const same = inPlace(given, leastOf(input, field) - 1).flatMap((other, at) =>
    Object.keys(other).every((name) => NAMES.includes(name)) ? [at + 1] : [],
  )
  return new Map(same.map((at) => [`/${field}/${at}/${first}`, SAME]))
}

const SAME = 'Write what is to differ from your mail: a subject, a preheader or the mail itself.'

/** What was filled in of each, empty where nothing was; without empty ones at the end that are not needed. */
function inPlace(given: unknown, least: number): Variant[] {
  const items = listOf(given).map((one) => filledIn(one) as Variant | undefined)
  const last = items.findLastIndex((one) => one !== undefined) + 1
  return Array.from({ length: Math.max(least, last) }, (_, at) => items[at] ?? {})
}
