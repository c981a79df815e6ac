import { describe, expect, test } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { DEFAULT_PROFILE, type Profile } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const localeOf = (draft: Draft, profile: Profile = DEFAULT_PROFILE) => score(draft, profile).locale

const BRITISH = 'We organise the tours from our centre, and the colour of the flyer is yours to choose.'
const AMERICAN = 'We organize the tours from our center, and the color of the flyer is yours to choose.'
const page = (lang: string, text: string) => `<html lang="${lang}"><body><p>${text}</p></body></html>`

describe('the locale of a draft', () => {
  test('is the one named, whatever the draft says', () => {
    expect(localeOf({ draft: page('de-AT', BRITISH), locale: 'fr-FR' })).toBe('fr-FR')
    expect(localeOf({ draft: BRITISH, locale: 'en' })).toBe('en')
    expect(localeOf({ draft: BRITISH }, { ...DEFAULT_PROFILE, locale: 'en-AU' })).toBe('en-AU')
  })

  test('is else that of the HTML, in its usual case', () => {
    expect(localeOf({ draft: page('en-ie', AMERICAN) })).toBe('en-IE')
    expect(localeOf({ draft: page('pt_BR', 'Tudo bem por aqui.') })).toBe('pt-BR')
    expect(localeOf({ draft: page('zh-hant-TW', 'Hello there.') })).toBe('zh-Hant-TW')
  })

  test('is else British where the spelling is, and where the page says no more than English', () => {
    expect(localeOf({ draft: BRITISH })).toBe('en-GB')
    expect(localeOf({ draft: page('en', BRITISH) })).toBe('en-GB')
    expect(localeOf({ draft: page('not a tag', BRITISH) })).toBe('en-GB')
  })

  test('is else British where it counts in pounds and not in dollars; euros tell nothing', () => {
    for (const draft of [
      'The stall is £40 a day, and we are in Leeds.',
      'Rent is £310 a week.\n\nMarlow Desks Ltd, London SE1 4AP',
      page('en', 'Two tickets came to £38.'),
    ])
      expect(localeOf({ draft })).toBe('en-GB')
    for (const draft of [
      'The stall is $40 a day.',
      'The stall is €40 a day.',
      'The stall is $50, about £40, a day.',
      'The color is yours to choose for £40.',
      'Marlow Desks Ltd can deliver in May.',
      'Fine by me.\n\nOn Mon, Apr 6, 2026 at 8:02 AM Ana <ana@lund.example> wrote:\n> It is £40.',
    ])
      expect(localeOf({ draft })).toBe('en-US')
  })

  test('in pounds brings British law with it where no country is named', () => {
    const compliance = (draft: Omit<Draft, 'draft'>, sign: string) =>
      score({
        ...draft,
        kind: 'cold_outreach',
        draft: `Hi Ana,\n\nYour office has 40 desks from 2009, and we swap ours for ${sign}90 each. Would a sample help?\n\nBen`,
      }).annotations.flatMap((a) => (a.dimension === 'compliance' ? [a.rule_id] : []))
    expect(compliance({}, '£')).toEqual(['missing-data-source'])
    expect(compliance({}, '$')).toEqual(['missing-unsubscribe'])
    expect(compliance({}, '€')).toEqual(['missing-unsubscribe'])
    expect(compliance({ locale: 'en-US' }, '£')).toEqual(['missing-unsubscribe'])
    expect(compliance({ audience: { jurisdiction: 'US' } }, '£')).toEqual(['missing-unsubscribe'])
  })

  test('is else American', () => {
    for (const draft of ['', AMERICAN, page('en', AMERICAN), 'We optimize the route to the Harbour Centre.'])
      expect(localeOf({ draft })).toBe('en-US')
  })

  test('is not read from a quoted thread', () => {
    const quoted = `Sounds fine to me.\n\nOn Mon, Apr 6, 2026 at 8:02 AM Ana <ana@lund.example> wrote:\n> ${BRITISH}`
    expect(localeOf({ draft: quoted })).toBe('en-US')
  })

  test('derived from the spelling finds the same typos as the one named', () => {
    const mails = readCorpus().filter(
      ({ draft }) => draft.locale === 'en-GB' && localeOf({ ...draft, locale: undefined }) === 'en-GB',
    )
    expect(mails.length).toBeGreaterThan(3)
    for (const { draft } of mails) {
      const typos = (d: Draft) =>
        score(d, DEFAULT_PROFILE, { dictionary }).annotations.filter((a) =>
          ['misspelling', 'inconsistent-spelling'].includes(a.rule_id),
        )
      expect(typos({ ...draft, locale: undefined })).toEqual(typos(draft))
    }
  })

  test('decides how corrections are spelt', () => {
    const corrections = (locale: string) =>
      score(
        { draft: 'Thursday is my favrite day, and the weather looks good for it.', locale },
        DEFAULT_PROFILE,
        { dictionary },
      ).annotations.flatMap((a) => (a.rule_id === 'misspelling' ? a.fixes.map((f) => f.replacement) : []))
    expect(corrections('en-GB')).toEqual(['favourite'])
    expect(corrections('en-US')).toEqual(['favorite'])
  })
})
