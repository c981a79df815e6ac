import { range } from '../finding.ts'
import { answersMail } from '../measures/thread.ts'
import { defineRule, type Examples } from '../rule.ts'

/** An address of this length fills a line of a phone twice. */
const LONG = 60

const ALONE = 'There is nothing here but a link. Say what is behind it and why it is sent.'

export default defineRule({
  id: 'bare-url',
  dimension: 'cta',
  severity: 'info',
  summary: 'A long web address stands bare in the text.',
  why: 'A long address breaks over several lines, says little and looks like a trap. Put the link on words, or use a short address of your own.',
  evidence: ['E52'],
  needs: 'link',
  check: (doc) => {
    const [only] = doc.links
    // With a picture or a thread it has its words elsewhere.
    if (only && doc.counts.words === 0 && doc.images.length === 0 && !answersMail(doc.blocks))
      return [range('draft', only.start, only.end, { severity: 'blocker', message: ALONE })]
    return doc.links.flatMap(({ start, end, text, region }) => {
      if (region === 'quoted' || region === 'footer' || region === 'signature') return []
      if (text.length < LONG || !/^(?:https?:\/\/|www\.)\S+$/i.test(text.slice(0, 2000))) return []
      return [range('draft', start, end, { message: `This web address has ${text.length} characters.` })]
    })
  },
})

export const examples: Examples = {
  flags: [
    { draft: 'https://example.com/offer', marks: ['https://example.com/offer'] },
    { draft: 'Hi Ana,\n\nhttps://example.com/offer\n\nTom', marks: ['https://example.com/offer'] },
    {
      draft: 'The form: https://forms.example/r?u=aHR0cHM6Ly9hLmV4YW1wbGU&utm_source=mail&utm_campaign=may',
      marks: ['https://forms.example/r?u=aHR0cHM6Ly9hLmV4YW1wbGU&utm_source=mail&utm_campaign=may'],
    },
    {
      draft: {
        format: 'html',
        draft:
          '<p>See <a href="https://a.example">https://a.example/reports/2026/quarterly/final-version/with-comments.html</a>.</p>',
      },
      marks: ['https://a.example/reports/2026/quarterly/final-version/with-comments.html'],
    },
  ],
  passes: [
    'The form is here: https://forms.example/may',
    {
      format: 'html',
      draft:
        '<p>See <a href="https://a.example/reports/2026/quarterly/final-version/with-comments.html">the report</a>.</p>',
    },
  ],
}
