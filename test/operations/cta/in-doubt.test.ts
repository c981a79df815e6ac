import { describe, expect, it } from 'vitest'
import { answer } from './asked.ts'

const HEDGES = ['', 'perhaps ', 'possibly ', 'maybe ', 'potentially ']
const candidatesFor = (ask: string) =>
  answer({
    kind: 'cold_outreach',
    draft: `Hi Ana,\n\nYour depot in Leeds posted three night jobs.\n\n${ask}\n\nTom`,
  }).result.candidates.map(({ text }) => text)

it('keeps the doubt of a thing', () => {
  const texts = candidatesFor('Could you check the possibly wrong invoice by Friday?')
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts.filter((each) => each.includes('invoice')))
    expect(text).toContain('possibly wrong')
  expect(texts.some((each) => each.includes('invoice'))).toBe(true)
})

describe.each(HEDGES)('an ask in doubt is put without the doubt: “%s”', (hedge) => {
  it.each([
    [
      `I was wondering if you might ${hedge}be interested in a quick call.`,
      'Would you be interested in a quick call?',
    ],
    [
      `I was wondering if you might ${hedge}be open to a chat next week.`,
      'Would you be open to a chat next week?',
    ],
    [`I wonder if you could ${hedge}have a look at the plan.`, 'Could you have a look at the plan?'],
    [
      `I was just wondering if you might have ${hedge}15 minutes next week for a call?`,
      'Do you have 15 minutes next week for a call?',
    ],
  ])('%s', (ask, put) => {
    const texts = candidatesFor(ask)
    expect(texts).toContain(put)
    for (const text of texts) {
      expect(text).not.toMatch(/\b(?:perhaps|possibly|maybe|potentially)\b/)
      // Nobody can do what is a state.
      expect(text).not.toMatch(/\b(?:please|able to|could you) (?:be|have \d)\b/i)
    }
  })
})
