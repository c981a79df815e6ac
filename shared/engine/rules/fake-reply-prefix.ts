import { without } from '../finding.ts'
import { prefixTokens } from '../measures/subject-line.ts'
import { answersMail } from '../measures/thread.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'fake-reply-prefix',
  dimension: 'subject',
  severity: 'error',
  summary: 'The subject claims to answer or forward a mail that is not there.',
  why: 'A false “Re:” wins an open and loses trust the moment the reader looks for the earlier mail. Gmail asks senders not to do it.',
  evidence: ['E52', 'N01'],
  // First touches and bulk mail have no thread; any other mail may be a true reply without a quote.
  kinds: [
    'cold_outreach',
    'press_pitch',
    'partnership',
    'newsletter',
    'digest',
    'promotional',
    'announcement',
    'product_update',
    'event_invitation',
    're_engagement',
    'abandoned_cart',
    'survey',
    'fundraising',
  ],
  language: 'any',
  needs: 'subject',
  check: ({ subject, blocks }) => {
    const count = subject ? prefixTokens(subject) : 0
    if (!subject || count === 0 || answersMail(blocks)) return []
    return [without(subject, 0, count, true)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        subject: 'RE: Your mattress is waiting',
        draft: 'It is in the shop until Monday.',
      },
      marks: ['RE: '],
      fixed: 'Your mattress is waiting',
    },
    {
      draft: { kind: 'cold_outreach', subject: 'Fwd: Re: dock 4', draft: 'Hi Ana,\n\nWho runs dock 4?' },
      marks: ['Fwd: Re: dock'],
      fixed: 'Dock 4',
    },
  ],
  passes: [
    { kind: 'follow_up', subject: 'Re: dock 4', draft: 'Hi Ana,\n\nThe drawings are attached.' },
    {
      kind: 'cold_outreach',
      subject: 'Re: dock 4',
      draft: 'Hi Ana,\n\nThanks, I will.\n\nOn Mon, 4 May 2026, Ana Ruiz wrote:\n> Send it over.',
    },
    { kind: 'newsletter', subject: 'Re-roofing the barn: what it took', draft: 'It took nine days.' },
  ],
}
