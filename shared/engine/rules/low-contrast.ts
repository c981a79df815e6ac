import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { joinRuns } from '../text-runs.ts'

export default defineRule({
  id: 'low-contrast',
  dimension: 'accessibility',
  severity: 'warning',
  cost: { each: 3, cap: 9 },
  summary: 'This text is too pale for its background.',
  why: 'Pale text is lost on older eyes and on every phone in sunlight. The WCAG standard asks for a contrast of 4.5:1, or 3:1 for type of 24 px and more.',
  evidence: ['N10', 'E50'],
  language: 'any',
  needs: 'html',
  check(doc) {
    const runs = (doc.html?.lowContrast ?? []).map(({ text, ratio }) => ({ text, value: ratio }))
    return joinRuns(doc, runs).map(({ start, end, value }) =>
      range('draft', start, end, { message: `The contrast here is ${value}:1; aim for 4.5:1 or more.` }),
    )
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        '<div style="background:#ffffff;color:#222222"><p>The kiln is back.</p><p style="color:#bbbbbb">Two places are left.</p></div>',
      marks: ['Two places are left.'],
    },
    {
      draft:
        '<table role="none" bgcolor="#8bc34a"><tr><td><a href="https://lowfire.example" style="color:#ffffff">Book a place</a></td></tr></table>',
      marks: ['Book a place'],
    },
  ],
  passes: [
    '<div style="background:#ffffff;color:#222222"><p>The kiln is back.</p><p style="color:#666666">Two places left.</p></div>',
    '<div style="color:#bbbbbb"><p>The colour behind this is not known.</p></div>',
  ],
}
