import { isWeakAsk } from '../asks.ts'
import type { Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { WANTS_REPLY } from '../lexicon/asking-kinds.ts'
import { ACTS } from '../lexicon/asks.ts'
import { AUXILIARIES, NEGATED } from '../lexicon/verbs.ts'
import { letterOf } from '../measures/body.ts'
import { present } from '../measures/conjugation.ts'
import { defineRule, type Examples } from '../rule.ts'
import { words } from '../word-set.ts'

const VERBS = words(
  `${AUXILIARIES} must ${NEGATED} be shall may might want need mind ${present('make sound work suit fit help interest')} talk speak chat what's who's where's how's when's`,
)

/** “Thoughts?” leaves open what is asked. */
const hasVerb = ({ tokens }: Sentence) => tokens.some((t) => VERBS.has(t.lower) || ACTS.has(t.lower))

export default defineRule({
  id: 'one-clear-question',
  dimension: 'cta',
  severity: 'praise',
  summary: 'One easy question closes the mail.',
  why: 'A single question at the end, answered in a word, is the easiest thing a reader can be asked.',
  evidence: ['E05', 'E25'],
  kinds: WANTS_REPLY,
  check: (doc) => {
    const [ask, second] = doc.asks
    if (!ask || second || !ask.question || ask.friction > 2) return []
    const sentence = letterOf(doc).at(-1)
    if (!sentence || doc.sentences[ask.sentence] !== sentence || isWeakAsk(sentence) || !hasVerb(sentence))
      return []
    return [whole(sentence)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Your depot posted three night jobs.\n\nWould their rota help you?\n\nTom',
      },
      marks: ['Would their rota help you?'],
    },
    {
      draft: {
        kind: 'proposal',
        draft: 'The plan is below.\n\nThe price is $4,850.\n\nShall I hold the week for you?',
      },
      marks: ['Shall I hold the week for you?'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'Would the rota help you? I can also send the price list of last year.',
    },
    {
      kind: 'cold_outreach',
      draft: 'Your depot posted three night jobs. Do you have 30 minutes on Friday?',
    },
    { kind: 'cold_outreach', draft: 'We plan night shifts for haulers. Any thoughts?' },
    { kind: 'cold_outreach', draft: 'We plan night shifts for haulers. Thoughts?' },
  ],
}
