import { describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesFor = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse({ count: 10, ...request }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

describe('no subject has lost', () => {
  test.each([
    [
      'what a second verb needs',
      'internal',
      'Hi all,\n\nCrates come on Tuesday.\n\nAsk Ruth or come to the Q&A on Wednesday at 12.\n\nDaniel',
      /^Ask Ruth or come$/,
    ],
    [
      'before what its time is',
      'transactional',
      'Dear Ana,\n\nYour ferry leaves on 4 May at 9:00. Vehicles must check in no later than 45 minutes before departure.\n\nNorthline',
      /45 minutes$/,
    ],
    [
      'the other half of its verb',
      'internal',
      'Hi all,\n\nAll trips need approval from Monday. Conference attendance will be looked at case by case.\n\nPriya',
      /looked$/,
    ],
    [
      'what came of its reason',
      'transactional',
      'Dear Ana,\n\nDue to rising costs of energy and raw materials, our prices go up by 8% on 1 February.\n\nCarver Ltd',
      /^Due to/,
    ],
    [
      'that its thing was cut',
      'meeting_recap',
      'Hi all,\n\nLaunch stays June 8. To hold the date we cut the loyalty module from the first release.\n\nMara',
      /^Loyalty module from/,
    ],
    [
      'the end of a list',
      'product_update',
      'Hi,\n\nYou can now schedule reports. Pick a channel, a day and a time, and the chart arrives as an image.\n\nTeam',
      /^Pick a channel, a day$/,
    ],
    [
      'of whom its figure is told',
      'newsletter',
      'Hi,\n\nChurn is not one number.\n\nFind every account whose usage fell by 30% in two weeks.\n\nBea\n\nUnsubscribe',
      /^Usage fell by 30%/,
    ],
    [
      'for how long its price holds',
      'fundraising',
      'Dear friend,\n\nLast winter 62 people slept in our hall on nights when it froze. £35 keeps one bed warm for a week.\n\nGive a bed: https://a.example\n\nMichael',
      /£35 keeps one bed warm$|on nights$/,
    ],
    [
      'the first of the two things its day is of',
      'promotional',
      'Get 25% off all waterproof jackets and boots until Sunday midnight.\n\nShop: https://a.example\nUnsubscribe',
      /^Boots until/,
    ],
    [
      'its article to become a verb with a noun',
      'breakup',
      "Hi Renee,\n\nI've written about the expense audit. If it matters again, the offer stands: you only pay if we find duplicate charges.\n\nGraham",
      /^Offer stands$/,
    ],
  ] as const)('%s', (_, kind, draft, never) => {
    const lines = linesFor({ kind, draft })
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(never)
  })

  it('the word that says that a thing is not new', () => {
    for (const line of linesFor({ brief: { about: 'We sell used forklifts with a one-year warranty.' } }))
      expect(line).not.toMatch(/^Forklifts/)
  })
})

describe('what a mail is about stands among its subjects', () => {
  test.each([
    [
      'headings of a newsletter in plain text',
      'newsletter',
      'Hello gardeners,\n\nThe first frost is forecast for the 18th.\n\nHow to store dahlias\nCut the stems to 15 cm, shake off the soil and let them dry.\nRead on: https://a.example/d\n\nThree bulbs worth planting late\nTulips, alliums and camassias all take planting until the end of November.\n\nFran\nUnsubscribe',
      ['How to store dahlias', 'Three bulbs worth planting late'],
    ],
    [
      'the title of a job',
      'recruiting',
      'Hi Leila,\n\nThe role is Staff Engineer, remote within Europe. You would report to the CTO.\n\nOpen to a chat?\n\nMarta',
      ['Staff Engineer, remote within Europe'],
    ],
    [
      'an interview and for what',
      'recruiting',
      "Hi Ben,\n\nThanks for applying for the warehouse supervisor role in Leeds. We'd like to meet you.\n\nThe interview takes about 40 minutes.\n\nAdele",
      ['Interview: warehouse supervisor role in Leeds'],
    ],
    [
      'what is under way, with its day',
      'internal',
      "Hi all,\n\nWe're moving to the new office on Whitmore Street on Monday 3 June.\n\nPlease pack your desk.\n\nDaniel",
      ['Moving to the new office on Monday 3 June'],
    ],
    [
      'what was decided',
      'meeting_recap',
      'Team,\n\nWe decided on Monday to drop the Android tablet app. It has 310 active users.\n\nPia',
      ['Dropping Android tablet app'],
    ],
  ] as const)('%s', (_, kind, draft, lines) => {
    expect(linesFor({ kind, draft })).toEqual(expect.arrayContaining([...lines]))
  })

  it('what many are to do, told and not asked', () => {
    const lines = linesFor({
      kind: 'promotional',
      brief: {
        about: 'Black Friday sale: 30% off everything until 1 December.',
        offer: '30% off everything',
        ask: 'shop the sale',
      },
    })
    expect(lines).toContain('30% off everything until 1 December')
    expect(lines.join('\n')).not.toMatch(/^Could you|black Friday/m)
  })
})

describe('small letters', () => {
  it('leave no article large before a name', () => {
    const lines = linesFor({
      kind: 'promotional',
      case: 'lower',
      draft:
        'Our autumn sale starts today.\n\nThe Fell Runner jacket is down to £97 from £130, and the Tarn boot is £84.\n\nShop: https://a.example\nUnsubscribe',
    })
    expect(lines.join('\n')).toContain('Fell Runner')
    for (const line of lines) expect(line).not.toMatch(/^The /)
  })
})
