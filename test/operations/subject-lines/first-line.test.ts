import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const linesFor = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.candidates.map(
    ({ text }) => text,
  )
const mail = (kind: Request['kind'], ...paragraphs: string[]): Request => ({
  kind,
  draft: `Hi Ana,\n\n${paragraphs.join('\n\n')}\n\nTom`,
})

describe('the first line', () => {
  it.each<[what: string, first: string, request: Request]>([
    [
      'of an apology is what happened, and not the amends',
      '312 bookings did not go through and 27 people were charged',
      mail(
        'apology',
        'Our booking page was down on Saturday. 312 bookings did not go through and 27 people were charged without a confirmation.',
        'We hold your old price until 30 April.',
      ),
    ],
    [
      'of an apology is what happened, wherever it is told',
      'Your order was put on the wrong van in Swindon',
      mail(
        'apology',
        "I'm very sorry that nobody called you, and for the way our driver spoke to your neighbour.",
        'What happened is that your order (HB-77120) was put on the wrong van in Swindon.',
        'We will bring the missing box on Thursday between 8 and 10.',
      ),
    ],
    [
      'of an invitation is the event and its day, and not what it costs',
      'Spring study day, Thursday, 19 March',
      mail(
        'event_invitation',
        'I am delighted to invite you to our spring study day on Thursday, 19 March 2026 in Salford.',
        'Members pay $95, guests $140. Please reserve your place by 27 February.',
      ),
    ],
    [
      'of a launch is the thing launched',
      'Introducing Rotawise Swap',
      mail(
        'announcement',
        'Today we are thrilled to announce Rotawise Swap, a new way to fill a shift. The app asks everyone who is rested.',
        'Swap is included in the Team plan. Smaller plans can add it for €2 per month.',
      ),
    ],
    [
      'of an introduction is both people',
      'Intro: Mei and Jonas',
      {
        kind: 'referral_intro',
        draft:
          "Hi Mei, hi Jonas,\n\nYou two should meet. Jonas runs procurement at Alstad and is looking for a second source for bearing housings; Mei's foundry in Tainan makes them.\n\nJonas, would you send Mei the drawings?\n\nLorenz",
      },
    ],
  ])('%s', (_, first, request) => {
    expect(linesFor(request)[0]).toBe(first)
  })
})

describe('no line', () => {
  it.each<[what: string, never: RegExp, request: Request]>([
    [
      "is the reader's firm alone",
      /^Fenwick & Rowe$/,
      mail(
        'cold_outreach',
        'I saw in the Eastern Daily Press that Fenwick & Rowe is moving its bottling line to Thetford in February.',
        'We re-tune the cameras over two night shifts. Would a call next week help?',
      ),
    ],
    [
      'is why the sender thinks so',
      /^Sprint 1 was paid/,
      mail(
        'billing',
        'Invoice 2025-0417 for the second design sprint was due on 14 November and has not been paid. Sprint 1 was paid on time, so I suspect this one got stuck.',
      ),
    ],
    [
      'loses how fast something is done',
      /answers clients$/,
      {
        kind: 'cold_outreach',
        brief: {
          about: 'We answer the phones of small law firms.',
          proof: ['Carver Lowe answers clients in three hours instead of two days.'],
        },
      },
    ],
    [
      'takes a till for a preposition',
      /^App prints/,
      {
        brief: {
          about: 'The new version of our till app prints receipts in Welsh and English, from 1 February.',
        },
      },
    ],
  ])('%s', (_, never, request) => {
    const lines = linesFor(request)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(never)
  })
})

describe('a brief', () => {
  it('has its own matter told though it says “our”', () => {
    expect(
      linesFor({
        brief: {
          about:
            'Our cleaning contract with Dunmore Offices ends on 31 January and we would like to renew it for two years.',
        },
      }),
    ).toContain('Cleaning contract ends on 31 January')
  })
})
