import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

/** RFC 5322, section 2.1.1: a line has at most 998 characters, and `Subject: ` is part of it. */
const MOST = 998 - 'Subject: '.length

export default defineRule({
  id: 'header-too-long',
  dimension: 'subject',
  severity: 'error',
  summary: 'The subject is longer than a mail header may be.',
  why: 'Mail servers may cut, refuse or garble a header line of more than 998 characters. This much text belongs in the body.',
  evidence: ['N13'],
  language: 'any',
  check: ({ subject }) => {
    const length = subject?.text.length ?? 0
    if (length <= MOST) return []
    return [
      range('subject', MOST, length, {
        message: `The subject has ${length} characters; a header holds at most ${MOST}.`,
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { subject: `${'drain '.repeat(170)}`, draft: 'Hi Ana,\n\nSee above.' },
      marks: [`${'drain '.repeat(170)}`.slice(MOST)],
    },
    { draft: { subject: 'x'.repeat(990), draft: 'Hi Ana,\n\nSee above.' }, marks: ['x'] },
  ],
  passes: [
    { subject: 'x'.repeat(989), draft: 'Hi Ana,\n\nSee above.' },
    { subject: 'Drains', draft: 'Hi Ana,\n\nSee the plan.' },
  ],
}
