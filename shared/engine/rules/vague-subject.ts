import { whole } from '../finding.ts'
import { prefixTokens } from '../measures/subject-line.ts'
import { isVague } from '../measures/vague-subject.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'vague-subject',
  dimension: 'subject',
  severity: 'warning',
  summary: 'This subject could stand over any mail.',
  why: 'People decide by the subject what to open now, later or never, and search for it weeks afterwards. Name the one thing this mail is about.',
  evidence: ['E38c'],
  needs: 'subject',
  check: (doc) => {
    const { subject } = doc
    // In a reply the subject belongs to the thread.
    if (!subject || prefixTokens(subject) > 0 || !isVague(subject, doc)) return []
    // Thanks are all that a mail of thanks is about.
    const thanks = doc.kind === 'thank_you' && subject.tokens.some(({ lower }) => lower.startsWith('thank'))
    return [whole(subject, thanks ? { severity: 'info' } : {})]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'cold_outreach', subject: 'Quick question', draft: 'Hi Ana,\n\nWho runs the dock?' },
      marks: ['Quick question'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'Opportunity for Bakerfield',
        draft: 'Hello Greg,\n\nBakerfield ships 900 parcels a week. Who runs the dock?',
      },
      marks: ['Opportunity for Bakerfield'],
    },
    {
      draft: { kind: 'newsletter', subject: 'Newsletter No. 47', draft: 'The plots are open again.' },
      marks: ['Newsletter No. 47'],
    },
    {
      draft: { kind: 'billing', subject: 'Your receipt', draft: 'You paid $46.00 on May 2.' },
      marks: ['Your receipt'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        from_name: 'Kyle Boone',
        subject: '{{first_name}} <> Kyle // quick question',
        draft: 'Hi {{first_name}},\n\nWho runs the dock?',
      },
      marks: ['{{first_name}} <> Kyle // quick question'],
    },
    {
      draft: {
        kind: 'announcement',
        subject: 'Update regarding the recent situation',
        draft: 'The lab is open.',
      },
      marks: ['Update regarding the recent situation'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', subject: 'Question about dock 4', draft: 'Hi Ana,\n\nWho runs it?' },
    {
      kind: 'cold_outreach',
      subject: 'Idea for the Leeds dock',
      draft: 'Hi Ana,\n\nWho runs the dock in Leeds?',
    },
    { kind: 'proposal', subject: 'Proposal for Bakerfield', draft: 'Hi Ana,\n\nHere it is.' },
    { kind: 'internal', subject: 'Update: lease signed', draft: 'Hi all,\n\nThe landlord signed.' },
    { kind: 'billing', subject: 'Receipt 20417', draft: 'You paid $46.00 on May 2.' },
    { kind: 'support_reply', subject: 'Re: Question', draft: 'Hi Ana,\n\nYes, it works offline.' },
  ],
}
