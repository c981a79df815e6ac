import { range } from '../finding.ts'
import { previewText } from '../measures/preview-text.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Characters. Below, inboxes fill the row up with what comes next; above, none shows the rest. */
const SHORT = 30
const LONG = 130

export default defineRule({
  id: 'preheader-length',
  dimension: 'subject',
  severity: 'info',
  summary: 'The preheader does not fit the space inboxes give it.',
  why: 'Inboxes show 40 to 130 characters after the subject. A shorter line is filled up with whatever follows, a longer one is cut.',
  evidence: ['E58'],
  families: ['bulk_content', 'bulk_promo', 'operational'],
  language: 'any',
  check: (doc) => {
    const preview = previewText(doc)
    if (!preview) return []
    const length = preview.text.trim().length
    const end = preview.hidden ? 0 : preview.text.length
    if (length < SHORT)
      return [
        range('preheader', 0, end, {
          message: `The preheader has ${length} characters; inboxes fill the rest with the next words of the mail.`,
        }),
      ]
    if (length <= LONG) return []
    return [
      range('preheader', preview.hidden ? 0 : LONG, end, {
        message: `The preheader has ${length} characters; no inbox shows more than about ${LONG}.`,
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        subject: 'What we brewed',
        preheader: 'And why it is late.',
        draft: 'A pilsner.',
      },
      marks: ['And why it is late.'],
    },
    {
      draft: {
        kind: 'promotional',
        subject: 'Used kayaks',
        preheader:
          'Twenty-two boats from our rental fleet go on sale on Saturday at nine in Astoria, first come and first served, and the racks go with them, too.',
        draft: 'Come by.',
      },
      marks: ['th them, too.'],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      subject: 'What we brewed',
      preheader: '480 cans on Friday at noon, and why it is late.',
      draft: 'A pilsner.',
    },
    { kind: 'newsletter', subject: 'What we brewed', draft: 'A pilsner.' },
  ],
}
