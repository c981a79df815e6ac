import type { Sentence } from '../doc.ts'
import { range } from '../finding.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { isFiller } from '../measures/wish.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Courtesies of a help desk. One is polite; two in a row keep the answer waiting. */
const COURTESY = lexicon('help-desk-courtesy', {
  '(thank you|thanks) for (contacting|reaching out|getting in touch|writing|your email|your e-mail|your message|your inquiry|your enquiry|your patience|being a|choosing|bringing)':
    null,
  '(we|i) (sincerely|deeply|truly|do|) (apologize|apologise) for (any|the)': null,
  '(sorry|apologies) for (any|the) (inconvenience|trouble|delay|confusion)': null,
  '(your|customer) (concern|satisfaction|feedback|experience|business|comfort) is': null,
  '(we|i) (understand|appreciate|know) (how|your|that this|the)': null,
  'strive to provide': null,
})

export default defineRule({
  id: 'answer-late',
  dimension: 'structure',
  severity: 'warning',
  summary: 'The answer comes after a row of courtesies.',
  why: 'Somebody who asked for help reads for the answer. Give it in the first sentence; one word of regret is enough and fits behind it.',
  evidence: ['E48'],
  kinds: ['support_reply'],
  lexicon: COURTESY,
  hit: () => null,
  onHits: true,
  check: (doc) => {
    const isCourtesy = ({ hits }: Sentence) => hits.some((h) => h.lexicon === COURTESY)
    // A wish between them is no answer either.
    const first = firstSentences(doc, 4).filter((s) => isCourtesy(s) || !isFiller(s))
    const answer = first.findIndex((s) => !isCourtesy(s))
    const padding = answer < 0 ? first.length : answer
    const [start, end] = [first[0], first[padding - 1]]
    if (!start || !end || padding < 2) return []
    const words = first.slice(0, padding).reduce((sum, s) => sum + s.words, 0)
    return [
      range('draft', start.start, end.end, { message: `The answer comes after ${words} words of courtesy.` }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'support_reply',
        draft:
          'Dear Ruth,\n\nThank you for contacting us. We apologize for any inconvenience this may have caused. Your refund is on its way.',
      },
      marks: ['Thank you for contacting us. We apologize for any inconvenience this may have caused.'],
    },
    {
      draft: {
        kind: 'support_reply',
        draft:
          'Thanks for reaching out! We understand how frustrating this is. Your satisfaction is our top priority. The fix is live.',
      },
      marks: [
        'Thanks for reaching out! We understand how frustrating this is. Your satisfaction is our top priority.',
      ],
    },
  ],
  passes: [
    {
      kind: 'support_reply',
      draft: "You're right, we charged you twice. I refunded the second payment. I'm sorry for the trouble.",
    },
    { kind: 'support_reply', draft: 'Thanks for writing. The 17 missing invoices are safe.' },
  ],
}
