import { askFixes, comesEarly } from '../ask-line.ts'
import { isWeakAsk } from '../asks.ts'
import { whole } from '../finding.ts'
import { WANTS_REPLY } from '../lexicon/asking-kinds.ts'
import { WEAK_ASKS } from '../lexicon/asks.ts'
import { lastAsk } from '../measures/body.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Sentences before the last ask in which a question still stands beside it. */
const NEAR = 2

export default defineRule({
  id: 'weak-ask',
  dimension: 'cta',
  severity: 'warning',
  // An ask nobody can answer in a word is little better than none.
  cost: { each: 6, cap: 6 },
  summary: 'The only ask is vague; the reader cannot answer it in a word.',
  why: 'An open invitation leaves the work of finding an answer to the reader, and most put it off. A question that can be answered with yes, no or a day is easier to answer now.',
  evidence: ['E05', 'E25'],
  kinds: WANTS_REPLY,
  lexicon: WEAK_ASKS,
  hit: () => null,
  check: (doc) => {
    const end = lastAsk(doc)?.sentence ?? 0
    const sentences = doc.asks.flatMap(({ sentence, friction, question }) => {
      const asking = doc.sentences[sentence]
      if (!asking) return []
      // A light question far ahead of the ask leads up to it and is forgotten by then.
      const leads = question && friction <= 2 && end - sentence > NEAR
      return [{ asking, firm: !leads && (friction > 2 || !isWeakAsk(asking)) }]
    })
    const last = sentences.at(-1)
    if (!last || sentences.some((s) => s.firm)) return []
    return [whole(last.asking, comesEarly(doc, last.asking) ? {} : { fixes: askFixes(doc, last.asking) })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'proposal',
        draft:
          'Hi Neil,\n\nThe film takes six weeks and costs $8,000. Let me know your thoughts.\n\nBest,\nBo',
      },
      marks: ['Let me know your thoughts.'],
      fixed:
        'Hi Neil,\n\nThe film takes six weeks and costs $8,000. Does this cover what you need?\n\nBest,\nBo',
    },
    {
      draft: {
        kind: 'partnership',
        draft:
          "Your centers close in January. If this sounds interesting, please don't hesitate to reach out.",
      },
      marks: ["If this sounds interesting, please don't hesitate to reach out."],
    },
    {
      draft: {
        kind: 'customer_success',
        draft:
          'Let me know if there is anything I can help with. We start a course for new users in May, in two groups.',
      },
      marks: ['Let me know if there is anything I can help with.'],
    },
    {
      draft: { kind: 'cold_outreach', draft: 'We mill rye near you. I look forward to hearing from you.' },
      marks: ['I look forward to hearing from you.'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Do you mill your own rye? We mill it near you. The bags come on Mondays. A bag costs $12. I look forward to hearing from you.',
      },
      marks: ['I look forward to hearing from you.'],
    },
    {
      draft: {
        kind: 'renewal',
        draft: 'Hi Priya,\n\nYour plan renews on 30 November at $4,320. Thoughts?\n\nBo',
      },
      marks: ['Thoughts?'],
    },
    {
      draft: { kind: 'proposal', draft: 'The film takes six weeks and costs $8,000. Let me know!' },
      marks: ['Let me know!'],
    },
    {
      draft: {
        kind: 'follow_up',
        draft: 'The discount ends on 30 June. Please revert when you can. Let me know your thoughts.',
      },
      marks: ['Let me know your thoughts.'],
    },
  ],
  passes: [
    {
      kind: 'proposal',
      draft: 'The film costs $8,000. Shall I hold May for you? I look forward to hearing from you.',
    },
    {
      kind: 'recruiting',
      draft:
        'You spoke on queues in Ghent. If this sounds interesting, please get in touch and send me your CV.',
    },
    {
      kind: 'partnership',
      draft: 'Partners buy at 35% below list. If this is of interest, may I send you the price list?',
    },
    { kind: 'negotiation', draft: 'We can pay in 14 days. Let me know what you think by Friday 3 May.' },
    { kind: 'meeting_request', draft: 'Is Friday at ten good for you? Let me know!' },
    { kind: 'thank_you', draft: 'The tour was a treat. I look forward to hearing from you!' },
  ],
}
