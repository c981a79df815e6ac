/** Pairs on which marketers agree lean their way, and a subject that could stand over any mail is behind one that cannot. */
import { describe, expect, it } from 'vitest'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/ab-predict/contract.ts'
import { featuresOf } from '#shared/operations/ab-predict/features.ts'
import { local } from '#shared/operations/ab-predict/local.ts'

const predict = (kind: string, weaker: string, stronger: string, metric = 'click') =>
  local(
    contract.input.parse({
      kind,
      metric,
      variants: [
        { id: 'weaker', subject: weaker },
        { id: 'stronger', subject: stronger },
      ],
    }),
    { profile: DEFAULT_PROFILE, dictionary: null },
  ).result

const PAIRS: [kind: string, weaker: string, stronger: string][] = [
  ['newsletter', 'Newsletter #14', 'Three things we learned shipping 40 releases'],
  ['newsletter', 'October newsletter', 'How a bakery in Leeds cut its flour waste by half'],
  ['newsletter', 'Monthly update', 'Why your bike brakes squeal in the rain'],
  ['promotional', 'Sale!!!', '20% off winter coats until Sunday'],
  ['promotional', 'BIG SAVINGS INSIDE', 'Winter coats, 20% off until Sunday'],
  ['promotional', 'Don’t miss out!', 'Free delivery on every order until Friday'],
  ['product_update', 'Exciting news about our platform!', 'Exports now finish in 4 seconds'],
  ['event_invitation', 'You are invited!', 'Breakfast with 12 retail CFOs, 21 January'],
  ['cold_outreach', 'Quick question', 'Damaged pallets at Goole'],
  ['cold_outreach', 'Partnership Opportunity!!!', 'your duplicate contacts'],
  ['follow_up', 'Just checking in?', 'The racking quote'],
  ['fundraising', 'Please help us', 'The gate at Heron Slough closes in nine days'],
  ['digest', 'Links', '10 museum jobs that close in March, pay included'],
]

describe('a pair on which marketers agree', () => {
  it.each(PAIRS)('leans their way, under any kind (%s): “%s”, “%s”', (kind, weaker, stronger) => {
    for (const each of [kind, 'auto'])
      for (const metric of ['click', 'reply']) {
        const [{ p: behind } = { p: 1 }, { p: ahead } = { p: 0 }] = predict(
          each,
          weaker,
          stronger,
          metric,
        ).probabilities
        expect(ahead, `${each} ${metric}`).toBeGreaterThan(behind)
        expect(ahead).toBeLessThanOrEqual(0.7)
      }
  })
})

describe('a subject that could stand over any mail', () => {
  const [[kind, weaker, stronger] = ['newsletter', '', '']] = PAIRS

  it('is a driver of its own with its evidence, and no judgement beside it', () => {
    const driver = predict(kind, weaker, stronger).drivers.find(({ feature }) => feature === 'vague_subject')
    expect(driver).toMatchObject({
      favours: 'stronger',
      basis: 'house',
      evidence: [{ id: 'E38c', grade: 'R' }],
    })
    expect(driver?.reason).toContain('could stand over any mail')
  })

  it('loses nothing in opens, of which the experiment found as many', () => {
    const { drivers } = predict(kind, weaker, stronger, 'open')
    expect(drivers.map(({ feature }) => feature)).not.toContain('vague_subject')
  })
})

describe('a figure', () => {
  it.each([
    ['Newsletter #14', 0],
    ['The Ferry Post #41', 0],
    ['#41: the harbour board votes', 0],
    ['The #1 mistake of new bakers', 1],
    ['40 releases and what they taught us', 1],
  ])('is a number that is no number of an issue: “%s”', (line, figure) => {
    expect(featuresOf(parseSentence(line)).number).toBe(figure)
  })
})
