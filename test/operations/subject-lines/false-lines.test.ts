import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const linesFor = (request: Request) =>
  local(contract.input.parse({ count: 20, ...request }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

describe('no line', () => {
  it.each<[what: string, kind: Request['kind'], body: string, never: RegExp]>([
    [
      'names who told the sender something as if they had told of it',
      'thank_you',
      'Thank you for staying until nine on Thursday. The Hendersons told me their daughter will remember that evening, and that is your doing.',
      / on (?:daughter|their)|told me$/,
    ],
    [
      'names as there what is yet to come',
      'apology',
      'Our engineer recharged the vessel on Monday. The valve has to be replaced before there is hot water at the taps. Could you tell me by Friday whether we may fit it for £298?',
      /^hot water/i,
    ],
    [
      'gives a change to a figure of another unit',
      'renewal',
      'Your Fleetwise plan renews on 1 February at $18,600 for 40 vehicles, up from $17,200.',
      /^40 vehicles, up/,
    ],
    [
      'says as done what is still to be done',
      'support_reply',
      'The package for order #88213 went to the wrong address. A replacement leaves by express today. You will receive a tracking number once it has been dispatched.',
      /is dispatched/i,
    ],
    [
      'leaves the sign of a sum behind',
      'referral_intro',
      'I am looking for two more restaurants to keep the books of. If you refer someone who signs up, I will give you a $100 Amazon gift card. Could you think of one?',
      /^100 /,
    ],
    [
      'names only whom one helps',
      'cold_outreach',
      'LeadLoop helps B2B companies fill their pipeline with qualified leads. Orbit booked 47 demos in its first month. Could I show you how?',
      /^B2B companies$/,
    ],
    [
      'says of the order what happened to a part of it',
      'apology',
      'Your order 88213 went out with the wrong hinges. The right ones left this morning. I have refunded the £64 delivery charge.',
      /refund\w*:? (?:for )?order/i,
    ],
    [
      'ends in a clause without its verb',
      'support_reply',
      'Thanks for the log files. The export stops because projects with more than 5,000 tasks go over our 60-second limit. We raised the limit for your workspace this morning.',
      /because projects$/,
    ],
    [
      'ends in the verb of its sentence',
      'press_pitch',
      'You wrote on Tuesday that river swimming sites lack live data. From 1 June our sensors in the Isar will publish bacteria counts every 15 minutes.',
      /lack$/i,
    ],
    [
      'begins with the verb of its sentence',
      'cold_outreach',
      'Most groups your size still chase unpaid patient plans by phone, which takes each front desk six hours a week. We built Paylow, a tool that texts patients a payment link the day a plan fails.',
      /^chase|^texts/i,
    ],
    [
      'ends in the verb that waits for its figures',
      'newsletter',
      'In the past year your stores planned 1,940 shifts, and swaps that needed a phone call fell from 31 a month to 6. The new rota view shows every store.',
      /fell$/,
    ],
    [
      'is where a result was had, or half of a pair',
      'proposal',
      'Attached is our plan for the ticket shop. We mill rye and spelt in Oakham. On the site of the Tram Museum we cut that to one of ten with a calendar.',
      /^Site|^Spelt|^Tram Museum/,
    ],
    [
      'leans on the line before, or tells what is attached',
      'newsletter',
      'Today 14 of us do it for a living. Repairs that reach us by Thursday go out first; later ones wait until 5 June. I have attached a copy of the plan.',
      / do it |^Later ones|^I have attached/,
    ],
    [
      'ends in a count of what comes behind, or in “alone”',
      'recruiting',
      'The role is in Bergen, three days in the office, and pays NOK 950,000. Which of the two would you like, all three parts or the ticket shop alone?',
      /three days$|^(?:the )?ticket shop alone/i,
    ],
    [
      'does the same as somebody, or counts what the mail names before',
      'customer_success',
      'Twelve of the nineteen charts have had no visitor since January. I can move the twelve to a second page. The Oulu team did the same in March.',
      /did the same|the twelve$/,
    ],
    [
      'is a price without its unit',
      'renewal',
      'From July the rota view costs £4.50 per person and month. Your three stores planned 1,940 shifts with it.',
      /£4\.50$/,
    ],
    [
      'ends before the small word of its verb',
      'transactional',
      'Enter 418 220 to finish signing in to Quayside Bank. The code works for ten minutes.',
      /signing$/,
    ],
    [
      'tells of what is to come as if it were done',
      'internal',
      'The supplier has informed us that there has been a delay and that the printer will be delivered on 9 November.',
      /^Printer delivered|informed us/,
    ],
    [
      'is the title of the sender',
      'cold_outreach',
      "I'm a Senior Growth Strategist at SynergyMax, and our freight planner saves dispatchers an hour a day. Would you like to see the freight planner?",
      /Strategist/,
    ],
    [
      'is when or how something is paid',
      'negotiation',
      'We can do $84,000 instead of $92,000 if you sign for two years and pay yearly in advance. What we cannot move is the liability cap.',
      /^Yearly/,
    ],
    [
      'is why something is asked',
      'proposal',
      'Attached is the proposal for the refit of the Lisbon store. Could you tell me both by 5 December, so that I can hold the January slot with the joiners?',
      /January slot/,
    ],
    [
      'is what to take home',
      'announcement',
      'Our Leeds office moves to 12 Canal Street on 3 March. The old building closes at noon on 28 February; please take your things home by then. Phones and desks are ready on the first morning.',
      /^(?:your )?things home/i,
    ],
    [
      'is a size',
      'abandoned_cart',
      'You left the Merino base layer (size M, navy) in your basket. We have 3 left in that size. Order today and it ships tomorrow.',
      /^Size/,
    ],
    [
      'stops before how',
      're_engagement',
      'You have not logged in since June: the route planner now knows about low bridges, and drivers get their tour by text message.',
      /their tour$/,
    ],
    [
      'ends at the first figure of a change',
      'cold_outreach',
      'We calibrate torque wrenches on site. Brenner Werke went from 14 days without tools to none.',
      /from 14 days$/,
    ],
  ])('%s', (_, kind, body, never) => {
    const lines = linesFor({ kind, draft: `Hi Ana,\n\n${body}\n\nTom` })
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(never)
  })
})

describe('a line', () => {
  it.each<[line: string, kind: Request['kind'], body: string]>([
    [
      '$18,600 for 40 vehicles, up from $17,200',
      'renewal',
      'Your Fleetwise plan renews on 1 February at $18,600 for 40 vehicles, up from $17,200.',
    ],
    [
      '$84,000 instead of $92,000',
      'negotiation',
      'We can do $84,000 instead of $92,000 if you sign for two years. What we cannot move is the liability cap.',
    ],
    [
      'Your parcel left our warehouse today',
      'transactional',
      'Your parcel left our warehouse today and arrives on Wednesday between 9 and 12. Somebody has to sign for it.',
    ],
    [
      'Drivers get their tour by text message',
      're_engagement',
      'You have not logged in since June: the route planner now knows about low bridges, and drivers get their tour by text message.',
    ],
  ])('says a whole thing: %s', (line, kind, body) => {
    expect(linesFor({ kind, draft: `Hi Ana,\n\n${body}\n\nTom` })).toContain(line)
  })
})
