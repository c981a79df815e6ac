import { range } from '../finding.ts'
import { namesItsAffair } from '../measures/affair.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Shorter mails are judged for their length. */
const LEAST_WORDS = 25

export default defineRule({
  id: 'nothing-specific',
  dimension: 'personalization',
  severity: 'warning',
  cost: { each: 6, cap: 6 },
  summary: 'Nothing here names the affair: no number, no day, no thing, no person.',
  why: 'Whoever waits for an order or an answer wants to know which one, what happened and until when. A mail that fits every customer answers none of them.',
  evidence: [],
  kinds: ['apology', 'transactional', 'billing'],
  check: (doc) => {
    if (doc.counts.words < LEAST_WORDS || namesItsAffair(doc)) return []
    const [first] = firstSentences(doc, 1)
    return first ? [range('draft', first.start, first.start)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'apology',
        draft:
          'Dear customer,\n\nWe are sorry that your order is late. We are doing all we can to get it to you, and thank you for your patience while we look into what went wrong with it.',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'billing',
        draft:
          'Dear customer,\n\nYour payment is overdue. Please settle the open amount as soon as you can, so that your service is not interrupted. If you have paid in the meantime, you can ignore this.',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'apology',
      draft:
        'Hi Ana,\n\nWe are sorry that order 4417 is late. The van broke down on Monday, and the parcel went out again this morning, so that it should be with you by tomorrow noon.',
    },
    {
      kind: 'transactional',
      draft:
        'Hi,\n\nYour order {{ order.number }} has left our warehouse and will be with you soon. We will write again as soon as the driver is on the way to you with it.',
    },
    { kind: 'apology', draft: 'Sorry, I was late. It will not happen again.' },
  ],
}
