import { askLine, gapOf } from '../ask-line.ts'
import { range } from '../finding.ts'
import { WANTS_ACTION, WANTS_REPLY } from '../lexicon/asking-kinds.ts'
import { endOfBody, inBody } from '../measures/body.ts'
import { lexicon } from '../phrases.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Says in so many words that there is nothing to do; then there need be no ask. */
const NOTHING_TO_DO = lexicon('nothing-to-do', {
  '(no action|no further action|nothing) (is|) (required|needed|for you to do|you need to do|to do|changes)':
    null,
  "(you don't|you do not) (need|have) to (do|reply|answer|act)": null,
  '(no reply|no answer|no need to reply|no need to answer|no response) (is|) (needed|necessary|required|)':
    null,
})

export default defineRule({
  id: 'missing-ask',
  dimension: 'cta',
  severity: 'warning',
  // Without an ask the best mail has nothing to be answered, so it costs twice the usual.
  cost: { each: 8, cap: 8 },
  summary: 'Nothing in the mail asks the reader for anything.',
  why: 'A reader who has to work out what you want puts the mail aside. Say in one line what they should do next.',
  evidence: ['E05'],
  // News for a customer may be news and no more.
  kinds: [...WANTS_REPLY.filter((kind) => kind !== 'customer_success'), ...WANTS_ACTION],
  lexicon: NOTHING_TO_DO,
  hit: () => null,
  check: (doc) => {
    if (doc.asks.length > 0 || doc.counts.words === 0 || doc.draft.goal === 'inform') return []
    const bulk = WANTS_ACTION.includes(doc.kind)
    if (bulk && doc.links.some((l) => l.region !== 'footer' && l.region !== 'signature')) return []
    if (doc.sentences.some((s) => inBody(s) && s.hits.some((h) => h.lexicon === NOTHING_TO_DO))) return []
    const end = endOfBody(doc)
    const line = askLine(doc)
    if (line === null) return [range('draft', end, end)]
    const fixes = [{ label: `Add “${line}”`, replacement: gapOf(doc) + line, safe: false }]
    return [range('draft', end, end, { fixes })]
  },
})

export const examples: Examples = {
  flags: [
    {
      draft: {
        kind: 'cold_outreach',
        draft:
          'Hi Ana,\n\nYour depot in Leeds posted three night jobs in May. We plan night shifts for haulers.\n\nBest,\nTom',
      },
      marks: [''],
      fixed:
        'Hi Ana,\n\nYour depot in Leeds posted three night jobs in May. We plan night shifts for haulers.\n\nIs this worth a closer look?\n\nBest,\nTom',
    },
    {
      draft: { kind: 'event_invitation', draft: 'We open the dome on Saturday at 6 p.m. Tickets are £8.' },
      marks: [''],
    },
  ],
  passes: [
    { kind: 'cold_outreach', draft: 'Your depot posted three night jobs. Is the rota the hard part?' },
    {
      kind: 'renewal',
      draft: 'Your plan renews on 1 May at the same price. No action is needed on your part.',
    },
    { kind: 'promotional', draft: 'The winter tires are in, $80 each: https://shop.example/tires' },
    {
      kind: 'thank_you',
      draft: 'Thank you for the hour on Monday. The tour of the press hall was a treat.',
    },
  ],
}
