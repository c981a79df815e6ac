import { range } from '../finding.ts'
import { shared, stemsOf } from '../measures/content-words.ts'
import { previewStems, previewText } from '../measures/preview-text.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Share of the preheader's topic words that stand in the subject already. */
const REPEATED = 0.6

export default defineRule({
  id: 'preheader-repeats-subject',
  dimension: 'subject',
  severity: 'warning',
  summary: 'The preheader says what the subject says.',
  why: 'Subject and preheader are read as one line. Give the second half something new: a detail, a number, a reason to open.',
  evidence: ['E39'],
  families: ['bulk_content', 'bulk_promo', 'operational'],
  needs: 'subject',
  check: (doc) => {
    const { subject } = doc
    const preview = previewText(doc)
    if (!subject || !preview || subject.text.trim() === '') return []
    const equal = preview.text.trim().toLowerCase() === subject.text.trim().toLowerCase()
    const words = previewStems(doc, preview)
    if (!equal && (words.size < 2 || shared(words, stemsOf(subject)) < REPEATED * words.size)) return []
    return [range('preheader', 0, preview.hidden ? 0 : preview.text.length)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        subject: 'Newsletter No. 47',
        preheader: 'Newsletter No. 47',
        draft: 'The plots are open.',
      },
      marks: ['Newsletter No. 47'],
    },
    {
      draft: {
        kind: 'promotional',
        subject: 'Kayak sale: used kayaks and cheap deals',
        preheader: 'Used kayaks, cheap kayak deals near you',
        draft: 'Saturday at nine.',
      },
      marks: ['Used kayaks, cheap kayak deals near you'],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      subject: 'What we brewed with wet hops',
      preheader: '480 cans on Friday, and why the pilsner is late.',
      draft: 'A pilsner.',
    },
    {
      kind: 'promotional',
      subject: 'Used kayaks from $350',
      preheader: '22 boats, first come, Saturday at 9. Kayak racks too.',
      draft: 'Come by.',
    },
  ],
}
