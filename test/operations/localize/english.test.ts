import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spelt } from '#shared/operations/localize/spelling-of.ts'
import { readCorpus } from '../../support/corpus.ts'
import { bodyFor, localize, type Request } from './localize.ts'

const MAIL =
  'Dear Ms. Lee:\n\nYour organization moves on Thursday, March 4, 2026, so we canceled the license for the old center. Please send us the new ZIP code, and enjoy your vacation.\n\nBest,\nTom'

describe('English for another country', () => {
  it('changes spelling, words, dates, titles, greeting and sign-off', () => {
    expect(bodyFor('en-GB', MAIL)).toBe(
      'Dear Ms Lee,\n\nYour organisation moves on Thursday 4 March 2026, so we cancelled the licence for the old centre. Please send us the new postcode, and enjoy your holiday.\n\nKind regards,\nTom',
    )
    expect(bodyFor('en-CA', MAIL)).toBe(
      'Dear Ms. Lee:\n\nYour organization moves on Thursday, March 4, 2026, so we cancelled the licence for the old centre. Please send us the new postal code, and enjoy your vacation.\n\nBest,\nTom',
    )
    expect(bodyFor('en-US', MAIL)).toBe(MAIL)
  })

  const pairs = [
    ['organized', 'organised'],
    ['unauthorized', 'unauthorised'],
    ['organizational', 'organisational'],
    ['neighborhoods', 'neighbourhoods'],
    ['analyzing', 'analysing'],
    ['fulfillment', 'fulfilment'],
    ['catalogs', 'catalogues'],
    ['utilization', 'utilisation'],
    ['jewelry', 'jewellery'],
  ] as const
  it.each(pairs)('spells %s and %s both ways', (us, gb) => {
    expect(spelt(us, 'en-GB')).toBe(gb)
    expect(spelt(gb, 'en-US')).toBe(us)
  })

  it('spells as Canada and Australia do, each in its own mixture', () => {
    const words = ['color', 'center', 'organize', 'analyze', 'aluminum', 'programme', 'organizations']
    expect(words.map((word) => spelt(word, 'en-CA'))).toEqual([
      'colour',
      'centre',
      'organize',
      'analyze',
      'aluminum',
      'program',
      'organizations',
    ])
    expect(words.map((word) => spelt(word, 'en-AU'))).toEqual([
      'colour',
      'centre',
      'organise',
      'analyse',
      'aluminium',
      'program',
      'organisations',
    ])
  })

  it('gives the spelling back on the way home', () => {
    const us = pairs.map(([word]) => word)
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...us), { minLength: 1, maxLength: 30 }), (list) => {
        const draft = `We think that the ${list.join(' and the ')} of your team are what we need.`
        const there = bodyFor('en-GB', draft)
        expect(there).not.toBe(draft)
        expect(bodyFor('en-US', there)).toBe(draft)
      }),
    )
  })

  it('gives back the spelling of American mails of the corpus', () => {
    const spelling = (request: Request) =>
      localize(request).adaptations.filter(({ type, field }) => type === 'spelling' && field === 'draft')
    let seen = 0
    for (const { draft } of readCorpus().filter(({ draft: { locale } }) => locale === 'en-US')) {
      const request = { ...draft } as Request
      const there = spelling({ ...request, target_locale: 'en-GB' })
      const home = spelling({
        ...request,
        draft: localize({ ...request, target_locale: 'en-GB' }).draft,
        target_locale: 'en-US',
        locale: 'en-GB',
      })
      seen += there.length
      // A mail may hold a British word of its own, which comes home American too.
      for (const { before, after } of there)
        expect(home.some((back) => back.before === after && back.after === before)).toBe(true)
    }
    expect(seen).toBeGreaterThan(10)
  })

  it('leaves names alone: capitals in a sentence, and in headlines what names are made of', () => {
    const draft =
      'We meet at Lincoln Center with Honor Blackwood. The World Health Organization is at the center.'
    expect(bodyFor('en-GB', draft)).toBe(draft.replace(/center\.$/, 'centre.'))
    const { subject, needs_human } = localize({
      draft: 'See you there, it is the best time of the year for us.',
      subject: 'Personalized Tours of Rockefeller Center',
      target_locale: 'en-GB',
    })
    expect(subject).toBe('Personalised Tours of Rockefeller Center')
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['Center'])
  })

  it('leaves words of machines alone', () => {
    const draft = 'Please open color.css, tag it #center and set --color in theme/gray for us and the team.'
    expect(bodyFor('en-GB', draft)).toBe(draft)
  })

  it('changes a word only where its meaning is plain', () => {
    const draft = 'You license the tool by the meter. The winter tires of the loyalty program run 5 meters.'
    expect(bodyFor('en-GB', draft)).toBe(
      'You license the tool by the meter. The winter tyres of the loyalty programme run 5 metres.',
    )
  })

  it('asks a person about words that mean something else', () => {
    const { draft, needs_human } = localize({
      draft:
        'We are away for the holidays, on the first floor, and want to table this until the fortnightly call.',
      target_locale: 'en-US',
      locale: 'en-GB',
    })
    expect(draft).toContain('every two weeks call')
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['holidays', 'first floor', 'table this'])
  })

  it('knows when a fortnight is a span and when a rate', () => {
    const { draft, needs_human } = localize({
      draft: 'I wrote to you a fortnight ago. From May it is one bag a fortnight for you and the team.',
      target_locale: 'en-US',
      locale: 'en-GB',
    })
    expect(draft).toContain('two weeks ago. From May it is one bag a fortnight for')
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['a fortnight'])
  })

  it('takes the comma out of a list of words, and puts none in', () => {
    const draft = 'We check payroll, invoices, and taxes for you. My colleague, Tom, and Ana will be there.'
    expect(bodyFor('en-GB', draft)).toBe(draft.replace('invoices, and', 'invoices and'))
    expect(
      bodyFor('en-US', 'We print bold, plain and small for you and the team.', { locale: 'en-GB' }),
    ).toContain('plain and small')
  })

  it('follows the register that is asked for, with the data there are', () => {
    const draft = 'Hi Ana,\n\nThe demo went well. Could you send the list?\n\nCheers,\nTom'
    const recipient = { given_name: 'Ana', family_name: 'Lee' }
    const formal = (more: Partial<Request>) =>
      bodyFor('en-GB', draft, { formality: 'formal', ...more }).split('\n')[0]
    expect(formal({})).toBe('Dear Ana,')
    expect(formal({ recipient })).toBe('Dear Ana Lee,')
    expect(formal({ recipient: { ...recipient, gender: 'female' } })).toBe('Dear Ms Lee,')
    expect(formal({ recipient: { ...recipient, title: 'Dr.' } })).toBe('Dear Dr Lee,')
    expect(bodyFor('en-GB', draft)).toBe(draft)
    expect(bodyFor('en-GB', draft, { formality: 'formal' })).toContain('\n\nKind regards,\nTom')
    expect(
      bodyFor('en-GB', 'Dear Ms Lee,\n\nThe list is here for you.\n\nYours sincerely,\nTom', {
        formality: 'informal',
        recipient,
      }),
    ).toBe('Hi Ana,\n\nThe list is here for you.\n\nBest wishes,\nTom')
  })

  it('puts the terms of the glossary in, whole words only and in the case of the mail', () => {
    const draft = 'Sign-up is open, and the sign-ups grow. Your workspace is ready.'
    expect(bodyFor('en-GB', draft, { glossary: { 'sign-up': 'registration', workspace: 'Hub' } })).toBe(
      'Registration is open, and the sign-ups grow. Your Hub is ready.',
    )
  })
})

