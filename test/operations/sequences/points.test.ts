/** Later mails are made of what the draft or the brief holds, and a part is left open only where that is used up. */
import { describe, expect, it, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { pointsIn } from '#shared/operations/sequences/points.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask } from './calls.ts'

const FRAME = /^\[(?:your|first) name\]$|unsubscribe link/
const open = (request: Parameters<typeof ask>[0]) =>
  ask(request).result.steps.map(({ to_fill }) => to_fill.filter((part) => !FRAME.test(part)))

describe('a mail to somebody who left', () => {
  const { steps } = ask({
    kind: 're_engagement',
    subject: "It's been a while",
    draft:
      "Hi Ben,\n\nWe noticed you haven't logged in to Plotter for 60 days. Your 3 dashboards are still there, and since you left we've added scheduled reports and a Google Sheets sync.\n\nLog back in here: https://app.plotter.example/login\n\nNina\nPlotter",
  }).result

  it('is followed by its own points, one in each mail, with nothing left open', () => {
    const [, news, , kept] = steps
    expect(news?.text).toContain("we've added scheduled reports and a Google Sheets sync.")
    expect(kept?.text).toContain('your 3 dashboards are still there.')
    expect(steps.flatMap(({ to_fill }) => to_fill).filter((part) => !FRAME.test(part))).toEqual([])
  })

  it('has subjects about the matter, and none of the firm’s name', () => {
    expect(steps.map(({ subject }) => subject)).toEqual([
      "It's been a while",
      'Scheduled reports and a Google Sheets sync',
      'What was missing?',
      'Your 3 dashboards are still there',
    ])
  })

  it('ends with the mail that says so', () => {
    expect(steps.at(-1)?.text).toMatch(/our last mail|After this mail/)
  })
})

/** What people type who are in a hurry. */
const SHORT = [
  'SaaS for dentists, reduces no-shows, want a demo',
  'HR software for small companies, saves 5 hours a week on payroll, free 30 day trial',
  'Invite CFOs to webinar on March 12 about e-invoicing',
  'cold email to HR directors about our employee wellbeing app',
  'outreach to restaurant owners, we do same-day knife sharpening, £3 per knife, free pickup in Bristol',
  'win back customers who have not ordered coffee for 3 months, 15% off with code BACK15',
  'onboarding for new users of our time tracking app: import projects, invite the team, set up invoices',
  'Sell warehouse robots to logistics managers. Robots pick 3x faster than people. Ask for a site visit.',
  'follow up after the demo with Karen at Finley Logistics, she liked the route planning but worried about the price',
  'Partnership pitch to yoga studios: we lend them our mats for free, they recommend our shop, 10% commission on every sale',
  'cart abandoners of our online plant shop, free shipping over 40 euro, 30 days return',
  'promote our new accounting course for freelancers',
  'Our software texts patients a day before their appointment. Clinics see 38% fewer no-shows.',
]

describe.each(SHORT)('the brief “%s”', (about) => {
  const { steps } = ask({ brief: { about } }).result
  const all = steps.map(({ subject, text }) => `${subject ?? ''}\n${text}`).join('\n')

  it('names its matter in every step that has to', () => {
    expect(all).not.toMatch(
      /what your first mail was about|words that name the matter|what you offer, in one/,
    )
    expect(all).not.toMatch(/Our offer|our software texts\b(?! patients a day)/)
  })

  it('stands in no step as it was typed where it is a note to the writer', () => {
    expect(all).not.toMatch(
      /want a demo|Invite CFOs|cold email to|outreach to|win back|onboarding for|Ask for|follow up after|pitch to|cart abandoners|promote our/i,
    )
  })

  it('leaves no step with more than two parts open', () => {
    for (const parts of open({ brief: { about } })) expect(parts.length).toBeLessThanOrEqual(2)
  })

  it('has no subject twice', () => {
    const subjects = steps.flatMap(({ subject }) => subject ?? [])
    expect(new Set(subjects).size).toBe(subjects.length)
  })
})

test.each([
  ['Setup takes one hour.', ['setup takes one hour']],
  [
    'Plans start at $9 a month and you can cancel at any time.',
    ['plans start at $9 a month', 'you can cancel at any time'],
  ],
  ["Don't miss this unique opportunity!", []],
  ['We added it last week.', []],
  ['The sale ends tomorrow.', []],
  ['The hall was closed until 3 May.', []],
])('%s holds the points %j', (told, points) => {
  const draft = `Hi Ana,\n\nThis is about the scanner.\n\n${told}\n\nSee it: https://a.example/s\n\nTom`
  const doc = parse({ draft, kind: 'promotional' }, DEFAULT_PROFILE, new Memo(), dictionary)
  expect(pointsIn(doc, materialOf(doc), null, false).map(({ text }) => text)).toEqual(points)
})
