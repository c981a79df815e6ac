import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'tracking-pixel',
  dimension: 'spam_risk',
  severity: 'info',
  summary: 'A cold mail carries a tracking pixel.',
  why: 'Counting opens turns a personal letter into a campaign in the eyes of filters. One sender saw replies about double without it; it is worth a try.',
  evidence: ['E27'],
  families: ['cold'],
  language: 'any',
  needs: 'image',
  check: ({ images }) => {
    const pixel = images.find((image) => image.tracking)
    return pixel ? [range('draft', pixel.start, pixel.start)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          '<p>Hi Ana,</p><p>Who counts the pallets?</p><img src="https://t.example/o.gif" width="1" height="1">',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'follow_up',
        draft:
          '<p>Hi Ana,</p><p>The figures are in.</p><img src="https://t.example/o.gif" style="display:none">',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft:
        '<p>Hi Ana,</p><p>Who counts the pallets?</p><img src="https://acme.example/logo.png" width="80" height="20">',
    },
    {
      kind: 'newsletter',
      draft: '<p>A pilsner.</p><img src="https://t.example/o.gif" width="1" height="1">',
    },
  ],
}
