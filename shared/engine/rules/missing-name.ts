import { range } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Words a closing alone may have: “With kind regards”, “Have a great rest of your week”. */
const CLOSING_WORDS = 7

export default defineRule({
  id: 'missing-name',
  dimension: 'structure',
  severity: 'info',
  summary: 'The sign-off has no name under it.',
  why: 'The name at the end tells the reader whom to answer and how you like to be called.',
  evidence: [],
  kinds: PERSONAL,
  check: (doc) => {
    const at = doc.blocks.findIndex((b) => b.region === 'signoff')
    const closing = doc.blocks[at]
    if (!closing || doc.blocks.some((b) => b.region === 'signature')) return []
    const sentences = doc.sentences.slice(closing.from, closing.to)
    const words = sentences.reduce((sum, s) => sum + s.words, 0)
    // A name on the same line, as in “Thanks, Tom”.
    const named = sentences.some((s) =>
      s.tokens.some((t, i) => t.lower === ',' && s.tokens[i + 1]?.kind === 'word'),
    )
    if (named || words > CLOSING_WORDS) return []
    const name = doc.draft.from_name
    const fixes =
      name && doc.format === 'text' ? [{ label: `Add “${name}”`, replacement: `\n${name}`, safe: false }] : []
    return [range('draft', closing.end, closing.end, { fixes })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'follow_up',
        from_name: 'Lionel',
        draft: 'Hi Bea,\n\nThe permit takes nine days. Which sign should I apply for?\n\nThanks,',
      },
      marks: [''],
      fixed: 'Hi Bea,\n\nThe permit takes nine days. Which sign should I apply for?\n\nThanks,\nLionel',
    },
    {
      draft: {
        kind: 'thank_you',
        draft: 'Thank you for the hour on Monday. The tour was a treat.\n\nKind regards',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'follow_up',
      draft: 'The permit takes nine days. Which sign should I apply for?\n\nThanks,\nLionel',
    },
    {
      kind: 'follow_up',
      draft: 'The permit takes nine days. Which sign should I apply for?\n\nThanks, Lionel',
    },
  ],
}
