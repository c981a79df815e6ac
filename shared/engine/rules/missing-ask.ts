import { askLine, gapOf } from '../ask-line.ts'
import { range } from '../finding.ts'
import type { Kind } from '../kinds.ts'
import { FIRST_TOUCH, WANTS_ACTION, WANTS_REPLY } from '../lexicon/asking-kinds.ts'
import { OUTCOMES } from '../lexicon/outcomes.ts'
import { endOfBody } from '../measures/body.ts'
import { offers, settles } from '../measures/outcome.ts'
import { defineRule, type Examples } from '../rule.ts'

/** Kinds that a sender writes to get an answer; mail of other kinds may only tell how things stand. */
const FOR_AN_ANSWER: readonly Kind[] = [...FIRST_TOUCH, 'follow_up', ...WANTS_ACTION]

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
  lexicon: OUTCOMES,
  hit: () => null,
  check: (doc) => {
    if (doc.asks.length > 0 || doc.counts.words === 0 || doc.draft.goal === 'inform') return []
    const bulk = WANTS_ACTION.includes(doc.kind)
    if (bulk && doc.links.some((l) => l.region !== 'footer' && l.region !== 'signature')) return []
    if (settles(doc)) return []
    const open = offers(doc)
    if (!open && !FOR_AN_ANSWER.includes(doc.kind)) return []
    const end = endOfBody(doc)
    // A question to news would be about nothing.
    const line = open ? askLine(doc) : null
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
    {
      kind: 'referral_intro',
      draft:
        'Hi Maya, hi Jonas,\n\nMaya is looking for a packaging supplier, and Jonas makes trays. I think the two of you should talk.\n\nClara',
    },
    { kind: 'cold_outreach', draft: 'Your depot posted three night jobs. Is the rota the hard part?' },
    {
      kind: 'renewal',
      draft: 'Your plan renews on 1 May at the same price. No action is needed on your part.',
    },
    { kind: 'proposal', draft: 'The film costs $8,000. To start on 4 May I need a yes by Friday.' },
    { kind: 'proposal', draft: 'The roof costs £9,800. Page 4 needs to be signed by 12 May.' },
    { kind: 'recruiting', draft: 'Your interview is on Tuesday at 10. Ask for Ana at the gate.' },
    { kind: 'negotiation', draft: 'We accept your offer of 4 May. The signed contract is attached.' },
    { kind: 'partnership', draft: 'We have no shop of our own, so I have to say no.' },
    { kind: 'breakup', draft: 'We are closing our shop after 30 years. It was a good time.' },
    { kind: 'promotional', draft: 'The winter tires are in, $80 each: https://shop.example/tires' },
    {
      kind: 'thank_you',
      draft: 'Thank you for the hour on Monday. The tour of the press hall was a treat.',
    },
  ],
}
