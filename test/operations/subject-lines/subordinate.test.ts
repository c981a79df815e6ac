/** The matter of a mail heads it, and no detail of a subordinate part, no half of a pair and no reason. */
import { describe, expect, it } from 'vitest'
import type { Kind } from '#shared/engine/kinds.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const linesFor = (kind: Kind | 'auto', said: string): string[] =>
  local(contract.input.parse({ draft: `Hi Ana,\n\n${said}\n\nBest,\nTom`, kind }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

describe('the first line', () => {
  it.each([
    [
      'is who is missing, and no errand',
      'internal',
      'We are two people short for the food bank on Saturday 18 October, from 9 to 12.\n\nCould anyone take the door, and could somebody with a car pick up the bread from Greggs at 8.30?',
      'We are two people short for the food bank on 18 October',
    ],
    [
      'is the news that stands behind its announcement',
      'thank_you',
      'Over thirty of you gave £15 or more to the boiler fund, and I wanted you to be the first to hear: the new boiler goes in on 4 February.\n\nThe lunch club will meet in the school that week.',
      'The new boiler goes in on 4 February',
    ],
    [
      'is what happens, and not why, nor the day that holds no more',
      'transactional',
      'Because the A66 is closed between Scotch Corner and Brough until 15 December, your oil delivery planned for Monday 30 November will now come on Wednesday 2 December between 8 am and 1 pm.',
      'Your oil delivery will now come on 2 December',
    ],
    [
      'is what went wrong, without the part of the day',
      'other',
      "The scaffold on plot 7 failed its inspection this morning. Nobody is to go above the first lift.\n\nI've moved the roofers to plot 9 until then.\n\nCould you tell the window fitters not to come tomorrow?",
      'The scaffold on plot 7 failed its inspection',
    ],
    [
      'is what there is to come to, on its own day',
      'event_invitation',
      'Join us for an exclusive webinar on the new packaging rules!\n\nFrom 1 April, every brand has to report.\n\nOn Wednesday 9 December at 10 am, Dr Gilmour will go through the forms.',
      'Webinar on the new packaging rules, 9 December',
    ],
    [
      'is what was given to whom',
      'renewal',
      'I am pleased to tell you that the trustees have awarded the Kirkdale Boxing Club £7,500 towards new changing rooms. The money will be paid in two halves.\n\nPlease return the agreement by 30 April.',
      'Kirkdale Boxing Club: £7,500',
    ],
    [
      'is what a price is for',
      'proposal',
      'Here is our price for the wedding on 22 August: £2,850 for 80 guests, with linen and the clearing up.\n\nShall we meet at the barn to look at the kitchen?',
      'Wedding on 22 August: £2,850',
    ],
    [
      'is what ends, and no hours of a place',
      'internal',
      'The mobile library will stop coming to Marton after 26 February, because the county has cut its budget. The last van will be outside the chapel from 2 to 4 that afternoon, and books can be handed back there.',
      'The mobile library will stop coming to Marton after 26 February',
    ],
    [
      'is the new day of what was moved, and not the old one',
      'meeting_request',
      'Your hearing test on Thursday 14 January has been moved to Monday 18 January at 9.40, because the audiologist has been called to jury service.',
      'Your hearing test has been moved to 18 January at 9.40',
    ],
  ] as const)('%s', (_, kind, said, line) => {
    expect(linesFor(kind, said)[0]).toBe(line)
  })
})

describe('no line', () => {
  it.each([
    [
      'is half of where something is',
      'cold_outreach',
      'Saw that Brightwater now looks after 240 care homes in Yorkshire and the North East, up from 180 last spring. We run a shared pool of bank nurses.\n\nWould it be worth fifteen minutes?',
      /in Yorkshire$|^North East/,
    ],
    [
      'is what the sender lives with, or does for a living',
      'other',
      'The heating in flat 4B has not worked since Sunday. It is 13 degrees in the living room and I have a baby of three months.\n\nPlease send someone today.',
      /^Baby/,
    ],
    [
      'ends before what is told, or is until when it is needed',
      'other',
      'I found two things to change before Friday’s print run: the pudding is marked vegan but is made with butter.\n\nCan you confirm the corrections by noon?',
      /vegan$|print run/,
    ],
    [
      'is what a bracket adds to a thing',
      'apology',
      'Unfortunately the marquee you booked for the wedding on Saturday 12 June has been damaged in the storm. We can offer you either the larger marquee (12 x 18 m, seats 140) at the same price of £1,450 or a refund.\n\nWhich of the two would you prefer?',
      /seats/i,
    ],
    [
      'is what a thing does in its clause',
      'cold_outreach',
      'We make probes that log fridge temperatures and print the audit report.\n\nWhich address should I post one to?',
      /^Log fridge|^Audit report/,
    ],
    [
      'is what many of the readers have done',
      'promotional',
      'The lottery fund has given us £48,000 to repair the bandstand.\n\nForty of you have already given £20 each, which makes £800.\n\nWould you like to give £20 too?',
      /^Forty of you/,
    ],
    [
      'puts the price of a package beside one part of it',
      'follow_up',
      'The proposal I sent covers a full audit, a content plan and monthly reporting for £1,900 a month.\n\nShall we talk on Tuesday?',
      /^Monthly reporting: /,
    ],
    [
      'is how things are anyway, or what would be otherwise',
      'promotional',
      'The nights are long and your hallway is cold. Until 31 January we fit a front door for £1,190. Without a door the wind won’t let you rest.\n\nBook a measure-up: https://a.example',
      /^The nights|hallway is cold|^The wind/,
    ],
    [
      'is the way somebody takes',
      'other',
      'The storm on Sunday night brought down the fence between our gardens. Two of the posts had rotted.\n\nWould it be all right if the joiner came through your side gate?',
      /side gate|^Two of the posts/,
    ],
  ] as const)('%s', (_, kind, said, never) => {
    expect(linesFor(kind, said).filter((line) => never.test(line))).toEqual([])
  })
})

it('says how many more are sought, and not what happens otherwise', () => {
  const lines = linesFor(
    'internal',
    'The hospice shop on Castle Street will have to close on Mondays and Tuesdays from January unless we find six more volunteers for the till.\n\nIf you could spare one morning a week, please reply by 12 December.',
  )
  expect(lines).toContain('Six more volunteers')
  expect(lines.filter((line) => /close/i.test(line))).toEqual([])
})
