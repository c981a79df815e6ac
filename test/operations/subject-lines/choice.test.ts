/** A mail with much to say offers a choice: different matters, each in the mail's own words. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesOf = (draft: string, kind = 'auto') =>
  local(contract.input.parse({ draft, kind }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

const BILL =
  'Hello,\n\nThis is to inform you that invoice #7718 for the amount of $2,150.00 which was due on May 4 has still not been paid. This is the second time we are contacting you about this.\n\nRegards,\nAnna'

describe('a choice of subjects', () => {
  it('tells what failed and when, that it is explained, and what there is for it', () => {
    const lines = linesOf(
      'Hi there,\n\nOn Monday between 1:05 PM and 3:20 PM ET our checkout was unavailable.\n\nThe outage was caused by a full disk. As a result a credit of 15% will be applied to your next invoice.\n\nThe Paylane Team',
      'apology',
    )
    expect(lines[0]).toBe('Checkout unavailable on Monday, 1:05 PM to 3:20 PM ET')
    expect(lines).toContain("Monday's checkout outage: what happened")
    expect(lines).toContain('15% credit on your next invoice')
  })

  it('says nothing of a cause that the mail does not tell', () => {
    const lines = linesOf(
      'Hi there,\n\nOn Monday between 1:05 PM and 3:20 PM ET our checkout was unavailable. We are sorry for the outage.\n\nThe Paylane Team',
      'apology',
    )
    expect(lines.join('\n')).not.toContain('what happened')
  })

  it('puts the day an offer ends behind it, and gives no day to one of two offers', () => {
    const one =
      'Hi,\n\nAll garden chairs are 20% off. The offer ends Sunday at midnight.\n\nThe Fernhouse Team'
    expect(linesOf(one, 'promotional').join('\n')).toContain(
      '20% off all garden chairs until Sunday midnight',
    )
    const two =
      'Hi,\n\nAll garden chairs are 20% off. Get 10% off all tables as well. The offer ends Sunday at midnight.\n\nThe Fernhouse Team'
    expect(linesOf(two, 'promotional').join('\n')).not.toContain('until Sunday')
  })

  it('counts the reminders of a bill as the mail does', () => {
    expect(linesOf(BILL, 'billing')).toContain('Second notice: invoice #7718')
    expect(linesOf(BILL.replace(/ This is the second[^.]*\./, ''), 'billing').join('\n')).not.toContain(
      'notice:',
    )
  })

  it('names the job that somebody applies for, and what they bring', () => {
    const lines = linesOf(
      'Dear Ms Roy,\n\nI am writing to express my interest in the Office Manager position on your website. I have over 9 years of experience in logistics.\n\nLaura Chen',
      'other',
    )
    expect(lines).toContain('Office Manager application: over 9 years of experience')
  })

  it('asks a stranger whether they have the trouble that others have, and does not say so', () => {
    const lines = linesOf(
      'Hi {{first_name}},\n\nI noticed that {{company}} is hiring. Many of our customers struggle with manual payroll. Would you be open to a 15-minute call next week?\n\nJake Miller\nAccount Executive, Paylane',
      'cold_outreach',
    )
    expect(lines).toContain('Manual payroll at {{company}}?')
    expect(lines.join('\n')).not.toMatch(/^Manual payroll at \{\{company\}\}$/m)
  })
})
