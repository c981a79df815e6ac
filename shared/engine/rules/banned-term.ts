import { bannedIn, swapTerm } from '../brand-terms.ts'
import { textOf, without } from '../finding.ts'
import { defineRule, type Examples } from '../rule.ts'

const ended = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

export default defineRule({
  id: 'banned-term',
  dimension: 'brand_voice',
  severity: 'error',
  summary: 'Your brand voice bans this term.',
  why: 'Your team agreed not to use it. One mail that does makes the next reader doubt which of your mails is really you.',
  evidence: [],
  language: 'any',
  fields: ['subject', 'preheader', 'draft'],
  sentence(sentence, { profile: { voice } }) {
    if (!voice) return []
    return bannedIn(voice, sentence).map((hit) => {
      const term = textOf(sentence, hit.from, hit.to)
      const { note, use } = hit.entry
      const message =
        note === '' ? `Your brand voice bans “${term}”.` : `Your brand voice bans “${term}”: ${ended(note)}`
      const finding = use.length > 0 ? swapTerm(hit, sentence) : without(sentence, hit.from, hit.to, false)
      return { ...finding, message }
    })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: 'Hi Ana,\n\nHere is a cheap plan for your team.\n\nBest,\nBen',
      marks: ['a cheap'],
      fixed: 'Hi Ana,\n\nHere is an affordable plan for your team.\n\nBest,\nBen',
    },
    {
      draft: 'Hi Ana,\n\nYou get world class support from Monday on.\n\nBest,\nBen',
      marks: ['world class '],
      fixed: 'Hi Ana,\n\nYou get support from Monday on.\n\nBest,\nBen',
    },
    {
      draft: { subject: 'Cheap seats', draft: 'Hi Ana,\n\nThe seats are here.' },
      marks: ['Cheap'],
      fixed: 'Affordable seats',
    },
  ],
  passes: [
    'Hi Ana,\n\nThe cheapest plan is at https://cheap.example/plans.\n\nBest,\nBen',
    'Hi Ana,\n\nThe first class seats are taken, and so is the world.\n\nBest,\nBen',
  ],
}
