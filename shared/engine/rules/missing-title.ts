import { atRoot } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'missing-title',
  dimension: 'accessibility',
  severity: 'info',
  summary: 'The HTML document has no title.',
  why: 'Screen readers and browser tabs announce a mail that is opened on the web by its title. The subject will do.',
  evidence: ['E49'],
  // Mail to one person takes both from the program it is written in.
  families: ['bulk_content', 'bulk_promo', 'operational'],
  language: 'any',
  needs: 'html',
  check(doc) {
    if (!doc.html?.document) return []
    const title = (doc.html.title ?? '').trim()
    if (title !== '' && title.toLowerCase() !== 'untitled document') return []
    return [
      atRoot(doc, title === '' ? {} : { message: 'The title of the HTML document is “Untitled Document”.' }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'newsletter', draft: '<html lang="en"><body><p>The kiln is back.</p></body></html>' },
      marks: ['<html lang="en">'],
    },
    {
      draft: {
        kind: 'newsletter',
        draft:
          '<html lang="en"><head><title>Untitled Document</title></head><body><p>The kiln is back.</p></body></html>',
      },
      marks: ['<html lang="en">'],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      draft:
        '<html lang="en"><head><title>The kiln is back</title></head><body><p>The kiln is back.</p></body></html>',
    },
    { kind: 'newsletter', draft: '<div><p>The kiln is back.</p></div>' },
    { kind: 'follow_up', draft: '<html><body><p>The kiln is back.</p></body></html>' },
  ],
}
