import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
const results = readCorpus().map(({ draft }) => {
  const { result, warnings } = answer({ ...draft, count: 5 } as Request)
  return { ...result, codes: warnings.map(({ code }) => code) }
})

const newsletter: Request = {
  kind: 'newsletter',
  subject: 'The Ferry Post #41',
  draft:
    'Hello all,\n\nThe harbour board voted 5 to 2 on Monday to keep the 6:40 ferry through winter. Fares rise by 30 cents on 1 November.\n\nRead the full minutes: https://ferrypost.example/41/minutes\nSign up for the clean-up: https://ferrypost.example/cleanup\n\nAoife',
}

describe('a complement', () => {
  it('adds to what the inbox shows anyway, where a line of the same score does', () => {
    const [first, ...rest] = answer(newsletter).result.candidates
    expect(first?.text).toBe('Fares rise by 30 cents on 1 November.')
    expect(rest.length).toBeGreaterThan(0)
    // Also when there is room for one only.
    expect(answer({ ...newsletter, count: 1 }).result.candidates[0]?.text).toBe(first?.text)
    let compared = 0
    for (const { candidates, shown_without } of results) {
      const opens = (text: string) => shown_without.slice(0, 60).includes(text.slice(0, 20))
      const [best] = candidates
      const other = candidates.find((c) => c.score === best?.score && !opens(c.text))
      if (!best || !other) continue
      compared++
      expect(opens(best.text), best.text).toBe(false)
    }
    expect(compared).toBeGreaterThan(10)
  })
})

describe('a call on a line of its own', () => {
  it('is found in the mode for calls', () => {
    const texts = answer({ ...newsletter, mode: 'cta' }).result.candidates.map((c) => c.text)
    expect(texts.some((t) => t.startsWith('Read the full minutes.'))).toBe(true)
  })
})

describe('no preheader', () => {
  it('is recommended for mail of any kind that greets one person by name', () => {
    const body = 'We fixed the template this morning and the five invoices are right again.\n\nLeila'
    const to = (greeting: string, kind: Request['kind']) =>
      answer({ kind, draft: `${greeting},\n\n${body}` }).result
    expect(to('Hi Jonas', 'support_reply').none_recommended).toBe(true)
    expect(to('Dear Dr. Whitcombe', 'event_invitation').none_recommended).toBe(true)
    expect(to('Hi {{first_name}}', 'event_invitation').none_recommended).toBe(false)
    expect(to('Dear friends', 'event_invitation').none_recommended).toBe(false)
    expect(to('Team', 'meeting_recap').none_reason).not.toContain('one person')
  })

  it('comes with no HTML, and lines that cost points say so', () => {
    let none = 0
    for (const { none_recommended, html_snippet, candidates, codes } of results) {
      if (!none_recommended) continue
      none++
      expect(html_snippet).toBeNull()
      expect(codes.includes('better_without')).toBe(candidates.some((c) => c.score_delta < 0))
    }
    expect(none).toBeGreaterThan(10)
  })
})

describe('an offer', () => {
  it('is a price of what is on offer, not any sum', () => {
    const offer = (kind: Request['kind'], draft: string) =>
      answer({ kind, draft }).result.ai_summary_risk.contains_offer
    expect(offer('meeting_recap', 'Budget is capped at €48,500 unless we drop the second gateway.')).toBe(
      false,
    )
    expect(offer('newsletter', 'The budget of the harbour is €48,500 this year.')).toBe(false)
    expect(offer('cold_outreach', 'They cancelled a second shift that was $310,000 a year.')).toBe(false)
    expect(offer('promotional', 'A 250 g bag is $24 this week.')).toBe(true)
    expect(offer('proposal', 'The two gateways come to €48,500 with the wiring.')).toBe(true)
    expect(offer('cold_outreach', 'The first month is 20% off for new yards.')).toBe(true)
  })
})

describe('a line out of the mail', () => {
  it('leans on nothing that stood before it', () => {
    const draft =
      "Hi {{first_name}},\n\nJoin the session on Thursday 6 November at 4 pm. Can't make it? Register anyway and we will send you the recording. Seats are limited to 300.\n\nLena"
    const { candidates, ai_summary_risk } = answer({ kind: 'event_invitation', draft, count: 5 }).result
    expect(candidates.length).toBeGreaterThan(0)
    for (const { text } of candidates) expect(text).not.toContain('anyway')
    // What an invitation offers is the event.
    expect(ai_summary_risk.contains_offer).toBe(true)
  })

  it('names both where it speaks of both', () => {
    const draft = (both: string) =>
      `Dear members,\n\nSeason tickets cost £95 for adults and £52 for members over 65. Members under 18 swim free. Until 17 May ${both} £10 cheaper at the desk.\n\nJo`
    const texts = (both: string) =>
      answer({ kind: 'newsletter', draft: draft(both), count: 5 }).result.candidates.map((c) => c.text)
    expect(texts('both are').join()).not.toContain('both are')
    expect(texts('both the adult and the senior ticket are').join()).toContain('both the adult')
  })

  it('ends where a second thing is said of its subject', () => {
    const draft =
      'Hi {{first_name}},\n\nSince January your crew filed 1,912 inspection reports, and 19 of the 24 seats were active last month.\n\nOwen'
    const texts = answer({ kind: 'newsletter', draft, max_chars: 70 }).result.candidates.map((c) => c.text)
    expect(texts).toContain('Since January your crew filed 1,912 inspection reports.')
  })
})

describe('a line of small print', () => {
  it('is no preheader: neither an address nor prices of which one was struck out', () => {
    const sale: Request = {
      kind: 'promotional',
      subject: 'Everything for the first frost',
      format: 'html',
      count: 5,
      draft:
        '<p>Until Sunday, 30 November, all frost covers are 20% off:</p><ul><li>Garden fleece: <s>€14.90</s> €11.90</li><li>Glass cloche: <s>€22.50</s> €18.00</li></ul><p>Gartenhaus Lind, Am Wall 3, 28195 Bremen<br><a href="https://lind.example/unsubscribe">Unsubscribe</a></p>',
    }
    const texts = answer(sale).result.candidates.map(({ text }) => text)
    expect(texts).toContain('Until Sunday, 30 November, all frost covers are 20% off.')
    expect(texts.filter((text) => /28195|€14|€22/.test(text))).toEqual([])
  })
})

describe('an invitation whose sentences are too long', () => {
  it('is shown by what is held, without who and when', () => {
    const { candidates } = answer({
      kind: 'event_invitation',
      subject: 'Webinar invitation',
      draft:
        "Hi there,\n\nOn Thursday, May 22 at 2 pm ET we're hosting a 45-minute webinar on what the new overtime rule means for restaurants.\n\nSave your seat: https://shiftwise.example/overtime\n\nUnsubscribe: https://shiftwise.example/u",
    }).result
    expect(candidates[0]?.text).toBe(
      'A 45-minute webinar on what the new overtime rule means for restaurants.',
    )
  })
})
