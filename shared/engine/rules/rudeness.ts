import type { Sentence } from '../doc.ts'
import { ofHit } from '../finding.ts'
import { INSULTS, RUDENESS } from '../lexicon/rudeness.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'

const WARM = new Set(
  'thank thanks thankful grateful gratitude appreciate love kudos applause helped'.split(' '),
)

const CASES = new Set(['if', 'when', 'case', 'unless', 'until', 'because'])

/** “To those who helped, you know who you are: thank you” and “in case you failed to log in” mean well. */
function meansWell({ entry, from }: Hit, { tokens }: Sentence): boolean {
  if (entry.term === 'you know who you are') return tokens.some((t) => WARM.has(t.lower))
  return entry.term === 'you failed to' && CASES.has(tokens[from - 1]?.lower ?? '')
}

export default defineRule({
  id: 'rudeness',
  dimension: 'tone',
  severity: 'warning',
  // One slip of temper is a slip; five in a mail lose a customer.
  cost: { each: 5, cap: 30 },
  summary: 'The reader will take this as an attack.',
  why: 'Whoever is right, a reader who feels attacked answers the tone and not the matter. Say what happened and what you want next.',
  evidence: ['E04'],
  fields: ['subject', 'draft'],
  lexicon: RUDENESS,
  hit: (hit, sentence) =>
    meansWell(hit, sentence)
      ? null
      : ofHit(hit, sentence, Object.hasOwn(INSULTS, hit.entry.key) ? { severity: 'error' } : {}),
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
    {
      draft:
        'I am sick of asking. Read the manual before you write; no one else has this. You have been warned.',
      marks: ['sick of asking', 'Read the manual before', 'no one else has this', 'You have been warned'],
    },
  ],
  passes: [
    'Some of you stayed until midnight. You know who you are, and thank you. In case you failed to log in, here is a link.',
    'As I wrote on Monday, the pump leaks. It is nobody’s fault.',
    'Did you read the plan? My last email has the drawing. It saves your people hours a week.',
  ],
}
