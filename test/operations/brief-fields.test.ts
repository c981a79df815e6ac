import { expect, it, test } from 'vitest'
import { inFields } from '#shared/operations/brief-fields.ts'
import { toReaders } from '#shared/operations/brief-notes.ts'
import { written } from '#shared/operations/brief-shorthand.ts'
import { ask } from './sequences/calls.ts'

test.each([
  [
    'write 5 emails to cafe owners. we roast coffee locally + deliver twice a week. dont sound salesy. goal is tasting appt',
    { about: 'We roast coffee locally and deliver twice a week.', ask: 'a tasting appointment' },
  ],
  [
    '- product: forklift telematics\n- who: warehouse mgrs\n- pain: impact damage nobody owns up to\n- proof: Kestrel Logistics cut damage costs 37%\n- cta: 15 min call\n- tone: friendly',
    {
      about: 'We offer forklift telematics.',
      problem: 'impact damage nobody owns up to',
      proof: ['Kestrel Logistics cut damage costs 37%'],
      ask: 'a 15-minute call',
    },
  ],
  [
    "Followup seq for Helen Marsh, ops dir at Brightwater Marinas. Met her at METS on 18 Nov, she asked about our meters. I'm Rob from Quaypower. Want a site visit in Dec",
    {
      about: 'We met at METS on 18 November. You asked about our meters.',
      recipient: { name: 'Helen', company: 'Brightwater Marinas' },
      sender: { name: 'Rob', company: 'Quaypower' },
      ask: 'a site visit in December',
    },
  ],
  [
    'customer Petrov Dental renews 31 jan, uses 6 of 10 licences, hasnt answered my last 2 mails.',
    {
      about: 'Your contract renews on 31 January. You use 6 of 10 licences.',
      recipient: { company: 'Petrov Dental' },
    },
  ],
  [
    'invoice 2207 for £1,860 was due 14 feb, pay by 6 march or we stop deliveries',
    {
      about: 'invoice 2207 for £1,860 was due 14 February. Otherwise we stop deliveries.',
      ask: 'pay by 6 March',
    },
  ],
  [
    'spring sale, 25% off all garden pots, ends 30 april, potterly.example/sale',
    { about: 'Spring sale: 25% off all garden pots until 30 April.', link: 'https://potterly.example/sale' },
  ],
  [
    'Event: open evening at our sailing school\nDate: Thursday 16 April, 18:30\nPlace: Pier 4, Whitby\nWhat: try a dinghy',
    {
      about:
        'You are invited to our open evening at our sailing school. It is on Thursday 16 April, 18:30. It takes place at Pier 4, Whitby. You can try a dinghy.',
    },
  ],
  [
    'renewal for Castlegate Gym, their towel contract ends 31 march. want a signature',
    {
      about: 'Your towel contract ends on 31 March.',
      recipient: { company: 'Castlegate Gym' },
      ask: 'a signature',
    },
  ],
  [
    'Pitch to Hannah at The Grocer: our refill stations replaced 310,000 cartons. Can offer our founder for an interview',
    {
      about: 'Our refill stations replaced 310,000 cartons. We can offer our founder for an interview.',
      recipient: { name: 'Hannah', company: 'The Grocer' },
    },
  ],
  [
    'chase Marlow Dental for invoice 884, £2,310, due 3 may, third reminder',
    {
      about: 'Invoice 884 for £2,310 was due on 3 May. This is the third reminder.',
      recipient: { company: 'Marlow Dental' },
      ask: 'When can we expect the payment?',
    },
  ],
  [
    'Customer Brightside Nursery is on the 5-room plan, they opened 2 more rooms in January, upgrade is £38 a month',
    {
      about: 'You are on the 5-room plan. You opened 2 more rooms in January. The upgrade is £38 a month.',
      recipient: { company: 'Brightside Nursery' },
    },
  ],
  ['need a sequence to get more meetings with HR directors', { about: '', ask: 'a short meeting' }],
])('a hurried note goes into the fields it belongs to: %s', (about, fields) => {
  expect(inFields({ about })).toEqual(fields)
})

