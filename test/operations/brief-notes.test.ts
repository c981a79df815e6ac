import { describe, expect, it, test } from 'vitest'
import { toReaders } from '#shared/operations/brief-notes.ts'
import { ask } from './sequences/calls.ts'

describe('a note to oneself in a brief', () => {
  test.each([
    [
      'Invite CFOs of mid-sized manufacturers to our webinar on cash forecasting on 5 March.',
      'You are invited to our webinar on cash forecasting on 5 March.',
    ],
    ['Cold email to heads of IT at schools. We back up files every night.', 'We back up files every night.'],
    [
      'Follow up with Sarah about the quote we sent her on 3 May. Mention that the price holds until June.',
      'This is about the quote we sent you on 3 May. The price holds until June.',
    ],
    ['Tell all staff that the canteen closes on Friday.', 'The canteen closes on Friday.'],
    ['Thank Dr. Brown for her talk on tides.', 'Thank you for your talk on tides.'],
    [
      'Their plan for 20 seats renews on 1 October. They used 17 seats.',
      'Your plan for 20 seats renews on 1 October. You used 17 seats.',
    ],
    ['Welcome new customers of our bookkeeping app.', 'Welcome to our bookkeeping app.'],
    [
      'Follow up with HR managers we met at the Leeds fair. They gave us their cards.',
      'We met at the Leeds fair. You gave us your cards.',
    ],
    [
      'Customers who cancelled our meal kit last year. New: they can skip weeks.',
      'You cancelled our meal kit last year. New: you can skip weeks.',
    ],
    [
      'New users of our accounting app signed up but have not connected their bank.',
      'This is about our accounting app. You signed up but have not connected your bank.',
    ],
    ['Our landlord wants to raise the rent in April.', 'You want to raise the rent in April.'],
    ['We would like our insurer to lower the premium.', 'We would like you to lower the premium.'],
    ['Quarterly review with our supplier: late deliveries.', 'Quarterly review: late deliveries.'],
    ['Our contract with them ends on 14 February.', 'Our contract with you ends on 14 February.'],
    [
      'Offer for the hedges was sent on 3 June. No answer yet.',
      'Our offer for the hedges was sent on 3 June.',
    ],
    [
      'We owe them €85. Apologise, and say that it goes out on Friday.',
      'We owe you €85. I am sorry about this. It goes out on Friday.',
    ],
    [
      'Reach out to Sarah about replacing their printers. They have 14.',
      'This is about replacing your printers. You have 14.',
    ],
  ])('is said to the reader: %s', (about, told) => {
    expect(toReaders({ about }).about).toBe(told)
  })

  test.each([
    [
      'SaaS for dentists, reduces no-shows, want a demo',
      'We offer SaaS for dentists. It reduces no-shows.',
      'a demo',
    ],
    [
      'outreach to bakers, we sharpen knives, £3 per knife, free pickup',
      'We sharpen knives. £3 per knife, free pickup.',
      undefined,
    ],
    [
      'Invite CFOs to webinar on March 12 about e-invoicing',
      'You are invited to our webinar on March 12 about e-invoicing.',
      undefined,
    ],
    [
      'win back customers who have not ordered for 3 months, 15% off with code BACK15',
      'You have not ordered for 3 months. You get 15% off with code BACK15.',
      undefined,
    ],
    [
      'onboarding for new users of our app: import projects, invite the team',
      'Welcome to our app. The first steps: import projects, invite the team.',
      undefined,
    ],
    ['Sell robots to warehouses. Ask for a site visit.', 'We offer robots to warehouses.', 'a site visit'],
    [
      'Webinar invite: how to prepare for the AI Act, June 5 at 3pm, speakers from DLA',
      'You are invited to our webinar on how to prepare for the AI Act on June 5 at 3pm. Speakers from DLA.',
      undefined,
    ],
    [
      'Partnership pitch to yoga studios: we lend them our mats, they recommend our shop',
      'I suggest we work together: we lend you our mats, you recommend our shop.',
      undefined,
    ],
    [
      'Ask past donors to give again. £18 pays for one night.',
      'Please give again. £18 pays for one night.',
      undefined,
    ],
  ])('of one breath is told apart: %s', (about, told, wanted) => {
    const read = toReaders({ about })
    expect([read.about, read.ask]).toEqual([told, wanted])
  })

  it('that names whom it follows up with greets them and speaks to them', () => {
    const about = 'Follow up with Marta at Helix after our call yesterday. She wants a pilot in May.'
    expect(toReaders({ about })).toEqual({
      about: 'Thank you for your time in the call. You want a pilot in May.',
      recipient: { name: 'Marta', company: 'Helix' },
    })
  })

  it('becomes the ask where the brief names none, and never replaces one', () => {
    const about = 'This is about the lobby. Ask her to confirm by Friday.'
    expect(toReaders({ about })).toEqual({ about: 'This is about the lobby.', ask: 'confirm by Friday' })
    expect(toReaders({ about, ask: 'call me' }).ask).toBe('call me')
    expect(toReaders({ about: 'Ask Ridley Farm for a testimonial about the dryer.' })).toEqual({
      about: 'This is about the dryer.',
      ask: 'a testimonial',
    })
    expect(toReaders({ about: 'It is the lobby.', ask: 'tell us how many seats they keep' }).ask).toBe(
      'tell us how many seats you keep',
    )
  })

  test.each([
    'We help clinics. They save three hours a week.',
    'Email marketing software for small shops that sends mail on time.',
    'Our email tool writes subject lines.',
    'Welcome to our shop.',
    'Mail for parcels is slow.',
    'We finished the kitchen for the Bakers and they were happy with it.',
    'People who run gyms lose members in spring.',
    'Customers who bought in May get 10% off.',
    'Our landlord portal shows the rent.',
  ])('is told from what is none: %s', (about) => {
    const brief = { about }
    expect(toReaders(brief)).toBe(brief)
  })

  it('stands in no step as it was written', () => {
    const { steps } = ask({
      steps: 4,
      channels: ['email'],
      brief: {
        about: 'Invite CFOs to our webinar on cash forecasting on 5 March at 3pm.',
        ask: 'sign up',
        link: 'https://c.example/w',
      },
    }).result
    const texts = steps.map(({ text }) => text).join('\n')
    expect(texts).toContain('You are invited to our webinar on cash forecasting')
    expect(texts).toContain('Sign up: https://c.example/w')
    expect(texts).not.toMatch(/Invite CFOs|Does this work for you/)
  })
})
