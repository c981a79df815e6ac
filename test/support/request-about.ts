import type { AnyContract } from '#shared/operations/operation.ts'

/** Fields that hold a mail, or what is to become one. */
const MAIL = new Set(['draft', 'about'])

/** A request that fits, about this draft: an example of the contract with the draft in it, wherever a mail stands. */
export function requestAbout({ examples, name }: AnyContract, draft: string): Record<string, unknown> {
  const found = examples.map(({ input }) => input).find(holdsMail)
  if (found === undefined) throw new Error(`No example of ${name} holds a draft or a brief.`)
  return Object(withMail(found, draft))
}

const holdsMail = (part: unknown): boolean =>
  typeof part === 'object' &&
  part !== null &&
  Object.entries(part).some(([field, value]) => MAIL.has(field) || holdsMail(value))

function withMail(part: unknown, draft: string): unknown {
  if (Array.isArray(part)) return part.map((one) => withMail(one, draft))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([field, value]) => [field, MAIL.has(field) ? draft : withMail(value, draft)]),
  )
}
