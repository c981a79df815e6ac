import { askFixes } from '../ask-line.ts'
import { isWeakAsk } from '../asks.ts'
import { whole } from '../finding.ts'
import { WANTS_REPLY } from '../lexicon/asking-kinds.ts'
import { INDIRECT_REQUESTS } from '../lexicon/indirect-requests.ts'
import { lastAsk } from '../measures/body.ts'
import { declines } from '../measures/outcome.ts'
import { defineRule, type Examples } from '../rule.ts'

/** What renews by itself waits for no answer. */
const BY_ITSELF =
  /\b(?:renews? (?:automatically|by itself)|automatic(?:ally)? renew(?:al|ed|s)?|renewed automatically|(?:do not|don['’]t) (?:need|have) to do anything|you need do nothing|no action is (?:needed|required)|(?:direct debit|premium) (?:will|is|of))\b/i

export default defineRule({
  id: 'no-question',
  dimension: 'cta',
  severity: 'info',
  summary: 'The mail wants an answer but asks no question.',
  why: 'A question mark shows at a glance that an answer is wanted. Mail with one to three questions is answered more than mail with none.',
  evidence: ['E05'],
  kinds: WANTS_REPLY,
  check: (doc) => {
    if (doc.counts.questions > 0 || declines(doc)) return []
    if (doc.kind === 'renewal' && BY_ITSELF.test(doc.text)) return []
    const last = lastAsk(doc)
    const sentence = last && doc.sentences[last.sentence]
    // A task is asked for plainly without a question mark; a vague ask is another matter, and the greater one.
    if (!sentence || last.kind === 'task' || last.kind === 'click' || isWeakAsk(sentence)) return []
    // That tells of the missing question, and mends it.
    if (sentence.hits.some(({ lexicon }) => lexicon === INDIRECT_REQUESTS)) return []
    // “Just reply yes” is as easy as a question.
    if (last.kind === 'reply' && last.friction === 1) return []
    return [whole(sentence, { fixes: askFixes(doc, sentence) })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'meeting_request',
        draft: 'It is time to look at the quarter. Let me know when works for you.',
      },
      marks: ['Let me know when works for you.'],
      fixed: 'It is time to look at the quarter. Which time suits you?',
    },
    {
      draft: {
        kind: 'follow_up',
        draft: 'The price holds until Friday, so it would be helpful to have an answer.',
      },
      marks: ['The price holds until Friday, so it would be helpful to have an answer.'],
    },
  ],
  passes: [
    {
      kind: 'renewal',
      draft:
        'Your cover renews automatically on 3 May, and the price stays at £212. If you would like to change it, we will be pleased to assist.',
    },
    {
      kind: 'recruiting',
      draft:
        'You have not been selected this time. We would like to keep your details. Please let us know if you would prefer that we did not.',
    },
    { kind: 'proposal', draft: 'The site costs £4,200. If this works for you, just reply “go”.' },
    { kind: 'negotiation', draft: 'We can pay in 14 days. Please send me the signed order by Friday.' },
    { kind: 'meeting_request', draft: 'Which day suits you? Let me know.' },
    { kind: 'proposal', draft: 'The film costs $8,000. Let me know your thoughts.' },
  ],
}
