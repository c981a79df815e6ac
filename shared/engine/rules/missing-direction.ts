import type { Doc } from '../doc.ts'
import { atRoot } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'
import { withAttribute } from '../tags.ts'

/** Hebrew, Arabic, Syriac, Thaana and their presentation forms. */
const runsLeft = (c: number) =>
  (c >= 0x590 && c <= 0x8ff) || (c >= 0xfb1d && c <= 0xfdff) || (c >= 0xfe70 && c <= 0xfefc)

/** True when most words are written from right to left. */
function isRightToLeft({ sentences }: Doc): boolean {
  let left = 0
  let right = 0
  for (const { region, tokens } of sentences)
    if (region !== 'quoted')
      for (const { kind, text } of tokens)
        if (kind === 'word') {
          if (runsLeft(text.charCodeAt(0))) left++
          else right++
        }
  return left > right
}

export default defineRule({
  id: 'missing-direction',
  dimension: 'accessibility',
  severity: 'warning',
  summary: 'Right-to-left text without dir="rtl".',
  why: 'Without a direction, mail programs set Hebrew and Arabic from the left: marks, numbers and lists end up in the wrong place, and screen readers follow them.',
  evidence: ['E49', 'E50'],
  language: 'any',
  needs: 'html',
  check(doc) {
    if (!doc.html || doc.english || doc.html.dir?.toLowerCase() === 'rtl' || !isRightToLeft(doc)) return []
    const { root } = doc.html
    const fixes = root
      ? [withAttribute(doc, root, 'dir', 'rtl', { label: 'Add dir="rtl"', safe: doc.html.dir === null })]
      : []
    return [atRoot(doc, { fixes })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { format: 'html', draft: '<body lang="he"><p>שלום רב, ההזמנה שלך נשלחה היום.</p></body>' },
      marks: ['<body lang="he">'],
      fixed: '<body dir="rtl" lang="he"><p>שלום רב, ההזמנה שלך נשלחה היום.</p></body>',
    },
    { draft: { format: 'html', draft: '<p>مرحبا، تم شحن طلبك اليوم.</p>' }, marks: [''] },
  ],
  passes: [
    { format: 'html', draft: '<body dir="rtl" lang="he"><p>שלום רב, ההזמנה שלך נשלחה היום.</p></body>' },
    { format: 'html', draft: '<p>Hi Dana, the word שלום means peace and is used as a greeting.</p>' },
  ],
}
