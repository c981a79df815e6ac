import type { Sentence } from '../doc.ts'
import { ofHit } from '../finding.ts'
import { PRESSURES } from '../lexicon/pressures.ts'
import type { Hit } from '../phrase-table.ts'
import { defineRule, type Examples } from '../rule.ts'

/** “No need to hurry.” */
const isUnhurried = ({ entry, from }: Hit, { tokens }: Sentence): boolean =>
  entry.term.startsWith('hurry') && /^(?:to|no|not|don't|a|the)$/.test(tokens[from - 1]?.lower ?? '')

export default defineRule({
  id: 'pressure',
  dimension: 'tone',
  severity: 'warning',
  summary: 'This pushes the reader.',
  why: 'Pressure makes people put a mail aside. A real date with its reason moves them; an invented one costs you their trust.',
  evidence: ['E38d', 'E57'],
  lexicon: PRESSURES,
  // Shops may count down and bills have a date; between two people it is out of place.
  hit: (hit, sentence, { family }) =>
    isUnhurried(hit, sentence)
      ? null
      : ofHit(hit, sentence, family === 'cold' || family === 'warm' ? {} : { severity: 'info' }),
})

export const examples: Examples = {
  flags: [
    {
      draft: { kind: 'cold_outreach', draft: 'Book a session and find out how we work. Spots are limited!' },
      marks: ['Spots are limited'],
    },
    {
      draft: {
        kind: 'follow_up',
        draft: 'Hi Ana,\n\nThis is your last chance. Act now, I need an answer by EOD.\n\nTom',
      },
      marks: ['last chance', 'Act now', 'I need an answer by EOD'],
    },
    {
      draft: { kind: 'promotional', draft: "Don't miss out: the offer ends on Sunday." },
      marks: ["Don't miss out"],
    },
  ],
  passes: [
    { kind: 'event_invitation', draft: 'Places are limited to 12 a day. Spots are limited to members.' },
    {
      kind: 'follow_up',
      draft: 'Hi Ana,\n\nThe dairy price holds until 27 March. Could you tell me by then?\n\nTom',
    },
    { kind: 'promotional', draft: 'The offer ends on Sunday at midnight. The last train leaves before.' },
  ],
}
