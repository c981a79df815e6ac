import { describe, expect, it } from 'vitest'
import type { Kind } from '#shared/engine/kinds.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'

const context = { profile: DEFAULT_PROFILE, dictionary: null }
const rules = (kind: Kind, draft: string) =>
  score({ kind, draft }, DEFAULT_PROFILE).annotations.map(({ rule_id }) => rule_id)
const rewritten = (kind: Kind, draft: string) =>
  local(contract.input.parse({ kind, draft }), context).result.variants[0]?.draft

/** Mails after which nobody has anything to answer. */
const ASKS_NOTHING: [string, Kind, string][] = [
  ['turns somebody down', 'recruiting', 'We have chosen another candidate for this role.'],
  [
    'goes ahead with somebody else',
    'recruiting',
    'We were impressed by your experience, but have decided to move forward with another candidate. We wish you well.',
  ],
  ['says when an interview is', 'recruiting', 'Your interview is on Tuesday at 10.'],
  ['accepts', 'negotiation', 'We accept your offer of 4 May. The signed contract is attached.'],
  ['declines', 'negotiation', 'The price is above what we can pay, so we will not sign.'],
  ['declines to bid', 'proposal', 'Thank you for asking us. We have decided not to submit a proposal.'],
  ['says no to a stranger', 'partnership', 'We have no staff for a second shop, so I have to say no.'],
  ['books a room', 'meeting_request', 'Tuesday at 14:00 works. I booked room 4.'],
  [
    'has made an introduction',
    'referral_intro',
    'Hi Ana, hi Bob,\n\nAna runs the depot in Leeds. Bob plans night shifts. I leave you to it.',
  ],
  [
    'confirms that somebody cancelled',
    'renewal',
    'You cancelled your plan on 3 May. It ends on 30 June and we will not take any more payments.',
  ],
  ['closes', 'breakup', 'We are closing our shop after 30 years. Thank you for every loaf.'],
  ['tells that there is nothing to do', 'follow_up', 'The parcel has left Leeds. You need not do anything.'],
  ['calls an event off', 'event_invitation', 'The dinner on Friday is cancelled. Tickets are paid back.'],
]

/** Mails that ask, in ways that are no question. */
const ASKS: [string, Kind, string][] = [
  [
    'a line with a link',
    'review_request',
    'You have had the bike for a month. If you like it, a line or two here: https://bikes.example/review',
  ],
  [
    'a request within a block of a template',
    'cold_outreach',
    'We plan night shifts for hauliers.\n\n{{#if trial}}Let me know whether a trial would help.{{/if}}',
  ],
  ['a dated request behind a condition', 'breakup', 'I can wait. If that is wrong, tell me by Friday.'],
]

/** Mails that put something forward and stop there. */
const OFFERS: [Kind, string, string][] = [
  [
    'recruiting',
    'We are looking for an engineer in Ghent. The salary is 60,000 euros.',
    'Would you be open to hearing more?',
  ],
  ['negotiation', 'We can pay in 14 days if the price is $4,000.', 'Does that work for you?'],
  ['renewal', 'Your plan ends on 30 June. The price stays at $400.', 'Shall I send the renewal over?'],
]

describe('a mail that is complete without an ask', () => {
  it.each(ASKS_NOTHING)('%s: nothing is missed and no question is put behind it', (_, kind, draft) => {
    expect(rules(kind, draft)).not.toContain('missing-ask')
    expect(rewritten(kind, draft)).toBe(draft)
  })

  it.each(ASKS)('%s is an ask', (_, kind, draft) => {
    expect(rules(kind, draft)).not.toContain('missing-ask')
  })

  it('gets no question where it offers nothing to say yes to, though an ask is missed', () => {
    const draft = 'Hi Ana,\n\nLeeds was cold again and the roads were wet.\n\nTom'
    expect(rules('follow_up', draft)).toContain('missing-ask')
    expect(rewritten('follow_up', draft)).toBe(draft)
  })
})

describe('a mail that offers something and asks nothing', () => {
  it.each(OFFERS)('of the kind %s gets the question that goes with it', (kind, draft, question) => {
    expect(rules(kind, draft)).toContain('missing-ask')
    expect(rewritten(kind, draft)).toBe(`${draft}\n\n${question}`)
  })
})
