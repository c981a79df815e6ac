import { at } from '../finding.ts'
import { hasName, hasNumber } from '../measures/names-a-thing.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'question-in-subject',
  dimension: 'subject',
  severity: 'info',
  contested: true,
  summary: 'Studies disagree on questions in subjects; try one without as a test.',
  why: 'Some senders saw questions opened more, others much less. Yours names something, so it costs nothing; a test on your own readers would tell.',
  evidence: ['E13', 'E15', 'E16', 'E26', 'E43'],
  families: ['cold'],
  fields: ['subject'],
  sentence: (subject) => {
    if (!subject.question || !(hasName(subject) || hasNumber(subject))) return []
    const mark = subject.tokens.findLastIndex((t) => t.text === '?')
    return mark < 0 ? [] : [at(subject, mark, mark + 1)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'Who waters the Leeds lobby?',
        draft: 'Hi Ana,\n\nWho does?',
      },
      marks: ['?'],
    },
    {
      draft: { kind: 'partnership', subject: 'Shared stall at Hay 2027?', draft: 'Hi Ana,\n\nWould you?' },
      marks: ['?'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', subject: 'plants in the Leeds lobby', draft: 'Hi Ana,\n\nWho waters them?' },
    { kind: 'newsletter', subject: 'Who waters the Leeds lobby?', draft: 'We asked around.' },
  ],
}
