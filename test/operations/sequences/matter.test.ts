import { describe, expect, it, test } from 'vitest'
import mails from '../../fixtures/subject-mails.json' with { type: 'json' }
import { ask } from './calls.ts'

const sequenceFor = (request: object) => ask(request).result

describe('what the steps are about', () => {
  test.each([
    [
      'what is made, and not what it is made against',
      'cold_outreach',
      'Hi Jens,\n\nYour job ad names error rates. We make a scan ring that beeps when the wrong bin is picked.\n\nShould I send you the report?\n\nLena',
      'the scan ring',
    ],
    [
      'the job by what is done there',
      'recruiting',
      'Hi Soraya,\n\nI read your post on replacing a nightly batch job. We are looking for a staff data engineer at Hollis Rail for 11,000 track sensors.\n\nOpen to a call next week?\n\nNadia Okafor',
      'the staff data engineer role',
    ],
    [
      'the event, and not the place',
      'event_invitation',
      'Dear colleague,\n\nWe are holding our spring open days on 3–5 March at the Tynemouth boat works. You can see the new ferry on the water. Places are limited to 12 a day.\n\nBook yours: https://tynemouthboats.example/open-days\n\nJoan Wicks',
      'our spring open days',
    ],
    [
      'what the mail begins with, where nothing else names it',
      'promotional',
      'Hi,\n\nOur winter duvets are 30% off until Sunday. Every duvet holds 900 g of wool. Delivery is free over £50. Returns take 14 days.\n\nShop: https://woolroom.example/winter\n\nUnsubscribe: https://woolroom.example/u\nWoolroom Ltd, 4 Mill Lane, Stamford',
      'the winter duvets',
    ],
  ])('is %s', (_, kind, draft, matter) => {
    const later = sequenceFor({ kind, draft }).steps.slice(1)
    expect(later.length).toBeGreaterThan(0)
    expect(later.map(({ text }) => text).join('\n')).toContain(matter)
  })
})

describe('the steps of mails of many kinds', () => {
  const sequences = mails.map(({ lines: _, ...request }) => ({ request, ...sequenceFor(request) }))

  it('are at most four by default', () => {
    for (const { steps } of sequences) expect(steps.length).toBeLessThanOrEqual(4)
    expect(sequences.filter(({ steps }) => steps.length === 4).length).toBeGreaterThan(8)
  })

  it('bring something new each time', () => {
    for (const { request, steps } of sequences) {
      const values = steps.map(({ new_value }) => new_value)
      expect(new Set(values).size, request.kind).toBe(values.length)
      expect(values).not.toContain('')
    }
  })
})

describe('a later mail', () => {
  const later = (request: Record<string, unknown>) =>
    ask(request)
      .result.steps.slice(1)
      .map((s) => s.text ?? '')
      .join('\n')

  it('is no last call for the day on which something begins', () => {
    expect(
      later({
        kind: 'promotional',
        subject: 'Spring sale',
        draft:
          'Hi there,\n\nOur spring sale starts on Friday 14 March: 20% off every walking boot.\n\nThe Fellside boot is back in half sizes for the first time since October.\n\nShop the sale: https://a.example/sale\n\nMossy Path',
      }),
    ).not.toContain('Last call')
  })
})
