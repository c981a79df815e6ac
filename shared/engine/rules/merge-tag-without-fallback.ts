import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

const NAME = /name|fname|first|vorname/i

export default defineRule({
  id: 'merge-tag-without-fallback',
  dimension: 'correctness',
  severity: 'info',
  summary: 'The greeting has nothing to say when the name is empty.',
  why: 'Some records have no name. Without a fallback those readers get “Hi ,”. Most systems let you give one inside the tag.',
  evidence: [],
  families: ['cold', 'bulk_content', 'bulk_promo'],
  language: 'any',
  needs: 'placeholder',
  check: (doc) => {
    const greeting = doc.blocks.find((b) => b.region === 'greeting')
    if (!greeting) return []
    const inside = doc.placeholders.filter(
      (p) => p.field === 'draft' && p.start >= greeting.start && p.end <= greeting.end,
    )
    // A condition around the name is a fallback too.
    if (inside.some((p) => p.role === 'open')) return []
    const tag = inside.find((p) => p.role === 'value' && p.fallback === null && NAME.test(p.name ?? p.raw))
    return tag ? [range('draft', tag.start, tag.end)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'promotional', draft: 'Hi {{first_name}},\n\nThe spring boots are here.' },
      marks: ['{{first_name}}'],
    },
    {
      draft: { kind: 'newsletter', draft: 'Hi {{first_name | capitalize}},\n\nThree things this week.' },
      marks: ['{{first_name | capitalize}}'],
    },
    {
      draft: { kind: 'newsletter', draft: 'Dear *|FNAME|*,\n\nThree things this week.' },
      marks: ['*|FNAME|*'],
    },
  ],
  passes: [
    { kind: 'promotional', draft: "Hi {{ first_name | default: 'there' }},\n\nThe spring boots are here." },
    { kind: 'promotional', draft: 'Hi {{first_name|there}},\n\nThe spring boots are here.' },
    {
      kind: 'newsletter',
      draft: 'Hi {% if first_name %}{{ first_name }}{% else %}there{% endif %},\n\nThree things.',
    },
    { kind: 'transactional', draft: 'Hi {{first_name}},\n\nYour boots are on their way.' },
  ],
}
