import { isSure } from '../detect.ts'
import { range } from '../finding.ts'
import { previewText } from '../measures/preview-text.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'preheader-in-personal-mail',
  dimension: 'subject',
  severity: 'info',
  summary: 'A personal mail needs no preheader.',
  why: 'Mail that looks personal was opened slightly more without one: your first sentence is the best preview. A preheader gives the campaign away.',
  evidence: ['E38j', 'E38k'],
  families: ['cold', 'warm'],
  language: 'any',
  check: (doc) => {
    const preview = previewText(doc)
    // On a bare guess, a mail with the small print of a mailing is one.
    const isMailing = !isSure(doc.familyConfidence) && doc.blocks.some(({ region }) => region === 'footer')
    if (!preview || isMailing) return []
    if (preview.hidden)
      return [
        range('preheader', 0, 0, {
          message: 'Hidden preview text gives a campaign away in a personal mail.',
        }),
      ]
    return [
      range('preheader', 0, preview.text.length, {
        fixes: [{ label: 'Remove', replacement: '', safe: false }],
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'renewal',
        subject: 'Your plan renews on May 1',
        preheader: 'Reference HM-20418',
        draft: 'Hi Ana,\n\nIt renews on May 1.',
      },
      marks: ['Reference HM-20418'],
      fixed: '',
    },
    {
      draft: {
        kind: 'cold_outreach',
        subject: 'lobby plants',
        draft: '<div style="display:none">See inside</div><p>Hi Ana,</p><p>Who waters the plants?</p>',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      subject: 'Hops',
      preheader: '480 cans on Friday at noon, and why it is late.',
      draft: 'A pilsner.',
    },
    {
      kind: 'cold_outreach',
      subject: 'lobby plants',
      preheader: ' ',
      draft: 'Hi Ana,\n\nWho waters the plants?',
    },
  ],
}
