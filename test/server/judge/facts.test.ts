import { describe, expect, test } from 'vitest'
import { caseOf, inventsInText } from '#server/judge/case.ts'
import { hostsIn } from '#server/judge/hosts.ts'
import { swapsFigures } from '#server/judge/swapped.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

const context = { profile: DEFAULT_PROFILE, dictionary }
const invents = (draft: string, text: string) =>
  inventsInText(caseOf(readDraft({ draft, format: 'text' }, context), [], '', context), text, context)

describe('a fact that was not given is seen', () => {
  test.each([
    ['another magnitude', 'We saved them $3 thousand.', 'We saved them $3 million.'],
    ['a magnitude', 'It costs $3.', 'It costs $3m.'],
    ['a rate', 'It costs $50.', 'It costs $50 a day.'],
    ['another rate', 'It costs $50 per month.', 'It costs $50 per week.'],
    ['another currency', 'It costs 500 dollars.', 'It costs 500 euros.'],
    ['a share', 'It saves 30 hours.', 'It saves 30 %.'],
    ['a path in other letters', 'See https://a.example/AbC.', 'See https://a.example/aBc.'],
    ['a host of any ending', 'See https://a.example/x.', 'See evil.xyz or https://a.example/x.'],
    ['a host within a host', 'See https://a.example/x.', 'See https://a.example.evil.xyz/x.'],
    ['a host in words', 'See https://a.example/x.', 'See evil dot com.'],
    ['a host in brackets', 'See https://a.example/x.', 'See evil[.]com.'],
    ['digits of another script', 'It costs $50.', 'It costs $٧٠.'],
    ['digits of another form', 'It costs $50.', 'It costs $𝟕𝟎.'],
    ['a time from today', 'The offer ends.', 'The offer ends next week.'],
    ['a span from today', 'The offer ends.', 'The offer ends in a month.'],
  ])('%s', (_, draft, text) => {
    expect(invents(draft, text)).toBe(true)
  })
})

describe('a fact may be put another way', () => {
  test.each([
    ['We saved them $3 million.', 'We saved them $3m.'],
    ['We saved them $3m.', 'They saved $3 million.'],
    ['We saved 10k users.', 'We saved 10,000 users.'],
    ['It costs $50 per month.', 'It costs $50/month.'],
    ['It costs $50/mo.', 'It costs $50 monthly.'],
    ['It costs 500 dollars.', 'It costs $500.'],
    ['It costs EUR 500.', 'It costs €500.'],
    ['It saves thirty percent.', 'It saves thirty per cent.'],
    ['It saves 30 percent.', 'It saves 30%.'],
    ['See https://A.example/AbC.', 'See https://a.example/AbC'],
    ['It took 11 days.', 'Done in 11 days.'],
    ['It ends next week.', 'Next week it ends.'],
  ])('%s → %s', (draft, text) => {
    expect(invents(draft, text)).toBe(false)
  })
})

test('no mail of the corpus invents its own facts', () => {
  for (const { draft, id } of readCorpus()) {
    const before = readDraft(draft, context)
    const lines = before.doc.sentences.map(({ text }) => text).join('\n')
    expect(inventsInText(caseOf(before, [], '', context), lines, context), id).toBe(false)
  }
})

test('hosts are told from sentences that lack a space, decimals and abbreviations', () => {
  expect([...hostsIn('We met.It was 3.5 p.m., e.g. the U.S. launch at 10.30 of Ph.D students')]).toEqual([])
  expect([...hostsIn('Ask ana@mail.acme.example or acme．shop')]).toEqual(['mail.acme.example', 'acme.shop'])
})

describe('two figures that changed places are seen, and sentences put another way are not', () => {
  const MAIL = ['We cut errors by 30% within 12 weeks.', 'The pilot costs $500 for 20 seats.']
  const swaps = (...after: string[]) => swapsFigures(MAIL.map(tokenize), after.map(tokenize))
  test.each([
    ['We cut errors by 12% within 30 weeks.', false], // new figures: they are found as such
    ['We cut errors by 30% within 20 weeks.', 'The pilot costs $500 for 12 seats.', true],
    ['The pilot costs $500 for 20 seats, and errors fell 30% within 12 weeks.', false],
    ['In 12 weeks, 30% fewer errors.', '20 seats cost $500 in the pilot.', false],
    ['We cut errors by 30%.', false],
  ])('%s', (...row) => {
    expect(swaps(...row.filter((cell) => typeof cell === 'string'))).toBe(row.at(-1))
  })
})
