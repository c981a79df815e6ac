import { whole } from '../finding.ts'
import { VAGUE, WIDE_TOPICS } from '../lexicon/subject-words.ts'
import { isContent } from '../measures/content-words.ts'
import { hasName, hasNumber } from '../measures/names-a-thing.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'generic-question-subject',
  dimension: 'subject',
  severity: 'info',
  summary: 'The subject asks a question that could go to anyone.',
  why: 'A question works in a subject when it names something of the reader’s. One that fits everybody reads as advertising and tends to be opened less.',
  evidence: ['E13', 'E16', 'E38g', 'E43'],
  families: ['cold', 'warm', 'bulk_content', 'bulk_promo'],
  fields: ['subject'],
  sentence: (subject) => {
    if (!subject.question || subject.words > 9 || hasNumber(subject) || hasName(subject)) return []
    const specific = subject.tokens.some(
      (t) => t.kind === 'word' && isContent(t.lower) && !WIDE_TOPICS.has(t.lower) && !VAGUE.has(t.lower),
    )
    return specific ? [] : [whole(subject)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'Ready to grow your business?',
        draft: 'Hi Ana,\n\nWho runs sales?',
      },
      marks: ['Ready to grow your business?'],
    },
    {
      draft: { kind: 'promotional', subject: 'Are you ready for more?', draft: 'New pots are in.' },
      marks: ['Are you ready for more?'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', subject: 'Who waters the Leeds lobby?', draft: 'Hi Ana,\n\nWho does?' },
    { kind: 'review_request', subject: 'How is the new stair rail?', draft: 'Hi Ana,\n\nHow is it?' },
    { kind: 'cold_outreach', subject: 'Ready to grow', draft: 'Hi Ana,\n\nThe seeds are ready.' },
  ],
}
