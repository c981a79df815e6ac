import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const mail = (ask: string, kind: Request['kind'] = 'other'): Request => ({
  kind,
  subject: 'Mill Lane warehouse',
  draft: `Hi Sam,\n\nThanks for your note about the Mill Lane warehouse. I have looked at it with Ruth and we agree with most of it.\n\n${ask}\n\nBest wishes,\nKim`,
})
const texts = (request: Request) => answer(request).result.candidates.map(({ text }) => text)

describe('an ask of a long sentence is put another way without its reasons and its second half', () => {
  it.each([
    [
      "Would you be open to me running last week's pay through our system, free, so that you can compare the two, and also to a short call with Pryce's transport manager?",
      "Shall I run last week's pay through our system, free?",
    ],
    [
      'With the audit season starting in September, would it be useful if I sent you the two-page plan we made for Harlow?',
      'Shall I send you the two-page plan we made for Harlow?',
    ],
    [
      'Are you happy for me to get a firm price from Daleside, and could you also let me know whether the tenants can be out of bays 5 to 8 for a fortnight?',
      'Shall I get a firm price from Daleside?',
    ],
    [
      'Would it make sense for us to come by on the 14th and measure the hall, or is that too early for you?',
      'Shall we come by on the 14th and measure the hall?',
    ],
    [
      "Can you let me know if you'd rather have the talk on the Thursday or the Friday, as I need to book the room by the end of the week?",
      "Please tell me if you'd rather have the talk on the Thursday or the Friday.",
    ],
    [
      'I would like you to collect the machine and refund the £429 I paid within 14 days.',
      'Would you be able to collect the machine and refund the £429 I paid within 14 days?',
    ],
    [
      'We need 240 new labels with the freezer glue by 22 March, and the remainder by 1 April.',
      'Could we have 240 new labels with the freezer glue by 22 March, and the remainder by 1 April?',
    ],
    ['Who on earth handles this?', 'Who should I ask about this?'],
  ])('“%s”', (ask, line) => {
    expect(texts(mail(ask))).toContain(line)
  })

  it('unless it is a request whose reason holds a date or a sum', () => {
    const offered = texts(mail('Please sign page 9 before the 1st so we can keep the date of the 12th.'))
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter((line) => !line.includes('12th'))).toEqual([])
  })
})

it('a bill is for its payment, whatever it asks beside that', () => {
  const { primary } = answer(
    mail(
      'Please pay by bank transfer to the account on the invoice. Otherwise please pay by card at reception.\n\nCould you ask whoever leaves last to switch the lights off?',
      'billing',
    ),
  ).result
  expect(primary?.text).toBe('Please pay by bank transfer to the account on the invoice.')
})

it('a day by which to answer is no last day to book', () => {
  const draft =
    '<p>On Friday 14 November we stay open until 11pm. Tickets are £12.</p><p><a href="https://a.example/late">Book your ticket</a></p><p>Please tell us by 10 November if you need a vegan meal: reply to this email.</p>'
  const offered = texts({ kind: 'event_invitation', subject: 'Late night', draft, format: 'html' })
  expect(offered.join(' ')).not.toMatch(/10 November/)
})
