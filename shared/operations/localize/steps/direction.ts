/** Mails in Arabic or Hebrew say in their HTML that they run from right to left. */
import type { Step } from '../step.ts'

export const direction: Step = ({ native, target, doc }, { change, person }) => {
  if (!native || target.dir !== 'rtl' || !doc.html || doc.html.dir !== null) return
  const root = doc.html.root
  if (!root)
    return person({
      field: 'draft',
      start: 0,
      end: 0,
      source: { start: 0, end: 0 },
      reason: 'Set dir="rtl" on the element around this HTML.',
    })
  const name = /^<[a-zA-Z]+/.exec(doc.draft.draft.slice(root.start, root.end))?.[0]
  if (name === undefined) return
  change({
    field: 'draft',
    start: 0,
    end: 0,
    source: { start: root.start, end: root.start + name.length },
    after: `${name} dir="rtl"`,
    type: 'direction',
    rule_id: 'direction-rtl',
    confidence: 1,
  })
}
