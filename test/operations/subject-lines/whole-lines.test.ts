import { describe, expect, it } from 'vitest'
import type { Kind } from '#shared/engine/kinds.ts'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { doerOf } from '#shared/operations/subject-lines/promise/owner.ts'
import { dictionary } from '../../support/dictionary.ts'

const subjectsOf = (kind: Kind, said: string): string[] =>
  local(contract.input.parse({ draft: `Hi Ana,\n\n${said}\n\nBest,\nTom`, kind, count: 10 }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

const SESSION =
  'Join us on Thursday 21 January at 4 pm GMT for a 45-minute session on what the new packaging rules mean for small food makers.'
const ROLE =
  'Your talk on GPU scheduling at KubeDays was one of the best this year. We are a team of nine and need a second staff engineer. Is that something you would look at?'
const CALLS =
  'Your night desk is answered by an outside call centre. At Birch Road Animal Hospital we cut missed emergency calls from 14 a week to 2. Would you be free for a call next week?'
const BUDGET =
  'It was decided that the travel budget will be cut by 15% and the training budget stays the same. Can you send me your planned trips by 2 December?'
const SHED =
  'The frost came early. Clean your tools: Dev shows how in the shed on Saturday 12 December at 10 am. Two half plots will be free in March.'

const QUOTE =
  'I sent you the quote for the greenhouse heating on 4 November. The subsidy now covers 35 % instead of 25 %. Shall I pencil you in?'
const DUE =
  'Our invoice 20418 of 2 October over €3,480.00 was due on 1 November, and we have not seen the payment yet. Could you let me know by Friday when it will be paid?'
const KAFKA =
  'Your post on billing and the part about replaying invoices is what we struggle with now. We are hiring an engineer in Malmö. Would you be open to a call?'
const CLERK =
  'Your job ad for a second returns clerk in Limerick says the team unpacks 300 pallets a week. We make an arch that reads every label. Would the floor plan help?'

const ROOF =
  'The insurer wants the roof inspected before 31 March. Mr. Vos can come on Tuesday 17 March from 9:00 or on Thursday 19 March from 13:00. Which of the two suits you?'
const SALE =
  'Until Sunday, 30 November, all frost covers are 20% off:\n\n- Glass cloche: €22.50 €18.00\n- Bale of straw: €6.00 €4.80\n\nCover your beds: https://lind.example/frost'

describe('a line', () => {
  it.each([
    ['event_invitation', SESSION, 'What the new packaging rules mean for small food makers'],
    ['recruiting', ROLE, 'Your talk on GPU scheduling'],
    ['cold_outreach', CALLS, 'Missed emergency calls from 14 a week to 2'],
    ['internal', BUDGET, 'The travel budget will be cut by 15%'],
  ] as const)('says the matter whole: %s', (kind, said, line) => {
    expect(subjectsOf(kind, said)).toContain(line)
  })

  it.each([
    ['event_invitation', SESSION, /^GMT|^Food makers/],
    ['recruiting', ROLE, /GPU$/],
    ['cold_outreach', CALLS, /is answered$/],
    ['newsletter', SHED, /how in the shed/i],
    ['follow_up', QUOTE, /on 4 November/],
    ['meeting_request', ROOF, /17 March/],
    ['promotional', SALE, /€22.50|all frost$/],
    ['billing', DUE, /€3,480.00 was due/],
    ['recruiting', KAFKA, /we struggle$/],
    ['cold_outreach', CLERK, /^Clerk/],
  ] as const)('does not end, or begin, in the middle of it: %s', (kind, said, broken) => {
    const lines = subjectsOf(kind, said)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.filter((line) => broken.test(line))).toEqual([])
  })
})

it('a result is that of whom the sentence names, also where an aside says who that is', () => {
  const said = parseSentence('Kelder Foods, who run 11 sites, cut the daily round from 50 minutes to 6.')
  const at = said.tokens.findIndex(({ lower }) => lower === 'from')
  expect(doerOf(said, at)).toMatchObject({ name: 'Kelder Foods' })
  expect(
    doerOf(parseSentence('Last year, as you know, we cut the round from 50 minutes to 6.'), 11),
  ).toBeNull()
})

describe('a subject stands by itself', () => {
  const WEBINAR =
    'We are delighted to invite you to our upcoming webinar on payroll errors. On Thursday, 28 January at 11:00 GMT, Hannah Osei from Marlow Foods will show how her team cut payroll corrections from 140 a month to 12.\n\nYou will see:\n- the three checks they run before each pay day\n- what they stopped doing\n\nSave your seat: https://example.com/webinar'
  it('names the event and its day, where the day stands in the next sentence', () => {
    expect(subjectsOf('event_invitation', WEBINAR)).toContain('Webinar on payroll errors, 28 January')
  })
  it('says “her” and “they” of nobody whom the line does not name', () => {
    expect(subjectsOf('event_invitation', WEBINAR).filter((text) => /\b(?:her|they)\b/.test(text))).toEqual(
      [],
    )
  })
  it('does not stop at “me” where what is to be done comes behind', () => {
    const said =
      'We would replace the two conveyors at the capper in week 6. Are there any points you would like me to change before you show it to the board?'
    expect(subjectsOf('proposal', said).filter((text) => /\bme\?$/.test(text))).toEqual([])
  })
  it('keeps where something is back', () => {
    const said =
      'Download a county before you drive out, and your notes sync when you are back in range. Maps of Wales follow.'
    expect(subjectsOf('newsletter', said)).not.toContain('Your notes sync when you are back')
  })
  it('leaves a cause that is one of many out of an apology', () => {
    const said =
      'On Wednesday nobody on your team could open tickets. I am sorry. An update filled a disk, and we have since added an alarm that goes off at 80% instead of 95%. We have credited £210 to your December invoice.'
    expect(subjectsOf('apology', said).filter((text) => /alarm/i.test(text))).toEqual([])
  })
})

const AUDIT =
  'On Friday the audit found that meters in hall 2 read 8% too high. We will replace them in May. Can you tell the tenants?'
const LOAD =
  "We're going to miss the 1 June date for the billing migration. On Monday the load test showed that invoices for customers with more than 200 subscriptions take up to 40 seconds."
const LATENCY =
  'We rebuilt the checkout in March and P99 went from 80 to 400 ms in a week. We are hiring a staff engineer in Porto. Would you be open to a call?'
const PLACES =
  'Breakfast is on us on Thursday 23 April. There are thirty-two places and nineteen are gone. Reserve your seat by 10 April.'

describe('a statement is whole', () => {
  it.each([
    ['internal', AUDIT, 'Meters in hall 2 read 8% too high'],
    ['recruiting', LATENCY, 'P99 went from 80 to 400 ms'],
  ] as const)('with the verb of its clause and the unit of its figure: %s', (kind, said, line) => {
    expect(subjectsOf(kind, said)).toContain(line)
  })
  it.each([
    ['internal', AUDIT, /that meters(?: on Friday)?$/],
    ['internal', LOAD, /that invoices(?: for customers)?(?: on Monday)?$/],
    ['recruiting', LATENCY, /400$/],
    ['event_invitation', PLACES, /^Thirty-two places and/],
  ] as const)('or is not offered: %s', (kind, said, broken) => {
    expect(subjectsOf(kind, said).filter((line) => broken.test(line))).toEqual([])
  })
})

describe('a figure says no more in a subject than in the mail', () => {
  it('keeps “up to” before what is saved', () => {
    const said =
      'Our sale starts now. Up to 50% off all rucksacks until Monday, 30 November at midnight. Orders over $60 ship free.'
    const found = subjectsOf('promotional', said)
    expect(found.some((text) => text.startsWith('Up to 50% off all rucksacks'))).toBe(true)
    expect(found.filter((text) => text.startsWith('50%'))).toEqual([])
  })
  it('tells nothing of all where the mail tells it of some', () => {
    const said =
      'I noticed that only 4 of your 25 seats logged in last month, down from 19 in August. Shall I set up the weekly report again for you?'
    expect(subjectsOf('customer_success', said).filter((text) => text.startsWith('25 seats'))).toEqual([])
  })
})

describe('what is named on the way is no subject', () => {
  it.each<[what: string, kind: Kind, said: string, filler: RegExp]>([
    [
      'a rate with what was done in it',
      'cold_outreach',
      'I saw that Fernhill Foods opened a second depot in Leeds. Their dispatchers spent about two hours a day retyping orders. Worth a look next week?',
      /^day /i,
    ],
    [
      'a thing with an adverb',
      'internal',
      'The office will be closed on Friday 18 December. If you need something from the shared drive, copy it to your laptop beforehand.',
      /beforehand$/,
    ],
    [
      'a thing with the end of its time',
      'proposal',
      'We are a hotel in Salzburg with 62 rooms. We would like to ask you for a quotation for 40 pieces oak chairs, with cushion in dark green. Please inform us about price per piece. We would need the chairs latest on 10 April.',
      /latest$/,
    ],
    [
      'where details are found',
      'billing',
      'Please find attached invoice 20418 for the roof repair, total £2,360.00. Payment is due by 12 January. Our bank details are on the invoice.',
      /^bank details|^total £/i,
    ],
    [
      'a thing that a clause tells apart',
      'support_reply',
      'I found out why your exports stop at 5,000 rows. Without that box you will miss the orders from the shop you closed in January.',
      /^orders from the shop$/i,
    ],
    [
      'whether somebody thinks of it',
      'cold_outreach',
      'We keep one stock list across warehouses. Is split stock on your list for Tilburg, or do you have it covered?',
      /^your list/i,
    ],
    [
      'who told it',
      'internal',
      'Just a heads up that the lift stands still. The building management has told us that there will be no power between 7am and 4pm, so please save your work.',
      /^building management/i,
    ],
    [
      'who the readers are',
      'event_invitation',
      'On 23 April we have about thirty people who run payroll for restaurants in one room in Leeds. Would you like to come to the breakfast?',
      /^payroll for restaurants/i,
    ],
    [
      'a question without whom it asks',
      'cold_outreach',
      'We help bakeries cut the waste of flour. Would love to hop on a quick call at your earliest convenience??',
      /hop/i,
    ],
    [
      'who signs',
      'abandoned_cart',
      'You left the Orkney wool blanket in your basket. We have four of them left. It is £84, and postage is free.\n\nThe people at Skerry',
      /^the people/i,
    ],
  ])('%s', (_, kind, said, filler) => {
    expect(subjectsOf(kind, said).filter((line) => filler.test(line))).toEqual([])
  })

  it('and gives an invoice its number and its sum', () => {
    const said =
      'Please find attached invoice 20418 for the roof repair at 14 Mill Lane, total £2,360.00 including VAT. Payment is due by 12 January 2026.'
    expect(subjectsOf('billing', said)).toContain('Invoice 20418: £2,360.00')
  })

  it('and finds the news behind “a heads up that”', () => {
    const said =
      'Just a heads up that the office will be closed on Friday 18 December for the inspection. Any questions let me know.'
    expect(subjectsOf('internal', said)).toContain('Office closed on Friday 18 December')
  })
})

it('what is to be done keeps its “to be”', () => {
  const said =
    'The boiler needs to be replaced before the winter. Two of the pumps have to be sent back by Friday.'
  const offered = subjectsOf('internal', said)
  expect(offered).toContain('The boiler needs to be replaced')
  expect(offered.join(' ')).not.toMatch(/needs replaced|to taken|have by/)
})
