import { describe, expect, it, test } from 'vitest'
import type { z } from 'zod'
import { previews } from '#shared/engine/clients.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { readCorpus, readPairs } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
const linesFor = (request: Request) => answer(request).result.candidates.map((c) => c.text)
const results = readCorpus().map(({ id, draft }) => ({
  id,
  result: answer(JSON.parse(JSON.stringify(draft))).result,
}))
const cutOnPhone = (text: string) =>
  previews(text, null).some((p) => p.client === 'gmail_mobile' && p.truncated_at !== null)

describe('fit', () => {
  it('orders the candidates, and each says what put it there', () => {
    for (const { result } of results) {
      const fits = result.candidates.map((c) => c.fit)
      expect(fits).toEqual([...fits].sort((a, b) => b - a))
      for (const { why } of result.candidates) expect(why).toContain('It takes up ')
    }
  })

  it('tells candidates apart where the score of the mail does not', () => {
    const many = results.filter(({ result }) => result.candidates.length > 2)
    const apart = many.filter(({ result: { candidates: c } }) => (c[0]?.fit ?? 0) > (c.at(-1)?.fit ?? 0))
    expect(many.length).toBeGreaterThan(20)
    expect(apart.length / many.length).toBeGreaterThan(0.95)
  })

  it('is lower for a line phones cut, for a thing without a statement, and for a side of the matter', () => {
    const { candidates } = answer({
      kind: 'promotional',
      draft:
        'Hi,\n\nEvery potting bench is 25% off until Sunday 19 April. We also restocked the copper watering cans that sold out in March.\n\nFern & Loam',
    }).result
    expect(candidates[0]?.text).toBe('25% off every potting bench until Sunday 19 April')
    expect(candidates[0]?.why).toContain('phones cut it')
    expect(candidates.map((c) => c.text)).not.toContain('Potting bench')
    expect(candidates.map((c) => c.text)).not.toContain('25% off')
  })
})

describe('what is no subject', () => {
  it('is a figure whose meaning is not named', () => {
    for (const { id, result } of results)
      for (const { text, angle } of result.candidates)
        if (angle !== 'trigger')
          expect(text, id).not.toMatch(/^(?:\d[\d,.]*%?|\p{Lu}\p{Ll}+teen) (?:of )?\p{L}+$/u)
  })

  test.each<[what: string, request: Request, never: RegExp]>([
    [
      'the wrong figure of a complaint',
      {
        kind: 'support_reply',
        draft:
          'Hi Jonas,\n\nYou are right: invoices created between 3 and 9 May show 19% VAT instead of 7% for books.\n\nWe fixed the template this morning. To get corrected PDFs, open Billing and press Regenerate.\n\nLeila',
      },
      /^19% VAT$|^Billing/,
    ],
    [
      'a place, a tool or a person in a role',
      {
        kind: 'recruiting',
        draft:
          'Hi Ingrid,\n\nYour paper on snowmelt timing in the Alta catchment is pinned above my desk. We are hiring a senior hydrologist in Tromsø to own the melt model. Please forward this to the concerned officer, who walks the aisles with a clipboard.\n\nCould we talk for 25 minutes next Tuesday?\n\nSverre',
      },
      /^Alta catchment|^Melt model|officer|clipboard|25 minutes/i,
    ],
    [
      'what has not happened yet',
      {
        kind: 'transactional',
        draft:
          'Hello,\n\nYour order has been received.\n\nOrder number: 4471-0093\nOrder date: 10/12/2026\n\nYou will get another email when your order has been shipped.\n\nHearth & Loom',
      },
      /^Shipped|^Order date/,
    ],
  ])('%s', (_, request, never) => {
    const lines = linesFor(request)
    expect(lines.length).toBeGreaterThan(0)
    for (const line of lines) expect(line).not.toMatch(never)
  })
})

