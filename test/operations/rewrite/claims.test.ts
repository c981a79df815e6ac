import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]

describe('a claim that every firm makes', () => {
  it('goes where the mail says what is offered; facts, the offer and the ask stay', () => {
    const draft =
      'Hi Priya,\n\nWe help companies like yours save time and money by streamlining their processes. Our best-in-class solution is trusted by leading brands around the world.\n\nVantage Loop reads supplier invoices and matches them with purchase orders. In March, Copper Spoon checked 22% fewer by hand.\n\nIs this worth a closer look?\n\nTom'
    expect(rewritten({ kind: 'cold_outreach', subject: 'Supplier invoices', draft })?.draft).toBe(
      'Hi Priya,\n\nVantage Loop reads supplier invoices and matches them with purchase orders. In March, Copper Spoon checked 22% fewer by hand.\n\nIs this worth a closer look?\n\nTom',
    )
  })

  it('stays, one of them, where nothing else says who writes and for what', () => {
    const draft =
      "Hi Marcus,\n\nI'm reaching out from Brightpath, an industry-leading provider of growth solutions. We help companies like yours unlock growth and drive results. Our world-class team works tirelessly to deliver unparalleled value to our customers.\n\nWe would love to explore how we can help Fenwick Foods reach its full potential. Companies that partner with us see real results.\n\nWould you be open to a quick call next week?\n\nJonas"
    const text = rewritten({ kind: 'cold_outreach', subject: 'Exciting opportunity', draft })
    expect(text?.draft).toContain("I'm reaching out from Brightpath, a provider of growth solutions.\n\n")
    expect(text?.draft).toContain('Fenwick Foods')
    for (const gone of ['unlock growth', 'tirelessly', 'real results'])
      expect(text?.draft).not.toContain(gone)
    // “Opportunity” would be as empty.
    expect(text?.subject).toBe('Exciting opportunity')
  })

  it.each([
    'We help restaurants throw away less food.',
    'Our team has fitted 40 boilers in Leeds.',
    'We improve the quality of well water for farms.',
    'Our costs have gone up quite a lot over the last year or so.',
    'We are looking for partners in the region.',
  ])('is none where it says what is done, or for whom: %s', (sentence) => {
    const draft = `Hi Ana,\n\nYour cafe opened a second kitchen in May. ${sentence} A test takes one morning.\n\nIs this worth a closer look?\n\nTom`
    expect(rewritten({ kind: 'cold_outreach', subject: 'Second kitchen', draft })?.draft).toContain(sentence)
  })
})

describe('the question at the end', () => {
  const news =
    'The export to SAP will not be ready on 12 May as we promised, as a bug turned up in testing. We can offer your team the CSV export free of charge until then.'
  it.each([
    ['takes no bad news for help', 'customer_success', news, 'Would that help your team?'],
    [
      'is not put to a reader who is asked for a job',
      'recruiting',
      'I am very interested in the position and could come for an interview any day next week.',
      'Would you be open to hearing more?',
    ],
    [
      'is not put to somebody who was turned down',
      'recruiting',
      'We have decided to proceed with another candidate for the post of supervisor. With your permission I would like to keep your details on file.',
      'Would you be open to hearing more?',
    ],
  ] as const)('%s', (_, kind, body, question) => {
    const draft = `Hi Anna,\n\n${body}\n\nLet me know your thoughts.\n\nRafael`
    expect(rewritten({ kind, subject: 'Your export', draft })?.draft).not.toContain(question)
  })

  it('asks about what the mail suggests', () => {
    const draft =
      'Hi David,\n\nOf your 20 drivers 14 have logged in so far, and 5 have used the swap feature. I suggest a training session of 20 minutes for your drivers by video.\n\nLet me know your thoughts.\n\nBea'
    expect(rewritten({ kind: 'follow_up', subject: 'Swap feature', draft })?.draft).toContain(
      'by video.\n\nWould that work for you?\n\nBea',
    )
  })
})

it('two sentences that go from a paragraph leave no second blank line', () => {
  const draft =
    'Hi David,\n\nI am just checking in to see how everything is going with the new scheduling tool since you went live. We always like to touch base with our customers around this time to make sure that they are getting the most out of the product.\n\nOf your 20 drivers 14 have logged in so far, but only 5 have used the swap feature of the scheduling tool.\n\nWould a short training session help them?\n\nBea'
  expect(rewritten({ kind: 'follow_up', subject: 'Scheduling tool', draft })?.draft).toMatch(
    /^Hi David,\n\nOf your 20 drivers/,
  )
})

describe('a good wish at the end', () => {
  const draft = (wish: string) =>
    `Hi Jo,\n\nThanks for letting me know that you are leaving the Leeds flat at the end of May. I have closed the account. If you want the same tariff in Bristol, send me the new address.\n\nThe move is on the 3rd, you said. ${wish}\n\nBest,\nNina`
  const shorter = (wish: string) =>
    rewritten({ subject: 'Your account', draft: draft(wish), length: { mode: 'shorter' } })?.draft

  it.each(['Either way, good luck with the move.', 'I hope the move goes well.'])(
    'for the reader’s own affair stays in a shorter mail: %s',
    (wish) => expect(shorter(wish)).toContain(wish),
  )

  it('that anybody is wished goes', () =>
    expect(shorter('I hope you have a great week.')).not.toContain('great week'))
})
