import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
type Kind = Exclude<Request['kind'], undefined>

const linesOf = (request: Request) =>
  local(contract.input.parse({ count: 10, ...request }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

describe('no subject is made of', () => {
  it.each<[string, Kind, string, RegExp]>([
    [
      'a condition',
      'renewal',
      'Dear Ms Holloway,\n\nYour maintenance agreement ends on 30 June 2026 and renews for twelve months.\n\nIf you would like to discuss the spare parts cover, please contact the contracts team.\n\nHallowmere Lifts',
      /spare parts/i,
    ],
    [
      'a reason',
      'internal',
      'Hi all,\n\nThe Leeds counter closes at 4 p.m. from 1 March. Due to the winter fuel bill, heating goes off at 5.\n\nAna',
      /fuel bill/i,
    ],
    [
      'one of two ways',
      'product_update',
      'Hi Ana,\n\nYou can now schedule any report. It lands in the inboxes or Slack channels you name.\n\nUnsubscribe: https://a.example/u',
      /slack/i,
    ],
    [
      'where the reader was found',
      'recruiting',
      'Hi Chloe,\n\nYour profile on NHS Jobs says you are ICU trained. We have two band 6 posts on the cardiac ward.\n\nWould Tuesday suit you?\n\nOwen',
      /^nhs jobs/i,
    ],
    [
      'contact details of the reader',
      'follow_up',
      'Hi Dana,\n\nI wrote about the racking quote last week. All I need is a quick yes and your direct number.\n\nDerek',
      /number/i,
    ],
    [
      'what the reader is to give, as if it were given',
      'negotiation',
      'Walter,\n\nThe 9% increase is too much. I also want a refund for the late December load.\n\nV. Stanhope',
      /^refund/i,
    ],
    [
      'the second thing a notice sells',
      'transactional',
      'Dear Ana,\n\nYour ferry to Stennay leaves on 4 May at 9:00. View or change your booking: https://a.example/b\n\nUpgrade your crossing! Add a three-course dinner for £27.50.\n\nSkerry Line',
      /upgrade|add a/i,
    ],
    [
      'what somebody would like',
      'meeting_request',
      'Hi Karen,\n\nShall we go over the Denver route plan in March? Mateo would like to say hello.\n\nLuis',
      /mateo/i,
    ],
    [
      'the name of who writes',
      'cold_outreach',
      "Hey,\n\nI'm Kyle and I'm the founder of LeadRocketry. I help people book calls on autopilot.\n\nKyle",
      /leadrocketry/i,
    ],
    [
      'half of what one verb says',
      'event_invitation',
      'Hi Ana,\n\nThe open day is on 4 May at the Hull yard. The crew brings printed plans and the new engine.\n\nTom',
      /printed plans$/i,
    ],
    [
      'a deed without what it was done to',
      'apology',
      'Hello Farouk,\n\nOur payment API was down for 47 minutes on Tuesday. We have turned it back on, and added an alert.\n\nIngrid',
      /turned it/i,
    ],
  ])('%s', (_, kind, draft, aside) => {
    expect(linesOf({ kind, draft }).filter((line) => aside.test(line))).toEqual([])
  })
})

describe('a subject names', () => {
  it.each<[string, Kind, string, string]>([
    [
      'what is planned, with its day',
      'internal',
      'Hi all,\n\nWe move to the third floor on 6 October. Crates are in the hall.\n\nInes',
      'Moving to the third floor on 6 October',
    ],
    [
      'what happens to the reader’s, without which of theirs',
      'renewal',
      'Hi Tariq,\n\nYour maintenance contract for the two passenger lifts ends on 31 March.\n\nDawn',
      'Your maintenance contract ends on 31 March',
    ],
  ])('%s', (_, kind, draft, line) => {
    expect(linesOf({ kind, draft })).toContain(line)
  })

  it('what a headline says, as a sentence', () => {
    const draft =
      '<h1>What Your Home Is Really Worth This Spring</h1><p>Prices In Our Street Could Change At Any Moment.</p><p><a href="https://a.example/u">Unsubscribe</a></p>'
    for (const line of linesOf({ kind: 'newsletter', draft }))
      expect(line.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length).toBe(1)
  })
})
