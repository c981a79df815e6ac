import { at } from '../finding.ts'
import { emojiCount } from '../measures/emoji-count.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'emoji-in-subject',
  dimension: 'subject',
  severity: 'info',
  contested: true,
  summary: 'An emoji in the subject wins nothing for sure; it is one to test.',
  why: 'Over millions of newsletters emoji made no clear difference to opens, and readers asked about them liked the mail less. It costs nothing here.',
  evidence: ['E40', 'E41'],
  families: ['bulk_content', 'bulk_promo'],
  language: 'any',
  fields: ['subject'],
  needs: 'emoji',
  sentence: (subject) => {
    const first = subject.tokens.findIndex((t) => t.kind === 'emoji')
    // From three on crowded-emoji-subject speaks.
    return first < 0 || emojiCount(subject) > 2 ? [] : [at(subject, first, first + 1)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'newsletter', subject: 'What we brewed with wet hops 🍺', draft: 'A pilsner.' },
      marks: ['🍺'],
    },
    {
      draft: { kind: 'promotional', subject: '🏔️ Season passes go up on Tuesday', draft: 'By $90.' },
      marks: ['🏔️'],
    },
  ],
  passes: [
    { kind: 'newsletter', subject: 'What we brewed with wet hops', draft: 'A pilsner 🍺.' },
    { kind: 'promotional', subject: 'Passes :) go up', draft: 'By $90.' },
  ],
}
