import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { cutShort } from '#shared/operations/subject-lines/fit.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result

describe('a line', () => {
  it.each<[line: string, subject: string, body: string]>([
    [
      'Invoice 883: 45 days overdue',
      'Overdue invoice',
      'This is the third time I am contacting you about invoice 883. It is now 45 days overdue. Could you pay it by Friday?',
    ],
    [
      'Order #10482 ships by Thursday',
      'Thank you for your order #10482',
      'Thanks for your order! Order #10482 has two pillowcases. It ships by Thursday and should arrive in 3–5 business days.',
    ],
    [
      'Order #78213: 3-5 business days',
      'Re: Shipping delay',
      'We apologize for the delay of your order #78213. Your package was held at our centre, and you can expect your order to arrive within 3-5 business days.',
    ],
    [
      'Ticket #88213 is resolved',
      're: Ticket #88213 login problem',
      'The problem was caused by an expired certificate on our end. The issue has now been resolved and you should be able to log in again.',
    ],
    ['Your order ships on Monday', '', 'Thanks for your order. It ships on Monday.'],
    [
      'Your free trial ends in 3 days',
      'your trial',
      'Your free trial of Tempo will be ending in 3 days. To keep your data, please upgrade to a paid plan.',
    ],
  ])('puts together what the mail tells of one thing: %s', (line, subject, body) => {
    const { candidates } = answer({
      subject,
      draft: `Hi Ana,\n\n${body}\n\nTom`,
      count: 10,
      kind: 'transactional',
    })
    const found = candidates.find(({ text }) => text === line)
    expect(found, candidates.map(({ text }) => text).join('\n')).toBeDefined()
    expect(found?.promise_match).toBe(true)
    expect(found?.risk).toBe('honest')
  })

  it.each([
    [
      'of two orders, as nobody would know which',
      'Your orders #10482 and #10483 are here: order #10482 and order #10483. It ships by Thursday.',
    ],
    [
      'of what is only asked or supposed',
      'We look into order #10482. If it ships by Thursday, we will write again.',
    ],
  ])('does not speak %s', (_, body) => {
    const { candidates } = answer({ draft: `Hi Ana,\n\n${body}\n\nTom`, count: 10, kind: 'transactional' })
    expect(candidates.map(({ text }) => text).join('\n')).not.toMatch(/^(?:Order #10482|Your order) ships/m)
  })
})

describe('a test of two lines', () => {
  it('says what is expected of which line, and why, that yours may win, or that it is open and what speaks for each', () => {
    const { pairs_to_test } = answer({
      subject: 'Big news',
      draft:
        'Hi Ana,\n\nThe rota view of your three stores is ready. It planned 1,940 shifts last year.\n\nDo you want to see the rota view?\n\nTom',
    })
    expect(pairs_to_test.length).toBeGreaterThan(0)
    for (const { hypothesis } of pairs_to_test)
      expect(hypothesis).toMatch(
        /^(?:We expect the .+ to b.+, because .+|(?:Yours may well win|It is open wh.+): .+)\.$/,
      )
  })

  it('expects no line to win that serves the mail worse or that phones cut, and gives the reader’s reason', () => {
    let expected = 0
    for (const { draft } of readCorpus()) {
      const { candidates, current, pairs_to_test } = answer(JSON.parse(JSON.stringify(draft)))
      for (const { a, b, hypothesis } of pairs_to_test) {
        expect(hypothesis).toMatch(/^(?:We expect the .+, because|Yours may well win: |It is open wh)/)
        expect(hypothesis).not.toMatch(/words? to your|is cut on phones|has a figure/)
        if (!hypothesis.startsWith('We expect the new line') || current?.risk === 'misleading') continue
        expected++
        const best = candidates.find(({ text }) => text === b)
        expect(a).toBe(current?.text)
        expect(best?.fit, `${a} <> ${b}`).toBeGreaterThanOrEqual(current?.fit ?? 0)
        expect(cutShort(b) && !cutShort(a), `${a} <> ${b}`).toBe(false)
      }
    }
    expect(expected).toBeGreaterThan(10)
  })

  it('names the price that the new line adds, and not the first number in it', () => {
    const draft =
      'Hello Greg,\n\nWe buy postage for 340 small shops together, so a 2 kg parcel to zone 5 costs $9.10 instead of $13.65.\n\nWant me to run last month’s parcels through our rates?\n\nDina'
    const [pair] = answer({
      draft,
      subject: 'Opportunity for Bakerfield',
      kind: 'cold_outreach',
    }).pairs_to_test
    expect(pair?.hypothesis).toContain('“$9.10”')
  })

  it('names the figure and the day that the new line adds, and leaves open what nothing decides', () => {
    const draft =
      'Dear Mr Okafor,\n\nPlease find attached invoice 20418 for the roof repair, total £2,360.00. Payment is due by 12 January 2026.\n\nHelen'
    const [pair] = answer({ draft, subject: 'Invoice' }).pairs_to_test
    expect(pair?.hypothesis).toMatch(/^We expect the new line .+ because .+\.$/)
    const [same] = answer({ draft, subject: 'Invoice 20418, due 12 January' }).pairs_to_test
    expect(same?.hypothesis ?? 'It is open').toMatch(/^It is open/)
  })
})