describe('a mailing in HTML', () => {
  const draft =
    '<html lang="en"><body><h1>Live webinar: grading 200 essays without losing your weekend</h1><p>Hi *|FNAME|*,</p><p>Join <b>Dr. Lena Ortiz</b> on Thursday, November 6, 2025 at 4:00 PM ET for a 45-minute session on rubric-based grading.</p><p>You’ll learn:</p><ul><li>How to build a rubric students actually read</li><li>How Lincoln High cut grading time by 38%</li><li>Three prompts for feedback that don’t sound like a robot</li></ul><p><a href="https://h.example/w">CLICK HERE</a></p><p>Can’t make it? <a href="https://h.example/r">Register anyway</a> and we will send you the recording. You can also <a href="https://h.example/b">read more</a> on our blog.</p></body></html>'
  const lines = linesFor({ kind: 'event_invitation', draft, count: 8 })

  it('offers its headline, its items, and the day', () => {
    expect(lines).toEqual(
      expect.arrayContaining([
        'Live webinar: grading 200 essays without losing your weekend',
        'How to build a rubric students actually read',
        'Live webinar on Thursday, November 6',
      ]),
    )
    expect(lines.filter((line) => line.includes('38%')).every((line) => line.includes('Lincoln High'))).toBe(
      true,
    )
  })

  it('takes no line from what every mailing says', () => {
    expect(lines.join('\n')).not.toMatch(/recording|blog|Register|click/i)
  })

  it('keeps a headline within the characters that were asked for', () => {
    for (const line of linesFor({ kind: 'event_invitation', draft, max_chars: 40 }))
      expect(line.length).toBeLessThanOrEqual(40)
  })
})

describe('what others say', () => {
  it('is not the news of the mail', () => {
    const lines = linesFor({
      kind: 'cold_outreach',
      count: 20,
      draft:
        'Hi Ana,\n\nSaw that Halden Freight opened a second depot in Rotterdam and is hiring four night dispatchers.\n\nMost carriers tell us that night dispatch is where slots are lost: the driver calls, nobody picks up, and the dock time is gone.\n\nTom',
    })
    expect(lines.join('|')).toMatch(/four night dispatchers/i)
    expect(lines.join()).not.toMatch(/dock time/i)
  })
})

describe('an angle', () => {
  it('is a trigger only where something happened at the reader’s, and a figure is a number', () => {
    const { candidates } = answer({
      kind: 'renewal',
      count: 20,
      draft:
        'Hi Priya,\n\nYour Fieldnote Team plan (24 seats) renews on 30 November 2025 at $4,320 for the year. That is $15 per seat per month, up from $14 last year.\n\nIf you’d like to drop the five idle seats, reply by 14 November.\n\nOwen',
    }).result
    expect(candidates.map((c) => c.angle)).not.toContain('trigger')
    for (const { text, angle } of candidates) if (/^[$\d]/.test(text)) expect(angle).toBe('number')
    expect(candidates.map((c) => c.text)).toEqual(
      expect.arrayContaining([
        'Drop the five idle seats by 14 November',
        '$15 per seat per month, up from $14',
      ]),
    )
  })
})

