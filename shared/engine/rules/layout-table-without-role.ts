import { range } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'
import { textOffset } from '../source-place.ts'
import { tagAt, withAttribute } from '../tags.ts'

/** Attributes that only tables made for layout have. */
const LAYOUT = /\s(?:cellpadding|cellspacing|border="?0|align|width="?(?:100%|[4-9]\d\d))/i

export default defineRule({
  id: 'layout-table-without-role',
  dimension: 'accessibility',
  severity: 'info',
  cost: { each: 1, cap: 2 },
  summary: 'A screen reader announces this table as data.',
  why: 'Without role="presentation" a screen reader counts out rows and columns of every table that only holds the layout, before it comes to your words.',
  evidence: ['E49'],
  language: 'any',
  needs: 'html',
  check(doc) {
    const tables = doc.html?.layoutTablesWithoutRole ?? []
    const message =
      tables.length > 1 ? `A screen reader announces ${tables.length} tables as data.` : undefined
    // The others are the same again, and come up when the first is mended.
    return tables.slice(0, 1).map((source) => {
      const at = textOffset(doc, source.start)
      const safe = LAYOUT.test(tagAt(doc, source))
      const fix = withAttribute(doc, source, 'role', 'presentation', {
        label: 'Add role="presentation"',
        safe,
      })
      return { ...range('draft', at, at, message ? { message } : {}), source, fixes: [fix] }
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: '<table width="600" cellpadding="0"><tr><td>The kiln is back.</td></tr></table>',
      marks: ['<table width="600" cellpadding="0">'],
      fixed:
        '<table role="presentation" width="600" cellpadding="0"><tr><td>The kiln is back.</td></tr></table>',
    },
    {
      draft:
        '<table role="presentation"><tr><td>The kiln is back.</td></tr></table><table><tr><td>See you.</td></tr></table>',
      marks: ['<table>'],
    },
  ],
  passes: [
    '<table role="presentation"><tr><td>The kiln is back.</td></tr></table>',
    '<table><tr><th>Item</th><th>Price</th></tr><tr><td>Mug</td><td>$9</td></tr></table>',
  ],
}
