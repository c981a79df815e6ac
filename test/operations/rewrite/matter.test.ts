import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const rewrite = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]

describe('the only sentence that says what a mail is about', () => {
  it.each<[string, Request['kind'], string, string]>([
    [
      'says sorry for it, after another apology',
      'apology',
      'I am so sorry. I apologise for the broken leg. We are sincerely sorry for the trouble. We are sending a new chair today, and you will have it on Thursday.',
      'I apologise for the broken leg.',
    ],
    [
      'counts the mails that were sent about it',
      'breakup',
      "I've written three times about the boiler audit and heard nothing back from you, so this is my last email. Leaks cost schools like yours a lot of gas in winter, and a morning is enough to find them. Should I close the file?",
      'about the boiler audit',
    ],
    [
      'praises it',
      'press_pitch',
      'I am thrilled to introduce our revolutionary app. Paths along the Ouse were under water on 40 days last winter, and 900 walkers looked them up in March. Would this suit your readers?',
      'app.',
    ],
    [
      'introduces the sender with it',
      'press_pitch',
      'My name is Tom and I built an app. Paths along the Ouse were under water on 40 days last winter, and 900 walkers looked them up in March. We read the gauges of the council every hour. Would this suit your readers?',
      'app.',
    ],
  ])('stays where it %s', (_, kind, body, kept) => {
    expect(rewrite({ kind, draft: `Hi Ana,\n\n${body}\n\nBest,\nTom` })?.draft).toContain(kept)
  })

  it('goes where another sentence names the matter as well', () => {
    const draft =
      "Hi Ana,\n\nI've emailed you three times about the boiler audit and heard nothing back. The audit finds leaks, which cost schools like yours a lot of gas in winter. Should I close the file?\n\nBest,\nTom"
    expect(rewrite({ kind: 'breakup', draft })?.draft).not.toContain('three times')
  })
})

describe('an apology for what the reader felt', () => {
  it('becomes one for what happened', () => {
    const draft =
      "Dear Ms Okafor,\n\nI'm sorry if you felt that the delivery was late. You have 12 euros back on your card since this morning.\n\nJo"
    expect(rewrite({ kind: 'apology', draft })?.draft).toContain("I'm sorry that the delivery was late.")
  })
})

describe('a new subject', () => {
  it('never makes a doer of whom something was done to', () => {
    const draft =
      'Hi all,\n\nAnna was fired on Monday. Please send her open tickets to Bea until June.\n\nTom'
    expect(rewrite({ kind: 'internal', subject: 'Question', draft })?.subject).not.toMatch(/Anna fired/)
  })

  it.each<[string, Request['kind'], string, string, RegExp]>([
    [
      'who runs a place',
      'meeting_request',
      'Quick question',
      'We put in heat pumps for clinics. The clinic is run by Dr. Maes, I believe. Could I come and look at the boiler room next week?',
      /Maes/,
    ],
    [
      'what is gone',
      'internal',
      'Update',
      'From June we bill every week, not every month. The old printer on floor 2 is gone.',
      /printer/,
    ],
    [
      'what is paid already',
      'meeting_request',
      'Meeting',
      'Could we meet next week to plan the summer fair? The hall wants its deposit by Friday, but that is paid. I have Tuesday and Thursday free.',
      /hall|deposit/,
    ],
    [
      'when the reader opens',
      'cold_outreach',
      'Quick question',
      'Your bakery opens at five. We deliver flour to bakeries before that hour, so nobody has to carry sacks at night. Would a price list for rye flour help?',
      /opens/,
    ],
  ])('is no side remark: %s', (_, kind, subject, body, remark) => {
    expect(rewrite({ kind, subject, draft: `Hi Ana,\n\n${body}\n\nBest,\nTom` })?.subject).not.toMatch(remark)
  })

  it('is the matter of the sentences that a bare question leans on', () => {
    const draft =
      "Hi Rob,\n\nThe landlord's lawyer sent the lease back with two changes. I would refuse both. Do you agree?\n\nSunniva"
    expect(rewrite({ kind: 'internal', subject: 'Update', draft })?.subject).toMatch(/lease/)
  })
})
