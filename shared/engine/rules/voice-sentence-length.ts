import { whole } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'voice-sentence-length',
  dimension: 'brand_voice',
  severity: 'warning',
  cost: { each: 2, cap: 6 },
  summary: 'This sentence is longer than your brand voice allows.',
  why: 'Your voice sets a longest sentence, so that every mail can be read at a glance. Cut it where it turns to a new thought.',
  evidence: [],
  sentence(sentence, { profile: { voice } }) {
    const most = voice?.sentence_words_max ?? null
    if (most === null || sentence.words <= most) return []
    return [
      whole(sentence, { message: `This sentence has ${sentence.words} words; your voice allows ${most}.` }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Hi Ana,\n\nThe kiln is back and we load it on Monday at nine in the morning so bring your bowls by Sunday night.\n\nBest,\nBen',
      marks: [
        'The kiln is back and we load it on Monday at nine in the morning so bring your bowls by Sunday night.',
      ],
    },
    {
      draft:
        'Hi Ana,\n\nThe kiln is back. We load it on Monday, we open it on Wednesday, we sell what is whole on Friday, and we rest on Sunday.\n\nBest,\nBen',
      marks: [
        'We load it on Monday, we open it on Wednesday, we sell what is whole on Friday, and we rest on Sunday.',
      ],
    },
  ],
  passes: [
    'Hi Ana,\n\nThe kiln is back and we load it on Monday at nine in the morning. Bring your bowls by Sunday night.\n\nBest,\nBen',
    'Hi Ana,\n\nSunday. Monday. Tuesday. Wednesday. Thursday. Friday. We are here on all of these days, and also on the first of May.\n\nBest,\nBen',
  ],
}
