import { range } from '../finding.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { prefixTokens } from '../measures/subject-line.ts'
import { answersMail } from '../measures/thread.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** Shorter notes may do without. */
const WORDS = 20
const GREETINGS = words('hi hello hey dear good')

export default defineRule({
  id: 'missing-greeting',
  dimension: 'opening',
  severity: 'info',
  summary: 'The mail greets nobody.',
  why: 'A name at the top tells the reader that this was written to them. Without one a mail to one person reads like a form.',
  evidence: [],
  // In a thread, and among colleagues, going straight to the point is usual.
  kinds: [
    'cold_outreach',
    'press_pitch',
    'partnership',
    'referral_intro',
    'meeting_request',
    'meeting_recap',
    'proposal',
    'negotiation',
    'renewal',
    'review_request',
    'customer_success',
    'recruiting',
    'thank_you',
    'apology',
  ],
  check: (doc) => {
    if (
      doc.counts.words < WORDS ||
      answersMail(doc.blocks) ||
      doc.blocks.some((b) => b.region === 'greeting')
    )
      return []
    if (doc.subject && prefixTokens(doc.subject) > 0) return []
    const first = firstSentences(doc, 1)[0]
    // A greeting that runs on into the text greets, too.
    if (GREETINGS.has(first?.tokens[0]?.lower ?? '')) return []
    // “Dana, meet Luis.”
    if (first?.tokens[1]?.text === ',' && first.tokens[2]?.lower === 'meet') return []
    return first ? [range('draft', first.start, first.start)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Your booking page shows fourteen open slots this Tuesday and a waitlist on Thursday. Would a summary of how others fixed that help you?',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'thank_you',
        draft:
          'Thank you for the tour of dock 4 on Monday. The new scale is a marvel, and I have told everybody here about it twice.\n\nTom',
      },
      marks: [''],
    },
  ],
  passes: [
    { kind: 'thank_you', draft: 'Thank you for the tour!\n\nTom' },
    {
      kind: 'customer_success',
      subject: 'Re: import',
      draft:
        'The import is done. All 1,600 recipes are in, and the fractions show as they should. Nothing else has changed since yesterday evening.',
    },
    {
      kind: 'newsletter',
      draft:
        'This month we brewed a pilsner with wet hops, and it is late. Here is why it took us so long, and what we did about it.',
    },
  ],
}
