import { gapOf } from '../ask-line.ts'
import { range } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { endOfBody } from '../measures/body.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Shorter mails are notes, which need no closing. */
const NOTE = 40

export default defineRule({
  id: 'missing-signoff',
  dimension: 'structure',
  severity: 'info',
  summary: 'The mail ends without a sign-off or a name.',
  why: 'A mail that just stops reads like a fragment or like a machine. A word of thanks and your name close it.',
  evidence: ['E07'],
  kinds: PERSONAL,
  check: (doc) => {
    if (doc.counts.words <= NOTE) return []
    if (doc.blocks.some((b) => b.region === 'signoff' || b.region === 'signature')) return []
    const end = endOfBody(doc)
    const name = doc.draft.from_name
    const closing = doc.format === 'text' && name ? `${gapOf(doc)}Thanks,\n${name}` : null
    const fixes = closing
      ? [{ label: 'Close with thanks and your name', replacement: closing, safe: false }]
      : []
    return [range('draft', end, end, { fixes })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'follow_up',
        from_name: 'Bo',
        draft:
          'Hi Ana,\n\nI checked what you asked on Thursday: the city allows lit signs in the arcade, as long as they are off by eleven. The permit takes nine working days, so a sign ordered now can hang in May. Which of the two should I apply for?',
      },
      marks: [''],
      fixed:
        'Hi Ana,\n\nI checked what you asked on Thursday: the city allows lit signs in the arcade, as long as they are off by eleven. The permit takes nine working days, so a sign ordered now can hang in May. Which of the two should I apply for?\n\nThanks,\nBo',
    },
    {
      draft: {
        kind: 'negotiation',
        draft:
          'We can carry four percent from July and look at it again in January against the board index. In return we would order 180,000 cartons for the year and pay within 14 days instead of 30, as you asked us to last spring. Does that work for you?',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'follow_up',
      draft: 'The city allows lit signs in the arcade. Which of the two should I apply for?',
    },
    {
      kind: 'follow_up',
      draft:
        'I checked what you asked on Thursday: the city allows lit signs in the arcade, as long as they are off by eleven. The permit takes nine working days, so a sign ordered now can hang in May. Which of the two should I apply for?\n\nLionel',
    },
  ],
}
