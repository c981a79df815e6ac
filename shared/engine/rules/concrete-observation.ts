import type { Sentence } from '../doc.ts'
import { whole } from '../finding.ts'
import { WANTS_REPLY } from '../lexicon/asking-kinds.ts'
import { firstSentences } from '../measures/first-sentences.ts'
import { READER, tellsOfReader } from '../measures/reader-facts.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Words within which a sentence turns to the reader at once. */
const SOON = 8

const turnsAtOnce = (sentence: Sentence) => sentence.tokens.slice(0, SOON).some((t) => READER.has(t.lower))

export default defineRule({
  id: 'concrete-observation',
  dimension: 'personalization',
  severity: 'praise',
  summary: 'The mail opens with something concrete about the reader.',
  why: 'A detail that fits only this reader shows that the mail was written for them, and gives them a reason to read on.',
  evidence: ['E23'],
  kinds: WANTS_REPLY,
  check: (doc) => {
    const opening = firstSentences(doc, 2)
    // “Please send me your CV” tells nothing.
    const asked = new Set(doc.asks.map(({ sentence }) => doc.sentences[sentence]))
    const sentence = opening.find(
      (s) => tellsOfReader(s) && s.tokens.some((t) => READER.has(t.lower)) && (s.question || !asked.has(s)),
    )
    // One that turns to the reader at once is praised by `reader-first-opening`.
    if (!sentence || (sentence === opening[0] && turnsAtOnce(sentence))) return []
    return [whole(sentence)]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'I drive past the Alder Street kitchen on Mondays and see your bins. Could we pick them up twice a week?',
      },
      marks: ['I drive past the Alder Street kitchen on Mondays and see your bins.'],
    },
    {
      draft: {
        kind: 'press_pitch',
        draft:
          'Salt is in the news. You wrote in May about the wells around Lake Orrin. Would the figures help?',
      },
      marks: ['You wrote in May about the wells around Lake Orrin.'],
    },
  ],
  passes: [
    { kind: 'cold_outreach', draft: 'I saw that Acme opened in Tulsa in May. Would a summary help?' },
    {
      kind: 'cold_outreach',
      draft: 'Your booking page shows 14 open slots this Tuesday. Would a summary help?',
    },
    {
      kind: 'negotiation',
      draft: "The contract stands as you sent it in May. All that's missing is your signature on page 2.",
    },
    { kind: 'cold_outreach', draft: 'You could save 40% with Acme. Would you like a demo?' },
    { kind: 'cold_outreach', draft: 'I love what your team is doing. Would you like a demo?' },
    { kind: 'cold_outreach', draft: 'Your team at {{company}} has 40 people. Would you like a demo?' },
  ],
}
