import { range } from '../finding.ts'
import { shared, stemsOf, stemsOfTokens } from '../measures/content-words.ts'
import { defineRule, type Examples } from '../rule.ts'
import { tokenize } from '../tokens.ts'

/** Longer ones are no titles. */
const LONGEST = 200

export default defineRule({
  id: 'title-differs',
  dimension: 'spam_risk',
  severity: 'info',
  summary: 'The page title in the HTML has nothing of the subject.',
  why: 'Mail programs and web versions show the title, and a leftover like “Untitled” looks careless. A title unlike the subject was also a mild sign of spam.',
  evidence: ['E55'],
  needs: 'html',
  check: ({ html, subject, text, draft }) => {
    const title = html?.title?.trim().slice(0, LONGEST) ?? ''
    if (title === '' || !subject || title.includes('{{') || title.includes('*|') || title.includes('%%'))
      return []
    const named = stemsOfTokens(tokenize(title))
    const promised = stemsOf(subject)
    if (named.size === 0 || promised.size === 0 || shared(named, promised) > 0) return []
    // The sender's name is a good title, and so is any line of the mail.
    if (text.toLowerCase().includes(title.toLowerCase())) return []
    if (shared(named, stemsOfTokens(tokenize(draft.from_name ?? ''))) > 0) return []
    return [range('draft', 0, 0, { message: `The HTML title is “${title}”.` })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        subject: 'Used kayaks from $350',
        draft: '<html><head><title>Untitled Document</title></head><body><p>Come by.</p></body></html>',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'newsletter',
        subject: 'What we brewed with wet hops',
        draft: '<html><head><title>April template v2</title></head><body><p>A pilsner.</p></body></html>',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'promotional',
      subject: 'Used kayaks from $350',
      draft: '<html><head><title>A kayak for $350</title></head><body><p>Come by.</p></body></html>',
    },
    {
      kind: 'promotional',
      subject: 'Used kayaks',
      draft: '<html><head><title>*|MC:SUBJECT|*</title></head><body><p>Come by.</p></body></html>',
    },
    { kind: 'promotional', subject: 'Used kayaks', draft: '<p>Come by.</p>' },
  ],
}
