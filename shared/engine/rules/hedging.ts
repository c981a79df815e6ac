import type { Sentence } from '../doc.ts'
import { without } from '../finding.ts'
import { HEDGED_AFTER, HEDGED_VERBS, HEDGES, KIND_OF } from '../lexicon/hedges.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swap } from '../swap.ts'

const OF = /^(?:sort|kind) of$|^sorta$|^kinda$/

/** True for “it kind of works”, false for “this kind of work” and “kind of you”. */
function hedges({ from, to }: Hit, { tokens }: Sentence): boolean {
  const before = tokens[from - 1]?.lower ?? ''
  const after = tokens[to]
  if (after?.kind !== 'word' || KIND_OF.has(after.lower)) return false
  return HEDGED_AFTER.has(before) || (before === 'that' && HEDGED_VERBS.has(after.lower))
}

export default defineRule({
  id: 'hedging',
  dimension: 'clarity',
  severity: 'info',
  summary: 'This takes back what the sentence says.',
  why: 'One “maybe” is honest; two sound as if you did not believe it yourself. Say what you know, and ask for what you want to know.',
  evidence: [],
  families: ['cold', 'warm', 'operational'],
  lexicon: HEDGES,
  hit: (hit, sentence) => {
    if (!OF.test(hit.entry.term)) return swap(hit, sentence)
    return hedges(hit, sentence) ? without(sentence, hit.from, hit.to, true) : null
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'We could possibly start in May, but it sort of depends on the permit.',
      marks: ['could possibly', 'sort of '],
      fixed: 'We could start in May, but it depends on the permit.',
    },
    {
      draft: 'I think maybe the second option is safer. I could be wrong, but the first needs a crane.',
      marks: ['I think maybe'],
      fixed: 'Maybe the second option is safer. I could be wrong, but the first needs a crane.',
    },
  ],
  passes: [
    'What kind of permit do you need? This sort of crane is rare.',
    'It was kind of you to call. Maybe we can start in May.',
    'I think the second option is safer.',
  ],
}
