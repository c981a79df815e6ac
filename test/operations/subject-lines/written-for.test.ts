/** The first line says what the mail was written for: an appointment, a need, a complaint, a change. The mails are those of no other test. */
import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesOf = (...paragraphs: string[]) =>
  local(contract.input.parse({ draft: `Hi Ana,\n\n${paragraphs.join('\n\n')}\n\nTom` }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

describe('the first line', () => {
  it.each<[what: string, first: string, mail: string[]]>([
    [
      'names an appointment and its day',
      'Site visit on 2 March',
      [
        'Just confirming our site visit on Tuesday 2 March at 9.30. Please bring boots and a helmet.',
        'The car park is behind the mill.',
      ],
    ],
    [
      'names what is needed, and not why',
      'Supplier list for the audit',
      [
        'Could you send me the supplier list for the audit? The auditors were here on Monday and asked for it twice.',
        'An old version would do for a start.',
      ],
    ],
    [
      'says what a complaint is about',
      'Complaint about the way my father was spoken to',
      [
        'I would like to make a complaint about the way my father was spoken to at your shop on Friday. He is 79 and had waited for half an hour.',
        'I expect an apology to him in writing.',
      ],
    ],
    [
      'tells of a thing what became of it, and not that it was bought',
      'Kettle arrived with a dent in the lid',
      [
        'I bought a kettle from you in May and it arrived with a dent in the lid. The box and the receipt are still here.',
        'I would like my money back.',
      ],
    ],
    [
      'gives the new day of what was moved, and not the old',
      'Trip to the climbing park moved to 10 June',
      [
        'our trip to the climbing park is moved from 3 to 10 June because the park is closed for repairs.',
        'Please pack sturdy shoes.',
      ],
    ],
    [
      'gives the new day of what was moved',
      'Stocktake moved to next Thursday, 4 March',
      ['The stocktake on Monday is moved to next Thursday, 4 March. The scanners come a few days late.'],
    ],
    [
      'names what is looked for',
      'Night baker for our shop in Leith',
      [
        'I’m looking for a night baker for our shop in Leith. It is five nights a week, and the pay is £15 an hour.',
        'Do you know anybody?',
      ],
    ],
    [
      'says what the reader wanted done',
      'Re-hanging the two cellar doors',
      [
        'You mentioned that you wanted somebody to re-hang the two cellar doors. I could come on Thursday.',
        'I have attached photos of a similar pair.',
      ],
    ],
    [
      'says what cannot be done, and not what others think of it',
      'Tara can’t play on Sunday',
      ['Tara can’t play on Sunday, she has a fever. The doctor says three days in bed.'],
    ],
    [
      'says what the sender has done',
      'Mercer tender lost',
      ['We’ve lost the Mercer tender. They went with somebody cheaper.', 'Shall we talk tomorrow?'],
    ],
    [
      'says of a paper what is to be done with it, and by when',
      'Revised lease: please sign by Friday',
      [
        'Please find attached the revised lease. Clause 9 is as you wanted it.',
        'If all is well, please sign by Friday.',
      ],
    ],
    [
      'asks straight what the mail asks in a roundabout way',
      'Is the parish hall free on the 9th?',
      ['Do you know if the parish hall is free on the 9th? The choir would like to have it.'],
    ],
    [
      'tells what became of a thing without where it is',
      'The rent will be $940',
      [
        'I must inform you that the rent for your flat, Mill Road 5, second floor, will be $940 instead of $900 from 1 March.',
        'The last change was in 2022.',
      ],
    ],
  ])('%s', (_, first, mail) => {
    expect(linesOf(...mail)[0]).toBe(first)
  })
})

it.each([
  [
    'what stays as it was',
    /affected|nothing changes/i,
    'Customers in the north could not pay by card this morning. Cash was not affected. Nothing changes for deliveries.',
  ],
  [
    'what could be moved as moved',
    /moved to/i,
    'I think we should put off the spring retreat. The hotel lets us move the booking for free until Friday. Are you fine with April?',
  ],
  [
    'a day that is another’s with an invoice',
    /due monday/i,
    'The export of the VAT stops at invoice 5120 with an error. The return is due on Monday, so could you look at it today?',
  ],
  [
    'a workplace as the matter of an application',
    /^warehouse of/i,
    'I would like to apply for the position as shift leader. For six years I have worked in the warehouse of Brandt Logistics.',
  ],
  [
    'a rejected applicant of an interview',
    /^interview/i,
    'Thanks for coming in to interview with us for the Junior Buyer role. We have decided to go ahead with another candidate.',
  ],
  [
    'what holds only in a case',
    /drivers from/i,
    'When depots go from 4 to 9 drivers the phones break first. We built a call board for depots. Worth a look next week?',
  ],
  [
    'an appointment out of a deadline',
    /viewing on thursday/i,
    'Could you look at the draft of the lease before I send it? I need it back by Thursday because the viewing is on Friday.',
  ],
  [
    'so many of what was named before',
    /^the remaining/i,
    'I promised you the translated brochure for Monday. The first 12 pages are attached. The remaining 8 you get on Friday before lunch.',
  ],
])('no line tells %s', (_, wrong, mail) => {
  const lines = linesOf(mail)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => wrong.test(line))).toEqual([])
})
