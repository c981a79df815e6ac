import { whole } from '../finding.ts'
import { GUILT_TRIPS } from '../lexicon/guilt-trips.ts'
import { NUDGES } from '../lexicon/nudges.ts'
import { PREAMBLES } from '../lexicon/preambles.ts'
import { PREFACES } from '../lexicon/prefaces.ts'
import { RUDENESS } from '../lexicon/rudeness.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { introductionIn } from '../measures/introduction.ts'
import { turnsToReader } from '../measures/reader-facts.ts'
import { wishEnd } from '../measures/wish.ts'
import type { Lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Whoever complains, asks again or comes to the point late writes about the reader as well. */
const NO_PRAISE: ReadonlySet<Lexicon> = new Set([PREAMBLES, PREFACES, NUDGES, GUILT_TRIPS, RUDENESS])

export default defineRule({
  id: 'reader-first-opening',
  dimension: 'opening',
  severity: 'praise',
  summary: 'The first sentence is about the reader, and exact.',
  why: 'Beginning with something true about the reader’s own work shows in one line that this mail was written to them.',
  evidence: ['E48', 'E58'],
  families: ['cold', 'warm'],
  check: (doc) => {
    const first = firstSentences(doc, 1)[0]
    if (!first || !turnsToReader(first) || wishEnd(first) > 0 || introductionIn(first)) return []
    return first.hits.some(({ lexicon }) => NO_PRAISE.has(lexicon)) ? [] : [whole(first)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft: 'Hi Ana,\n\nYour booking page shows 14 open slots this Tuesday. Would a summary help?\n\nTom',
      },
      marks: ['Your booking page shows 14 open slots this Tuesday.'],
    },
    {
      draft: {
        kind: 'recruiting',
        draft: 'Hi Ana,\n\nI saw your talk in Gdańsk on tide models. We are stuck on the same thing.\n\nTom',
      },
      marks: ['I saw your talk in Gdańsk on tide models.'],
    },
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Ana,\n\nI noticed your returns page asks people to print a label and find a post office. Would a summary help?\n\nTom',
      },
      marks: ['I noticed your returns page asks people to print a label and find a post office.'],
    },
  ],
  passes: [
    "I've tried to reach you 5 times with no response. Is the price of the pumps still open?",
    {
      kind: 'cold_outreach',
      draft:
        'Hi Ana,\n\nI noticed your website has several issues that cost you customers. Would a summary help?\n\nTom',
    },
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nI love what you are building at Acme. Would a summary help?\n\nTom',
    },
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nYour business could be growing. Would a summary help?\n\nTom',
    },
    {
      kind: 'cold_outreach',
      draft: 'Hi Ana,\n\nI wanted to reach out to you about Acme. Would a summary help?\n\nTom',
    },
  ],
}
