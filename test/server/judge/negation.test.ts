import { expect, test } from 'vitest'
import { turnsNo, turnsOpposite } from '#server/judge/negation.ts'
import { promises } from '#server/judge/promises.ts'

test.each([
  ['We can deliver on Friday.', 'We cannot deliver on Friday.'],
  ['We will not be able to deliver.', 'We will deliver.'],
  ['We no longer support the app.', 'We support the app.'],
  ["You aren't looking for a tool.", 'You are looking for a tool.'],
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
])('an opposite is seen: %s → %s', (before, after, seen) => {
  expect(turnsOpposite(before, after)).toBe(seen)
})
