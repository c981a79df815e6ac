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
