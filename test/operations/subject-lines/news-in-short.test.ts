/** The news of a long first sentence is told in short: without what only says which thing is meant, and with its day. */
import { describe, expect, it } from 'vitest'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import type { Line } from '#shared/operations/material/line.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { trimmedLine } from '#shared/operations/subject-lines/reading/trimmed-line.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesOf = (draft: string) =>
  local(contract.input.parse({ draft }), { profile: DEFAULT_PROFILE, dictionary }).result.candidates

const trimmed = (text: string) => {
  const parsed = parseSentence(text)
  return trimmedLine({ sentence: { ...parsed, parsed }, index: 0 } as unknown as Line)?.sentence.text ?? text
}

describe('a sentence without what says which one', () => {
  it.each([
    ['The walnut table you ordered in September won’t be ready.', 'Your walnut table won’t be ready.'],
    ['Your order (HB-77120), which left Leeds on Monday, was lost.', 'Your order was lost.'],
    ['From 1 June the rent for the workshop rises to £900.', 'From 1 June the rent rises to £900.'],
    ['The engineer who came on Monday says the pump has cracked.', 'The engineer says the pump has cracked.'],
  ])('says %s in short', (long, short) => {
    expect(trimmed(long)).toBe(short)
  })

  it.each([
    'The customers who pay late will be charged a fee.',
    'Two of the tyres you ordered are out of stock.',
    'The bridge on Mill Lane will be closed to cars until May.',
    'The one with the canoe is my favourite.',
  ])('keeps what changes who is meant: %s', (text) => {
    expect(trimmed(text)).toBe(text)
  })
})

describe('the first line', () => {
  it.each([
    [
      'what became of the thing, and not its name',
      "Hi Jenny,\n\nI'm really sorry to have to write this. The marquee you booked for your daughter's wedding on Saturday 12 June has been damaged in last night's storm, and it can't be repaired in time.\n\nCould you let me know by Thursday which you would prefer?\n\nTom Hadley",
      'Your marquee has been damaged',
    ],
    [
      'a closure, short and with its day',
      'Hi all,\n\nFrom Monday the staff car park behind the warehouse will be closed for about three weeks because the council is replacing the drains.\n\nYou can park at the leisure centre on Mill Lane for free.\n\nKaren',
      'Staff car park closed from Monday',
    ],
    [
      'the day of the sender',
      'Hi everyone,\n\nMy last day is Friday 28 February. From Monday 3 March Amira will look after the Danish accounts and Jo takes over the weekly report.\n\nHenrik',
      'My last day is Friday 28 February',
    ],
  ])('is %s', (_, draft, first) => {
    const [line] = linesOf(draft)
    expect(line?.text).toBe(first)
    expect(line?.promise_match).toBe(true)
  })

  it('leaves no condition out: what is so only unless something happens is not told as so', () => {
    const lines = linesOf(
      'Hi all,\n\nThe hospice shop on Castle Street will have to close on Mondays from January unless we find six more volunteers for the till.\n\nRuth',
    )
    for (const { text } of lines) expect(text).not.toMatch(/will have to close/)
  })
})
