import type { Sentence } from '../doc.ts'
import { CLICHES } from '../lexicon/cliches.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { isName, swap } from '../swap.ts'

const SIGHED = /^(?:,|if|what|it's|that's|we're|you're|they're|i'm)$/

/** “Lock the door at the end of the day” is a time; with a comma after it, or “we’re”, it is a sigh. */
const isTime = ({ entry, to }: Hit, { tokens }: Sentence): boolean =>
  entry.term === 'at the end of the day' && !SIGHED.test(tokens[to]?.lower ?? '')

export default defineRule({
  id: 'cliches',
  dimension: 'clarity',
  severity: 'info',
  // A worn figure of speech where a fact was wanted weighs more than a long word.
  cost: { each: 2, cap: 6 },
  summary: 'This figure of speech is worn out.',
  why: 'A phrase everyone uses says nothing about this reader or this offer, and those who learnt English later may not know it.',
  evidence: [],
  lexicon: CLICHES,
  hit: (hit, sentence) => (isName(hit, sentence) || isTime(hit, sentence) ? null : swap(hit, sentence)),
})

export const examples: Examples = {
  flags: [
    {
      draft: 'At the end of the day, this moves the needle. It is a no-brainer.',
      marks: ['At the end of the day', 'moves the needle', 'a no-brainer'],
      fixed: 'In the end, this makes a difference. It is an easy choice.',
    },
    {
      draft: 'In a nutshell, the crew can hit the ground running.',
      marks: ['In a nutshell', 'hit the ground running'],
      fixed: 'In short, the crew can start fast.',
    },
  ],
  passes: [
    'Lock the gate at the end of the day. The box stands in the hall.',
    'Mind the needle: it moves with the wind.',
  ],
}
