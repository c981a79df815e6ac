import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALE_TAGS } from '#shared/operations/localize/tables/locales.ts'
import { answer, bodyFor, localize, type Request } from './localize.ts'

const WORDS = 'We think that this is what you and your team need for the year.'
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

/** Reads a number, or a sum, as the locale writes it, with nothing but its separators. */
function readBack(text: string, locale: string, money: boolean): number {
  const style = money ? { style: 'currency' as const, currency: 'USD' } : {}
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...style }).formatToParts(1234567.8)
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  // Versions of the data behind `Intl` differ in the mark of Switzerland.
  const figures = text
    .replaceAll('’', find('group'))
    .replaceAll(/[^\d.,'’\u00a0\u202f]/g, '')
    .trim()
  const ungrouped = figures.replaceAll(find('group'), '').replaceAll(/[\u00a0\u202f]/g, '')
  return Number(ungrouped.replace(find('decimal'), '.'))
}

describe('figures in an English mail', () => {
  it.each(LOCALE_TAGS)('answer for %s, and every number keeps its value', (target_locale) => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 99_999_999 }),
        fc.constantFrom(0, 2),
        fc.constantFrom('', '$', '£', '€'),
        (cents, decimals, sign) => {
          const value = decimals === 0 ? cents : cents / 100
          const number = value.toLocaleString('en-US', { minimumFractionDigits: decimals })
          const draft = `${WORDS} It comes to ${sign}${number} for the year.`
          const { draft: made } = localize({ draft, target_locale, locale: 'en-US' })
          const [, sum = ''] = /comes to (.*) for the year/.exec(made) ?? []
          expect(sum).toContain(sign)
          const written = sum.replace(sign, '').trim()
          expect(readBack(written, target_locale, sign !== '')).toBe(value)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('look as readers know them', () => {
    const draft = `${WORDS} It costs $1,234.50 for 12,000 seats, 12.5% less, until 12/31/2026 at 3:30 PM.`
    expect(plain(bodyFor('de-DE', draft))).toContain(
      'costs 1.234,50 $ for 12.000 seats, 12,5 % less, until 31.12.2026 at 15:30.',
    )
    expect(plain(bodyFor('fr-FR', draft))).toContain(
      'costs 1 234,50 $ for 12 000 seats, 12,5 % less, until 31/12/2026 at 15:30.',
    )
    expect(plain(bodyFor('en-IN', draft.replace('12,000', '1,234,567')))).toContain('12,34,567 seats')
    expect(bodyFor('en-GB', draft)).toContain(
      '$1,234.50 for 12,000 seats, 12.5% less, until 31/12/2026 at 3:30pm.',
    )
    expect(bodyFor('sv-SE', draft)).toContain('until 2026-12-31 at 15:30.')
  })

  it('never change in what is no quantity', () => {
    const draft = `${WORDS} Version 5.2 and iOS 17.4 run on 192.168.1.10, 24/7, see 3.1, order 10234, in 2026, ratio 3:1.`
    for (const target_locale of LOCALE_TAGS)
      expect(localize({ draft, target_locale }).adaptations.filter(({ type }) => type === 'number')).toEqual(
        [],
      )
  })

  it('are a quantity behind “rated” too, so that no line has two systems', () => {
    const made = bodyFor('de-DE', `${WORDS} It is rated 4.7 by 1,208 riders.`, { locale: 'en-US' })
    expect(made).toContain('rated 4,7 by 1.208 riders')
  })

  it('keep the currency, and say so once', () => {
    const { needs_human } = localize({
      draft: `${WORDS} Pay $10 now and $20 later.`,
      target_locale: 'de-DE',
      locale: 'en-US',
    })
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['$10'])
    const [dollars] = localize({
      draft: `${WORDS} Pay $10 now.`,
      target_locale: 'en-CA',
      locale: 'en-US',
    }).needs_human
    expect(dollars?.reason).toContain('US$')
  })
})

