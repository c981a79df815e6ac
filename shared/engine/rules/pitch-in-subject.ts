import { at } from '../finding.ts'
import { PITCH } from '../lexicon/subject-phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'pitch-in-subject',
  dimension: 'subject',
  severity: 'warning',
  // The largest loss of replies any study of cold subjects reports.
  cost: { each: 6, cap: 6 },
  summary: 'The subject sells before the reader knows you.',
  why: 'Cold mail whose subject pitches gets far fewer replies. Name something of theirs; what you offer can wait for the mail.',
  evidence: ['E16'],
  families: ['cold'],
  fields: ['subject'],
  lexicon: PITCH,
  hit: (hit, subject) => {
    // “Your demo room” is theirs.
    if (subject.tokens[hit.from - 1]?.lower === 'your') return null
    return subject.hits.find((h) => h.lexicon === PITCH) === hit ? at(subject, hit.from, hit.to) : null
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'Demo of our shift planning platform',
        draft: 'Hi Ana,\n\nWho plans shifts?',
      },
      marks: ['Demo'],
    },
    {
      draft: {
        kind: 'partnership',
        subject: 'Partnership opportunity',
        draft: 'Hi Ana,\n\nCould we share a stall?',
      },
      marks: ['Partnership opportunity'],
    },
  ],
  passes: [
    {
      kind: 'partnership',
      subject: 'Possible partnership between Overhang and Plasterbox',
      draft: 'Hi Ana,\n\nShall we?',
    },
    {
      kind: 'proposal',
      subject: 'Our services for the Leeds office',
      draft: 'Hi Ana,\n\nHere is the plan.',
    },
    { kind: 'cold_outreach', subject: 'your demo room in Leeds', draft: 'Hi Ana,\n\nWho runs it?' },
  ],
}
