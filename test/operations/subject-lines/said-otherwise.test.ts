import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result
const sent = (mail: Request, subject: string) => answer({ ...mail, subject }).current
const linesFor = (mail: Request) => answer({ count: 20, ...mail }).candidates.map(({ text }) => text)

const rucksack: Request = {
  kind: 'promotional',
  draft:
    'Hi,\n\nThe Lisbon rucksack is £68 instead of £85 until Sunday. It holds 22 litres and comes in green and grey.\n\nTrailhead',
}
const jackets: Request = {
  kind: 'promotional',
  draft: 'Hi,\n\nAll spring jackets are 20% off until 12 April. Use code SPRING at checkout.\n\nTrailhead',
}
const pickers: Request = {
  draft:
    'Hi Ana,\n\nWe need 14 pickers in Daventry from 3 June. The pay is £13.20 an hour.\n\nCould you send me a list by Friday?\n\nTom',
}
const donkey: Request = {
  kind: 'fundraising',
  draft:
    'Dear friends,\n\nBramble, our oldest donkey, needs surgery on her knee. The operation costs £2,400 and the vet can do it on 6 May. We have raised £900 so far.\n\nCould you give £20?\n\nJo',
}

describe('a subject that gives otherwise what the mail gives', () => {
  it.each<[string, Request]>([
    ['£85 instead of £68', rucksack],
    ['Rucksack: was £68, now £85', rucksack],
    ['The rucksack from £68 to £85', rucksack],
    ['20% off until 19 April', jackets],
    ['31 pickers in Daventry', pickers],
    ['14 pickers from 5 June', pickers],
    ['Pickers at £15 an hour', pickers],
    ['Bramble’s operation costs £3,000', donkey],
    ['Bramble’s operation on 9 May', donkey],
  ])('is misleading and breaks its promise: %s', (subject, mail) => {
    const current = sent(mail, subject)
    expect(current?.promise_match).toBe(false)
    expect(current?.risk).toBe('misleading')
    expect(current?.fit).toBeLessThanOrEqual(20)
  })

  it.each<[string, Request]>([
    ['£68 instead of £85', rucksack],
    ['Rucksack: was £85, now £68', rucksack],
    ['20% off until 12 April', jackets],
    ['14 pickers in Daventry', pickers],
    ['14 pickers from 3 June', pickers],
    ['Pickers at £13.20 an hour', pickers],
    ['Bramble needs surgery on her knee', donkey],
    ['Bramble’s operation costs £2,400', donkey],
  ])('is told from one that gives the same: %s', (subject, mail) => {
    expect(sent(mail, subject)?.promise_match).toBe(true)
  })
})

describe('a state or deed that the mail does not tell', () => {
  it.each([
    'Bramble has died',
    'Bramble died',
    'Bramble’s operation is paid',
    'Bramble is well again',
    '£1,500 to go for Bramble’s operation',
  ])('is never said to be kept: %s', (subject) => {
    expect(sent(donkey, subject)?.promise_match).not.toBe(true)
  })
})

describe('no line', () => {
  it.each<[what: string, kind: Request['kind'], body: string, never: RegExp]>([
    [
      'gives a price that holds no more',
      undefined,
      'Tickets for the harbour tour were £20 until 30 April. Since May they are free for everybody who lives in Leith. You can book a place on our page.',
      /£20/,
    ],
    [
      'gives the price that was struck out',
      'promotional',
      'The Lisbon rucksack is £68 instead of £85 until Sunday. It holds 22 litres and comes in green and grey.',
      /^£85/,
    ],
    [
      'takes a saving off the place where it is had',
      'promotional',
      'Until 3 May, a full service at the Leith Workshop is 20% off. Book a slot online.',
      /off (?:the )?leith workshop/i,
    ],
    [
      'tells of a state without the day from which it is so',
      'announcement',
      'From 1 September, Harbour Coffee and Mill Roasters are one company. Your orders stay as they are.',
      /one company$/,
    ],
    [
      'names what a proposal leaves out',
      'proposal',
      'Attached is our proposal for the website of the fish market. It covers design and text for €18,400. Photography and Norwegian translations are not included. Could you tell me by Friday whether we may start?',
      /translations$/,
    ],
    [
      'names what an earlier gift paid',
      'fundraising',
      'Your last gift paid for the eight new drysuits of the lifeboat crew. This year the boat needs a new engine, which costs £31,000. Would you give again?',
      /drysuits/,
    ],
    [
      'takes the next verb for a part of a price or thing',
      'cold_outreach',
      'We buy used cooking oil. Food plants: €62 a tonne and bring our own tanks. Could you review the pricing deck and provide feedback by Friday?',
      / and (?:bring|provide)/,
    ],
    [
      'tells of what was meant and did not happen',
      'apology',
      'Your oak desk was meant to arrive on Tuesday 3 June and did not. A new desk leaves our workshop on Friday.',
      /meant to arrive/,
    ],
    [
      'lacks the doer of its verb',
      'cold_outreach',
      'Saw that your company opened Trailhead and hires 14 drivers in Kent. It also utilizes AI. Would you like to see our rota tool?',
      /^(?:opened|hires|utilizes)/i,
    ],
    [
      'names anybody of many, or who did what',
      'fundraising',
      'The flood took the old hen house. All nine are alive. A farmer in Ashwell rang us at six, and Sabine Kurz from the university hospital drove over. A new hen house costs £1,200.',
      /^All nine|^Farmer|hospital$/,
    ],
    [
      'stops before the noun of its thing',
      undefined,
      'Our school has its annual charity run on May 17. Last year over 400 people took part. A sponsorship of £250 puts your logo on every shirt.',
      /annual charity$|^Last year/i,
    ],
  ])('%s', (_, kind, body, never) => {
    for (const line of linesFor({ kind, draft: `Hi Ana,\n\n${body}\n\nTom` })) expect(line).not.toMatch(never)
  })

  it('is the greeting of a mail whose language is not read', () => {
    expect(
      linesFor({ draft: 'مرحبا آنا،\n\nأرسلت لك الفاتورة رقم 4417 أمس.\n\nشكرا\nسارة' }).join('\n'),
    ).not.toMatch(/مرحبا/)
  })
})
