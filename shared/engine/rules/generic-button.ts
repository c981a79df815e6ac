import { range } from '../finding.ts'
import { bareLabel, GENERIC_BUTTONS } from '../lexicon/link-texts.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'generic-button',
  dimension: 'cta',
  severity: 'warning',
  cost: { each: 3, cap: 6 }, // A button out of context still has the sentence above it.
  summary: 'The button does not say what happens.',
  why: 'Many readers see little more than the button. Name what they get: “See the three lamps” says more than “Go”.',
  evidence: ['N11', 'E47'],
  needs: 'html',
  check: (doc) =>
    doc.links.flatMap(({ start, end, text, button }) => {
      if (!button || text.length > 30) return []
      return GENERIC_BUTTONS.has(bareLabel(text)) ? [range('draft', start, end)] : []
    }),
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        format: 'html',
        draft: '<p>The survey has six questions.</p><a class="btn" href="https://a.example/s">Submit</a>',
      },
      marks: ['Submit'],
    },
    {
      draft: {
        format: 'html',
        draft: '<p>Your boots are waiting.</p><a class="button" href="https://a.example/cart">GO!</a>',
      },
      marks: ['GO!'],
    },
  ],
  passes: [
    {
      format: 'html',
      draft:
        '<p>Your boots are waiting.</p><a class="button" href="https://a.example/cart">Go to your basket</a>',
    },
    { format: 'html', draft: '<p>Press <a href="https://a.example/cart">go</a> when you are ready.</p>' },
  ],
}
