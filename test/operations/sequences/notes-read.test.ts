/** A brief typed as notes: each thought is told in a form that is right whatever its grammar, or the sender is told that it was left out. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWhole, personOf, toReader } from '#shared/operations/sequences/plain/grammar.ts'
import { questionOf } from '#shared/operations/sequences/plain/wish.ts'
import { ask } from './calls.ts'

const THOUGHTS = [
  'we lease milling machines for zirconia',
  'our sensors log every tap',
  'they count shelves by hand on Sundays',
  'they get 15% of the first year',
  'Larch Bakery cut 31 hours a week',
  'price stays at €4,800 a year',
  'deadline: 20 November',
  'topics: right to repair, volunteers',
  '18 seats, no vendors',
  'most of them share a login',
  'want a 20 min call',
  'ask them what stopped them',
  'keep it friendly',
  'phone call after two mails',
  'from: Lena Voss, PeopleDesk',
  'candidate works at a supplier',
]

/** What only the writer is meant to read. */
const FOR_WRITER = /keep it friendly|phone call after|candidate works|ask them|want a 20/i

describe('a brief of any thoughts in any order', () => {
  const briefs = fc
    .uniqueArray(fc.constantFrom(...THOUGHTS), { minLength: 2, maxLength: 7 })
    .map((thoughts) => thoughts.join('. '))

  it('tells no reader what is said to the writer, and speaks of no reader as “they”', () => {
    fc.assert(
      fc.property(briefs, (about) => {
        const { steps } = ask({ brief: { about }, kind: 'cold_outreach' }).result
        for (const { text } of steps) {
          // What waits in brackets is for the writer.
          const told = text?.replaceAll(/\[[^\]]*\]/g, '')
          expect(told).not.toMatch(FOR_WRITER)
          expect(told).not.toMatch(/\b(?:They|Their) (?:count|get)\b|\bof them\b/)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('leaves at most one place to fill in a step besides names', () => {
    fc.assert(
      fc.property(briefs, (about) => {
        for (const { to_fill } of ask({ brief: { about }, kind: 'cold_outreach' }).result.steps)
          expect(
            to_fill.filter((part) => !/first name|your name|name the matter/.test(part)).length,
          ).toBeLessThan(2)
      }),
      { numRuns: 15 },
    )
  })
})

it('a result of the brief is told once, in a step of its own', () => {
  const about =
    'cold email to dental labs. we are Millcraft, we lease milling machines. our technicians come within a day. Huber Dental cut 31 hours a week. want a 20 min call.'
  const { steps } = ask({ brief: { about } }).result
  const telling = steps.filter(({ text }) => text?.includes('Huber Dental cut 31 hours a week.'))
  expect(telling.map(({ n, angle }) => [n, angle])).toEqual([[2, 'proof']])
})

it('what no reader can be told is named in a warning', () => {
  const about =
    'renewal of the cleaning contract, ends 30 June. most of them have no second supplier. the price stays the same. from: Bea Lund, Limpa'
  const { result, warnings } = ask({ brief: { about } })
  expect(result.steps.map(({ text }) => text).join('\n')).not.toContain('of them')
  expect(warnings.some(({ message }) => message.includes('most of them have no second supplier'))).toBe(true)
})

it.each([
  ['our sensors log it automatically', true],
  ['40 firms already joined', true],
  ['Invoice 7, £3,260, was due on 3 May', true],
  ['SaaS for dentists, reduces no-shows', false],
  ['salary 62-74k', false],
  ['import from Confluence', false],
  ['Ines de Vries (Unilever)', false],
])('“%s” is a whole sentence: %s', (text, whole) => {
  expect(isWhole(text)).toBe(whole)
})

it.each([
  ['They have staff flushing taps', 'You have staff flushing taps'],
  ["Customer's card failed", 'Your card failed'],
  ['If they upgrade by May the month is free', 'If you upgrade by May the month is free'],
])('“%s” is said to its reader', (text, said) => {
  expect(personOf(text)).toBe('they')
  expect(toReader(text)).toBe(said)
})

it.each([
  ['20 min call', 'Would you be open to a 20-minute call?'],
  ['try it on one repo', 'Would you like to try it on one repo?'],
  ['what stopped them', 'Could you tell me what stopped you?'],
  ['fill in a 4-question survey, 2 minutes', 'Could you fill in a 4-question survey (2 minutes)?'],
  ['a gift of £25', 'Would you consider a gift of £25?'],
])('the wish “%s” is asked in the frame that fits it', (wish, question) => {
  expect(questionOf(wish)).toBe(question)
})
