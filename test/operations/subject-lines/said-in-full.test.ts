import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesOf = (draft: string, kind = 'auto') =>
  local(contract.input.parse({ draft, subject: 'Notice', kind }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

describe('the first line says what a mail is written for', () => {
  it.each([
    [
      'the trip and its day, before the hour of its coach',
      'Year 5 will visit the National Space Centre in Leicester',
      'internal',
      'Dear parents,\n\nYear 5 will visit the National Space Centre in Leicester on Thursday 12 March. The coach leaves at 8.15 from the main gate and comes back by 4.30.\n\nThe trip costs £18.50. Please return the consent slip and pay on ParentPay by Friday 27 February.\n\nYours,\nMiss Hale',
    ],
    [
      'what is out of order, with both days',
      'Lift in Block C out of order from 8 to 19 September',
      'internal',
      'Dear residents,\n\nThe lift in Block C will be out of order from Monday 8 to Friday 19 September while the motor is replaced.\n\nDeliveries can be left with the concierge between 7am and 9pm.\n\nHaverstock Homes',
    ],
    [
      'the invoice with the day that the next sentence gives',
      'Invoice 2231, due 15 November',
      'billing',
      'Dear Mr Okafor,\n\nPlease find attached invoice 2231 for £184.00, for the hire of Studio 2. It is due on 15 November. Please pay by bank transfer, quoting 2231.\n\nKind regards,\nPetra Novak',
    ],
    [
      'what the reader opened, heard of elsewhere',
      'Your second packing hall in Selby',
      'cold_outreach',
      'Hi Dolores,\n\nI saw on the county register that Brightwater Foods opened a second packing hall in Selby in March.\n\nWe look after pest control for eleven food packers in North Yorkshire. Would it be useful if I sent you the plan we made for Harlow?\n\nBest,\nRuth Calloway\nCalloway Pest Services',
    ],
  ])('%s', (_, first, kind, draft) => {
    expect(linesOf(draft, kind)[0]).toBe(first)
  })
})

describe('no line is half of what is said', () => {
  it('an application names the job and no day of the advertisement', () => {
    const lines = linesOf(
      'Dear Ms Brandt,\n\nI am writing to apply for the post of assistant baker that you advertised in the Evening News on 3 May.\n\nI have worked for two years at Tolley’s, where I make about 300 loaves a night. I can start on 1 June.\n\nYours sincerely,\nAled Rhys',
    )
    expect(lines).toContain('Application for assistant baker')
    expect(lines.join('|')).not.toContain('3 May')
  })

  it('a buyer claims, and tells no seller that an order is delivered', () => {
    const lines = linesOf(
      'To whom it may concern,\n\nI bought a Torrent dishwasher from your Croydon shop on 2 June (order 88412). It was delivered on 9 June with a dented door.\n\nI would like you to collect the machine and refund the £429 I paid within 14 days.\n\nYours faithfully,\nGareth Pym',
    )
    expect(lines).toContain('Order 88412: dented door')
    expect(lines.join('|')).not.toMatch(/is delivered/)
  })

  it('an owner, a verb without its end, a question of something unsaid', () => {
    const lines = [
      ...linesOf(
        'Hi Bartek,\n\nThe labels on batch 0412 came off in the fridge. Deliveries can be left with the porter. Can you tell me by Thursday whether that’s possible?\n\nHetty',
      ),
      ...linesOf(
        'Hi Marcus,\n\nYour job ad for a payroll clerk says you run weekly pay for 210 drivers across three depots.\n\nWould you be open to me running last week’s pay through our system?\n\nNadia Farouk\nAxle Payroll',
      ),
    ]
    expect(lines.filter((line) => /week[’']s$|can be left$|whether that|ad run/i.test(line))).toEqual([])
  })
})
