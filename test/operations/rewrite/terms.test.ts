import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const WAYS: readonly Partial<Request>[] = [
  { variants: 3 },
  { length: { mode: 'shorter' }, variants: 3 },
  { length: { mode: 'target', words: 30 } },
]

/** Angles of all rewrites of a mail, however short, in which a sentence of it is gone. */
const cutBy = (sentence: string): string[] =>
  (['proposal', 'cold_outreach'] as const).flatMap((kind) =>
    WAYS.flatMap((way) => {
      const draft = `Hi Anna,\n\nThank you for the call this morning. We have the hall for you on 4 May from 9 to 5, and the price is 400 euros with the chairs. ${sentence} The kitchen has two ovens and a large table by the window.\n\nCould you tell me by Friday how many people will come?\n\nBest,\nTom`
      const input = contract.input.parse({ kind, subject: 'The hall on 4 May', draft, ...way })
      return local(input, { profile: DEFAULT_PROFILE, dictionary })
        .result.variants.filter((variant) => !variant.draft.includes(sentence.slice(0, -1)))
        .map(({ angle }) => `${kind} ${angle}`)
    }),
  )

describe('however short a mail gets', () => {
  it.each([
    'The deposit is not refundable.',
    'Lunch is not included.',
    'Nothing is signed yet.',
    'The one condition is that the slides can be published.',
    'The landlord has confirmed this verbally, but not in writing.',
    'No take-home test; two conversations and a paid day with the team.',
    'Dogs are welcome, but only on a lead.',
    'This holds unless the board says no.',
    'VAT is on top.',
    'We have no second hall.',
  ])('its limits stay: %s', (sentence) => {
    expect(cutBy(sentence)).toEqual([])
  })

  it.each([
    'I can lend you a set for two weeks.',
    'We can also come to you.',
    'I am happy to show you the room.',
    'You can bring your own cake.',
    'Guests bring the cake, we make the coffee, and they wash up.',
  ])('what is offered stays: %s', (sentence) => {
    expect(cutBy(sentence)).toEqual([])
  })

  it.each(['The garden is lovely in May.', 'Everyone who comes loves it.'])(
    'asides go where one asks for less: %s',
    (sentence) => {
      expect(cutBy(sentence)).toContain('proposal shortest')
    },
  )
})
