import { expect, it, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { standsAlone } from '#shared/operations/sequences/recall.ts'
import { dictionary } from '../../support/dictionary.ts'
import { ask } from './calls.ts'

const textsOf = (request: object) =>
  ask(request)
    .result.steps.slice(1)
    .map(({ subject, text }) => `${subject ?? ''}\n${text ?? ''}`)

test.each([
  ['At your rate of 24p that is £47,280 a year.', false],
  ['For your 34 users that is $8,568 a year.', false],
  ['The halls use 318,000 kWh a year for light.', true],
])('a sum is told only with what it adds up: %s', (text, alone) => {
  const doc = parse(
    { draft: `Hi Ana,\n\nThank you.\n\n${text}\n\nBest,\nBo` },
    DEFAULT_PROFILE,
    new Memo(),
    dictionary,
  )
  const sentence = doc.sentences.find((one) => one.text === text)
  expect(sentence && standsAlone(doc, sentence)).toBe(alone)
})

const BREAKFAST = {
  subject: "You're invited",
  draft:
    'Dear Ms Achterberg,\n\nOn Thursday 21 January we are bringing together thirty heads of procurement for a breakfast at the Amstel Hotel, from 8:00 to 10:30.\n\nThe subject is the new EU rule on device shortages.\n\nWe have kept a seat for you until Friday 8 January. Please let me know by then whether you can come.\n\nKind regards,\nJoris',
  kind: 'event_invitation',
  channels: ['email'],
}

it('the day to reply by is no day of the event, and “by then” names its day', () => {
  const all = textsOf(BREAKFAST).join('\n')
  expect(all).toContain('It takes place on Thursday 21 January')
  expect(all).toContain('reply by 8 January')
  expect(all).not.toMatch(/by then|a reminder, 8 January|what is new/i)
})

it('a day is the last one of what ends with it', () => {
  const draft =
    '<p>Meet the Halden 2.</p><p>The Halden 2 costs $1,890. Order before midnight on Sunday, December 6 and the $120 front rack is free.</p><p><a href="https://halden.example/shop">Order the Halden 2</a></p>'
  const all = textsOf({ subject: 'Meet it', draft, kind: 'promotional', channels: ['email'] }).join('\n')
  expect(all).not.toContain('December 6 is the last day.')
})

it('a debt is followed up by the day and the consequence that its mail names', () => {
  const draft =
    'Dear Ms. Haddad,\n\nInvoice INV-20418 for $3,472.50 was due on October 12 and is overdue.\n\nPlease pay by Friday, December 4. If we have no payment by then, we will add the late fee set out in our terms.\n\nRegards,\nTomas'
  const request = { subject: 'Overdue invoice', draft, kind: 'billing', steps: 4, channels: ['email'] }
  const last = ask(request).result.steps.at(-1)
  expect(last?.text).toContain('settled by Friday, December 4. After that we will add the late fee')
  expect(last?.to_fill).toEqual([])
})

it('what they had of it is not asked of the sender where the mail says it, and a task calls it theirs', () => {
  const draft =
    'Hi Ana,\n\nYour Fieldnote plan renews on January 15, 2027.\n\nHere is what your team did with it this year: 1,906 site reports, 212 of them filed offline.\n\nIf you want to change the number of users, do it by January 8.\n\nWould you like the two-year form?\n\nThanks,\nPri'
  const request = { subject: 'Your Fieldnote plan', draft, kind: 'renewal', steps: 4 }
  const { steps } = ask({ ...request, channels: ['email', 'task'] }).result
  const told = steps.slice(1).map(({ text }) => text ?? '')
  expect(ask({ ...request, channels: ['email'] }).result.steps[1]?.text).toContain('1,906 site reports')
  expect(steps.filter(({ channel }) => channel === 'task').map(({ text }) => text)).not.toContain(
    'your Fieldnote',
  )
  expect(told.join('\n')).not.toContain('since the last term began')
})

it('a script is not chosen by a passing phrase', () => {
  const draft =
    'Hi Dev,\n\nYour team has logged in to Harbour only 6 times since 4 September.\n\nThe bank connection takes about 15 minutes with somebody who has admin rights.\n\nShall I sit in with you on Wednesday?\n\nThanks,\nRosalind\nHarbour'
  const all = textsOf({ subject: 'Checking in', draft, kind: 'customer_success', steps: 5 }).join('\n')
  expect(all).not.toMatch(/passing on my number|nobody comes to mind|about admin rights/)
})

test.each([
  [
    'our route planning app for delivery companies with 5 to 40 vans',
    'We offer our route planning app for delivery companies with 5 to 40 vans.',
  ],
  ['a bakery for sourdough in Leith', 'We are a bakery for sourdough in Leith.'],
  ['our app for shops saves time', 'Our app for shops saves time.'],
])('what a brief is about is told in a whole sentence: %s', (about, told) => {
  const [first] = ask({ kind: 'cold_outreach', brief: { about }, channels: ['email'] }).result.steps
  expect(first?.text?.split('\n')).toContain(told)
})

test.each([
  ['opened third canteen in Graz', 'You opened a third canteen in Graz.'],
  ['hired two more cooks in May', 'You hired two more cooks in May.'],
  ['posted new job ads', 'You posted new job ads.'],
  ['read your article on night shifts', 'I read your article on night shifts.'],
  ['saw a job ad for two drivers', 'I saw a job ad for two drivers.'],
  ['passed the audit in May', 'You passed the audit in May.'],
  ['met the head of sales in Ulm', 'What made me write: met the head of sales in Ulm.'],
  // A state, perhaps: what rose is not said to be the reader's deed.
  ['increased traffic in the branch', 'What made me write: increased traffic in the branch.'],
])('why the mail comes is told in a sentence where it is sure who did it: %s', (trigger, told) => {
  const brief = { about: 'Kantinio, a pre-order tool for staff canteens', trigger }
  const [first] = ask({ kind: 'cold_outreach', brief, channels: ['email'] }).result.steps
  expect(first?.text).toContain(told)
})

test.each([
  ['free pilot in one canteen until end of June', 'We offer a free pilot in one canteen until end of June.'],
  ['free support', 'We offer free support.'],
])('an offer has the article of one thing: %s', (offer, told) => {
  const brief = { about: 'Kantinio, a pre-order tool for staff canteens', offer }
  const [first] = ask({ kind: 'cold_outreach', brief, channels: ['email'] }).result.steps
  expect(first?.text).toContain(told)
})