describe('what a mail is for', () => {
  it('names the event of a notice', () => {
    expect(
      linesFor({
        kind: 'billing',
        draft:
          'Hi Ana,\n\nWe could not charge the Visa card ending in 4417 for your October plan ($49.00). We will try again on October 14.\n\nTidepool Billing',
      })[0],
    ).toBe('Payment failed: October plan, $49.00')
  })

  it('combines the first news of a letter with what it lists', () => {
    const lines = linesFor({
      kind: 'newsletter',
      draft:
        'Hello all,\n\nThe harbour board voted 5 to 2 on Monday to keep the 6:40 ferry through winter.\n\nIn this issue: why the slipway repair is late, a recipe for smoked haddock chowder from Ruth Mallory, and the dates for the autumn clean-up (18 and 25 October).\n\nAoife',
    })
    expect(lines).toContain('6:40 ferry, slipway repair and autumn clean-up')
    expect(lines).toContain('The harbour board voted to keep the 6:40 ferry')
    expect(lines[0]).toContain('ferry')
  })

  it('gives a change its meaning, and a result to whom it belongs', () => {
    for (const [said, line] of [
      ['Brightline Outdoor cut walking time by 22% in six weeks.', 'Brightline: walking time cut by 22%'],
      ['Lumen cut print cost from $19 to $7 per chart.', 'Lumen: print cost $19 to $7'],
      ['No-shows dropped from 17% to 6.5% at Harrow Vale.', 'Harrow Vale: no-shows 17% to 6.5%'],
      ['We cut walking time by 22% in six weeks.', 'Walking time cut by 22%'],
    ] as const)
      expect(
        linesFor({ kind: 'cold_outreach', draft: `Hi Ana,\n\nWe plan routes. ${said}\n\nTom` }),
      ).toContain(line)
  })

  it('gives nobody’s result to the reader', () => {
    const lines = linesFor({
      kind: 'cold_outreach',
      count: 20,
      draft: 'Hi Ana,\n\nWe plan routes. One client cut walking time by 22% in six weeks.\n\nTom',
    })
    expect(lines.join()).not.toMatch(/22%/)
  })

  it('takes every part of a brief for the angle it serves', () => {
    const brief = {
      about: 'We run a managed print service for dental chains.',
      offer: "a free audit of last quarter's printer spend",
      problem: 'each clinic buys its own toner at retail price',
      trigger: 'you acquired four clinics in Tulsa last month',
      ask: 'a reply with the number of printers',
      recipient: { name: 'Carla' },
    }
    const by = (angle: 'question' | 'curiosity' | 'benefit' | 'name') => linesFor({ brief, angles: [angle] })
    expect(by('question')).toContain('How many printers?')
    expect(by('benefit')).toContain('Free audit of printer spend')
    expect(by('curiosity').join()).toContain('Each clinic buys its own toner')
    expect(by('name')).toContain('Carla, how many printers?')
    expect(linesFor({ brief, count: 10 })).toEqual(
      expect.arrayContaining(['Free audit of printer spend', 'How many printers?']),
    )
    const all = answer({ brief, count: 10, angles: ['question', 'curiosity', 'benefit', 'name', 'trigger'] })
    expect(new Set(all.result.candidates.map((c) => c.angle)).size).toBeGreaterThan(3)
  })

  it('keeps the emoji of the paragraph only where emoji are allowed', () => {
    const draft =
      'Hi all,\n\n🎉 Big news 🎉 We shipped dark mode today! It also saves 12% battery on OLED phones.\n\nTeam Lumen'
    expect(linesFor({ kind: 'product_update', draft, emoji: 'allowed' }).join()).toContain('🎉')
    expect(linesFor({ kind: 'product_update', draft }).join()).not.toContain('🎉')
  })
})

describe('tests between lines', () => {
  it('speak of phones only where phones cut one line and not the other', () => {
    const observatory = readPairs().find(({ better }) => better.id.includes('observatory'))?.better.draft
    const more = answer({ ...JSON.parse(JSON.stringify(observatory)), count: 10 })
    let seen = 0
    for (const { result } of [...results, more])
      for (const { a, b, hypothesis } of result.pairs_to_test)
        if (hypothesis.includes('phones show all of it')) {
          seen++
          expect([cutOnPhone(a), cutOnPhone(b)]).toEqual([true, false])
        }
    expect(seen).toBeGreaterThan(0)
  })

  it('say what differs from the subject sent, and do not call the winner', () => {
    for (const { result } of results)
      for (const { hypothesis } of result.pairs_to_test) expect(hypothesis).not.toMatch(/beats/)
  })
})

describe('the opening of the body', () => {
  it('counts as repeated only where it begins with the words of the line', () => {
    const repeated = (subject: string) =>
      answer({
        subject,
        draft: 'Hi Ana,\n\nYour depot in Leeds opened in May and the trucks wait at night.\n\nTom',
      }).result.current?.duplicates_body_opening
    expect(repeated('Your depot in Leeds opened')).toBe(true)
    expect(repeated('Trucks wait at night')).toBe(false)
    expect(repeated('May in Leeds: depot')).toBe(false)
  })
})
