/** Mails in Arabic or Hebrew say in their HTML that they run from right to left. */
import type { Findings, Mail } from '../step.ts'

export function direction(
  { native, target, doc }: Pick<Mail, 'native' | 'target' | 'doc'>,
  { change, person }: Findings,
): void {
  if (!native || target.dir !== 'rtl' || !doc.html || doc.html.dir !== null) return
  const root = doc.html.root
  if (!root) {
    const source = { start: 0, end: 0 }
    person({ field: 'draft', ...source, source, reason: 'Set dir="rtl" on the element around this HTML.' })
    return
  }
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
