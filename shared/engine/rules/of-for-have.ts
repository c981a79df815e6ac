import { correct } from '../correct.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

/** After these, `might` is a noun, or `may` no verb. */
const NOUN_MARKERS = words('the a its his her their our in full all since until by')
/** What may rightly follow `of`: `of course`, `of the three`, `May of this year`. */
const AFTER_OF = words('course the all a an this that last next my your our his her their its it them us')

export default defineRule({
  id: 'of-for-have',
  dimension: 'correctness',
  severity: 'error',
  cost: { each: 6, cap: 18 },
  summary: 'Here “of” stands for “have”.',
  why: '“Could of” is how “could’ve” sounds, but it is not how it is written. It is one of the slips readers judge hardest.',
  evidence: [],
  fields: ['subject', 'preheader', 'draft'],
  lexicon: lexicon('of-for-have', {
    "(could|should|would|might|must|may|couldn't|shouldn't|wouldn't|mustn't) of":
      "(could|should|would|might|must|may|couldn't|shouldn't|wouldn't|mustn't) have",
    '(could|should|would|might|must|may) (not|never|also|easily|only) of':
      '(could|should|would|might|must|may) (not|never|also|easily|only) have',
    '(could|should|would|might|must) of have': '(could|should|would|might|must) have',
    '(could|should|would|might|must) (i|you|we|they|he|she|it) of':
      '(could|should|would|might|must) (I|you|we|they|he|she|it) have',
    'ought to of': 'ought to have',
    'had of (been|known|seen|done|told|said|had|asked)': 'had (been|known|seen|done|told|said|had|asked)',
  }),
  hit: (hit, sentence) => {
    const { tokens } = sentence
    const next = tokens[hit.to]
    if (next?.kind !== 'word') return hit.entry.term.startsWith('had') ? correct(hit, sentence) : null
    if (AFTER_OF.has(next.lower) || NOUN_MARKERS.has(tokens[hit.from - 1]?.lower ?? '')) return null
    return correct(hit, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'We should of called you first, and it would not of taken long.',
      marks: ['of', 'of'],
      fixed: 'We should have called you first, and it would not have taken long.',
    },
    {
      draft: 'Could of been worse. If we had of known, we must of missed it.',
      marks: ['of', 'had of', 'of'],
      fixed: 'Could have been worse. If we had known, we must have missed it.',
    },
  ],
  passes: [
    'You could of course call me, and I would of course answer.',
    'The might of the old firm ended in May of 2021. It may of course return.',
    'All the help we would have of them is a call.',
  ],
}
