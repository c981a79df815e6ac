import { expect, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { changedFacts, factsOf } from '#shared/operations/rewrite/draft-facts.ts'

const facts = (draft: string) => factsOf(parse({ draft }, DEFAULT_PROFILE, new Memo()))
const change = (before: string, after: string) => changedFacts(facts(before), facts(after))

test.each([
  ['The pilot takes 5 days.', 'The pilot takes five days.'],
  ['The pilot takes twenty-one days.', 'The pilot takes 21 days.'],
])('a figure and the same number in words are one fact: %s → %s', (before, after) => {
  expect(change(before, after)).toMatchObject({ added_numbers: [], dropped: [] })
})

test('another number in words is another fact', () => {
  expect(change('The pilot takes 5 days.', 'The pilot takes six days.').dropped).toEqual(['5'])
  expect(change('The pilot takes five days.', 'The pilot takes 6 days.').added_numbers).toEqual(['6'])
})

test('a subject may stop repeating a figure of the body, and the body may not leave its figure to the subject', () => {
  const mail = (subject: string, draft: string) =>
    factsOf(parse({ subject, draft }, DEFAULT_PROFILE, new Memo()))
  const sent = mail('Site walk on the 14th, plot 9', 'Can we walk the site on the 14th?')
  const body = 'Can we walk the site on the 14th?'
  expect(changedFacts(sent, mail('Site walk, plot 9', body)).dropped).toEqual([])
  expect(changedFacts(sent, mail('Site walk on the 14th', body)).dropped).toEqual(['9'])
  expect(changedFacts(sent, mail('Site walk on the 14th, plot 9', 'Can we walk?')).dropped).toEqual(['14th'])
})
