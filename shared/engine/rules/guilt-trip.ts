import { ofHit } from '../finding.ts'
import { GUILT_TRIPS } from '../lexicon/guilt-trips.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'guilt-trip',
  dimension: 'tone',
  severity: 'warning',
  summary: 'This makes the reader feel guilty.',
  why: 'People avoid those who make them feel bad; follow-ups that say “I never heard back” got fewer meetings. Leave the silence unsaid and add something new.',
  evidence: ['E11'],
  fields: ['subject', 'preheader', 'draft'],
  families: ['cold', 'warm', 'bulk_promo', 'bulk_content'],
  lexicon: GUILT_TRIPS,
  hit: (hit, sentence) => ofHit(hit, sentence),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'follow_up',
        draft:
          "Hi Ana,\n\nI've emailed you three times. The price rose in May. You've been ignoring me. I guess you're not interested.\n\nTom",
      },
      marks: ["I've emailed you three times", "You've been ignoring", "I guess you're not interested"],
    },
    {
      draft: {
        kind: 'fundraising',
        draft: 'How could you look away? How can you sleep at night? The pond dries out in May.',
      },
      marks: ['How could you look away', 'How can you sleep'],
    },
  ],
  passes: [
    { kind: 'renewal', draft: "Hi Ana,\n\nIf I don't hear from you by 24 April, nothing changes.\n\nTom" },
    {
      kind: 'follow_up',
      draft: 'Hi Ana,\n\nThe dairy price holds until Friday. Have you heard back from finance?\n\nTom',
    },
  ],
}
