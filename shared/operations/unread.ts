/** Fields that an operation accepts and does not read: said, so that nobody believes they did something. */
import type { CommonInput } from './fields.ts'

/** Operations that read a field, or only some of its values; of all others it changes nothing. */
interface Read {
  field: string
  /** `'any'`, or the values that are read, by operation. */
  by: Readonly<Record<string, 'any' | readonly unknown[]>>
  /** The same for operations that are not named; default none. */
  others?: 'any'
}

const RESCORED = { score: ['inform'], preheader: ['inform'], roast: ['inform'], 'subject-lines': ['inform'] }

const READ: readonly Read[] = [
  {
    field: 'goal',
    by: {
      ...RESCORED,
      rewrite: ['inform', 'book_meeting'],
      cta: 'any',
      sequences: ['reply', 'positive_reply', 'click', 'book_meeting', 'donate'],
      teardown: ['inform', 'reply', 'positive_reply', 'click', 'book_meeting', 'donate'],
    },
  },
  { field: 'audience.jurisdiction', by: { 'ab-predict': [] }, others: 'any' },
  { field: 'audience.relationship', by: { 'ab-predict': ['internal'] }, others: 'any' },
  { field: 'placeholders.known', by: { localize: [] }, others: 'any' },
  { field: 'audience.role', by: {} },
  { field: 'audience.seniority', by: {} },
  { field: 'audience.industry', by: { sequences: 'any' } },
]

/** What is kept in any case; letting it go changes nothing. */
const KEPT = ['links', 'numbers', 'names', 'quotes', 'signature']

interface Notice {
  code: string
  message: string
}

const notRead = (what: string): Notice => ({
  code: 'field_not_read',
  message: `${what} changes nothing here: the local engine does not read it.`,
})

/** A warning for each field that was sent and changes nothing in this operation without a model. */
export function unreadFields(operation: string, input: CommonInput): Notice[] {
  const sent: Record<string, unknown> = {
    goal: input.goal,
    ...within('audience', input.audience),
    ...within('placeholders', input.placeholders),
  }
  const unread = READ.flatMap(({ field, by, others }): Notice[] => {
    const value = sent[field]
    const read = by[operation] ?? others ?? []
    if (value === undefined || read === 'any' || read.includes(value)) return []
    return [notRead(read.length === 0 ? `\`${field}\`` : `\`${field}\` with the value \`${String(value)}\``)]
  })
  return [...unread, ...letGo(input)]
}

/** `keep.links: false`: what may go is kept all the same. */
function letGo(input: object): Notice[] {
  const keep: Record<string, unknown> = 'keep' in input ? Object(input.keep) : {}
  return KEPT.filter((name) => keep[name] === false).map((name) => notRead(`\`keep.${name}: false\``))
}

const within = (name: string, value: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([key, each]) => [`${name}.${key}`, each]))
