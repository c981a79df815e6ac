import { isSurelyCold } from '../detect.ts'
import { at } from '../finding.ts'
import { RHETORICAL_OPENINGS } from '../lexicon/rhetorical-openings.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { isFiller } from '../measures/wish.ts'
import { defineRule, type Examples } from '../rule.ts'

export default defineRule({
  id: 'rhetorical-opening',
  dimension: 'opening',
  severity: 'info',
  summary: 'The mail opens with a question that wants no answer.',
  why: 'Readers know “Are you tired of …?” from advertising and answer it with delete. Say what you know instead of asking whether it is so.',
  evidence: ['E43', 'E38g'],
  families: ['cold', 'bulk_promo'],
  lexicon: RHETORICAL_OPENINGS,
  // Looked at in place, as only the first sentence counts.
  hit: () => null,
  onHits: true,
  check: (doc) => {
    const first = firstSentences(doc, 2).find((s) => !isFiller(s))
    if (!first?.question) return []
    const hit = first.hits.find((h) => h.lexicon === RHETORICAL_OPENINGS && h.from === 0)
    // A subscriber knows the tone; a stranger stops reading.
    const how = isSurelyCold(doc) ? { severity: 'warning' as const } : {}
    return hit ? [at(first, hit.from, hit.to, how)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nAre you tired of losing pallets? We count them.\n\nTom',
      },
      marks: ['Are you tired'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nIs your company struggling to find leads? We find them.\n\nTom',
      },
      marks: ['Is your company struggling'],
    },
    {
      draft: { kind: 'promotional', draft: 'Looking for the perfect pot? It is here.' },
      marks: ['Looking for'],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nAre you the one who counts pallets at Goole? Dave said so.\n\nTom',
    },
    { kind: 'promotional', draft: 'Looking for pots took us to Ohio. Here is what we found.' },
  ],
}
