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
      'names an appointment and its hour',
      'Site visit on Tuesday 2 March, 9.30',
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
      'gives the new day of what was moved',
      'Stocktake moved to next Thursday, 4 March',
      ['The stocktake on Monday is moved to next Thursday, 4 March. The scanners come a few days late.'],
    ],
    [
      'gives the new price with its own day',
      'Locker fee: £14 instead of £12 from 1 May',
      [
        'At its meeting on 24 February the committee decided to raise the locker fee from £12 to £14 as of 1 May. Repairs have become dearer.',
      ],
    ],
    [
      'counts the points and says on what they are',
      'Two remarks on the lease',
      [
        'Thanks for sending over the lease. Two remarks: the deposit is too high for us, and the cellar should be part of it.',
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
