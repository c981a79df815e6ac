import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { textOffset } from '../source-place.ts'

const KB = 1024
/** Gmail showed 101 kB whole and clipped 102. */
const CLIPPED = 102
/** Sending platforms add links and pixels of their own. */
const NEAR = 90

export default defineRule({
  id: 'heavy-html',
  dimension: 'spam_risk',
  severity: 'error',
  summary: 'The HTML is so large that Gmail cuts it off.',
  why: 'Gmail hides what lies beyond about 102 kB behind “View entire message”. The end of the mail goes first: the last offer and the unsubscribe link.',
  evidence: ['E54'],
  language: 'any',
  needs: 'html',
  check: (doc) => {
    const size = Math.round((doc.html?.bytes ?? 0) / KB)
    if (size < NEAR) return []
    const place = textOffset(doc, CLIPPED * KB)
    return size >= CLIPPED
      ? [
          range('draft', place, place, {
            message: `The HTML has ${size} kB; Gmail cuts at ${CLIPPED}, about here.`,
          }),
        ]
      : [
          range('draft', place, place, {
            severity: 'info',
            message: `The HTML has ${size} kB; Gmail cuts at ${CLIPPED}, and tracked links add to it.`,
          }),
        ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        draft: `<p>A pilsner.</p><!--${'x'.repeat(110_000)}--><p>Unsubscribe</p>`,
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'newsletter',
        draft: `<p>A pilsner.</p><!--${'x'.repeat(95_000)}--><p>Unsubscribe</p>`,
      },
      marks: [''],
    },
  ],
  passes: [
    { kind: 'newsletter', draft: `<p>A pilsner.</p><!--${'x'.repeat(80_000)}--><p>Unsubscribe</p>` },
    { kind: 'newsletter', format: 'text', draft: `A pilsner. ${'x '.repeat(60_000)}` },
  ],
}
