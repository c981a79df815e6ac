import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result
const textsFor = (request: Request) => answer({ count: 10, ...request }).candidates.map(({ text }) => text)

const newsletter: Request = {
  kind: 'newsletter',
  subject: 'November newsletter',
  draft:
    '<h1>What is rising</h1><p>Hello bakers,</p><p>Flour prices fell for the first time since March.</p><h2>Sourdough class on 6 December</h2><p>Hana Okafor teaches shaping at the Mill Lane kitchen. Twelve places, £35 each. <a href="https://g.example/c">Book a place</a></p><h2>Reader question</h2><p>Peter Lang gives his starter schedule. <a href="https://g.example/r">Read the answer</a></p>',
}
const promotion: Request = {
  kind: 'promotional',
  subject: 'Winter boots for less',
  draft:
    '<h1>25% off all winter boots</h1><p>Until Sunday 30 November, every pair is 25% off. Use code <b>FROST25</b> at checkout. Free returns for 60 days.</p><p><a href="https://t.example/b">Shop now</a></p>',
}
const FILLER =
  'The carpenters have sanded the floor twice and waxed it by hand, and the windows were painted in the old green that the photographs of the house show. A neighbour lent us the scaffolding, so the gutters could be cleaned too, and the door closes again without a push from inside.'

describe('a joined preheader', () => {
  it('is made of lines that stand under one heading', () => {
    let joined = 0
    for (const mode of ['complement', 'summary', 'cta'] as const)
      for (const text of textsFor({ ...newsletter, mode })) {
        if (/\. \p{Lu}/u.test(text)) joined++
        expect(text).not.toMatch(/^(?=.*Flour)(?=.*(?:Twelve|Book|Sourdough))/)
        expect(text).not.toMatch(/^(?=.*(?:Read the answer|Peter))(?=.*(?:Twelve|Book|Sourdough))/)
      }
    expect(joined).toBeGreaterThan(0)
  })
})

describe('two sentences of a letter', () => {
  const renewal: Request = {
    kind: 'renewal',
    subject: 'Your policy',
    draft:
      'Hi Jonas,\n\nYour van insurance ends on 14 January. If you do nothing it renews at £1,126 for the year, because the insurer raised its prices for all couriers.\n\nI asked two others. Axon would cover the same van for £988.\n\nShall I move you to Axon?\n\nLena',
  }

  it('are joined only where one follows the other in a paragraph, and none behind a question', () => {
    for (const mode of ['complement', 'summary', 'cta'] as const)
      for (const text of textsFor({ ...renewal, mode })) {
        expect(text).not.toMatch(/\? \p{L}/u)
        expect(text).not.toMatch(/14 January\. I asked/)
      }
    expect(textsFor({ ...renewal, mode: 'cta' })).toContain('Shall I move you to Axon?')
  })

  it('hold no heading, nor the marks of one', () => {
    const draft =
      'Hello,\n\n## Night market, 6 December\nForty makers and a brass band from 5 pm.\n\nThe team'
    for (const mode of ['complement', 'summary'] as const)
      for (const text of textsFor({ kind: 'newsletter', subject: 'News', draft, mode }))
        expect(text).not.toMatch(/#|December\. Forty/)
  })
})

describe('a call of two words', () => {
  it('is a candidate in the mode for calls, with what stands beside it', () => {
    expect(textsFor({ ...promotion, mode: 'cta' }).some((text) => text.startsWith('Shop now. '))).toBe(true)
    for (const mode of ['complement', 'summary'] as const)
      expect(textsFor({ ...promotion, mode }).join()).not.toContain('Shop now')
  })
})

describe('the check of the first words', () => {
  it('finds the event of an evening, a breakfast or a workshop in an invitation', () => {
    for (const event of ['an evening', 'a breakfast', 'a workshop'])
      expect(
        answer({
          kind: 'event_invitation',
          subject: 'Invitation',
          draft: `Dear Helen,\n\nYou're invited to ${event} on heat pumps, Thursday 15 January, at the Guildhall in Bath.\n\nRhys`,
        }).ai_summary_risk.contains_offer,
      ).toBe(true)
  })

  it.each([
    ['the year of a result', 'Holtkamp Foods cut its charges after it moved in March 2024.', false],
    ['the day of a release', 'We will block slashes in the version of 2 December.', false],
    ['a deadline', 'Please send the form by 12 December.', true],
  ])('asks to move a day up only where the reader needs it: %s', (_, sentence, moves) => {
    const { advice } = answer({
      kind: 'newsletter',
      subject: 'The house',
      draft: `Hello all,\n\n${FILLER} ${sentence}\n\nRhys`,
    }).ai_summary_risk
    expect(advice?.includes('the date') ?? false).toBe(moves)
  })
})
