import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALE_TAGS } from '#shared/operations/localize/tables/locales.ts'
import { bodyFor, localize } from './localize.ts'

const WORDS = 'We think that this is what you and your team need for the year.'
const code = fc
  .tuple(
    fc.constantFrom(
      '{}-A',
      '{}-XR2',
      'ORD-{}',
      'A/{}',
      'SKU-{}-B',
      'order no. {}',
      'Invoice number {}',
      'invoice {}',
    ),
    fc.integer({ min: 1000, max: 999_999 }),
  )
  .map(([form, value]) => form.replace('{}', value.toLocaleString('en-US')))
const address = fc
  .tuple(
    fc.constantFrom(
      '14 May 5 Street',
      'May 5 Street',
      '1,250 Harbor View Road',
      '12 March Lane',
      '9 Gray St, Ames',
    ),
    fc.constantFrom('', ' in town'),
  )
  .map((parts) => parts.join(''))

describe('codes, numbers of orders and addresses', () => {
  it('never change, whatever the locale', () => {
    fc.assert(
      fc.property(fc.oneof(code, address), fc.constantFrom(...LOCALE_TAGS), (text, target_locale) => {
        const draft = `${WORDS} Please look at ${text}.`
        expect(bodyFor(target_locale, draft, { locale: 'en-US' })).toBe(draft)
      }),
      { numRuns: 300 },
    )
  })

  it('are told from quantities and dates', () => {
    const draft = `${WORDS} We sold 1,250 units, a 3,000-mile trip, to order 2,400 more on May 5, 2026.`
    expect(bodyFor('de-DE', draft, { locale: 'en-US' })).toBe(
      `${WORDS} We sold 1.250 units, a 3.000-mile trip, to order 2.400 more on 5 May 2026.`,
    )
  })

  it('are listed where they may be a quantity', () => {
    const { needs_human } = localize({
      draft: `${WORDS} See order 1,250 here.`,
      target_locale: 'de-DE',
      locale: 'en-US',
    })
    expect(needs_human.map(({ span, reason }) => [span.quote, reason.includes('1.250')])).toEqual([
      ['1,250', true],
    ])
  })
})

describe('a German mail', () => {
  const mail = (signed: string, body = 'Die Größe der Straße ist gleich, und wir grüßen Sie.') =>
    `Sehr geehrte Frau Brandt,\n\nSie haben im März ein zweites Lager in Kassel eröffnet. ${body}\n\nHätten Sie am Donnerstag eine Viertelstunde?\n\nMit freundlichen Grüßen\n${signed}`
  const signatures = [
    'Jens Groß',
    'Max Weiß\nWeißbach GmbH\nGroße Straße 4, 10115 Berlin',
    'Anna Strauß\nVertrieb',
  ]

  it.each(signatures)('keeps its signature in Switzerland: %s', (signed) => {
    const made = bodyFor('de-CH', mail(signed), { locale: 'de-DE' })
    expect(made.endsWith(`Freundliche Grüsse\n${signed}`)).toBe(true)
    expect(made).toContain('Die Grösse der Strasse ist gleich, und wir grüssen Sie.')
  })

  it('keeps names in its text, and asks about what may be one', () => {
    const { draft, needs_human } = localize({
      draft: mail('Jens Groß', 'Herr Weiß und die Preußner GmbH kommen, Groß und Strauß auch, weiß ich.'),
      target_locale: 'de-CH',
      locale: 'de-DE',
    })
    expect(draft).toContain('Herr Weiß und die Preußner GmbH kommen, Groß und Strauß auch, weiss ich.')
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['Strauß'])
  })

  it('writes thousands with the mark of Switzerland', () => {
    expect(bodyFor('de-CH', mail('Ada', 'Das kostet 1.234,50 CHF im Jahr.'), { locale: 'de-DE' })).toContain(
      '1’234.50',
    )
  })

  it('is read as German, its lines and signature known', () => {
    const { needs_model } = localize({ draft: mail('Jens Groß'), target_locale: 'en-US', locale: 'de-DE' })
    const reasons = new Map(needs_model.map(({ span, reason }) => [span.quote, reason]))
    expect(reasons.get('Sehr geehrte Frau Brandt,')).toContain('In German')
    expect(reasons.get('Mit freundlichen Grüßen')).toContain('Usual: “Best,”')
    expect([...reasons.keys()].some((quote) => quote.includes('Jens'))).toBe(false)
  })
})
