import { NOMINALIZATIONS } from '../lexicon/nominalizations.ts'
import { defineRule, type Examples } from '../rule.ts'
import { swap } from '../swap.ts'

export default defineRule({
  id: 'nominalization',
  dimension: 'clarity',
  severity: 'info',
  summary: 'A verb is hidden in a noun here.',
  why: 'A verb says who does what in one word; a noun with an empty verb needs three and sounds like a form.',
  evidence: [],
  lexicon: NOMINALIZATIONS,
  hit: swap,
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'We made a decision to move. Ana will conduct an analysis of the costs and provide assistance to your team.',
      marks: ['made a decision to', 'conduct an analysis of', 'provide assistance to'],
      fixed: 'We decided to move. Ana will study the costs and help your team.',
    },
    {
      draft: 'Please take into account that snow has an impact on the trains.',
      marks: ['take into account', 'has an impact on'],
      fixed: 'Please consider that snow affects the trains.',
    },
  ],
  passes: [
    'The decision is yours: make it by Friday.',
    'An analysis of the costs is attached. We offer support in three languages.',
  ],
}
