import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Dialects one system reads together. */
const FAMILY: Record<string, string> = {
  liquid: 'braces',
  liquid_block: 'braces',
  mustache: 'braces',
  handlebars_block: 'braces',
  spintax: '',
  human_leftover: '',
  declared: '',
}

export default defineRule({
  id: 'mixed-merge-tags',
  dimension: 'correctness',
  severity: 'warning',
  cost: { each: 8, cap: 8 },
  summary: 'Merge tags of two mailing systems stand in one mail.',
  why: 'A mailing system fills only its own tags. The others reach the reader as they are.',
  evidence: [],
  language: 'any',
  needs: 'placeholder',
  check: (doc) => {
    const own = doc.placeholders.filter((p) => p.role !== 'leftover' && p.role !== 'choice')
    const family = (syntax: string) => FAMILY[syntax] ?? syntax
    const known = own.filter((p) => family(p.syntax) !== '')
    const first = known[0]
    const other = first && known.find((p) => family(p.syntax) !== family(first.syntax))
    if (!first || !other) return []
    return [
      range(other.field, other.start, other.end, {
        message: `${other.raw} and ${first.raw} belong to different mailing systems.`,
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'Hi {{first_name}},\n\nyour code is *|CODE|*.', marks: ['*|CODE|*'] },
    { draft: 'Hi %%FirstName%%,\n\nyour seat at {{ event }} is booked.', marks: ['{{ event }}'] },
  ],
  passes: [
    'Hi {{first_name}},\n\nyour code is {{code}}.',
    "Hi {{ first_name | default: 'there' }}{% if vip %}, our guest{% endif %},\n\nsee you.",
    'Hi {{name}}, pick {a|b|c}.',
  ],
}
