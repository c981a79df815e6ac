import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { lowerWords } from '../unicode.ts'

/** Names are compared as systems spell them: `First Name`, `first_name` and `contact.firstname` are one. */
const bare = (name: string): string => lowerWords(name.split('.').at(-1) ?? name).join('')

export default defineRule({
  id: 'unknown-merge-tag',
  dimension: 'correctness',
  severity: 'error',
  cost: { each: 15, cap: 30 },
  summary: 'Your system fills no field of this name.',
  why: 'A tag that is filled with nothing leaves a gap in the sentence, or shows as it is. Use a name your system knows.',
  evidence: [],
  language: 'any',
  check: ({ draft, placeholders }) => {
    const { known_fields: known } = draft
    if (!known || placeholders.length === 0) return []
    const names = new Set(known.map(bare))
    return placeholders
      .filter(({ role, name }) => role === 'value' && name !== null && !names.has(bare(name)))
      .map(({ field, start, end, name }) =>
        range(field, start, end, { message: `Your system fills no field “${name}”.` }),
      )
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        draft: 'Hi {{first_name}},\n\nyour depot in {{city}} opens on Monday.',
        known_fields: ['first_name', 'company'],
      },
      marks: ['{{city}}'],
    },
    {
      draft: { draft: 'Hi {{contact.firstname}},\n\nwelcome to [Acme].', known_fields: ['last name'] },
      marks: ['{{contact.firstname}}'],
    },
  ],
  passes: [
    { draft: 'Hi {{contact.firstname}},\n\nwelcome.', known_fields: ['First Name'] },
    'Hi {{first_name}},\n\nyour depot in {{city}} opens on Monday.',
  ],
}
