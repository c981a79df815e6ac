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
  ])('is said to the reader: %s', (about, told) => {
    expect(toReaders({ about }).about).toBe(told)
  })

  it('becomes the ask where the brief names none, and never replaces one', () => {
    const about = 'This is about the lobby. Ask her to confirm by Friday.'
    expect(toReaders({ about })).toEqual({ about: 'This is about the lobby.', ask: 'confirm by Friday' })
    expect(toReaders({ about, ask: 'call me' }).ask).toBe('call me')
  })

  test.each([
    'We help clinics. They save three hours a week.',
    'Email marketing software for small shops that sends mail on time.',
    'Our email tool writes subject lines.',
    'Welcome to our shop.',
    'Mail for parcels is slow.',
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
