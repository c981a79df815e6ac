/** Questions of bills, positions, plans of two, choices of the sender and introductions, as the mail tells them. */
import { describe, expect, it } from 'vitest'
import { plans } from '#shared/operations/cta/told/plans.ts'
import { promised, value } from '#shared/operations/cta/told/value.ts'
import { answer, type Request } from './asked.ts'

const texts = (request: Request) => answer({ count: 10, ...request }).result.candidates.map((c) => c.text)
const mail = (kind: Request['kind'], body: string): Request => ({
  kind,
  subject: 'The mill at Otley',
  draft: `Hi Dana,\n\n${body}\n\nBest,\nSam Ortiz`,
})
const said = (text: string) => ({ text }) as Parameters<typeof value>[0]

describe('what the mail tells becomes a question', () => {
  it.each<[Request['kind'], string, string]>([
    [
      'billing',
      'Invoice #4521 for $3,400 was due on 15 October and is still unpaid. Kindly do the needful at the earliest.',
      'When can we expect payment of invoice #4521?',
    ],
    [
      'billing',
      'Invoice #4521 is overdue. If payment is not received by 28 November, the order stops. Kindly do the needful at the earliest.',
      'Could you pay invoice #4521 by 28 November?',
    ],
    [
      'recruiting',
      'A mill in Hull is hiring a Senior Process Engineer, and the role pays £70,000. Would you be interested in learning more?',
      'Would you consider the Senior Process Engineer role?',
    ],
    [
      'apology',
      'We can ship the 600 lids today, or we can hold the order until 3 May. Please let me know which option you prefer.',
      'Should we ship the 600 lids today, or hold the order until 3 May?',
    ],
    [
      'referral_intro',
      'Do you know any other owners who need a mill? If so, I would appreciate an introduction.',
      'Could you introduce me to any other owners who need a mill?',
    ],
    [
      'renewal',
      'If you sign for two years, I can also include the second lamp at no additional cost. What do you think?',
      'Would you like to sign for two years and get the second lamp at no additional cost?',
    ],
    [
      'follow_up',
      'If you want the racks before May, we need to place the order by 3 April. Is anything unclear?',
      'Shall we place the order by 3 April?',
    ],
    [
      'recruiting',
      'Thank you for your application. We can offer Monday, March 9 at 10 AM or Tuesday, March 10 at 2 PM. Please confirm which of these times works for you.',
      'Which suits you better, Monday, March 9 at 10 AM or Tuesday, March 10 at 2 PM?',
    ],
    [
      'meeting_request',
      'Would Thursday 4 December at 10:00 work for a first look at the plans?',
      'Could we meet on Thursday 4 December at 10:00 for a first look at the plans?',
    ],
  ])('%s: “%s”', (kind, body, question) => {
    expect(texts(mail(kind, body))).toContain(question)
  })

  it('a bill of two invoices is asked for without a number', () => {
    const body =
      'Invoices were due: invoice 17 on 3 May and invoice 18 on 9 May, and both are unpaid. Kindly do the needful at the earliest.'
    expect(texts(mail('billing', body)).join()).not.toMatch(/invoice 1[78]/)
  })
})

describe('one question in place of a sentence that leaves three ways open', () => {
  const open = mail(
    'partnership',
    "Love what you guys are doing over at Fitrak. We could do a joint challenge in January, and both of us would win riders. Happy to jump on a call any time, or I can send over a deck, or we could grab coffee if you're in Hull.",
  )

  it('is offered for each of them and for what both could do', () => {
    expect(texts(open)).toContain('Would a joint challenge in January work for Fitrak?')
    expect(texts(open)).toContain('Shall I send over a deck?')
  })

  it('comes with the remark that there are several', () => {
    expect(answer(open).result.issues.map(({ code }) => code)).toContain('several')
  })
})

describe('an idea is no claim', () => {
  it.each([
    'We could do a better job',
    'We could run a bit late',
    'We can host a maximum of forty guests',
    'We could set up a quick call',
  ])('nothing is planned in “%s”', (text) => {
    const doc = { sentences: [], blocks: [], draft: {}, text } as unknown as Parameters<typeof plans>[0]
    expect(plans(doc, [said(text)])).toEqual([])
  })

  it.each([
    'We help dental groups leverage their data',
    'Our tool helps teams win',
    'We helped a bakery to save its mill',
  ])('nobody is asked whether it would help: “%s”', (text) => {
    expect(value(said(text))).toEqual([])
  })

  it('what the sender does for others would perhaps help', () => {
    expect(value(said('We help dental groups fill front-desk roles in 21 days'))).toEqual([
      { text: 'Would it help to fill front-desk roles in 21 days?' },
    ])
  })

  it('a promise of the subject is asked of the reader, and shouting is none', () => {
    expect(promised('Cut your hiring time in half')).toEqual([
      { text: 'Would you like to cut your hiring time in half?' },
    ])
    expect(promised('SAVE YOUR MONEY')).toEqual([])
    expect(promised('Your order has left')).toEqual([])
  })
})
