import { at, textOf } from '../finding.ts'
import { ownWords } from '../opening-words.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Longer closings are sentences of their own: “Have a good weekend.” */
const CLOSING_WORDS = 4

export default defineRule({
  id: 'voice-signoff',
  dimension: 'brand_voice',
  severity: 'info',
  summary: 'Your brand voice signs off in other words.',
  why: 'The last words are what your reader is left with. Your voice has settled on them, so that every mail ends alike.',
  evidence: [],
  language: 'any',
  regions: ['signoff'],
  sentence(sentence, { profile: { voice } }) {
    const wanted = ownWords(voice?.signoff ?? '')
    const { tokens } = sentence
    const end = tokens.findIndex(({ kind }) => kind !== 'word')
    const length = end < 0 ? tokens.length : end
    if (wanted === '' || length === 0 || length > CLOSING_WORDS) return []
    const written = textOf(sentence, 0, length)
    if (written.toLowerCase() === wanted.toLowerCase()) return []
    const message = `Your brand voice signs off with “${wanted}”, not “${written}”.`
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
      draft: 'Hi Ana,\n\nThe kiln is back.\n\nKind regards,\nBen',
      marks: ['Kind regards'],
      fixed: 'Hi Ana,\n\nThe kiln is back.\n\nBest,\nBen',
    },
    {
      draft: 'Hi Ana,\n\nThe kiln is back.\n\nCheers\nBen',
      marks: ['Cheers'],
      fixed: 'Hi Ana,\n\nThe kiln is back.\n\nBest\nBen',
    },
  ],
  passes: [
    'Hi Ana,\n\nThe kiln is back.\n\nBest,\nBen',
    'Hi Ana,\n\nThe kiln is back. Kind regards from Tom too, he is on holiday.\n\nBest,\nBen',
  ],
}
