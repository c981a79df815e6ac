import { describe, expect, it } from 'vitest'
import { contract } from '#shared/operations/localize/contract.ts'
import { inWords } from '#shared/operations/localize/in-words.ts'
import { LOCALE_TAGS } from '#shared/operations/localize/tables/locales.ts'
import { OperationError } from '#shared/operations/operation.ts'
import { answer, localize, type Request } from './localize.ts'

const draft = 'Hi Ana,\n\nThe list is here for you and the team.\n\nBest,\nTom'
const read = (target_locale: string) => contract.input.safeParse({ draft, target_locale })

describe('a request', () => {
  it('reads a locale as people write it, and refuses others with the list', () => {
    expect(['de', 'DE_de', 'no', 'ar', 'en-UK'].map((tag) => read(tag).data?.target_locale)).toEqual([
      'de-DE',
      'de-DE',
      'nb-NO',
      'ar-AE',
      'en-GB',
    ])
    const issue = read('tlh').error?.issues[0]
    expect(issue).toMatchObject({ code: 'invalid_value', path: ['target_locale'], values: [...LOCALE_TAGS] })
    expect(LOCALE_TAGS.length).toBeGreaterThan(20)
  })

  it.each(['translate', 'transcreate'] as const)('to %s is refused where there is no model', (mode) => {
    const attempt = () => answer({ draft, target_locale: 'de-DE', mode })
    expect(attempt).toThrow(OperationError)
    expect(attempt).toThrow(expect.objectContaining({ code: 'model_required', pointer: '/mode' }))
  })

  it.each(LOCALE_TAGS)('for %s is answered', (target_locale) => {
    const { result, warnings } = answer({ draft, target_locale })
    expect(result).toMatchObject({ lang: target_locale, length_change_pct: expect.any(Number) })
    const english = target_locale.startsWith('en')
    expect(result.needs_model.length > 0).toBe(!english)
    expect(warnings.some(({ code }) => code === 'not_translated')).toBe(!english)
    expect(inWords(result)).toContain(target_locale)
  })

  it('with an unusable locale of its own is answered as American', () => {
    const { warnings } = answer({ draft: `${draft} 1,234 users`, target_locale: 'de-DE', locale: 'en-ab-cd' })
    expect(warnings.map(({ code }) => code)).toContain('not_translated')
  })

  it('says that it assumed a locale when numbers were read by it', () => {
    const codes = (more: Partial<Request>) =>
      answer({
        draft: draft.replace('list', 'list of 1,234 users'),
        target_locale: 'de-DE',
        ...more,
      }).warnings.map(({ code }) => code)
    expect(codes({})).toContain('locale_assumed')
    expect(codes({ locale: 'en-US' })).not.toContain('locale_assumed')
  })
})

describe('fallbacks of merge tags', () => {
  const fallbacks = (fallback: string, target_locale: Request['target_locale']) =>
    localize({ draft: `Hi {{first_name|default:"${fallback}"}},\n\n${draft.slice(9)}`, target_locale })

  it('are offered in the reader’s words, and the tag stays', () => {
    const { placeholder_fallbacks, draft: made } = fallbacks('neighbor', 'en-GB')
    expect(placeholder_fallbacks).toEqual([
      { raw: '{{first_name|default:"neighbor"}}', fallback_before: 'neighbor', fallback_after: 'neighbour' },
    ])
    expect(made).toContain('{{first_name|default:"neighbor"}}')
    expect(fallbacks('everyone', 'de-DE').placeholder_fallbacks[0]?.fallback_after).toBe('zusammen')
    expect(fallbacks('friend', 'de-DE').placeholder_fallbacks[0]?.fallback_after).toBeNull()
  })

  it('that were left in English are not taken for words of the reader', () => {
    const french = (fallback: string) =>
      localize({
        draft: `Bonjour {{first_name|default:"${fallback}"}},\n\nVotre commande est prête et elle vous attend.\n\nLuc`,
        target_locale: 'fr-FR',
      })
    expect(french('there').placeholder_fallbacks[0]?.fallback_after).toBeNull()
    expect(french('team').placeholder_fallbacks[0]?.fallback_after).toBe('l’équipe')
    expect(french('cliente fidèle').placeholder_fallbacks[0]?.fallback_after).toBe('cliente fidèle')
    expect(inWords(french('there'))).toContain('“there” does not fit there')
  })
})

