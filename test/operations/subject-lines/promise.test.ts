import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const sent = (mail: Request, subject: string) =>
  local(contract.input.parse({ ...mail, subject }), { profile: DEFAULT_PROFILE, dictionary }).result.current

const apology: Request = {
  kind: 'apology',
  draft:
    'Hi Tomasz,\n\nYour order 88213 went out with the wrong hinges. The right hinges left this morning. I have refunded the £64 delivery charge and taken £120 off the invoice.\n\nFrom this week every order is checked by a second person.\n\nNadia',
}
const promotion: Request = {
  kind: 'promotional',
  draft:
    'Hi,\n\nUntil midnight on Sunday 30 November, every pair of winter boots is 25% off. Use code FROST25 at checkout. Free returns for 60 days.\n\nTrailhead',
}
const cold: Request = {
  kind: 'cold_outreach',
  draft:
    'Hi Marcus,\n\nSaw that Fernhill Dental opened its fifth practice in Reading.\n\nWe built Paylow, a tool that texts patients a payment link. Ashgrove Dental recovered £38,400 in its first quarter with it.\n\nLeah',
}
const renewal: Request = {
  kind: 'renewal',
  draft:
    'Hi Joanne,\n\nYour Fleetwise plan renews on 1 February at $18,600 for 40 vehicles, up from $17,200. This year the plan cut your idle time from 11% to 6%.\n\nSam',
}
const grant: Request = {
  kind: 'follow_up',
  draft:
    'Hi Owen,\n\nSince then the grant window has been confirmed: applications close on 12 December and cover 30% of the cost.\n\nIngrid',
}
const payroll: Request = {
  kind: 'internal',
  draft:
    'Hi all,\n\nThe payroll migration moves from Friday 5 December to Monday 8 December. Nothing changes for the November run.\n\nDana',
}
const evening: Request = {
  kind: 'event_invitation',
  draft:
    'Dear Helen,\n\nYou are invited to an evening on heat pumps on 15 January in Bath. Priya Raman will show how Widcombe Manor got its running costs down by 43%.\n\nRhys',
}
const billing: Request = {
  kind: 'billing',
  draft:
    'Hi Tom,\n\nYour card ending 4417 was declined on 20 November, so the Pro plan is paused from Friday. Your data stays where it is for 30 days. If nothing is paid by 1 March, the account will be closed.\n\nLumo',
}
const fee: Request = {
  kind: 'announcement',
  draft:
    'Dear members,\n\nThe annual fee rises from £48 to £52 on 1 January. The hall has not been sold.\n\nWe fixed the heating.\n\nThe board',
}

const pool: Request = {
  kind: 'newsletter',
  draft:
    'Dear members,\n\nThe outdoor pool opens on Saturday 23 May. Season tickets cost £95 for adults and £52 for members over 65. Members under 18 swim free.\n\nJo',
}

const site: Request = {
  kind: 'cold_outreach',
  draft:
    'Hi Priya,\n\nSaw that Northbeam is opening a second fulfilment site in Tilburg this spring. When we worked with Kessel Footwear on the same move, their return handling went from 11 days to 4, mostly because the two sites stopped keeping separate stock lists.\n\nWe keep one stock list across warehouses. Kessel were live in three weeks, and Joost van Dam, who ran it there, is happy to talk to you.\n\nWould it be useful if I sent the two-page plan Kessel used?\n\nMarieke',
}

describe('a subject the mail does not bear out', () => {
  it.each<[string, Request]>([
    ['Full refund for order 88213', apology],
    ['Refunded: order 88213', apology],
    ['Free iPhone for everyone', promotion],
    ['Free winter boots until Sunday', promotion],
    ['25% off everything', promotion],
    ['70% off all boots', promotion],
    ['Boots sale: win a prize', promotion],
    ['Fernhill recovered £38,400', cold],
    ['We recovered £38,400 for Fernhill Dental', cold],
    ['You recovered £38,400', cold],
    ['Your price drops to $17,200', renewal],
    ['Your plan renews free', renewal],
    ['Idle time up from 6% to 11%', renewal],
    ['Your grant is approved', grant],
    ['Payroll cancelled for November', payroll],
    ['The payroll migration moves from Monday 8 December to Friday 5 December', payroll],
    ['Running costs up by 43%', evening],
    ['Your account is deleted on Friday', billing],
    ['Annual fee falls to £48', fee],
    ['Members under 18 pay £52', pool],
    ['Season tickets for adults: £52', pool],
    ['Kessel went bankrupt', site],
    ['Kessel sued us', site],
    ['Joost quit', site],
    ['Northbeam is closing in Tilburg', site],
    ['Your account will be closed today', site],
    ['Invoice overdue: legal action', site],
    ['You owe us', site],
    ['Security alert: new sign-in', site],
    ['Live in two weeks', site],
    ['Kessel were live in 2 weeks', site],
    ['Legal action against your board', fee],
    ['The board resigned', fee],
  ])('is misleading, breaks its promise and hardly fits: %s', (subject, mail) => {
    const current = sent(mail, subject)
    expect(current?.promise_match).toBe(false)
    expect(current?.risk).toBe('misleading')
    expect(current?.fit).toBeLessThanOrEqual(20)
  })

  it.each<[string, Request]>([
    ['£64 delivery charge refunded', apology],
    ['25% off all winter boots until Sunday', promotion],
    ['Free returns for 60 days', promotion],
    ['Marcus, how Ashgrove recovered £38,400', cold],
    ['Ashgrove Dental recovered £38,400', cold],
    ['Your plan goes up from $17,200 to $18,600', renewal],
    ['Idle time down from 11% to 6%', renewal],
    ['Grant window confirmed', grant],
    ['Payroll migration moves to Monday 8 December', payroll],
    ['Running costs cut by 43%', evening],
    ['Your card was declined on 20 November', billing],
    ['Pro plan paused from Friday', billing],
    ['Annual fee rises from £48 to £52', fee],
    ['Members over 65 pay £52', pool],
    ['Season tickets for adults: £95', pool],
    ['Kessel were live in three weeks', site],
    ['Live in 3 weeks', site],
    ['Second fulfilment site in Tilburg', site],
    ['Return handling: 11 days to 4', site],
    ['The two-page plan Kessel used', site],
    ['Northbeam opens in Tilburg', site],
    ['Your account will be closed by 1 March', billing],
  ])('is told from one that it does: %s', (subject, mail) => {
    const current = sent(mail, subject)
    expect(current?.promise_match).toBe(true)
    expect(current?.risk).toBe('honest')
    expect(current?.fit).toBeGreaterThan(60)
  })

  it('is no change where nothing in it goes from one to another', () => {
    const calls: Request = {
      kind: 'newsletter',
      draft:
        'Hi,\n\nWe listened to 1,200 demo calls and counted what was different. Three things stood out.\n\nJo',
    }
    expect(sent(calls, 'What we learned from 1,200 demo calls')).toMatchObject({
      risk: 'honest',
      promise_match: true,
    })
  })

  it('is left to a reader where the mail may mean it in other words', () => {
    expect(sent(renewal, 'Vehicle tracker dispatched')?.promise_match).toBeNull()
    expect(sent(promotion, 'Your boots are restored')?.promise_match).toBeNull()
    expect(sent(payroll, 'Payroll migration will be delayed')?.promise_match).toBeNull()
    expect(sent(site, 'Northbeam lost its licence')?.promise_match).toBeNull()
  })
})
