import { isSurelyCold } from '../detect.ts'
import { EXCUSES } from '../lexicon/prefaces.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { leadingRun, openerFinding } from '../measures/opener.ts'
import { defineRule, type Examples } from '../rule.ts'

const OPENING = 3

export default defineRule({
  id: 'apologetic-opening',
  dimension: 'opening',
  severity: 'info',
  summary: 'The opening excuses itself for being there.',
  why: 'Saying that you will be brief makes the mail longer, and telling people they are busy reminds them to stop reading. Be brief instead.',
  evidence: ['E48'],
  lexicon: EXCUSES,
  // Looked at in place, as only the opening counts.
  hit: () => null,
  onHits: true,
  check: (doc) =>
    firstSentences(doc, OPENING).flatMap((sentence) => {
      const end = leadingRun(sentence, EXCUSES)
      const severity = isSurelyCold(doc) ? 'warning' : 'info'
      return end > 0 ? [{ ...openerFinding(doc, sentence, 0, end), severity }] : []
    }),
})

export const examples: Examples = {
  flags: [
    {
      draft:
        "Hi Ana,\n\nI know you're busy, so I'll keep this short. Dock 4 lost nine pallets in May.\n\nTom",
      marks: ["I know you're busy, so I'll keep this short. "],
      fixed: 'Hi Ana,\n\nDock 4 lost nine pallets in May.\n\nTom',
    },
    {
      draft: "Hi Ana,\n\nYou don't know me, but I drive past dock 4 every day. It loses pallets.\n\nTom",
      marks: ["You don't know me, but "],
      fixed: 'Hi Ana,\n\nI drive past dock 4 every day. It loses pallets.\n\nTom',
    },
  ],
  passes: [
    "Hi Ana,\n\nYou're busy on Fridays, so I booked dock 4 for Monday.\n\nTom",
    'Hi Ana,\n\nDock 4 lost nine pallets in May. Who runs it? The audit is short: it will take two days, and I know that you are busy.\n\nTom',
  ],
}