describe('the legal lint', () => {
  const promo =
    'The new mugs are here, all of them at half price until Sunday. Come and see them with your friends.'
  const footer =
    '\n\nLow Fire Studio, 12 Mill Road, Troy, NY 12180. Unsubscribe: https://a.example/unsubscribe'
  const legal = (target_locale: Request['target_locale'], more: Partial<Request> = {}) =>
    Object.fromEntries(
      localize({ draft: promo, kind: 'promotional', target_locale, ...more }).legal.map(
        ({ rule, status }) => [rule, status],
      ),
    )

  it('says what is missing, what is there, and what no text can show', () => {
    expect(legal('en-US')).toEqual({
      'can-spam-postal-address': 'missing',
      'can-spam-opt-out': 'missing',
      'can-spam-honest-header': 'unknown',
    })
    expect(legal('en-US', { draft: promo + footer })).toMatchObject({
      'can-spam-postal-address': 'pass',
      'can-spam-opt-out': 'pass',
    })
    expect(legal('de-DE')).toMatchObject({ 'uwg-consent': 'unknown', 'eu-opt-out': 'missing' })
  })

  it('takes what a later footer could hold for unknown', () => {
    expect(legal('en-US', { legal_footer: false })).toMatchObject({
      'can-spam-postal-address': 'unknown',
      'can-spam-opt-out': 'unknown',
    })
  })

  it('follows the reader’s country, and the audience before the locale', () => {
    expect(legal('en-US', { audience: { jurisdiction: 'ca' } })).toHaveProperty('casl-consent', 'unknown')
    expect(legal('en-CA')).toHaveProperty('casl-unsubscribe', 'missing')
    expect(legal('ja-JP')).toEqual({ 'local-law': 'unknown' })
  })

  it('does not concern mail to one’s own customers', () => {
    expect(new Set(Object.values(legal('en-US', { kind: 'support_reply' })))).toEqual(
      new Set(['not_applicable']),
    )
  })

  describe('of mail to one reader', () => {
    const invitation =
      'Hi Ana,\n\nWe host a breakfast for heads of logistics in Leeds on 12 March. Would you like to join us?\n\nBest,\nTom\nNorthgate Freight'
    const of = (
      target_locale: Request['target_locale'],
      kind: Request['kind'],
      relationship?: NonNullable<Request['audience']>['relationship'],
    ) =>
      legal(target_locale, { draft: invitation, kind, ...(relationship && { audience: { relationship } }) })

    it('holds an invitation, a second mail and a partnership to be as cold as their reader', () => {
      for (const kind of ['event_invitation', 'follow_up', 'partnership'] as const) {
        expect(of('en-GB', kind, 'cold')).toEqual({
          'pecr-consent': 'unknown',
          'pecr-sender': 'pass',
          'pecr-opt-out': 'missing',
          'gdpr-data-source': 'missing',
        })
        expect(of('de-DE', kind, 'cold')).toMatchObject({ 'uwg-consent': 'unknown', 'eu-opt-out': 'missing' })
      }
    })

    it('leaves it open where nobody said how well the reader knows the sender', () => {
      expect(new Set(Object.values(of('en-GB', 'event_invitation')))).toEqual(new Set(['unknown']))
    })

    it('does not concern those who know the sender', () => {
      for (const relationship of ['warm', 'customer', 'internal'] as const)
        expect(new Set(Object.values(of('en-GB', 'event_invitation', relationship)))).toEqual(
          new Set(['not_applicable']),
        )
    })
  })

  it('never vouches for anything', () => {
    for (const target_locale of LOCALE_TAGS)
      for (const { status, message } of localize({
        draft: promo + footer,
        kind: 'promotional',
        target_locale,
      }).legal) {
        expect(message).not.toMatch(/\bcompl(?:y|ies|iant)\b/i)
        if (status === 'pass') expect(message).toMatch(/check/)
      }
  })

  it('holds a word to a customer who left to no law of mailings where a person writes it to one other', () => {
    const draft =
      'Hi Priya,\n\nIt has been a while since we spoke, and we have missed working with you. Since you left we have added the offline scanner that you asked for.\n\nWould you like to try it again for a month?\n\nBest,\nTom Ashby\nScanwell'
    const winBack = (more: Partial<Request>) =>
      new Set(Object.values(legal('en-US', { draft, kind: 're_engagement', ...more })))
    expect(winBack({})).toEqual(new Set(['unknown']))
    // With a link, with merge tags or to everybody it may well be a mailing.
    expect(winBack({ draft: draft.replace('Priya', '{{first_name}}') })).toContain('missing')
    expect(winBack({ draft: draft.replace('again', 'at https://scanwell.example') })).toContain('missing')
    expect(winBack({ draft: draft.replace('Hi Priya', 'Hi everyone') })).toContain('missing')
  })
})