describe('dates', () => {
  it.each([
    ['en-US', 'en-GB', 'by 11/29', 'by 29/11'],
    ['en-US', 'de-DE', 'on Thursday, 11/29,', 'on Thursday, 29.11.,'],
    ['en-GB', 'en-US', 'until Thu 29/11', 'until Thu 11/29'],
    ['en-US', 'fr-FR', 'due 02/29', 'due 29/02'],
    ['en-US', 'de-DE', 'open 24/7, and on 24/7', 'open 24/7, and on 24/7'],
    ['en-US', 'en-GB', 'at 1/2 of the price, 11/29 done,', 'at 1/2 of the price, 11/29 done,'],
  ])('without a year are a day behind what leads to one: %s to %s, “%s”', (locale, target, said, made) => {
    expect(bodyFor(target, `${WORDS} It is ready ${said} for you.`, { locale })).toContain(
      `ready ${made} for you`,
    )
  })

  it('without a year that can be read in two ways are left to a person, unless their order is known', () => {
    const draft = `${WORDS} It is ready by 11/12 for you.`
    const abroad = localize({ draft, target_locale: 'en-GB' })
    expect(abroad.draft).toBe(draft)
    expect(abroad.needs_human.map(({ span }) => span.quote)).toContain('11/12')
    expect(bodyFor('en-GB', draft, { locale: 'en-US' })).toContain('by 12/11 for')
    const nearby = localize({ draft, locale: 'en-GB', target_locale: 'fr-FR' })
    expect(nearby.needs_human.map(({ span }) => span.quote)).not.toContain('11/12')
  })

  it('that can be read in two ways are left to a person, always', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom('/', '-'),
        fc.constantFrom(...LOCALE_TAGS),
        (a, b, mark, target_locale) => {
          fc.pre(a !== b)
          const date = `${a}${mark}${b}${mark}2026`
          const { draft, needs_human } = localize({ draft: `${WORDS} It ends on ${date}.`, target_locale })
          expect(draft).toContain(date)
          expect(needs_human.map(({ span }) => span.quote)).toContain(date)
        },
      ),
    )
  })

  const RUN = 'from 02/03/2026 to 02/27/2026. Training is on 02/05/2026.'
  it.each([
    ['en-US', 'en-GB', RUN, 'from 03/02/2026 to 27/02/2026. Training is on 05/02/2026.'],
    ['en-US', 'de-DE', RUN, 'from 03.02.2026 to 27.02.2026. Training is on 05.02.2026.'],
    [undefined, 'en-GB', RUN, 'from 03/02/2026 to 27/02/2026. Training is on 05/02/2026.'],
    ['en-GB', 'en-US', 'due on 03/04/2025.', 'due on 04/03/2025.'],
  ] as const)(
    'are of one order, that of the locale named or of one date (%s to %s)',
    (locale, target, said, made) => {
      expect(bodyFor(target, `${WORDS} It is ${said}`, { locale })).toContain(`It is ${made}`)
    },
  )

  it.each([
    ['the locale named and a date', 'en-GB', '02/03/2026 and 02/27/2026'],
    ['two dates', undefined, '02/03/2026, 02/27/2026 and 27/02/2026'],
  ])('all stay as they are where %s contradict each other, and a person is asked', (_, locale, dates) => {
    const draft = `${WORDS} It is ${dates}.`
    const { draft: made, needs_human } = localize({ draft, locale, target_locale: 'de-DE' })
    expect(made).toContain(dates)
    expect(needs_human.map(({ span }) => span.quote)).toContain('02/03/2026')
  })

  it('that cannot keep their day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13, max: 28 }), (month, day) => {
        const draft = `${WORDS} It ends on ${month}/${day}/2026 for us.`
        const german = /ends on (\d+)\.(\d+)\.(\d+) for/.exec(bodyFor('de-DE', draft)) ?? []
        expect(german.slice(1).map(Number)).toEqual([day, month, 2026])
      }),
    )
  })

  it.each([
    ['March 4', '4 March'],
    ['March 4th', '4th March'],
    ['March 4, 2026', '4 March 2026'],
    ['Thursday, March 5, 2026', 'Thursday 5 March 2026'],
    ['Thurs, March 5, 2026', 'Thurs 5 March 2026'],
    ['March 4–6', '4–6 March'],
    ['March 21 and 22', '21 and 22 March'],
    ['Sept. 4', '4 Sept.'],
  ])('in words change places: %s is %s', (us, gb) => {
    const sentence = (date: string) => `${WORDS} We meet on ${date}, as you know.`
    expect(bodyFor('en-GB', sentence(us))).toBe(sentence(gb))
    expect(bodyFor('en-US', sentence(gb), { locale: 'en-GB' })).toBe(sentence(us))
  })

  it.each([
    'In May 15 customers signed.',
    'We meet on March 4, 5 and 6.',
    'We meet on 31/31/2026.',
    'It runs from Tuesday 15 to Thursday 17 September.',
    'On March 4 and 22 people came.',
  ])('that are not whole stay: %s', (sentence) => {
    const draft = `${WORDS} ${sentence}`
    expect(bodyFor(sentence.includes('September') ? 'en-US' : 'en-GB', draft)).toBe(draft)
  })
})

