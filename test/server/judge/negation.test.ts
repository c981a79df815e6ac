import { expect, it, test } from 'vitest'
import { clausesOf, turnsDeed, turnsNo } from '#server/judge/negation.ts'
import { turnsOpposite, turnsRoles } from '#server/judge/opposites.ts'
import { promises } from '#server/judge/promises.ts'
import { expectLinear } from '../../support/growth.ts'

test.each([
  ['We can deliver on Friday.', 'We cannot deliver on Friday.'],
  ['We will not be able to deliver.', 'We will deliver.'],
  ['We no longer support the app.', 'We support the app.'],
  ["You aren't looking for a tool.", 'You are looking for a tool.'],
  ['The wrong charge was ours. We ship free.', 'The wrong charge was not ours. We ship free.'],
])('a no that came or went is seen: %s → %s', (before, after) => {
  expect(turnsNo(before, after)).toBe(true)
})

test.each([
  ["Please don't hesitate to call.", 'Please call.'],
  ['You will not be charged a fee.', 'It is free.'],
  ["Isn't that worth a call?", 'Is that worth a call?'],
  ['We are not able to ship.', 'We are unable to ship.'],
  ["We don't want to miss it, and we ship.", 'We ship.'],
  ['The office is not open.', 'The office is closed.'],
  ['If it does not work, write to me.', 'Is there trouble? Or a problem: write to me.'],
  ['Nobody has to install anything.', 'There is nothing to install.'],
])('a no put another way is none: %s → %s', (before, after) => {
  expect(turnsNo(before, after)).toBe(false)
})

test.each([
  ['We send the $120 that you paid back to you.', 'You get a refund of $120.', false],
  ['It is 25% off.', 'It has a 25% discount.', false],
  ['You pay no fee.', 'It is free of charge.', false],
  ['We help teams.', 'We help teams, or your money back.', true],
  ['We help teams.', 'We are trusted by banks.', true],
  ['It is free for a year.', 'It is free for life.', true],
  ['Send as many mails as you want.', 'Send unlimited mails.', false],
])('a promise that nobody made is seen: %s → %s', (given, text, seen) => {
  expect(promises(text, given)).toBe(seen)
})

test.each([
  ['The office is closed on Monday.', 'The office is open on Monday.', true],
  ['Your request was approved.', 'Your request was rejected.', true],
  ['The price includes delivery.', 'The price excludes delivery.', true],
  ['The office is closed on Monday.', 'On Monday the office is not open.', false],
  ['We are closed on Monday and are open on Tuesday.', 'We are closed on Monday.', false],
  ['The price includes delivery.', 'Delivery is included.', false],
  ['It is late. I am not sorry.', 'It is on time. I am not sorry.', true],
  ['It is late. I am not sorry.', 'It is not on time. I am not sorry.', false],
  ['It saved Acme $400 last year.', 'It cost Acme $400 last year.', true],
  ['It saves you $400 a year.', 'It costs you $400 less a year.', false],
  ['Acme opened a plant in Hull.', 'Acme closed a plant in Hull.', true],
  ['Acme opened a plant in Hull.', 'The new plant of Acme is in Hull.', false],
  ['We refunded €49 for the wrong charge.', 'We charged €49 for the wrong order.', true],
  ['The pumps cost $40 each.', 'The pumps cost $40 in total.', true],
  ['There are two interviews of an hour each.', 'There are two interviews of an hour in total.', true],
  ['The backup runs before the release, not after it.', 'It runs after the release, not before it.', true],
  ['Mill Lane closes for good on Friday.', 'Mill Lane closes for a week on Friday.', true],
  ['We are working on a larger limit.', 'We have raised the limit.', true],
  ['Mill Lane closes for good on Friday.', 'On Friday Mill Lane closes for good.', false],
  ['The pumps cost $40 each.', 'A pump costs $40.', false],
])('an opposite is seen: %s → %s', (before, after, seen) => {
  expect(turnsOpposite(before, after)).toBe(seen)
})

test.each([
  ['It only takes hours and does not touch your data.', 'It only takes hours. It touches your data.', true],
  ['I cannot join on Friday, as nobody is free.', 'I join on Friday. Nobody is free.', true],
  ['We ship on Friday. There is no fee.', 'We never ship on Friday. There is no fee.', true],
  ['We refunded €49 for the wrong charge.', 'We have not refunded €49 for the wrong charge.', true],
  ['We refunded €49.90 and ship free.', 'We declined to refund €49.90, and ship free.', true],
  ['You can stop by Friday.', 'You cannot stop by Friday.', true],
  ['Passwords cease to work on Friday.', 'Passwords will no longer work on Friday.', false],
  ['Write to me with any trouble.', 'If the login does not work, write to me.', false],
  ['It does not touch your data.', 'It leaves your data untouched.', false],
  ['We do not ship on Sunday.', 'We ship on any day but Sunday.', false],
  ['You do not have to install a thing.', 'There is nothing to install.', false],
  ['We do not ship pumps. We ship valves.', 'We ship valves.', false],
  ['If the login does not work, write to me.', 'Trouble with the login? Write to me.', false],
])('a deed that was denied is not affirmed: %s → %s', (before, after, seen) => {
  expect(turnsDeed(before, after)).toBe(seen)
})

test.each([
  ['We will send you an invoice.', 'You will send us an invoice.', true],
  ['You pay us $40 a month.', 'We pay you $40 a month.', true],
  ['We will send you an invoice.', 'You will get an invoice from us.', false],
  ['You sent us the logs, and we send you the table.', 'We send you the table.', false],
  ['If you send the logs, I run the table again.', 'Should I send you the table?', false],
])('who does it to whom stays: %s → %s', (before, after, seen) => {
  expect(turnsRoles(before, after)).toBe(seen)
})

it('is looked for in time that grows no faster than the text', () => {
  expectLinear(16_000, (size) => 'we do it '.repeat(size / 9), clausesOf)
})
