import { ofHit } from '../finding.ts'
import { PRESUMPTIONS } from '../lexicon/presumptions.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'presumption',
  dimension: 'tone',
  severity: 'info',
  cost: { each: 2, cap: 6 },
  summary: 'This tells readers what they think or feel.',
  why: 'A stranger who claims to know your worries is wrong more often than right, and annoying either way. Say what you saw, and ask.',
  evidence: [],
  families: ['cold', 'bulk_promo', 'warm'],
  lexicon: PRESUMPTIONS,
  // Between people who work together “as you know” is a fact; to a stranger it is a guess.
  hit: (hit, sentence, { family }) => {
    const aside = hit.entry.term.startsWith('as ')
    if (aside && (family === 'warm' || sentence.tokens[hit.to]?.text !== ',')) return null
    return ofHit(hit, sentence, { safe: hit.entry.use.length === 1 })
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          "Hi Ana,\n\nI know you're struggling with claims, and I'm sure you'll agree that time is money.\n\nTom",
      },
      marks: ["I know you're struggling", "I'm sure you'll agree"],
    },
    {
      draft: { kind: 'cold_outreach', draft: 'Hi Ana,\n\nAs you know, claims take weeks.\n\nTom' },
      marks: ['As you know, claims'],
      fixed: 'Hi Ana,\n\nClaims take weeks.\n\nTom',
    },
  ],
  passes: [
    { kind: 'customer_success', draft: 'Hi Ana,\n\nAs you know, the import stopped on Monday.\n\nTom' },
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nDave told me claims eat his Friday. Do you know his form?\n\nTom',
    },
  ],
}
