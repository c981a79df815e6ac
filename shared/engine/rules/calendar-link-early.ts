import { range } from '../finding.ts'
import { inBody } from '../measures/body.ts'
import { takesTime } from '../measures/booking.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'calendar-link-early',
  dimension: 'cta',
  severity: 'warning',
  // The same small study as for meetings.
  cost: { each: 3, cap: 3 },
  summary: 'A first mail to a stranger offers a booking link.',
  why: 'A booking link asks the reader to do your planning before they know why. Ask whether the matter interests them, and send the link with your answer.',
  evidence: ['E25'],
  kinds: ['cold_outreach'],
  check: (doc) => {
    const link = doc.links.find((l) => inBody(l) && takesTime(l.href))
    return link ? [range('draft', link.start, link.end)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'We plan night shifts. Grab a time: https://calendly.com/kyle/15min',
      },
      marks: ['https://calendly.com/kyle/15min'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        format: 'html',
        draft:
          '<p>We plan shifts.</p><p>Pick a slot in <a href="https://acme.example/book">my diary</a>.</p>',
      },
      marks: ['my diary'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'The rota is here: https://acme.example/books/rota\n\nWould it help you?',
    },
    { kind: 'customer_success', draft: 'Pick a time for the review: https://calendly.com/kyle/15min' },
  ],
}
