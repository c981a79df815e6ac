import type { Block, Doc } from '../doc.ts'
import { range } from '../finding.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { defineRule, makeExamples } from '../rule.ts'

/** Words from which readers skim rather than read. */
const LONG = 300
/** Words of a line that stands as a heading in plain text. */
const HEADING_WORDS = 8

export default defineRule({
  id: 'no-headings',
  dimension: 'structure',
  severity: 'info',
  cost: { each: 2, cap: 2 }, // It costs readers of a whole issue, not of one sentence.
  summary: 'A long issue has neither headings nor a list to find things by.',
  why: 'Readers of a newsletter look for the one item that concerns them. Headings and lists let them find it.',
  evidence: ['E48', 'E38l'],
  kinds: ['newsletter', 'digest'],
  check: (doc) => {
    if (doc.counts.words <= LONG || doc.blocks.some((b) => isSignpost(doc, b))) return []
    const [first] = firstSentences(doc, 1)
    return first ? [range('draft', first.start, first.end)] : []
  },
})

export const examples = makeExamples(() => ({
  flags: [
    {
      draft: {
        kind: 'newsletter',
        draft: 'We picked hops in Moxee last week and had them in the kettle nine hours later. '
          .repeat(22)
          .trim(),
      },
      marks: ['We picked hops in Moxee last week and had them in the kettle nine hours later.'],
    },
    {
      draft: {
        kind: 'digest',
        draft: `${'We picked hops in Moxee last week and had them in the kettle nine hours later. '.repeat(12)}\n\n${'The taproom keeps two kegs back for the weekend after the fair. '.repeat(12)}`,
      },
      marks: ['We picked hops in Moxee last week and had them in the kettle nine hours later.'],
    },
  ],
  passes: [
    {
      kind: 'newsletter',
      draft: `The hops\n\n${'We picked hops in Moxee last week and had them in the kettle nine hours later. '.repeat(22)}`,
    },
    {
      kind: 'newsletter',
      draft: 'We picked hops in Moxee last week and had them in the kettle soon. '.repeat(20),
    },
  ],
}))

/** A heading, an item, a button, or a short line without an end mark that serves as a heading in plain text. */
function isSignpost(doc: Doc, block: Block): boolean {
  if (block.region !== 'body') return false
  if (block.kind !== 'paragraph') return true
  const sentence = doc.sentences[block.from]
  return (
    block.to - block.from === 1 &&
    sentence !== undefined &&
    sentence.mark === '' &&
    !sentence.text.endsWith(',') &&
    sentence.words <= HEADING_WORDS
  )
}
