import { range } from '../finding.ts'
import { previewText } from '../measures/preview-text.ts'
import { defineRule, type Examples } from '../rule.ts'
import { textOffset } from '../source-place.ts'

const WORDS = 3

const wordCount = (text: string) => text.split(' ').length

export default defineRule({
  id: 'hidden-text',
  dimension: 'spam_risk',
  severity: 'warning',
  summary: 'The mail hides text from its reader.',
  why: 'Text in the colour of its background or of no size is an old trick to fool filters, so filters look for it. Show it or take it out.',
  evidence: ['E55'],
  language: 'any',
  needs: 'html',
  check: (doc) => {
    if (!doc.html) return []
    const preview = doc.preheader?.text.trim() || (previewText(doc)?.text ?? '')
    return doc.html.hidden
      .filter(
        ({ how, text }) =>
          (how === 'color' || how === 'size') && wordCount(text) >= WORDS && text !== preview,
      )
      .map(({ text, source }) => {
        const place = textOffset(doc, source.start)
        const shown = text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text
        return range('draft', place, place, { message: `“${shown}” is written so that nobody sees it.` })
      })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'promotional',
        draft:
          '<p>The pots are in, and they cost $12 until Monday night. Come by before they are gone, or order them from home: we send them on the day.</p><p>Every pot is fired twice and holds water without a saucer. The blue ones are back after two years, and there are forty of them.</p><p style="font-size:0">cheap pots best pots buy pots</p><p>Come by.</p>',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'promotional',
        preheader: 'Twelve dollars each until Monday night.',
        draft:
          '<div style="background:#ffffff"><p>The pots are in.</p><p style="color:#ffffff">cheap pots best pots buy pots</p><p>Come by.</p></div>',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'promotional',
      draft: '<div style="display:none">Twelve dollars each until Monday.</div><p>The pots are in.</p>',
    },
    {
      kind: 'promotional',
      draft: '<span style="font-size:0">Twelve dollars each until Monday.</span><p>The pots are in.</p>',
    },
  ],
}
