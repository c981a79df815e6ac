import type { Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { defineRule, type Examples } from '../rule.ts'

/** From here on, studies of ordinary mail see no more gain either. */
const MANY = 3
/** Most questions of a mail that may be anything. */
const ANYWHERE = 4

/** “If it's not you, who should I speak to?”: the same question again, to whom it may concern. */
const isFallback = (sentence: Sentence | undefined): boolean =>
  /^(?:or )?if (?:it(?:['’]s| is) )?not(?: you)?\b/i.test(sentence?.text ?? '')

export default defineRule({
  id: 'too-many-questions',
  dimension: 'cta',
  severity: 'info',
  summary: 'The mail asks more questions than a reader answers.',
  why: 'Every further question makes an answer longer to write, and a mail that takes long to answer is answered late. Keep the ones you need now.',
  evidence: ['E05'],
  kinds: [...PERSONAL, 'other'],
  check: (doc) => {
    const band = doc.bands.questions
    const most = band?.[1] ?? ANYWHERE
    const questions = doc.asks.filter((ask) => ask.question && !isFallback(doc.sentences[ask.sentence]))
    const first = doc.sentences[questions[most]?.sentence ?? -1]
    if (!first) return []
    const message = `The mail asks ${questions.length} questions; ${most === 1 ? 'one is' : `up to ${most} are`} usual here.`
    return [whole(first, { message, ...(band && questions.length > MANY ? { severity: 'warning' } : {}) })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Would you like flour? Do you bake with rye? We mill both in town.',
      },
      marks: ['Do you bake with rye?'],
    },
    {
      draft: {
        kind: 'customer_success',
        draft:
          'Is the import done? Did the crew log in? Which day suits you for the review? Who else should come? We have until May.',
      },
      marks: ['Who else should come?'],
    },
    {
      draft: {
        kind: 'other',
        draft:
          'Hi Jo,\n\nDo you have the keys? Could you feed the cat? When does your train go? Shall I cook on Sunday? Can you bring the tent? Who else is coming?\n\nSam',
      },
      marks: ['Can you bring the tent?'],
    },
  ],
  passes: [
    {
      kind: 'other',
      draft:
        'Hi Jo,\n\nDo you have the keys? Could you feed the cat? When does your train go? Shall I cook on Sunday?\n\nSam',
    },
    {
      kind: 'cold_outreach',
      draft: 'Your piece closed with a question: is anyone counting? Would the draft help you?',
    },
    { kind: 'proposal', draft: 'Does the plan fit? Shall I hold May? Who signs for you?' },
  ],
}
