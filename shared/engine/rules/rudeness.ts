import { ofHit } from '../finding.ts'
import { INSULTS, RUDENESS } from '../lexicon/rudeness.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'rudeness',
  dimension: 'tone',
  severity: 'warning',
  summary: 'The reader will take this as an attack.',
  why: 'Whoever is right, a reader who feels attacked answers the tone and not the matter. Say what happened and what you want next.',
  evidence: ['E04'],
  fields: ['subject', 'draft'],
  lexicon: RUDENESS,
  hit: (hit, sentence) =>
    ofHit(hit, sentence, Object.hasOwn(INSULTS, hit.entry.key) ? { severity: 'error' } : {}),
})

export const examples: Examples = {
  flags: [
    {
      draft:
        'Obviously nobody checked. As I already told you, the pump leaks. Per my last email, it needs a new seal.',
      marks: ['Obviously nobody', 'As I already told you', 'Per my last email'],
    },
    {
      draft: 'You people waste my time. The plan is pathetic.',
      marks: ['You people', 'waste my time', 'pathetic'],
    },
  ],
  passes: [
    'As I wrote on Monday, the pump leaks. It is nobody’s fault.',
    'Did you read the plan? My last email has the drawing. It saves your people hours a week.',
  ],
}
