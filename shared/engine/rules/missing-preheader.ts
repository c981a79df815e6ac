import { range } from '../finding.ts'
import { isToColleagues } from '../law.ts'
import { isContent } from '../measures/content-words.ts'
import { hasOneReader } from '../measures/one-reader.ts'
import { previewText } from '../measures/preview-text.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Words of the lines templates put on top; a preheader of these alone is none. */
const TEMPLATE = new Set(
  'view email e-mail mail message newsletter browser online web version webpage page trouble having problems viewing reading display displayed displaying displays click images image unsubscribe correctly properly open preheader preview text'.split(
    ' ',
  ),
)

export default defineRule({
  id: 'missing-preheader',
  dimension: 'subject',
  severity: 'warning',
  summary: 'There is no preheader.',
  why: 'Inboxes show a line after the subject. Without one of yours they take whatever stands first, often “view in browser”. Newsletters gained opens by adding one.',
  evidence: ['E39', 'E58'],
  check: (doc) => {
    if (doc.bands.preheader !== 'required' || isToColleagues(doc)) return []
    if (doc.kind === 'event_invitation' && hasOneReader(doc)) return []
    const preview = previewText(doc)
    if (!preview) {
      // A text body alone, without a subject, may be scored before the head is written.
      return doc.subject || doc.html ? [range('preheader', 0, 0)] : []
    }
    const words = preview.tokens.filter(
      (t) => t.kind === 'number' || (t.kind === 'word' && isContent(t.lower)),
    )
    if (words.length === 0 || !words.every((t) => TEMPLATE.has(t.lower))) return []
    return [
      range('preheader', 0, preview.hidden ? 0 : preview.text.length, {
        message: 'The preheader is the template’s own line, not yours.',
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        subject: 'What we brewed with wet hops',
        draft: 'A pilsner, and it is late.',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'promotional',
        subject: 'Pots',
        preheader: 'View this email in your browser',
        draft: 'Until Monday.',
      },
      marks: ['View this email in your browser'],
    },
    {
      draft: {
        kind: 'event_invitation',
        subject: 'Join us on May 4',
        draft: 'Hi {{first_name}},\n\nJoin us on May 4 for our spring tasting.',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      subject: 'What we brewed',
      preheader: '480 cans on Friday at noon.',
      draft: 'A pilsner.',
    },
    {
      kind: 'newsletter',
      subject: 'What we brewed',
      draft: '<div style="display:none">480 cans on Friday at noon.</div><p>A pilsner, and it is late.</p>',
    },
    {
      kind: 'event_invitation',
      subject: 'Your seat on Thursday',
      draft: 'Hi Maria,\n\nYour seat at the tasting on Thursday is booked. Will you bring Tom?\n\nAna',
    },
    { kind: 'customer_success', subject: 'Your import', draft: 'Hi Ana,\n\nIt is done.' },
    { kind: 'newsletter', draft: 'A pilsner, and it is late.' },
  ],
}
