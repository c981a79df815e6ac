/** What asks for too much is told so, and what the mail is for is found behind it. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { local } from '#shared/operations/cta/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const resultOf = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result

describe('one sentence that wants three things', () => {
  it.each([
    ['recruiting', 'Send me your resume, your salary history and 3 friends who might be interested.'],
    [
      'negotiation',
      'I also want a refund for the December load, new terms, and someone competent on our account.',
    ],
    ['negotiation', 'You will honour the price, you will throw in the shipping, and you will do it by noon.'],
  ] as const)('is several asks: %s, %s', (kind, asks) => {
    const { issues } = resultOf({ kind, draft: `Hi Dana,\n\nThe Leeds line runs again.\n\n${asks}\n\nTom` })
    expect(issues.map(({ code }) => code)).toContain('several')
  })

  it.each([
    ['meeting_request', 'Could you bring the drawings and the damp readings?'],
    ['support_reply', 'Please send me the export number as it stands at the top left of the page.'],
    ['proposal', 'Please tell me by Friday whether to reserve the crew, the lift and the van.'],
  ] as const)('is none where it wants one or two: %s, %s', (kind, asks) => {
    const { issues } = resultOf({ kind, draft: `Hi Dana,\n\nThe Leeds line runs again.\n\n${asks}\n\nTom` })
    expect(issues.map(({ code }) => code)).not.toContain('several')
  })
})

it('a stranger who asks for one thing and also for another asks for two', () => {
  const { issues, found } = resultOf({
    kind: 'recruiting',
    draft:
      'Hi there,\n\nI saw your talk on tide models.\n\nAre you open to new roles? Also do you know anyone else who might be interested?\n\nJake',
  })
  expect(issues.map(({ code }) => code)).toContain('competing')
  expect(found.filter(({ competing }) => competing).map(({ text }) => text)).toEqual([
    'Also do you know anyone else who might be interested?',
  ])
})

it('a request for a review is for the review, and not for the picture of it', () => {
  const { primary } = resultOf({
    kind: 'review_request',
    format: 'html',
    draft:
      '<p>Hi Ana,</p><p>Please <a href="https://a.example/r">click here</a> and leave 5 stars. When you are done, send us a screenshot.</p><p>Tom</p>',
  })
  expect(primary?.text).toContain('leave 5 stars')
})

it('three buttons of a welcome compete', () => {
  const button = (n: number, label: string) =>
    `<p><a href="https://a.example/${n}" class="button">${label}</a></p>`
  const { found } = resultOf({
    kind: 'onboarding',
    format: 'html',
    draft: `<p>Hi Ana,</p><p>Your account is open.</p>${button(1, 'Import your recipes')}${button(2, 'Invite your team')}${button(3, 'Go premium')}`,
  })
  expect(found.filter(({ form, competing }) => form === 'button' && competing).length).toBe(2)
})

it('a picture without a text is told of, and its file name is not praised', () => {
  const request = {
    kind: 'promotional',
    format: 'html',
    draft:
      '<p>Winter jackets are 25% off until Sunday.</p><a href="https://a.example/s"><img src="https://a.example/btn.gif" width="200"></a>',
  } as const
  const { issues } = resultOf(request)
  expect(issues.map(({ message }) => message).join(' ')).toContain('a picture without words')
  const { warnings } = local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
  expect(warnings.map(({ message }) => message).join(' ')).not.toContain('says what it leads to')
})

it('an answer that mends nothing does not ask whether it works now', () => {
  const { candidates } = resultOf({
    kind: 'support_reply',
    draft:
      'Dear Ana,\n\nReturns must be opened within 14 days of receipt, so we cannot exchange the jacket.\n\nPlease do not hesitate to contact us if you have any further questions.\n\nCare Team',
  })
  expect(candidates.filter(({ text }) => /works?\b.*\bnow|solve it/.test(text))).toEqual([])
})

it('a mail that declines and asks nothing is offered no question of a proposal', () => {
  const { candidates, primary } = resultOf({
    kind: 'proposal',
    draft:
      'Dear Ms. Whitaker,\n\nThank you for inviting us to bid on RFP 2026-114. We have decided not to submit a proposal, because section 6 needs eight people in Tulsa and we have three.\n\nSincerely,\nHarold',
  })
  expect(primary).toBeNull()
  expect(candidates).toEqual([])
})
