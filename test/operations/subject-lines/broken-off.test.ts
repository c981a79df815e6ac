import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesFor = (draft: string) =>
  local(contract.input.parse({ draft, count: 20 }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

const slab =
  'Dear Mr and Mrs Fenn,\n\nThe slab we had set aside for you cracked on the saw on Tuesday, and the quarry can’t send another from the same batch until 22 November.\n\nWhich of two days would you prefer?\n\nGareth'
const quote =
  'Hello Mr Okafor,\n\nJust following up on the quote I sent on 3 November. The price of £2,940 included the flue, the new thermostat and taking the old boiler away.\n\nShall I order it?\n\nWendy'
const cake =
  'Dear Mrs. Alvarez,\n\nI’m so sorry about Saturday. Your anniversary cake was supposed to arrive at 2 p.m. and it didn’t get to the restaurant until 4:40. Our driver had the wrong address because I typed 118 instead of 181, and nobody called you when he was running late.\n\nI’ve refunded the full $215 to your card.\n\nWith apologies,\nRenee'
const cutover =
  'Team,\n\nThe ticketing system moves on Friday, November 14. Marcus and Anjali are on call that night.\n\nDana'
const payroll =
  'All\n\nPayroll closes at 5pm on the 25th of every month. Please send your timesheets by the 23rd.\n\nGlenys'
const lift =
  'Dear residents,\n\nThe lift in Block C will be out of service from 9 to 13 February. The lift in Block B can be reached by crossing the roof terrace on the fourth floor.\n\nEstates Office'

describe('a subject', () => {
  it.each([
    ['says the opposite of its sentence', /batch until/i, slab],
    ['takes the thing behind an article for a verb', /slab saw/i, slab],
    ['is the first of a list as if it were all', /included the flue$/i, quote],
    ['ends within a reason', /because I typed 118$/i, cake],
    ['points at a night that only the mail names', /that night/i, cutover],
    ['names an hour without its day', /at 5pm$/i, payroll],
    ['is the way to what the mail is about', /roof terrace/i, lift],
  ])('never %s', (_, wrong, draft) => {
    expect(linesFor(draft).filter((line) => wrong.test(line))).toEqual([])
  })

  it.each([
    [
      'names the job that somebody recruits for, with its pay',
      'Senior Structural Engineer: £58,000 to £64,000',
      'Hi Rebecca,\n\nI’m recruiting for a Senior Structural Engineer for one of our clients in Bristol. The salary is between £58,000 and £64,000.\n\nWould you be free for a chat on Thursday?\n\nJonny',
    ],
    [
      'names what opens, and not its doors',
      'New wood shop, March 7',
      'Hi all,\n\nWe’re opening the doors of the new wood shop at Fairmount Community Center on Saturday, March 7, and we’d love for you to be there.\n\nRSVP by February 28 at https://fairmount.example/woodshop.\n\nGail',
    ],
  ])('%s', (_, line, draft) => {
    expect(linesFor(draft)).toContain(line)
  })

  it('is no side matter for its figure, where the mail begins with it', () => {
    const draft =
      'Dear Mr Hale,\n\nThe interest rate on your Easy Saver account will go down to 2.75%. The change takes effect on 4 March. You do not need to do anything.\n\nIf you would like to move your money, you can do it in the app or at any branch without a fee.\n\nYours sincerely,\nNora Quist\nCalder Building Society'
    expect(linesFor(draft)[0]).toMatch(/^The interest rate .*will go down to 2\.75%$/)
  })
})