describe('times', () => {
  const at = (target: string, time: string, more: Partial<Request> = {}) =>
    /call at (.*) if/.exec(bodyFor(target, `${WORDS} We call at ${time} if you like.`, more))?.[1]

  it('count to 24 where readers do, through ranges and choices', () => {
    const clock = ['3pm', '3:30 p.m.', '12 pm', '12 am', '3-4pm', '11 to 1pm', '10 or 11 am', '9am–5pm']
    expect(clock.map((time) => at('de-DE', time))).toEqual([
      '15:00',
      '15:30',
      '12:00',
      '0:00',
      '15:00-16:00',
      '11:00 to 13:00',
      '10:00 or 11:00',
      '9:00–17:00',
    ])
    expect(clock.map((time) => at('en-GB', time))).toEqual(
      clock.map((time) => (time === '3:30 p.m.' ? '3:30pm' : time)),
    )
  })

  it('count to twelve in America, morning hours too', () => {
    expect(at('en-US', '9:00 to 18:30', { locale: 'en-GB' })).toBe('9:00 AM to 6:30 PM')
    expect(at('en-US', '9:00', { locale: 'en-GB' })).toBe('9:00')
    expect(at('en-US', '9.30am', { locale: 'en-GB' })).toBe('9:30am')
  })

  it('leave the full stop of the sentence', () => {
    expect(bodyFor('de-DE', `${WORDS} We close at 3 p.m. Bring a hat.`)).toContain('at 15:00. Bring')
    expect(bodyFor('de-DE', `${WORDS} We close at 3 p.m. Central.`)).toContain('at 15:00 Central.')
    expect(bodyFor('de-DE', `${WORDS} We close at 3 p.m.`)).toMatch(/at 15:00\.$/)
  })
})

describe('what readers elsewhere cannot use', () => {
  it('is a telephone number without its country', () => {
    const draft = `${WORDS} Call (415) 555-0132 or 800-555-0199.`
    const { draft: made, needs_human } = localize({ draft, target_locale: 'en-GB', locale: 'en-US' })
    expect(made).toContain('Call +1 415 555 0132 or 800-555-0199.')
    expect(needs_human.map(({ span }) => span.quote)).toContain('800-555-0199')
    expect(bodyFor('en-CA', draft, { locale: 'en-US' })).toBe(draft)
    expect(bodyFor('en-GB', draft)).toBe(draft)
  })

  it('is a temperature though its scale is not named, unless something is turned by it', () => {
    const asked = (line: string, locale: string, target_locale: Request['target_locale']) =>
      localize({ draft: `${WORDS} ${line}`, locale, target_locale }).needs_human.map(
        ({ reason }) => /about (.*)\.$/.exec(reason)?.[1],
      )
    expect(asked('It was 9 degrees in the hall.', 'en-GB', 'en-US')).toEqual(['48 °F'])
    expect(asked('It was 68 degrees in the hall.', 'en-US', 'en-AU')).toEqual(['20 °C'])
    expect(asked('It was 9 degrees in the hall.', 'en-GB', 'en-AU')).toEqual([])
    expect(asked('Turn the valve 45 degrees.', 'en-GB', 'en-US')).toEqual([])
  })

  it('is a measure, which is worked out for a person and never converted', () => {
    const { draft, needs_human } = localize({
      draft: `${WORDS} It is 5 miles away, at 68 °F.`,
      target_locale: 'fr-FR',
    })
    expect(draft).toContain('5 miles away, at 68 °F.')
    expect(needs_human.map(({ span, reason }) => [span.quote, /about (.*)\.$/.exec(reason)?.[1]])).toEqual([
      ['5 miles', '8 km'],
      ['68 °F', '20 °C'],
    ])
  })

  it('is a feast of another country', () => {
    const { needs_human } = answer({ draft: `${WORDS} Happy Thanksgiving!`, target_locale: 'de-DE' }).result
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['Thanksgiving'])
  })
})

