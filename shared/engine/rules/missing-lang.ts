import { atRoot } from '../omission.ts'
import { defineRule, type Examples } from '../rule.ts'
import { withAttribute } from '../tags.ts'

/** A tag of BCP 47 as people write it; anything else a caller sends is not put into markup. */
const TAG = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/

/** Words from which a mail that reads as English is English. */
const SURE = 20

export default defineRule({
  id: 'missing-lang',
  dimension: 'accessibility',
  severity: 'info',
  cost: { each: 2, cap: 2 },
  summary: 'The mail does not say which language it is in.',
  why: 'A screen reader set to another language reads your words with the wrong sounds. One lang attribute on the html tag mends it; nearly all mail lacks it.',
  evidence: ['N12', 'E49'],
  // Mail to one person takes both from the program it is written in.
  families: ['bulk_content', 'bulk_promo', 'operational'],
  language: 'any',
  needs: 'html',
  check(doc) {
    if (!doc.html?.document || (doc.html.lang ?? '').trim() !== '') return []
    const told = doc.draft.locale ?? doc.profile.locale
    const lang = told ?? (doc.english ? 'en' : '')
    const { root } = doc.html
    const fix =
      root && TAG.test(lang)
        ? [
            withAttribute(doc, root, 'lang', lang, {
              label: `Add lang="${lang}"`,
              safe: told !== null || doc.counts.words >= SURE,
            }),
          ]
        : []
    return [atRoot(doc, { fixes: fix })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'newsletter',
        locale: 'en-GB',
        draft: '<html><body><p>The kiln is back from repair on Monday.</p></body></html>',
      },
      marks: ['<html>'],
      fixed: '<html lang="en-GB"><body><p>The kiln is back from repair on Monday.</p></body></html>',
    },
    {
      draft: {
        kind: 'newsletter',
        draft: '<body style="margin:0"><p>The kiln is back from repair on Monday.</p></body>',
      },
      marks: ['<body style="margin:0">'],
      fixed: '<body lang="en" style="margin:0"><p>The kiln is back from repair on Monday.</p></body>',
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      draft: '<html lang="en"><body><p>The kiln is back from repair on Monday.</p></body></html>',
    },
    { kind: 'newsletter', draft: '<div dir="ltr">The kiln is back from repair on Monday.</div>' },
    { kind: 'follow_up', draft: '<html><body><p>The kiln is back.</p></body></html>' },
  ],
}
