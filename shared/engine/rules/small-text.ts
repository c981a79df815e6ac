import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { joinRuns } from '../text-runs.ts'

/** CSS pixels: under the first, reading is work; under the second, many cannot read at all. */
const SMALL_PX = 12
const TINY_PX = 10

export default defineRule({
  id: 'small-text',
  dimension: 'accessibility',
  severity: 'info',
  summary: 'This text is set very small.',
  why: 'Most mail is read on a phone at arm’s length. Body text from 14 px up is comfortable for most eyes; under 12 px many people zoom or give up.',
  evidence: [],
  language: 'any',
  needs: 'html',
  check(doc) {
    const runs = (doc.html?.smallText ?? []).flatMap(({ text, px }) =>
      px < SMALL_PX ? [{ text, value: px }] : [],
    )
    return joinRuns(doc, runs).flatMap(({ start, end, value, region }) => {
      // Small print at the end is usual down to the lower limit.
      if (value >= TINY_PX && (region === 'footer' || region === 'signature')) return []
      const message = `This text is set in ${Math.round(value)} px type.`
      return [range('draft', start, end, value < TINY_PX ? { message, severity: 'warning' } : { message })]
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: '<p>The kiln is back.</p><p style="font-size:11px">Two places are left.</p>',
      marks: ['Two places are left.'],
    },
    {
      draft: '<p>The kiln is back.</p><p><font size="1" style="font-size:8px">No refunds.</font></p>',
      marks: ['No refunds.'],
    },
  ],
  passes: [
    '<p style="font-size:14px">The kiln is back.</p><p style="font-size:12px">Two places are left.</p>',
    '<p>The kiln is back. Come and see it on Monday.</p><p style="font-size:11px">Low Fire Studio. <a href="{{unsubscribe}}">Unsubscribe</a></p>',
  ],
}