describe('times on the way to readers who write them otherwise', () => {
  it('are written alike, whatever marks they came with', () => {
    const body = bodyFor(
      'en-US',
      'Hi Sam,\n\nWe meet at 17.30 on Thursday, or at 18:30, or at 9am. Version 17.30 is out.\n\nTom',
      {
        locale: 'en-GB',
      },
    )
    expect(body).toContain('at 5:30 PM on Thursday, or at 6:30 PM, or at 9 AM. Version 17.30 is out.')
  })

  it('has a colon in it where the reader writes one, also in a text that is still to be translated', () => {
    const german =
      'Sehr geehrte Frau Brandt,\n\nam Montag um 17.30 Uhr kommt Herr Adler; Raum 17.30 ist offen.\n\nJens'
    expect(bodyFor('es-ES', german, { locale: 'de-DE' })).toContain(
      'um 17:30 Uhr kommt Herr Adler; Raum 17.30 ',
    )
    expect(bodyFor('de-CH', german, { locale: 'de-DE' })).toContain('17.30 Uhr')
    const english = 'Hi Sam,\n\nWe meet at 17.30 and end at 9 pm.\n\nTom'
    expect(bodyFor('de-DE', english, { locale: 'en-GB' })).toContain('at 17:30 and end at 21:00')
  })

  it('follow Mexico, with their unit and one full stop', () => {
    const body = bodyFor(
      'es-MX',
      'Hola, María:\n\nVence el martes a las 17:30. ¿Te viene bien a las 9:15 h?\n\nUn saludo,\nLuis',
      {
        locale: 'es-ES',
      },
    )
    expect(body).toContain('a las 5:30 p.m. ¿Te viene bien a las 9:15 a.m.?')
    expect(body).toContain('Saludos cordiales,')
    expect(
      bodyFor('es-ES', 'Hola, María:\n\nVence el martes a las 17:30 y no antes.\n\nUn saludo,\nLuis', {
        locale: 'es-ES',
      }),
    ).toContain('17:30')
  })
})

describe('sums', () => {
  it('with cents behind the other mark are still sums', () => {
    const draft = 'Oi Ana,\n\nO preço é R$1299.50 até amanhã e não muda.\n\nAbraços,\nLuis'
    expect(bodyFor('pt-BR', draft, { locale: 'pt-BR' })).toMatch(/R\$\s1299,50 até/)
  })

  it('in yen are read by their groups', () => {
    const draft = '田中様\n\n打ち合わせをお願いします。価格は1299500円です。'
    expect(bodyFor('ja-JP', draft, { locale: 'ja-JP' })).toContain('価格は1,299,500円です')
  })
})

describe('Austria', () => {
  it('says Jänner, and Germany Januar', () => {
    const draft = (month: string) =>
      `Sehr geehrter Herr Huber,\n\nim ${month} kostet das Paket mehr. Am 12. ${month} 2026 kommt er und wir sind da.\n\nMit freundlichen Grüßen\nTom`
    expect(bodyFor('de-AT', draft('Januar'), { locale: 'de-DE' })).toBe(draft('Jänner'))
    expect(bodyFor('de-DE', draft('Jänner'), { locale: 'de-AT' })).toBe(draft('Januar'))
  })
})

it('a sum in named millions stays as it is and waits for a person', () => {
  for (const sum of ['$3 million', '$40 thousand', '€1.5 billion']) {
    const { draft, needs_human } = localize({
      draft: `${WORDS} We raised ${sum} last year.`,
      target_locale: 'de-DE',
    })
    expect(draft).toContain(`raised ${sum} last`)
    expect(needs_human.map(({ span }) => span.quote)).toContain(sum)
  }
})

it('a sum in millions of the language itself keeps the word right behind the figure, or waits for a person', () => {
  const mail = (sum: string) =>
    `Sehr geehrter Herr Huber,\n\ndas Projekt kostet im nächsten Jahr für die Firma ${sum}\n\nMit freundlichen Grüßen\nTom`
  const german = (sum: string) => bodyFor('de-DE', mail(sum), { locale: 'de-DE' })
  expect(german('$3 Millionen.')).toMatch(/Firma 3 Millionen\s\$\.\n/)
  expect(german('$3,5 Mio. und mehr.')).toMatch(/Firma 3,5 Mio\.\s\$ und mehr\.\n/)
  expect(german('€3 Mrd.')).toMatch(/Firma 3 Mrd\.\s€\.\n/)
  expect(german('$3 Million.')).toContain('$3 Million.')
  const french = localize({
    draft: 'Bonjour Ana,\n\nLe projet coûte $3 millions par an pour la société.\n\nCordialement,\nTom',
    target_locale: 'fr-FR',
    locale: 'fr-FR',
  })
  expect(french.draft).toContain('$3 millions par an')
  expect(french.needs_human.map(({ span }) => span.quote)).toContain('$3 millions')
})

it('two figures are a day where the mail names that day in words, and else stay', () => {
  const subjectFor = (day: string) =>
    localize({
      subject: 'Breakfast for heads of RevOps, Chicago, 3/12',
      draft: `Hi Dana,\n\nOn ${day} we host a breakfast for 20 people at the Hoxton.\n\nRenee`,
      target_locale: 'en-GB',
      locale: 'en-US',
    }).subject
  expect(subjectFor('Thursday, March 12')).toContain('12/03')
  expect(subjectFor('Thursday, March 19')).toContain('3/12')
})
