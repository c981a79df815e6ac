import { range } from '../finding.ts'
import { PERSONAL } from '../lexicon/asking-kinds.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { readerFact } from '../measures/reader-facts.ts'
import { defineRule, type Examples } from '../rule.ts'

/** A note may do without. */
const LEAST_WORDS = 30

export default defineRule({
  id: 'no-reader-reference',
  dimension: 'personalization',
  severity: 'warning',
  summary: 'The mail never says “you”.',
  why: 'A mail that speaks only of its sender gives the reader no part in it. Say what the matter means for them.',
  evidence: [],
  // A recap and an introduction speak of several people.
  kinds: PERSONAL.filter((kind) => kind !== 'meeting_recap' && kind !== 'referral_intro'),
  check: (doc) => {
    if (doc.counts.words <= LEAST_WORDS || doc.counts.you > 0 || readerFact(doc)) return []
    // Among people who know each other “could we meet?” and “please sign page 9” speak to the reader.
    if (doc.family !== 'cold' && doc.asks.length > 0) return []
    const [first] = firstSentences(doc, 1)
    return first ? [range('draft', first.start, first.start)] : []
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'We were founded in 2009 and plan night shifts for haulers. Our team of 22 has offices in two cities and a track record of good work. A demo of the software takes a quarter of an hour.',
      },
      marks: [''],
    },
    {
      draft: {
        kind: 'proposal',
        draft:
          'The film would last about 90 seconds. It would be animated, with a voice-over, and the work would take five or six weeks. Projects of this kind land between six and eleven thousand dollars as a rule.',
      },
      marks: [''],
    },
  ],
  passes: [
    {
      kind: 'cold_outreach',
      draft:
        'Noticed Brightline just opened a second warehouse in Tulsa. Most haulers lose four percent of picks in the first quarter after a move. A scanner check at the pack station cut that to one at Delmar. Open to seeing how?',
    },
    { kind: 'cold_outreach', draft: 'We were founded in 2009. A demo takes a quarter of an hour.' },
    {
      kind: 'proposal',
      draft:
        'The film would last about 90 seconds. It would be animated, with a voice-over, and the work would take five or six weeks. Projects of this kind land between six and eleven thousand dollars. Does this cover what you need?',
    },
  ],
}
