import type { Sentence } from '../doc.ts'
import { at, ofHit } from '../finding.ts'
import { FIRMS, LEADING, VAGUE_CLAIMS } from '../lexicon/vague-claims.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples, type Finding } from '../rule.ts'
import { isName } from '../swap.ts'

/** Words between “leading” and the word for the firm. */
const BETWEEN = 4

/** “A leading digital marketing agency”, up to the firm; `null` where none leads. */
function leadingFirm({ entry, from, to }: Hit, sentence: Sentence): Finding | null {
  for (let i = to; i <= to + BETWEEN && sentence.tokens[i]?.kind === 'word'; i++)
    if (FIRMS.has(sentence.tokens[i]?.lower ?? '')) return at(sentence, from, i + 1, { message: entry.note })
  return null
}

export default defineRule({
  id: 'vague-claim',
  dimension: 'clarity',
  severity: 'warning',
  // One such claim is a habit of the trade, several are all the mail says.
  cost: { each: 3, cap: 9 },
  summary: 'Nobody can check this claim.',
  why: 'Every sender says so, and a stranger has no reason to believe it. One name, number or date does more than any superlative.',
  evidence: [],
  families: ['cold', 'warm', 'bulk_promo'],
  lexicon: VAGUE_CLAIMS,
  // A claim with a figure in its sentence can be checked.
  hit: (hit, sentence) => {
    if (sentence.tokens.some((t) => t.kind === 'number') || isName(hit, sentence)) return null
    return hit.entry.key === LEADING ? leadingFirm(hit, sentence) : ofHit(hit, sentence)
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'We are a leading digital marketing agency, and our customers love us. It is a leading cause of churn.',
      },
      marks: ['a leading digital marketing agency', 'our customers love us'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          "Hi Ana,\n\nYour dock could use the world's leading form, and it would significantly reduce the wait.\n\nTom",
      },
      marks: ["the world's leading", 'significantly reduce'],
    },
    {
      draft: { kind: 'renewal', draft: 'We deliver best-in-class results at competitive prices.' },
      marks: ['competitive prices'],
    },
    {
      draft: {
        kind: 'promotional',
        draft: 'High-quality shoes at unbeatable prices, trusted by thousands.',
      },
      marks: ['High-quality', 'unbeatable prices', 'trusted by thousands'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Industry experts agree, and we are uniquely positioned to help.',
      },
      marks: ['Industry experts agree', 'uniquely positioned to'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nWe significantly reduce the wait, from 43 days to 11.\n\nTom',
    },
    { kind: 'thank_you', draft: 'The tour was the best hour of the week.' },
    { kind: 'internal', draft: 'The results improved and we are proud of the high quality.' },
  ],
}
