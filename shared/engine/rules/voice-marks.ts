import { range } from '../finding.ts'
import { type AvoidedMark, MARKS } from '../lexicon/avoidable-marks.ts'
import { defineRule, type Examples } from '../rule.ts'
import { linesOf } from '../voice-lines.ts'

const SAYS: Readonly<Record<AvoidedMark, string>> = {
  dash: 'Your brand voice does without dashes. A comma or a full stop says the same.',
  semicolon: 'Your brand voice does without semicolons. A full stop says the same.',
  ellipsis: 'Your brand voice does without “…”. End the sentence, or say the rest.',
}

export default defineRule({
  id: 'voice-marks',
  dimension: 'brand_voice',
  severity: 'info',
  cost: { each: 1, cap: 3 },
  summary: 'Your brand voice does without this mark.',
  why: 'Dashes, semicolons and dots that trail off are habits of a writer. Your voice has none of them, and a mail that has them reads as somebody else’s.',
  evidence: [],
  language: 'any',
  check(doc) {
    const avoided = doc.profile.voice?.avoided_marks ?? []
    if (avoided.length === 0) return []
    return linesOf(doc).flatMap(({ text, field, start }) =>
      avoided.flatMap((mark) =>
        [...text.matchAll(MARKS[mark]())].map(({ 0: found, index }) =>
          range(field, start + index, start + index + found.length, { message: SAYS[mark] }),
        ),
      ),
    )
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nThe kiln is back – at last; we load it on Monday… Come and see.\n\nBest,\nBen',
      marks: ['–', ';', '…'],
    },
    {
      draft: { subject: 'The kiln — at last', draft: 'Hi Ana,\n\nIt is back... Come and see.\n\nBest,\nBen' },
      marks: ['—', '...'],
    },
  ],
  passes: [
    'Hi Ana,\n\nThe well-kept kiln takes 3–5 bowls. We load it on Monday, at 9.\n\nBest,\nBen',
    'Hi Ana,\n\nThe list:\n\n- bowls\n- plates\n\nBest,\nBen',
  ],
}
