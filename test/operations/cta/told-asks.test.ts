import { expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { deadlineIn } from '#shared/operations/cta/deadline.ts'
import { local } from '#shared/operations/cta/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context).result
const texts = (request: Request) => answer(request).candidates.map(({ text }) => text)
const letter = (...body: string[]) => `Hi Samir,\n\n${body.join('\n\n')}\n\nThanks,\nLeonie`

it.each([
  [
    'Joost would also like 20 minutes with you on Friday morning, 9:30 or 11 would work for him.',
    'Could you spare Joost 20 minutes on Friday morning, 9:30 or 11?',
  ],
  [
    "I'd love to get 30 minutes on your calendar next week so I can walk you through the figures.",
    'Do you have 30 minutes next week?',
  ],
  [
    'I would like to come by for 20 minutes in the week of 8 March to look at the line.',
    'Could I come by for 20 minutes in the week of 8 March to look at the line?',
  ],
])(
  'a wish for time is turned into a question with its days where a meeting is the goal: “%s”',
  (wish, question) => {
    const mail = {
      goal: 'book_meeting',
      kind: 'meeting_request',
      draft: letter('Thanks for the numbers on Antwerp.', wish),
    } as const
    expect(texts(mail)).toContain(question)
  },
)

it.each([
  [
    'May I ask you to send me the two certificates by 4 December?',
    'Could you send me the two certificates by 4 December?',
  ],
  [
    'Does it make sense to put you down for 12 January, or would February suit you better?',
    'Which suits you better, 12 January or February?',
  ],
])('an ask that is told is offered plainly: “%s”', (ask, plain) => {
  expect(texts({ kind: 'follow_up', draft: letter('The papers came on Monday.', ask) })).toContain(plain)
})

it('where a meeting is the goal every candidate asks for one', () => {
  const draft = letter('The cleaning contract ends on 31 May.', 'Could you tell me who looks after it?')
  const { candidates } = answer({ goal: 'book_meeting', kind: 'renewal', draft })
  expect(candidates.length).toBeGreaterThan(0)
  for (const { kind } of candidates) expect(['meeting', 'calendar']).toContain(kind)
})

it('a bill by hand asks for what it says in words, and not for a click on the card', () => {
  const draft = letter(
    'Invoice 2291 was due on 31 October.',
    'Could you tell me what day it will be paid?',
    'Bank details are on page 2, or you can pay by card: https://pay.lingolane.example/2291',
  )
  expect(answer({ kind: 'billing', draft }).primary?.text).toBe('Could you tell me what day it will be paid?')
})

it('a request is found where somebody kindly asks, and none where something is simply put', () => {
  const found = (line: string) =>
    answer({ kind: 'billing', draft: letter(line) }).found.map(({ text }) => text)
  expect(found('We kindly request that you settle the invoice by Friday.')).toHaveLength(1)
  expect(found('Simply put, the bank offers 5.4% for the first van.')).toEqual([])
})

it('what somebody did and has yet to do asks nothing of the reader', () => {
  const found = (line: string) =>
    answer({ kind: 'customer_success', draft: letter(line) }).found.map(({ text }) => text)
  const told =
    'He recharged the vessel on the day, but the valve has to be replaced before there is hot water at the taps.'
  expect(found(told)).toEqual([])
  expect(found('The gutter over the porch has to be replaced.')).toEqual([])
  expect(found('The meter has to be replaced by Friday.')).toHaveLength(1)
})

it('between people who know each other what counts in some case or comes besides competes with nothing', () => {
  const competing = (line: string) =>
    answer({
      kind: 'renewal',
      draft: letter('The lease ends on 9 May.', 'Could you send me the two bills by Thursday?', line),
    }).found.filter(({ competing }) => competing)
  expect(competing('Joost would also like 20 minutes with you on Friday.')).toEqual([])
  expect(competing('The old boiler went on the same day; if not, please call me on Tuesday.')).toEqual([])
})

it.each([
  ['Please send it by noon tomorrow.', 'noon tomorrow'],
  ['Send it by close of business Friday, please.', 'close of business Friday'],
  ['By noon tomorrow, please.', 'noon tomorrow'],
  ['can you do it by friday?', 'friday'],
  ['Please answer before lunch on Friday.', 'lunch on Friday'],
  ['Please pay by 4 December 2026.', '4 December 2026'],
  ['Please sign by the end of February.', 'the end of February'],
  ['Please call by 5 tomorrow.', '5 tomorrow'],
])('a deadline is read in “%s”', (line, deadline) => {
  expect(deadlineIn(line)).toBe(deadline)
})

it('a link without words of its own is labelled by the heading it stands under', () => {
  const draft =
    '<h1>December</h1><p>It was a busy autumn, and there is a great deal to tell you about the shop.</p><h2>Our book of the month</h2><p>Marta read it in two sittings and has pressed it on everyone since.</p><p><a href="https://t.example/salt">Click here</a></p><p>See you,<br>Marta</p>'
  expect(texts({ kind: 'newsletter', draft })).toEqual(['Read more on our book of the month'])
})

it.each<[ask: string, candidates: string[], never: RegExp]>([
  // Of a request with two first words each is put without them.
  [
    'Please can you let me know if you are happy for me to go ahead on this basis?',
    ['Are you happy for me to go ahead on this basis?'],
    /able to can|ahead this/,
  ],
  [
    'Otherwise, we must ask you to return the keys to the office by 4 December.',
    ['Could you return the keys to the office by 4 December?'],
    /^Otherwise/,
  ],
  ['Worth doing in January?', ['Shall we do it in January?'], /still need/],
  [
    'Is it worth a 15-minute call next week to see if one contract would suit you?',
    ['Could we have a 15-minute call next week to see if one contract would suit you?'],
    /closer look/,
  ],
  [
    'I was wondering if it might be possible to arrange a free inspection at a time that suits you?',
    ['Could we arrange a free inspection at a time that suits you?'],
    /wondering/,
  ],
  // Who pays or reports back needs nothing for it.
  [
    'Please pay the deposit by Friday 2 May.',
    ['Can you pay the deposit by Friday 2 May, or do you need longer?'],
    /need from me/,
  ],
])('is put another way in whole sentences: “%s”', (ask, candidates, never) => {
  const told =
    'The survey of the two sheds is done, and the report came on Monday. It says that the east wall needs new bolts, and that the floor is sound. The crew has time in January, and the price of the bolts stays as it was in the quote you have from us.'
  const said = texts({ kind: 'follow_up', draft: letter(told, ask) })
  expect(said).toEqual(expect.arrayContaining(candidates))
  for (const line of said) expect(line).not.toMatch(never)
})

it('a harm that the reader should be spared is nothing they look after', () => {
  const draft = letter(
    'Leaking roofs can cause serious damage to stock and can lead to costly downtime.',
    'Would you be open to a call?',
  )
  expect(texts({ kind: 'cold_outreach', draft }).join()).not.toMatch(/look after/)
})

it.each(['Kindly do the needful.', "also can someone who's in tomorrow let me know if the labels came??"])(
  'an ask that names nobody or nothing is found: “%s”',
  (ask) => {
    const { primary } = answer({ kind: 'internal', draft: letter('The lift is out again.', ask) })
    expect(primary?.text).toBe(ask)
  },
)

it.each([
  ['Please could you let me know by Friday.', 'Could you let me know by Friday?'],
  [
    'If you are willing to help, please could you tell Mrs Lowe.',
    'If you are willing to help, could you tell Mrs Lowe?',
  ],
  [
    'I would like to request that you send me the label and that you refund the shoes.',
    'Could you send me the label and refund the shoes?',
  ],
  ['Please kindly confirm that the order is right.', 'Could you confirm that the order is right?'],
])('an order that asks at the same time is asked once: %s', (ask, once) => {
  const found = texts({ kind: 'internal', draft: letter('The plan covers two vans in Hull.', ask) })
  expect(found).toContain(once)
  for (const text of found) expect(text).not.toMatch(/could you (?:could|can)|kindly/i)
})

it('“all you have to do” asks for what stands behind it', () => {
  const draft = letter('The plan covers two vans.', 'To order, all you need to do is send me the list.')
  expect(texts({ kind: 'internal', draft })).toContain('Could you send me the list?')
})
