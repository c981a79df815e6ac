/** The first line says the news with its day or name, and none is cut where the sense goes on. */
import { describe, expect, it } from 'vitest'
import type { Kind } from '#shared/engine/kinds.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesFor = (kind: Kind, said: string): string[] =>
  local(contract.input.parse({ draft: `Hello Ana,\n\n${said}\n\nBest,\nTom`, kind, count: 10 }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

const KILN =
  'The kiln at the Harbour Street studio has a cracked element and will be out of use until Friday 14 March. Your bowls are safe on the shelf by the window.'
const JOB =
  'We would like to offer you the post of ward manager at Elmfield House. The salary is £41,500, with 33 days of leave.\n\nPlease sign the contract by 9 May.'
const LATE =
  'Please accept our sincerest apologies for the delay with regard to your order 88213, which was caused by a shortage of oak. It leaves us on Monday.'
const DEBT =
  'I am writing with regard to invoice no. 20418 dated 14 September in the amount of $3,875.00, which was due on 14 October and has not been paid.\n\nPlease transfer the full amount by 4 December.'
const LIGHTS =
  'Thank you for the tour of the Leith warehouse on Monday. As promised, here is our proposal to replace the lighting in halls A to C.\n\nIf you are happy with it, please sign page 6 of the attached PDF.'

const LIFT =
  'The passenger lift in Block C is out of order and will stay out of service until Thursday 6 November. The goods lift works; ask the porter for the key.'
const BUYER =
  'We are delighted to offer you the role of junior buyer in our Ghent office. Your salary will be €38,000.\n\nCould you let me know by Friday whether you accept?'

describe('the first line', () => {
  it.each([
    ['of what is out of use says until when', 'internal', KILN, 'Kiln out of use until 14 March'],
    [
      'of what is out of order leaves out where it stands',
      'internal',
      LIFT,
      'Passenger lift out of service until 6 November',
    ],
    ['of an offered role is its name and place', 'recruiting', BUYER, 'Junior buyer in Ghent'],
    ['of an offered post is the post', 'recruiting', JOB, 'Ward manager at Elmfield House'],
    ['of an apology names what was late', 'apology', LATE, 'Sorry about the delay with your order 88213'],
    ['of a reminder is the number and the day', 'billing', DEBT, 'Invoice 20418, due 14 October'],
    ['of a proposal says what for', 'proposal', LIGHTS, 'Proposal to replace the lighting'],
  ] as const)('%s', (_, kind, said, line) => {
    expect(linesFor(kind, said)[0]).toBe(line)
  })
})

describe('no line', () => {
  it.each([
    ['ends at a link of its sentence', 'apology', LATE, /with regard$/],
    [
      'is an idiom without its verb',
      'internal',
      'You asked about keeping track of spare parts. We put labels on all 40 shelves of the store on Monday.',
      /^Track of/,
    ],
    [
      'tells what would follow otherwise',
      'internal',
      'All tickets go into the new system from Monday, otherwise there will be a significant negative impact on our KPIs.',
      /negative impact/,
    ],
    ['points at a page of what is attached', 'proposal', LIGHTS, /page 6|^Proposal to replace$/],
    [
      'is a hype of anybody',
      'cold_outreach',
      'Our platform unlocks your hiring potential and helps you find top talent faster than ever before.',
      /potential/i,
    ],
    [
      'ends before what the clause tells',
      'billing',
      'Our records show that invoice 7731 for $1,284.00, dated March 3, is now 21 days past due.',
      /dated March 3$/,
    ],
    [
      'keeps half of a sum',
      'billing',
      'Despite several reminders, invoice 20817 in the amount of £1,460.00 is still outstanding.',
      /in the amount is/,
    ],
    [
      'leans on somebody it does not name',
      'follow_up',
      'I have a two-page note on how Brouwerij De Ster cut theirs to 18 minutes.',
      /theirs/,
    ],
  ] as const)('%s', (_, kind, said, never) => {
    expect(linesFor(kind, said).filter((line) => never.test(line))).toEqual([])
  })
})
