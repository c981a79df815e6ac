import { at, textOf } from '../finding.ts'
import { greetingLength, greetsAlike, ownWords } from '../opening-words.ts'
import { defineRule, type Examples } from '../rule.ts'
import { tokenize } from '../tokens.ts'

export default defineRule({
  id: 'voice-greeting',
  dimension: 'brand_voice',
  severity: 'info',
  summary: 'Your brand voice greets in other words.',
  why: 'The greeting is the first word your reader hears from you. Your voice has settled on one, so that every mail begins alike.',
  evidence: [],
  language: 'any',
  regions: ['greeting'],
  sentence(sentence, { profile: { voice } }) {
    if (!voice?.greeting) return []
    const wanted = ownWords(voice.greeting)
    const length = greetingLength(sentence.tokens)
    if (wanted === '' || length === 0) return []
    if (sentence.text.toLowerCase().startsWith(wanted.toLowerCase())) return []
    if (greetsAlike(tokenize(wanted), sentence.tokens)) return []
    const message = `Your brand voice says “${wanted}”, not “${textOf(sentence, 0, length)}”.`
    return [
      at(sentence, 0, length, {
        message,
        fixes: [{ label: `Use “${wanted}”`, replacement: wanted, safe: true }],
      }),
    ]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Dear Ana,\n\nThe kiln is back.\n\nBest,\nBen',
      marks: ['Dear'],
      fixed: 'Hi Ana,\n\nThe kiln is back.\n\nBest,\nBen',
    },
    {
      draft: 'Good morning {{first_name}},\n\nThe kiln is back.\n\nBest,\nBen',
      marks: ['Good morning'],
      fixed: 'Hi {{first_name}},\n\nThe kiln is back.\n\nBest,\nBen',
    },
  ],
  passes: [
    'hi Ana,\n\nThe kiln is back.\n\nBest,\nBen',
    'Hi there,\n\nThe kiln is back.\n\nBest,\nBen',
    'The kiln is back. Dear old thing.\n\nBest,\nBen',
  ],
}
