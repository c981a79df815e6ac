import { whole } from '../finding.ts'
import { DATES } from '../measures/reader-facts.ts'
import { prefixTokens } from '../measures/subject-line.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Words over the band that are still let pass; the studies agree on the direction, not on the word. */
const GRACE = 3

export default defineRule({
  id: 'wordy-subject',
  dimension: 'subject',
  severity: 'warning',
  summary: 'The subject is a sentence; a few words would do.',
  why: 'Between people, subjects of two to five words are opened and answered most. Name the thing and leave the rest to the mail.',
  evidence: ['E02', 'E15', 'E16'],
  families: ['cold', 'warm'],
  fields: ['subject'],
  sentence: (subject, { bands }) => {
    const usual = bands.subjectWords
    // What tells when and how many is not what makes it wordy.
    const telling = subject.tokens.filter(({ kind, lower }) => kind === 'number' || DATES.has(lower)).length
    if (!usual || subject.words - telling < usual[1] + GRACE || prefixTokens(subject) > 0) return []
    return [
      whole(subject, {
        message: `This subject has ${subject.words} words; ${usual[0]} to ${usual[1]} are usual here.`,
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'How we can help your team cut the cost of returns',
        draft: 'Hi Ana,\n\nYour returns page lists nine steps.\n\nTom',
      },
      marks: ['How we can help your team cut the cost of returns'],
    },
    {
      draft: {
        kind: 'meeting_request',
        subject: 'Could we maybe find some time to talk about the drains on Harbour Road?',
        draft: 'Hi Ana,\n\nAre you free on Tuesday?\n\nTom',
      },
      marks: ['Could we maybe find some time to talk about the drains on Harbour Road?'],
    },
  ],
  passes: [
    {
      kind: 'referral_intro',
      subject: 'Water off in Building C on Thursday, 9 to 12',
      draft: 'Hi Ana,\n\nThe valve is replaced.\n\nTom',
    },
    {
      kind: 'cold_outreach',
      subject: 'nine steps on your returns page',
      draft: 'Hi Ana,\n\nIt lists nine steps.\n\nTom',
    },
    {
      kind: 'newsletter',
      subject: 'The ship model that sat in our attic for seventy long years',
      draft: 'We opened the box in May.',
    },
    {
      kind: 'follow_up',
      subject: 'Re: How we can help your team cut the cost of returns',
      draft: 'Hi Ana,\n\nHere is the checklist.\n\nTom',
    },
  ],
}
