/** The first line is one that a person would send: the news, the thing with its price or day, and no part of a question. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesOf = (draft: string, subject = 'Update') =>
  local(contract.input.parse({ draft, subject }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

describe('the first line', () => {
  it.each([
    [
      'a closure with its days',
      'Dear members,\n\nThe Riverside pool will be closed from Monday 8 December to Friday 19 December while we replace the main filter. The gym and the studio stay open as usual.\n\nQuestions? Reply to this email.\n\nThe Riverside team',
      'Riverside pool closed from 8 to 19 December',
    ],
    [
      'a closure behind what every notice begins with',
      'Hi Marit,\n\nI am writing to inform you that the kiln in the ceramics studio will be out of use from 2 March until 14 March, because the elements have still not arrived.\n\nOwen',
      'Kiln out of use from 2 to 14 March',
    ],
    [
      'the job of a small firm',
      'Hi Tomasz,\n\nWe are a family-run apple orchard with six full-time staff, and we are looking for a machinery operator to start in March. The pay is £15.40 an hour.\n\nCould you come and see the place one Saturday before Christmas?\n\nHannah Pryce',
      'Machinery operator, from March',
    ],
    [
      'the thing that a price is for',
      'Hi Dev,\n\nThanks for walking me round the site on Tuesday. The 60-tonne mobile crane for the two lift days comes to £4,850 plus VAT, with operator, slinger and lift plan included.\n\nIf you are happy with the price, please send me a purchase order by Wednesday.\n\nMick',
      '60-tonne mobile crane: £4,850',
    ],
    [
      'whom somebody asks to meet',
      'Hi Marcus,\n\nI saw that you worked with Dana Whitlock at Corvid Foods. We make a label printer for allergen data, and her team is moving to a new recipe system.\n\nWould you be willing to introduce me to Dana?\n\nInes',
      'Introduction to Dana Whitlock',
    ],
  ])('is %s', (_, draft, first) => {
    expect(linesOf(draft)[0]).toBe(first)
  })

  it('is no instruction where the mail has news', () => {
    const lines = linesOf(
      'Hi Priyanka,\n\nThe landlord agreed to both of your changes: the break clause is now at 24 months and the deposit is £3,200. The new lease is attached.\n\nPlease sign page 6 of the attached PDF and send it back by Friday at noon.\n\nCallum',
      'Lease docs',
    )
    expect(lines.length).toBeGreaterThan(0)
    expect(lines[0]).not.toMatch(/^Sign/)
  })
})

describe('a question', () => {
  it('keeps what it asks of its thing', () => {
    const lines = linesOf(
      'Hello Mrs Adeyemi,\n\nYou asked in October about replacing the worktops at 14 Elm Grove. We have just put three new quartz surfaces on display.\n\nWould a visit to our showroom in Leith suit you next week?\n\nFiona',
      'Kitchens',
    )
    expect(lines.join()).not.toMatch(/Leith suit|our showroom\?/)
  })
})
