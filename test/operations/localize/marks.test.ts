import { describe, expect, it } from 'vitest'
import type { LocaleTag } from '#shared/operations/localize/tables/locales.ts'
import { bodyFor, localize } from './localize.ts'

const twice = (target: LocaleTag, draft: string, locale: string) => {
  const once = bodyFor(target, draft, { locale })
  expect(bodyFor(target, once, { locale: target })).toBe(once)
  return once.replaceAll('\u202f', '·').replaceAll('\u00a0', '_')
}

describe('quotation marks', () => {
  const german = (said: string) => `Das ist der Text, den wir Ihnen gerne zeigen: ${said} war zu lesen.`

  it('of Germany and Switzerland are changed for each other, one within another too', () => {
    expect(twice('de-CH', german('„Er sagte ‚gut‘“'), 'de-DE')).toContain('«Er sagte ‹gut›»')
    expect(twice('de-DE', german('«Er sagte ‹gut›»'), 'de-CH')).toContain('„Er sagte ‚gut‘“')
  })

  it('of France keep their no-break space within', () => {
    const french = 'Vous avez dit « oui » pour le rendez-vous et «non» pour les autres.'
    expect(twice('fr-FR', french, 'fr-FR')).toContain('«·oui·» pour le rendez-vous et «·non·»')
  })

  it('open behind Japanese without a space', () => {
    expect(twice('ja-JP', 'こちらの資料です。"確認"をお願いいたします。', 'ja-JP')).toContain('。「確認」を')
  })

  it('of Britain are double for Americans, and an apostrophe is none', () => {
    const british = (said: string) => `Dear Ana, this is what we heard of the new shop on the coast: ${said}`
    const american = (said: string) => bodyFor('en-US', british(said), { locale: 'en-GB' })
    expect(american("the 'early bird' price, and 'we can't wait.'")).toContain(
      'the "early bird" price, and "we can\'t wait."',
    )
    expect(american('the ‘early bird’ price')).toContain('the “early bird” price')
    for (const same of [
      "the dogs' bowls aren't there, it's '90s music and rock 'n' roll, 'tis said.",
      "the 'best dogs' bowls' are there.",
      'she said "the \'early bird\' price" again.',
      "it's the 'half said.",
    ])
      expect(american(same)).toBe(british(same))
  })

  it('of Britain stay where the writer is American or the reader British', () => {
    const text = "Dear Ana, this is what we heard of the new shop: the 'early bird' price is over."
    expect(bodyFor('en-US', text, { locale: 'en-US' })).toBe(text)
    expect(bodyFor('en-GB', text, { locale: 'en-US' })).toBe(text)
  })

  it('that stand alone stay', () => {
    expect(twice('de-CH', german('5" und „gut'), 'de-DE')).toContain('5" und „gut')
  })
})

describe('figures', () => {
  it('of money and of counts keep the marks that Austria has for each', () => {
    const text = 'Wir haben für Sie 8.200 Stück zu 12.450,00 € und EUR 1.200,50 auf dem Lager.'
    expect(twice('de-AT', text, 'de-DE')).toContain('8_200 Stück zu €_12.450,00 und EUR 1.200,50')
  })

  it('of a stretch of percents have the space of one', () => {
    const text = 'Der Anteil ist nach der Messung 4,1%, und bei uns 10–15% oder 5-10 % im Jahr.'
    expect(twice('de-DE', text, 'de-DE')).toContain('4,1_%, und bei uns 10–15_% oder 5–10_% im Jahr')
  })

  it('with a sign and a code have the code alone, in the place of the locale', () => {
    const spanish =
      'Hola, Ana: el total de la factura es de $12,450.00 MXN y el resto es de MXN $500.00 por mes.'
    expect(twice('es-ES', spanish, 'en-US')).toContain('12.450,00_MXN y el resto es de 500,00_MXN por')
    expect(bodyFor('es-MX', spanish, { locale: 'en-US' })).toContain('$12,450.00 MXN y')
    const english = 'Dear Ana, the total of the invoice is $12,450.00 MXN and not $690.25.'
    expect(bodyFor('en-GB', english, { locale: 'en-US' })).toBe(english)
  })

  it('of four digits are parted where the locale parts them (CLDR: not in Spain and Italy)', () => {
    const english = 'Dear Ana, the total is $1,234.50 this month and $12,345.50 for the year.'
    for (const [locale, text] of [
      ['it-IT', '1234,50_$ this month and 12.345,50_$'],
      ['es-ES', '1234,50_$ this month and 12.345,50_$'],
      ['de-DE', '1.234,50_$ this month and 12.345,50_$'],
    ] as const)
      expect(twice(locale, english, 'en-US')).toContain(text)
  })

  it('of four digits stay parted where their author parted them as is done there', () => {
    const italian = 'Ciao Anna, il totale è di € 1.234,50 e la spedizione costa di più, € 12,00 in tutto.'
    expect(bodyFor('it-IT', italian, { locale: 'it-IT' })).toContain('1.234,50\u00a0€')
  })

  it('of a code with a number sign stay as they are', () => {
    const english = 'Dear Ana, the invoice #A-10,482 is for 10,482 units in all.'
    expect(bodyFor('de-DE', english, { locale: 'en-US' })).toContain('#A-10,482 is for 10.482 units')
  })

  it('that India parts in lakhs are read as what they are', () => {
    const text = 'Dear Mr Rao, the invoice is for ₹1,25,000.00 and for 1,50,000 pieces in all.'
    expect(twice('en-US', text, 'en-IN')).toContain('₹125,000.00 and for 150,000 pieces')
  })

  it('of yen and won are parted behind their sign as before their word', () => {
    expect(twice('ja-JP', '価格は¥1299500で、送料は12000円です。', 'ja-JP')).toContain(
      '¥1,299,500で、送料は12,000円',
    )
  })
})

