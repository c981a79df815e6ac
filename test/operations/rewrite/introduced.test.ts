import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (opening: string, signed = 'Trevor Haynes\nFounder, OnboardIQ') =>
  local(
    contract.input.parse({
      kind: 'cold_outreach',
      subject: 'Quick question about onboarding',
      draft: `Dear Ms Lowe,\n\n${opening} Our customers see a new hire at work in 9 days and not in 21. Wexham Logistics has used it since 2023.\n\nWould you like to see the two pages for the first day?\n\nBest regards,\n${signed}`,
    }),
    { profile: DEFAULT_PROFILE, dictionary },
  ).result.variants[0]?.draft ?? ''

describe('a person who introduces a firm', () => {
  it.each([
    'My name is Trevor Haynes and I am the founder of OnboardIQ, the all-in-one platform for new staff.',
    'I’m Trevor Haynes, founder of OnboardIQ, the all-in-one platform for new staff.',
    'This is Trevor Haynes from OnboardIQ, the all-in-one platform for new staff.',
  ])('gives way to what the firm is, which the rest stands on: %s', (opening) => {
    const draft = rewritten(opening)
    expect(draft).toContain('OnboardIQ is the all-in-one platform for new staff.')
    expect(draft).not.toContain('I am')
  })

  it('stays where what they do there is told', () => {
    const opening = 'My name is Trevor Haynes and I plan first days at OnboardIQ, a platform for new staff.'
    expect(rewritten(opening)).toContain('I plan first days at OnboardIQ, a platform for new staff.')
  })

  it('stays where nobody signs', () => {
    const opening = 'I’m Trevor Haynes, founder of OnboardIQ, a platform for new staff.'
    expect(rewritten(opening, '')).toContain('Trevor Haynes')
  })
})
