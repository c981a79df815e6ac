import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { dictionary } from '../../support/dictionary.ts'

it('a mailing that offers a way out has a preheader, also where its kind is a guess', () => {
  const draft =
    'Hi Ana,\n\nHarrow Foods opened a second depot in Leeds, and cut its night runs from nine to six.\n\nHow they did it: https://cold.example/11\n\nCold Chain Ltd, 9 Dock Rd, Hull HU1 1AA\nUnsubscribe: https://cold.example/out'
  const { result, input } = local(contract.input.parse({ draft, subject: 'November' }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  })
  expect(input.kind_confidence).toBeLessThan(0.5)
  expect(result.none_recommended).toBe(false)
  // Figures in words are figures.
  expect(result.candidates[0]?.text).toMatch(/from nine to six/)
})

const answerTo = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result

it('an invoice that somebody sends and signs is better without one, the notice of a system is not', () => {
  const draft =
    'Hi Accounts team,\n\nPlease find attached invoice INV-20931 for £2,340.00.\n\nPayment is due by 12 December 2026.\n\nMany thanks,\nBeth'
  expect(answerTo({ kind: 'billing', subject: 'Invoice INV-20931', draft }).none_reason).toContain('by hand')
  const notice =
    'Hi Ana,\n\nThe $12.00 charge for Fieldnote Pro on April 2 was declined by your bank.\n\nUpdate your card: https://a.example/card\n\nThe Fieldnote team'
  expect(answerTo({ kind: 'billing', subject: 'Your card', draft: notice }).none_recommended).toBe(false)
})

it('a mailing that says nothing in words is told so', () => {
  const draft =
    '<a href="https://a.example/1"><img src="https://a.example/1.gif"></a><p>Cant see the images?? <a href="https://a.example/w">CLICK HERE NOW</a></p>'
  const { candidates, none_recommended, none_reason } = answerTo({
    kind: 'promotional',
    subject: '70% off everything',
    draft,
  })
  expect([candidates, none_recommended]).toEqual([[], true])
  expect(none_reason).toContain('next to nothing in words')
})

it.each([
  [
    'a way out',
    'Hi Sam,\n\nWe print labels on the bay at Goole in four minutes.\n\nIf labels are not yours, just say so and I won’t write again.\n\nTom',
    /won.t write/,
  ],
  [
    'a wish',
    'Hi Sam,\n\nHope all is well with you and the family.\n\nWe print labels on the bay at Goole in four minutes.\n\nTom',
    /family/,
  ],
  [
    '“these” of what stood before',
    'Hi Sam,\n\nEnergy went up by 8% this year. We have tried our best to absorb these costs.\n\nTom',
    /these/,
  ],
  [
    'a reproach',
    'Walter,\n\nWe have been more than patient with you people. The price stays at £4,100 for the year.\n\nVera',
    /patient/,
  ],
])('no preheader is %s', (_, draft, line) => {
  const texts = answerTo({ kind: 'customer_success', subject: 'Prices', draft }).candidates.map((c) => c.text)
  expect(texts.filter((text) => line.test(text))).toEqual([])
})

it('a bare “Hi” over an apology calls nobody, and a name calls one person', () => {
  const apology = (draft: string) => answerTo({ kind: 'apology', subject: 'What happened on Tuesday', draft })
  const toAll =
    'Hi,\n\nOn Tuesday between 18:10 and 19:55 Tably took no bookings, and we are sorry.\n\nEverybody affected gets 20% off the next invoice.\n\nNadia'
  expect(apology(toAll).none_recommended).toBe(false)
  expect(apology(toAll.replace('Hi,', 'Hi Ana,')).none_reason).toContain('to one person')
})

it('no line is half of a thought that turns, and none only announces', () => {
  const { candidates } = answerTo({
    kind: 'renewal',
    subject: 'Your renewal',
    draft:
      'Hi Joanna,\n\nA few things have changed since you signed. The Growth plan is going from $499 to $549 a month in January, but if you renew before December 19 we can hold your current price for another 12 months.\n\nTheo',
  })
  expect(candidates.map(({ text }) => text)).toEqual([
    'If you renew before December 19 we can hold your current price for another 12 months.',
  ])
})

it('the first line is the same however many are asked for, and “so if” begins the half that counts', () => {
  const request = {
    kind: 'abandoned_cart',
    subject: 'You left something behind',
    draft:
      "Hey there,\n\nLooks like you left something in your cart! Your Ethiopia Guji 1kg is still waiting for you.\n\nWe roast on Tuesdays and Thursdays, so if you order before Monday midnight it goes in tomorrow's batch and arrives Thursday.\n\nUnsubscribe: https://a.example/off",
  } as const
  const firsts = [1, 2, 3, 5].map((count) => answerTo({ ...request, count }).candidates[0]?.text)
  expect(new Set(firsts).size).toBe(1)
  expect(answerTo(request).candidates.map(({ text }) => text)).not.toContain(
    'We roast on Tuesdays and Thursdays.',
  )
})