describe('“Best”', () => {
  const mail = (greeting: string) => `${greeting}\n\nYour organization moves in March.\n\nBest,\nTom`

  it('stays in Britain under a first name, and not under “Dear”', () => {
    expect(bodyFor('en-GB', mail('Hi Ana,'))).toContain('\nBest,\n')
    expect(bodyFor('en-GB', mail('Dear Ms. Lee,'))).toContain('\nKind regards,\n')
  })
})

it('times of one mail get one form for Britain', () => {
  const draft =
    'Hi Sam,\n\nWe open at 8:30am and meet at 9 a.m. on Friday. Lunch is at 12 p.m.\n\nKind regards,\nTom'
  expect(bodyFor('en-GB', draft, { locale: 'en-US' })).toBe(
    draft.replace('9 a.m.', '9am').replace('12 p.m.', '12pm.'),
  )
  for (const american of ['8:30 a.m.', '8:30 AM'])
    expect(bodyFor('en-GB', `Hi Sam,\n\nWe open at ${american} here.`, { locale: 'en-US' })).toContain(
      'at 8:30am here.',
    )
})

it('a license is a licence in Britain and Canada with words before it as well, and to license stays', () => {
  const draft =
    'You need the gray license for this. We would license it. The vendors license the code. They have the right to license.'
  for (const target of ['en-GB', 'en-CA'])
    expect(bodyFor(target, draft, { locale: 'en-US' })).toBe(draft.replace('gray license', 'grey licence'))
})
