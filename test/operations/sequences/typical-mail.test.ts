/** What later steps say of mails as most people write them: full of slips, courtesies and claims. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/sequences/contract.ts'
import { local } from '#shared/operations/sequences/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const stepsOf = (draft: string, subject = 'Quick question') => {
  const { steps } = local(contract.input.parse({ draft, subject }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result
  return { first: steps[0]?.text, later: steps.slice(1).map(({ text }) => text ?? '') }
}

const PARTNER =
  'Hey Dan,\n\nI run partnerships at NutriBox. We deliver healthy meal kits to 40,000 subscribers in the UK. We could do a co-branded challenge in January, where your users gets 20% off there first box.\n\nLet me know what you think?\n\nCheers,\nOlivia'

describe('a sequence from a draft', () => {
  it('sends the first mail as it is and repeats none of its slips', () => {
    const { first, later } = stepsOf(PARTNER, 'Partnership opportunity')
    expect(first).toContain('your users gets 20% off there first box')
    expect(later.join('\n')).toContain('your users get 20% off their first box')
    expect(later.join('\n')).not.toMatch(/users gets|there first/)
  })

  it('is about what a partner is asked to do together', () => {
    expect(stepsOf(PARTNER, 'Partnership opportunity').later.join('\n')).toMatch(/the co-branded challenge/)
  })

  it('takes no sentence about customers for what is offered, and names what the sender provides', () => {
    const { later } = stepsOf(
      'Hi Ana,\n\nMy name is Jake and I work at DataPulse. We are a leading provider of AI-powered analytics solutions that help companies use their data.\n\nMany of our customers struggle with siloed data, and our platform has helped over 500 companies increase their revenue by up to 30%.\n\nWould you be open to a quick 15-minute call next week?\n\nBest regards,\nJake Miller\nDataPulse',
    )
    expect(later.join('\n')).toContain('our AI-powered analytics solutions')
    expect(later.join('\n')).not.toMatch(/about our customers struggle|would our customers/i)
  })

  it('tells no courtesy as a fact', () => {
    const { later } = stepsOf(
      'Hi Sarah,\n\nI wanted to see if you had any thoughts on the proposal I sent over last Tuesday. We would really love to work with you and I think this could be a great fit for both of our teams.\n\nThanks,\nMike',
      'Following up',
    )
    expect(later.join('\n')).toContain('the proposal')
    expect(later.join('\n')).not.toMatch(/love to work with you|great fit/)
  })

  it.each([
    ['what the mail refuses to do', "We don't want to run a discount campaign.", /discount campaign/],
    [
      'whom the sender supplies',
      'We are a supplier of the three largest hospitals in Leeds.',
      /our the|our three/,
    ],
  ])('is never about %s', (_, said, never) => {
    const { later } = stepsOf(
      `Hi Dan,\n\nI run partnerships at NutriBox. ${said} We deliver meal kits to 40,000 subscribers.\n\nWould you be open to a call?\n\nCheers,\nOlivia`,
      'Partnership opportunity',
    )
    expect(later.join('\n')).not.toMatch(never)
  })
})
