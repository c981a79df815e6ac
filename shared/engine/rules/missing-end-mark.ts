import { range } from '../finding.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'

/** Shorter lines are labels, names or list entries as often as sentences. */
const LEAST_WORDS = 5

export default defineRule({
  id: 'missing-end-mark',
  dimension: 'correctness',
  severity: 'info',
  summary: 'The sentence has no end mark.',
  why: 'The other sentences have one, so its absence reads as a slip, or as if something were cut off.',
  evidence: [],
  check: (doc) => {
    const found: Finding[] = []
    let ended = 0
    for (const block of doc.blocks) {
      if (block.region !== 'body' || block.kind !== 'paragraph') continue
      const last = doc.sentences[block.to - 1]
      if (!last || last.words < LEAST_WORDS) continue
      if (last.mark !== '') {
        ended++
        continue
      }
      const end = last.tokens.at(-1)
      if (end?.kind !== 'word' || doc.links.some((l) => l.end === last.end)) continue
      // A capitalised line without an end mark is a heading.
      if (
        block.to - block.from === 1 &&
        last.tokens.filter((t) => t.kind === 'word' && t.text !== t.lower).length > last.words / 2
      )
        continue
      found.push(
        range('draft', last.start + end.start, last.end, {
          fixes: [
            { label: 'Add an end mark', replacement: `${end.text}${last.question ? '?' : '.'}`, safe: false },
          ],
        }),
      )
    }
    // One slip among sentences that end properly is a slip; a mail without end marks is a style.
    return ended > found.length ? found : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nYour March report is ready to read.\n\nI moved the totals to the second page\n\nCan you check them by Friday?\n\nBest,\nTom',
      marks: ['page'],
      fixed:
        'Hi Ana,\n\nYour March report is ready to read.\n\nI moved the totals to the second page.\n\nCan you check them by Friday?\n\nBest,\nTom',
    },
    {
      draft:
        'Thanks for the call this morning. It helped me and the team a lot\n\nI have sent the numbers to Priya for review.\n\nShe will answer by noon on Friday.',
      marks: ['lot'],
    },
  ],
  passes: [
    'Hi Ana,\n\nWhat we agreed:\n\n- totals on the second page of it\n- names in the first column of it\n\nCan you check them by Friday?',
    'hey all, no full stops here at all\n\nthat is just how i write mails',
  ],
}
