import { describe, expect, test } from 'vitest'
import { ask } from './calls.ts'

const later = (request: object): string => {
  const { steps } = ask({ channels: ['email', 'call'], steps: 5, ...request }).result
  return steps
    .slice(1)
    .map(({ subject, text }) => `${subject ?? ''}\n${text}`)
    .join('\n')
}

describe('a firm of which a case is told is not the sender’s', () => {
  const NORFOLK =
    'Hi Erin,\n\nFreight Weekly wrote that Castle Grain adds a third dock at Tilbury.\n\nDrivers there wait 70 minutes on average. At Norfolk Malt we cut the wait to 25 minutes with a text message sent when the dock is free.\n\nIt costs £480 a month per dock.\n\nShall I send the Norfolk Malt numbers?\n\nBest,\nRuben Haas'
  const BRIGHTSEA =
    'Hi Aysha,\n\nThe Derby Telegraph says Mellor Foods opens a second cold store in Derby in March.\n\nA new cold store usually loses five percent of stock in the first quarter. At Brightsea Fish we cut that to under one percent, and the alarm calls at night went from 14 a week to 2.\n\nOur engineers set the alarms in three days and train your night shift on site.\n\nWould a look at the Brightsea figures be of use?\n\nBest regards,\nColm Reilly'

  test.each([
    ['Norfolk Malt', 'Dock times', NORFOLK, 'Ruben'],
    ['Brightsea Fish', 'Cold rooms in Derby', BRIGHTSEA, 'Colm'],
  ])(
    '%s is neither whom the caller speaks for nor what the steps are about',
    (firm, subject, draft, name) => {
      const texts = later({ kind: 'cold_outreach', subject, draft })
      expect(texts).toMatch(new RegExp(`It's ${name}[.,]`))
      expect(texts).not.toMatch(/with a text\./)
      expect(texts).not.toMatch(new RegExp(`(?:from|about|with|in|of|what|would) ${firm}`, 'i'))
    },
  )

  test('a firm that signs the mail is the sender’s, also where it tells what was done there', () => {
    const texts = later({
      kind: 'cold_outreach',
      subject: 'Dock times',
      draft: NORFOLK.replace('Ruben Haas', 'Ruben Haas\nNorfolk Malt'),
    })
    expect(texts).toContain("It's Ruben from Norfolk Malt")
  })
})

describe('what the steps are about is one thing, whole and by its name', () => {
  test('it ends before the verb of its sentence', () => {
    const texts = later({
      kind: 'cold_outreach',
      subject: 'Night cleaning',
      draft:
        'Hi Dana,\n\nYou are hiring four cleaners for the Salford office.\n\nOur robots clean open floors between 10 pm and 5 am. Pelham Court runs two of them on 6,000 square metres.\n\nThe lease is £640 a month with service.\n\nCould I show you one on your own floor for a night?\n\nThanks,\nIvo Marsh',
    })
    expect(texts).toContain('about our robots')
    expect(texts).not.toContain('our robots clean')
  })

  test('an event takes nothing from another clause that names its word', () => {
    const texts = later({
      kind: 'event_invitation',
      subject: 'Join us',
      draft:
        'Dear Dr Patel,\n\nI am delighted to invite you to our spring study day on Thursday, 19 March 2026 at the Lowry Hotel in Salford.\n\nMembers pay $95, guests $140. Lunch is included.\n\nPlease reserve your place by 27 February at https://ndta.example/study-day and tell us about any allergies.\n\nWith kind regards,\nHannah Osei',
    })
    expect(texts).toContain('the spring study day')
    expect(texts).not.toContain('allergies')
  })

  test.each([
    [
      'A breakfast for finance leads on 22 January at the Corn Exchange in Leeds',
      'breakfast for finance leads',
    ],
    ['An evening for school heads on 4 March in Bristol', 'evening for school heads'],
    ['A supper for first-time buyers on 4 March in Bristol', 'supper for first-time buyers'],
  ])('%s has its guests in its name', (event, name) => {
    const about = `${event}, about the new late-payment rules.`
    const texts = later({ kind: 'event_invitation', brief: { about, ask: 'book a seat by 15 January' } })
    expect(texts).toContain(`our ${name}`)
    expect(texts).not.toMatch(new RegExp(`${name.split(' ').slice(0, -1).join(' ')}[:.]`, 'i'))
    expect(texts).not.toMatch(/(?:^|: )about the new/im)
  })

  test('a name keeps its capital where a sentence begins with it', () => {
    const texts = later({
      kind: 'announcement',
      subject: 'Rotawise Swap',
      draft:
        'Hi,\n\nToday we announce Rotawise Swap. With Swap the app asks everyone who is qualified, and the first to accept has the shift.\n\nSwap is included in the Team plan at no extra cost and is switched on for you from 8 December.\n\nWatch the video: https://rotawise.example/swap\n\nRotawise GmbH, Lange Straße 8, 10243 Berlin\nUnsubscribe: https://rotawise.example/u',
    })
    expect(texts).toContain('Swap is included')
    expect(texts).not.toContain('swap is included')
  })

  test('a season is not worth knowing', () => {
    const texts = later({
      kind: 'promotional',
      subject: 'Winter tyres',
      draft:
        'Dear customer,\n\nWinter is just around the corner!\n\nUntil Saturday 29 November you get 20% off every set of four winter tyres, fitting and balancing included.\n\nWe also check your battery for free while you wait, which takes about ten minutes.\n\nBook now: https://bramleytyres.example/book\n\nBramley Tyres, 22 Station Road, Bramley LS13 2AB\nUnsubscribe: https://bramleytyres.example/u',
    })
    expect(texts).not.toMatch(/around the corner/i)
    expect(texts).toContain('check your battery')
  })
})

test('whom a product helps is not what it is about', () => {
  const texts = later({
    kind: 'cold_outreach',
    subject: 'Lanewise + Northgate Freight',
    draft:
      'Hi Marcus,\n\nNorthgate Freight opens a second dock in Tulsa this spring.\n\nWe make dispatch software that helps mid-sized carriers to use their own data. Most teams are live within three weeks.\n\nShould I send you the numbers?\n\nBest,\nPriya Raman\nLanewise',
  })
  expect(texts).not.toMatch(/help with mid-sized carriers|about mid-sized carriers/)
})

describe('a product that the mail names', () => {
  const pitch = (offer: string) =>
    later({
      kind: 'cold_outreach',
      subject: 'Quick question about your onboarding',
      draft: `Hi Sarah,\n\n${offer}\n\nYou hired three customer success managers in May. We have helped firms such as Notably and Kinset reduce their time-to-value by 40%.\n\nDo you have 30 minutes next week?\n\nJake Morrison`,
    })

  test.each([
    'FlowPilot is the leading customer onboarding platform that helps firms to start their customers.',
    'I work at FlowPilot, a customer onboarding platform for software firms.',
    'At FlowPilot, we have built a tool that starts your customers.',
  ])('is what the steps are about: %s', (offer) => {
    expect(pitch(offer)).toMatch(/(?:about|would|is) FlowPilot/i)
  })

  test('has its customers’ results told as they were', () => {
    expect(pitch('FlowPilot is a customer onboarding platform.')).toContain(
      'Notably and Kinset reduced their time-to-value by 40%',
    )
  })
})
