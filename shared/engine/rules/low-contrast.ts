import { range } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { joinRuns, type TextRun } from '../text-runs.ts'

/** Contrast that large text needs. Where the background is assumed, text that has it costs little. */
const LARGE = 3

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
    const runs = doc.html?.lowContrast ?? []
    const joined = (assumed: boolean) =>
      joinRuns(
        doc,
        runs.flatMap((run) => (run.assumed === assumed ? { text: run.text, value: run.ratio } : [])),
      )
    return [...longestOfEach(joined(false)).map(onItsOwn), ...longestOfEach(joined(true)).map(onWhite)]
  },
})

const onItsOwn = ({ start, end, value }: TextRun): Finding =>
  range('draft', start, end, { message: `The contrast here is ${value}:1; aim for 4.5:1 or more.` })

const onWhite = ({ start, end, value }: TextRun): Finding =>
  range('draft', start, end, {
    ...(value >= LARGE ? { severity: 'info' } : {}),
    message: `No background is stated; on white, as mail clients show it, the contrast is ${value}:1. Aim for 4.5:1 or more.`,
  })

/** The same two colours stand in many places of a mail: to say it once, where most is written in them, is enough. */
function longestOfEach(runs: readonly TextRun[]): TextRun[] {
  const longest = new Map<number, TextRun>()
  for (const run of runs) {
    const { start, end } = longest.get(run.value) ?? { start: 0, end: 0 }
    if (run.end - run.start > end - start) longest.set(run.value, run)
  }
  return [...longest.values()]
}

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
    {
      draft: '<p>The kiln is back.</p><p style="color:#bbbbbb">Two <b>places</b> are left.</p>',
      marks: ['Two <b>places</b> are left.'],
    },
    {
      draft: '<p style="color:#999">The kiln is back.</p><p style="color:#999">Two places are left.</p>',
      marks: ['Two places are left.'],
    },
  ],
  passes: [
    '<div style="background:#ffffff;color:#222222"><p>The kiln is back.</p><p style="color:#666666">Two places left.</p></div>',
    '<div style="color:#bbbbbb;background:url(kiln.jpg)"><p>The colour behind this is not known.</p></div>',
    '<style>.dark { background: #111 }</style><div class="dark" style="color:#bbbbbb"><p>Nor is this.</p></div>',
  ],
}