describe('dates in words', () => {
  it('keep their year where letters follow without a space', () => {
    expect(twice('ja-JP', '打ち合わせはMarch 4, 2026です。', 'ja-JP')).toContain('2026年3月4日です')
    expect(twice('ko-KR', '회의는 March 4, 2026입니다. 감사합니다.', 'ko-KR')).toContain(
      '2026년 3월 4일입니다',
    )
  })

  it('end a sentence with one stop', () => {
    expect(twice('ru-RU', 'Мы ждём вас на встрече до March 4, 2026.', 'ru-RU')).toContain('4 марта 2026 г.')
  })
})

it('full-width and Arabic marks follow figures in a sentence of their script', () => {
  const chinese = '设备价格为$12,450.00,每年节约8,200 kWh,即4.1%. 您说可以吗? 我们等您的答复.'
  expect(twice('zh-CN', chinese, 'zh-CN')).toBe(
    '设备价格为$12,450.00，每年节约8,200 kWh，即4.1%。您说可以吗？我们等您的答复。',
  )
  expect(twice('ar-AE', 'هل يناسبك الموعد الساعة 3:30 PM?', 'ar-AE')).toMatch(/؟$/)
})

describe('the fall', () => {
  const british = (draft: string) => localize({ draft, locale: 'en-US', target_locale: 'en-GB' })

  it('is autumn where the season is meant', () => {
    const draft =
      'In the fall we meet. This fall, we grow. It opens in the fall of 2026, after last fall’s catalog and the fall semester. See the Fall 2027 plan, by fall 2028.'
    expect(british(draft).draft).toBe(
      'In the autumn we meet. This autumn, we grow. It opens in the autumn of 2026, after last autumn’s catalogue and the autumn semester. See the Fall 2027 plan, by autumn 2028.',
    )
  })

  it('stays where something drops', () => {
    const draft =
      'Sales fall. The fall in prices helped. Watch this fall in orders. If costs like this fall, we buy. Since her last fall, she walks.'
    const { draft: after, needs_human } = british(draft)
    expect(after).toBe(draft)
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['this fall', 'this fall', 'last fall'])
  })

  it('comes in other months south of the equator, which a person is told once', () => {
    const draft = 'In the fall we meet, and this fall we grow.'
    const { draft: after, needs_human } = localize({ draft, locale: 'en-US', target_locale: 'en-AU' })
    expect(after).toBe('In the autumn we meet, and this autumn we grow.')
    expect(needs_human.filter(({ reason }) => reason.includes('name the month'))).toHaveLength(1)
  })
})

it('a word begins its sentence with a capital, whatever stood there', () => {
  const draft = 'ZIP codes are missing. A ZIP code helps.\n\nZIP code checks run daily.'
  expect(bodyFor('en-GB', draft, { locale: 'en-US' })).toBe(
    'Postcodes are missing. A postcode helps.\n\nPostcode checks run daily.',
  )
})
