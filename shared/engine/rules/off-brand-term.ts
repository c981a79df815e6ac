import { dispreferredIn, swapTerm } from '../brand-terms.ts'
import { textOf } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'off-brand-term',
  dimension: 'brand_voice',
  severity: 'warning',
  cost: { each: 2, cap: 6 },
  summary: 'Your brand voice has another word for this.',
  why: 'One word for one thing: readers who meet two wonder whether two things are meant. Your voice names the one to use.',
  evidence: [],
  language: 'any',
  fields: ['subject', 'preheader', 'draft'],
  sentence(sentence, { profile: { voice } }) {
    if (!voice) return []
    return dispreferredIn(voice, sentence).map((hit) => {
      const term = textOf(sentence, hit.from, hit.to)
      return {
        ...swapTerm(hit, sentence),
        message: `Your brand voice says “${hit.entry.use[0] ?? ''}” rather than “${term}”.`,
      }
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nOur clients asked for this. Every client gets it on Monday.\n\nBest,\nBen',
      marks: ['clients', 'client'],
      fixed: 'Hi Ana,\n\nOur customers asked for this. Every customer gets it on Monday.\n\nBest,\nBen',
    },
    {
      draft: 'Hi Ana,\n\nIt is in a user’s hands by Monday.\n\nBest,\nBen',
      marks: ['a user’s'],
      fixed: "Hi Ana,\n\nIt is in a customer's hands by Monday.\n\nBest,\nBen",
    },
  ],
  passes: [
    'Hi Ana,\n\nOur customers asked for this, and the clientele grew.\n\nBest,\nBen',
    'Hi Ana,\n\nThe username is yours to choose: https://clients.example.\n\nBest,\nBen',
  ],
}
