/** A mailing has a preheader whatever it sounds like: quiet, whole, and nothing that nobody believes. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
const resultOf = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result
const texts = (request: Request) => resultOf(request).candidates.map((c) => c.text)

describe('a mailing', () => {
  it('that shouts is quoted quietly', () => {
    const draft =
      'Hey {{first_name}}!\n\nCome back today and get 50% OFF your first 3 months!!! HURRY UP!!!\n\nThe Fit Team\n\nUnsubscribe: https://x.example/u'
    expect(texts({ kind: 're_engagement', subject: 'We miss you', draft })).toEqual([
      'Come back today and get 50% off your first 3 months',
    ])
  })

  it('in headline capitals is quoted as a sentence', () => {
    const draft =
      'Interest Rates Could Change At Any Moment!!!\n\nClick Here For More: https://x.example/\n\nUnsubscribe: https://x.example/u'
    expect(texts({ kind: 'newsletter', subject: 'Market update', draft })).toEqual([
      'Interest rates could change at any moment',
    ])
  })

  it('of long sentences gives a statement of one', () => {
    const draft =
      'The new export has been rebuilt for all paying workspaces in every region that we serve today, which in consideration of the aforementioned roadmap of the platform and its several dependencies represents a milestone of our journey\n\nUnsubscribe: https://x.example/u'
    const [line = ''] = texts({ kind: 'product_update', subject: 'Release 4.2', draft })
    expect(line).toMatch(/^The new export has been rebuilt/)
    expect(line.length).toBeLessThan(90)
  })

  it('promises no cure and no guarantee', () => {
    const draft =
      'Our patented foam is GUARANTEED to cure back pain in 3 nights!!!\n\nUnsubscribe: https://x.example/u'
    expect(texts({ kind: 'promotional', subject: 'Your mattress', draft })).toEqual([])
  })
})

it('what is told behind “we regret to inform you that” stands without it', () => {
  const draft =
    'Dear customers,\n\nWe regret to inform you that the pool in Leeds closes for repairs from 4 to 9 May.\n\nPaul'
  expect(texts({ kind: 'announcement', subject: 'A notice', draft })).toContain(
    'The pool in Leeds closes for repairs from 4 to 9 May.',
  )
})

it('the price stands without the day in front of it, and no courtesy in its place', () => {
  const draft =
    'Dear Customer,\n\nWe are writing to inform you that effective January 1, 2027, the price of your Pro plan will be increasing from $29 to $35 per month.\n\nWe value your business and hope that you will continue to be a customer.\n\nThe TaskFlow Team\n\nUnsubscribe: https://taskflow.example/u'
  expect(texts({ draft, subject: 'Important update' })).toEqual([
    'The price of your Pro plan will be increasing from $29 to $35 per month.',
  ])
})

it('an answer to a customer is mail to one person, whoever the greeting calls', () => {
  const draft =
    'Dear Valued Customer,\n\nThe size can be changed within 14 days of the delivery.\n\nCare Team'
  expect(resultOf({ kind: 'support_reply', subject: 'Re: Wrong size', draft }).none_recommended).toBe(true)
})
