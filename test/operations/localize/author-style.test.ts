import { describe, expect, it } from 'vitest'
import { answer, localize, type Request } from './localize.ts'

const GERMAN =
  'Hallo Jan,\n\nvielen Dank für das Gespräch, wir haben Ihnen das Angebot für die Wartung geschickt.'
const ENGLISH = 'Hi Ana,\n\nWe will send you the offer for the whole year, and the price is on it.'
const changes = (request: Request) =>
  localize(request).adaptations.map(({ before, after }) => [before, after])
const left = (request: Request) =>
  localize(request)
    .needs_human.filter(({ reason }) => reason.startsWith('Left as it is'))
    .map(({ span }) => span.quote)

describe('figures of a mail without a locale', () => {
  it('are all read as its language writes them', () => {
    const draft = `${GERMAN} Der Aufpreis beträgt 1.200 € pro Jahr, 12,5 % mehr.`
    expect(changes({ draft, target_locale: 'en-US' })).toEqual([
      ['1.200 €', '€1,200'],
      ['12,5', '12.5'],
    ])
    expect(
      answer({ draft, target_locale: 'en-US' })
        .warnings.map(({ message }) => message)
        .join(' '),
    ).toContain('as de-DE writes them')
  })

  it('are read by those beside them that have one reading', () => {
    const draft = `${ENGLISH} It is 4.850,00 € and 1.200 € more.`
    expect(changes({ draft, target_locale: 'en-US' })).toEqual([
      ['4.850,00 €', '€4,850.00'],
      ['1.200 €', '€1,200'],
    ])
  })

  it('that can be read in two ways are left to a person, with both readings', () => {
    const draft = `${ENGLISH} It is 1.200 € or 1.200 orders.`
    expect(changes({ draft, target_locale: 'en-US' })).toEqual([])
    expect(left({ draft, target_locale: 'en-US' })).toEqual(['1.200 €', '1.200'])
    expect(
      localize({ draft, target_locale: 'en-US' })
        .needs_human.map(({ reason }) => reason)
        .join(' '),
    ).toMatch(/1200 or 1\.2\./)
  })

  it('are never changed in part: of two sums of one form both change or neither does', () => {
    for (const text of [GERMAN, ENGLISH])
      for (const target_locale of ['en-US', 'de-CH', 'fr-FR', 'en-GB'] as const) {
        const draft = `${text} 1.200 € und 3.400 €.`
        expect([0, 2]).toContain(
          changes({ draft, target_locale }).filter(([before]) => before?.includes('€')).length,
        )
      }
  })
})

describe('a sum with three decimals', () => {
  it('is left to a person whatever locale was named', () => {
    const draft = `${ENGLISH} It is 1.200 €.`
    expect(left({ draft, target_locale: 'en-US', locale: 'en-US' })).toEqual(['1.200 €'])
  })
})

describe('a locale of another language than the text', () => {
  it('gives way to the language, and the answer says so', () => {
    const request: Request = { draft: `${GERMAN} Es sind 1.200 €.`, target_locale: 'en-US', locale: 'en-US' }
    expect(changes(request)).toEqual([['1.200 €', '€1,200']])
    expect(
      answer(request)
        .warnings.map(({ message }) => message)
        .join(' '),
    ).toContain('not in the language of en-US')
  })
})
