/** Common fields that an operation accepts and does not read: said, so that nobody believes they did something. */
import type { CommonInput } from './fields.ts'

/** Operations that read a field; of all others it changes nothing. */
const READ_BY: Record<string, readonly string[]> = {
  goal: ['score', 'rewrite', 'cta', 'sequences', 'teardown'],
  'audience.role': [],
  'audience.seniority': [],
  'audience.industry': ['sequences'],
}

/** A warning for each field that was sent and changes nothing in this operation without a model. */
export function unreadFields(operation: string, input: CommonInput): { code: string; message: string }[] {
  const sent: Record<string, unknown> = { goal: input.goal, ...within('audience', input.audience) }
  return Object.entries(READ_BY)
    .filter(([field, readers]) => sent[field] !== undefined && !readers.includes(operation))
    .map(([field]) => ({
      code: 'field_not_read',
      message: `\`${field}\` changes nothing here: the local engine does not read it.`,
    }))
}

const within = (name: string, value: object | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([key, each]) => [`${name}.${key}`, each]))
