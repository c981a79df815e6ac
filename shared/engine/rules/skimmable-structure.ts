import type { Block, Doc } from '../doc.ts'
import { range } from '../finding.ts'
import { defineRule, makeExamples } from '../rule.ts'

/** A mail of this length needs structure, and a paragraph up to this length is easy on the eye. */
const LONG = 150
const EASY = 60
/** Items or headings that make a structure. */
const SIGNPOSTS = 3

export default defineRule({
  id: 'skimmable-structure',
  dimension: 'structure',
  severity: 'praise',
  summary: 'A long mail that is easy to skim.',
  why: 'Headings, lists and short paragraphs let a reader find their part in seconds.',
  evidence: ['E48'],
  check: (doc) => {
    if (doc.counts.words < LONG) return []
    const body = doc.blocks.filter((b) => b.region === 'body')
    const signposts = body.filter((b) => b.kind === 'item' || b.kind === 'heading')
    const first = signposts[0]
    if (!first || signposts.length < SIGNPOSTS || body.some((b) => wordsOf(doc, b) > EASY)) return []
    return [range('draft', first.start, first.end)]
  },
})

export const examples = makeExamples(() => ({
  flags: [
    {
      draft: `What you get:\n\n${['A floor', 'A wall', 'A door'].map((w) => `- ${w}${' that lasts for many years of daily use'.repeat(6)}.`).join('\n')}\n\nWe start in May.`,
      marks: [`A floor${' that lasts for many years of daily use'.repeat(6)}.`],
    },
    {
      draft: {
        format: 'html',
        draft: ['Floor', 'Wall', 'Door']
          .map((w) => `<h2>${w}</h2><p>${'It lasts for many years of daily use. '.repeat(7).trim()}</p>`)
          .join(''),
      },
      marks: ['Floor'],
    },
  ],
  passes: [
    'What you get:\n\n- A floor.\n- A wall.\n- A door.',
    `What you get:\n\n- A floor.\n- A wall.\n- A door.\n\n${'It lasts for many years of daily use. '.repeat(20)}`,
  ],
}))

const wordsOf = (doc: Doc, block: Block) =>
  doc.sentences.slice(block.from, block.to).reduce((sum, s) => sum + s.words, 0)