test.each([
  'We check payroll runs for hauliers. A depot: the last one to report holds up the rest.',
  'Mail for parcels is slow. Our lockers open in April, and you have a key.',
  'Wir liefern Kaffee im Abo an Cafés in Berlin und im Umland.',
  'Wij leveren koffie aan huis, en u betaalt per maand.',
  'Parking was free until June. It now costs £2 a day.',
  'Drivers at Kestrel Logistics liked the route view. We offer it to all fleets.',
  'Acme Corp needed one visit from us in 18 months.',
])('a brief in whole sentences stays as it is: %s', (about) => {
  const brief = { about }
  expect(inFields(brief)).toBe(brief)
})

it('no order of a hurried note reaches its reader', () => {
  const about =
    'prospect ghosted after pricing. Name is Dimitri, VP supply chain at Norden Foods. quote was 38k, sent 2 nov. revive it w/o being pushy'
  const { result } = ask({ brief: { about }, steps: 4 })
  const text = result.steps.map((step) => step.text).join('\n')
  expect(text).not.toMatch(/ghosted|revive|pushy|VP supply/i)
  expect(text).toContain('Hi Dimitri,')
})

test.each([
  [
    'post demo follow up. Karen at Finley Logistics liked the route view, worried about driver adoption. next step is intro call w/ their depot lead',
    'Thank you for your time in the demo. You liked the route view. You were worried about driver adoption.',
    'an intro call with your depot lead',
  ],
  [
    'remind Tobias about the signed NDA, needed by 4 dec, legal wont start the review without it.',
    "This is about the signed NDA. Legal won't start the review without it.",
    'send me the signed NDA by 4 December',
  ],
  ['more leads', '', undefined],
  [
    'cold email seq for plant mgrs, we do leak audits, Orkla found 112 leaks. want 15 min call. Lars, Airtrace',
    'We do leak audits. Orkla found 112 leaks.',
    'a 15-minute call',
  ],
  [
    'renewal outreach for Nordbad pools, contract ends 28 feb, 5 pools, price up 3%.',
    'Your contract ends on 28 February. 5 pools, price up 3%.',
    undefined,
  ],
  [
    'Write a follow-up to Sam Okoro who downloaded our guide on cold rooms.',
    'You downloaded our guide on cold rooms.',
    undefined,
  ],
  [
    'Karen liked it, was worried about the price. She wants a call.',
    'You liked it. You were worried about the price. You want a call.',
    undefined,
  ],
  ['want a demo. need a firm date', '', 'a demo'],
  [
    'chase Hanbo Plastics for the moulds, delayed. want a call. need them by 5 dec',
    'This is about the moulds, delayed. I need them by 5 December.',
    'a call',
  ],
  ["Don't sound salesy, we roast coffee locally", 'We roast coffee locally.', undefined],
  ['pain: a long queue\npain: late staff\ncta: demo\ncta: call', 'Late staff.', 'a demo'],
])('what a note says of its reader is said to them: %s', (about, told, wanted) => {
  const fields = inFields({ about })
  expect([fields.about, fields.ask]).toEqual([told, wanted])
})

test.each([
  ['offer: eBay integration that saves 3 hours', 'eBay integration that saves 3 hours.'],
  [
    'chase Hanbo Plastics for the moulds, needed by 10 November, eBay orders wait',
    'This is about the moulds. eBay orders wait.',
  ],
])('a name keeps its small letter at the start of a sentence: %s', (about, told) => {
  expect(inFields({ about }).about).toBe(told)
})

test.each([
  ['quote from Jan Novak, sent 2 nov', 'quote from Jan Novak, sent 2 November'],
  ['by december, 3 may or the 20th of june', 'by December, 3 May or the 20th of June'],
  ['EUR 500 or 500 eur', 'EUR 500 or 500 euros'],
  ['Dont push. we cant wait', "Don't push. we can't wait"],
])('what is written out says the same: %s', (typed, whole) => {
  expect(written(typed)).toBe(whole)
})

it('what others wanted is no ware', () => {
  const about = 'Staff asked for more light. We offer lamps.'
  expect(toReaders({ about }).about).toBe(about)
})
