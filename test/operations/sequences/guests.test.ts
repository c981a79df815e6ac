import { describe, expect, it, test } from 'vitest'
import { toReaders } from '#shared/operations/brief-notes.ts'
import { ask } from './calls.ts'

const PODCAST =
  'Invite Maria Lund to our podcast on family businesses. She built a furniture maker from 4 to 60 people and wrote about it in her newsletter. Recording takes 40 minutes.'

describe('whoever a brief calls “she”', () => {
  it('is spoken to where it is the reader', () => {
    const { about, ask: asked, recipient } = toReaders({ about: PODCAST, ask: 'Would she come on?' })
    expect(about).toContain('You built a furniture maker')
    expect(about).toContain('in your newsletter')
    expect(asked).toBe('Would you come on?')
    expect(recipient?.name).toBe('Maria')
  })

  it('is named where it is somebody else', () => {
    const { about } = toReaders({
      about:
        'Invite founders to our podcast. The host is Karen Beck. She built a furniture maker from 4 to 60 people.',
    })
    expect(about).toContain('Karen Beck built a furniture maker')
    expect(about).not.toMatch(/\byou built\b/i)
  })
})

it('one person who is invited is asked when, and not to judge a product', () => {
  const { steps } = ask({ brief: { about: PODCAST, ask: 'Would she come on?' }, steps: 4 }).result
  const later = steps.slice(1).map(({ text }) => text ?? '')
  expect(later.join('\n')).not.toMatch(/worth a look this quarter|weigh up|something for this year/)
  expect(later.join('\n')).toMatch(/month|when would it suit you/i)
})

test.each([
  [
    'We sell a scanner. We want to reach estate managers in Bordeaux and offer them one free scan in July.',
    'Would you like one free scan in July?',
  ],
  ['Chase invoice 2291 over 742 euros, due 17 March, to Sorensen', 'When can we expect the payment?'],
])('what a note wants of its readers is asked of them: %s', (about, asked) => {
  expect(toReaders({ about }).ask).toBe(asked)
})

test.each([
  ['Chase invoice 2291 over 742 euros, due 17 March', 'Invoice 2291 over 742 euros was due on 17 March.'],
  [
    'Reactivate dental patients who have not been for a check-up in 18 months',
    'You have not been for a check-up in 18 months.',
  ],
  ['Who moves before 15 August keeps the old price', 'If you move before 15 August, you keep the old price'],
  [
    'fleet washing at night, trucks stay at your yard',
    'We offer fleet washing at night. Trucks stay at your yard.',
  ],
])('%s', (about, told) => {
  expect(toReaders({ about }).about).toContain(told)
})

it('a call says what the first mail said, and no part to fill in, where it said something', () => {
  const draft =
    'Hi Marcus,\n\nOur batteries charge in the breaks, so nobody swaps them at shift change. Valley Produce got 40 minutes a day back for each truck.\n\nWorth sending you their numbers?\n\nDana Whitfield\nVoltra Energy'
  const { steps } = ask({
    kind: 'cold_outreach',
    subject: 'Forklift batteries at Delgado',
    draft,
    steps: 4,
    channels: ['email', 'call'],
  }).result
  const call = steps.find(({ channel }) => channel === 'call')
  expect(call?.text).toContain('Valley Produce got 40 minutes a day back for each truck')
  expect(call?.to_fill).toEqual([])
})

it('a trial that is bought on a page is followed up as one, whatever its plans cost', () => {
  const draft =
    'Hi Tomas,\n\nYour trial of Docklog ends on Friday. Your team has logged 41 dock checks so far.\n\nThere are two plans. Crew is €29 a month for up to 5 people. Yard is €79 for as many as you like, and it has the weekly report.\n\nPick a plan here: https://docklog.example/plans\n\nNora\nDocklog'
  const { steps } = ask({ subject: 'Your trial of Docklog ends on Friday', draft, steps: 4 }).result
  expect(steps).toHaveLength(4)
  expect(steps[1]?.text).toMatch(/: (?:Yard|Crew) is €/)
})

it('a page that a brief does not name is a part to fill in every step', () => {
  const { steps } = ask({
    kind: 'event_invitation',
    brief: { about: 'Webinar on 12 November about parental leave rules, free, 45 minutes' },
    steps: 3,
  }).result
  for (const { text, to_fill } of steps)
    if (text?.includes('[link to the page]')) expect(to_fill).toContain('[link to the page]')
})
