import { askFixes } from '../ask-line.ts'
import { isWeakAsk } from '../asks.ts'
import type { Ask } from '../doc.ts'
import { whole } from '../finding.ts'
import { takesTime } from '../measures/booking.ts'
import { defineRule, type Examples } from '../rule.ts'

const isMeeting = ({ kind }: Pick<Ask, 'kind'>): boolean => kind === 'meeting' || kind === 'calendar'

export default defineRule({
  id: 'high-friction-ask',
  dimension: 'cta',
  severity: 'warning',
  // One small study stands behind the size of this, so it costs less than the usual warning.
  cost: { each: 3, cap: 3 },
  summary: 'A first mail to a stranger asks for a meeting.',
  why: 'Time is a lot to ask of somebody who does not know you yet. A question about interest costs a word to answer; the meeting can follow.',
  evidence: ['E25'],
  kinds: ['cold_outreach'],
  check: (doc) => {
    for (const [i, { kind, sentence }] of doc.asks.entries()) {
      const asking = doc.sentences[sentence]
      // “I would love a call. Are you free on Tuesday?”: the question is the ask.
      const next = doc.asks[i + 1]
      if (kind === 'meeting' && next?.question && isMeeting(next) && next.sentence === sentence + 1) continue
      // What is vague and small, `weak-ask` has.
      if (!asking || (isWeakAsk(asking) && kind !== 'meeting')) continue
      // After a smaller ask a meeting is one too many, and `multiple-asks` says so.
      if (!isMeeting({ kind })) return []
      // A booking link is named by `calendar-link-early`.
      if (!doc.links.some((l) => l.start >= asking.start && l.start < asking.end && takesTime(l.href)))
        return [whole(asking, { fixes: askFixes(doc, asking, true) })]
    }
    return []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Greg,\n\nTollgate just opened in Reno.\n\nDo you have 20 minutes next Tuesday?\n\nBest,\nJo',
      },
      marks: ['Do you have 20 minutes next Tuesday?'],
      fixed: 'Hi Greg,\n\nTollgate just opened in Reno.\n\nIs this worth a closer look?\n\nBest,\nJo',
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'We move payroll. I would love to set up a 30-minute call this week.',
      },
      marks: ['I would love to set up a 30-minute call this week.'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'We move payroll. I would love to book a 45-minute demo, or you could look at https://acme.example/pay.',
      },
      marks: ['I would love to book a 45-minute demo, or you could look at https://acme.example/pay.'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'We move payroll. I would love to hop on a call. Are you free next week for 30 minutes?',
      },
      marks: ['Are you free next week for 30 minutes?'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'We cut a 30-minute call to ten for Acme. Would their script help you?',
    },
    { kind: 'meeting_request', draft: 'The survey is back. Could we meet for 30 minutes on Tuesday?' },
  ],
}
