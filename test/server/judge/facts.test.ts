import { describe, expect, test } from 'vitest'
import { caseOf, inventsInText } from '#server/judge/case.ts'
import { hostsIn } from '#server/judge/facts/hosts.ts'
import { swapsFigures } from '#server/judge/facts/swapped.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { tokenize } from '#shared/engine/tokens.ts'
import { readDraft } from '#shared/operations/read-draft.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

const context = { profile: DEFAULT_PROFILE, dictionary }
const invents = (draft: string, text: string) =>
  inventsInText(caseOf(readDraft({ draft, format: 'text' }, context), [], '', context), text, context)

describe('a fact that was not given is seen', () => {
  test.each([
    ['another magnitude', 'We saved them $3 thousand.', 'We saved them $3 million.'],
    ['a magnitude', 'It costs $3.', 'It costs $3m.'],
    ['a rate', 'It costs $50.', 'It costs $50 a day.'],
    ['another rate', 'It costs $50 per month.', 'It costs $50 per week.'],
    ['another currency', 'It costs 500 dollars.', 'It costs 500 euros.'],
    ['a share', 'It saves 30 hours.', 'It saves 30 %.'],
    ['a path in other letters', 'See https://a.example/AbC.', 'See https://a.example/aBc.'],
    ['a host of any ending', 'See https://a.example/x.', 'See evil.xyz or https://a.example/x.'],
    ['a host within a host', 'See https://a.example/x.', 'See https://a.example.evil.xyz/x.'],
    ['a host in words', 'See https://a.example/x.', 'See evil dot com.'],
    ['a host in brackets', 'See https://a.example/x.', 'See evil[.]com.'],
    ['digits of another script', 'It costs $50.', 'It costs $٧٠.'],
    ['digits of another form', 'It costs $50.', 'It costs $𝟕𝟎.'],
    ['a time from today', 'The offer ends.', 'The offer ends next week.'],
    ['another day of the month', 'The 4 chairs stay until 28 March.', 'The 28 chairs stay until 4 March.'],
    ['a span from today', 'The offer ends.', 'The offer ends in a month.'],
  ])('%s', (_, draft, text) => {
    expect(invents(draft, text)).toBe(true)
  })
})

describe('a fact may be put another way', () => {
  test.each([
    ['We meet from 3 to 5 March.', 'We meet on March 3 and on the 5th of March.'],
    ['We saved them $3 million.', 'We saved them $3m.'],
    ['We saved them $3m.', 'They saved $3 million.'],
    ['We saved 10k users.', 'We saved 10,000 users.'],
    ['It costs $50 per month.', 'It costs $50/month.'],
    ['It costs $50/mo.', 'It costs $50 monthly.'],
    ['It costs 500 dollars.', 'It costs $500.'],
    ['It costs EUR 500.', 'It costs €500.'],
    ['It saves thirty percent.', 'It saves thirty per cent.'],
    ['It saves 30 percent.', 'It saves 30%.'],
    ['See https://A.example/AbC.', 'See https://a.example/AbC'],
    ['It took 11 days.', 'Done in 11 days.'],
    ['It ends next week.', 'Next week it ends.'],
  ])('%s → %s', (draft, text) => {
    expect(invents(draft, text)).toBe(false)
  })
})

test('no mail of the corpus invents its own facts', () => {
  for (const { draft, id } of readCorpus()) {
    const before = readDraft(draft, context)
    const lines = before.doc.sentences.map(({ text }) => text).join('\n')
    expect(inventsInText(caseOf(before, [], '', context), lines, context), id).toBe(false)
  }
})

test('hosts are told from sentences that lack a space, decimals and abbreviations', () => {
  expect([...hostsIn('Come to the point at once.')]).toEqual([])
  expect([...hostsIn('We met.It was 3.5 p.m., e.g. the U.S. launch at 10.30 of Ph.D students')]).toEqual([])
  expect([...hostsIn('Ask ana@mail.acme.example or acme．shop')]).toEqual(['mail.acme.example', 'acme.shop'])
})

describe('two figures that changed places are seen, and sentences put another way are not', () => {
  const MAIL = ['We cut errors by 30% within 12 weeks.', 'The pilot costs $500 for 20 seats.']
  const swaps = (...after: string[]) => swapsFigures(MAIL.map(tokenize), after.map(tokenize))
  test.each([
    ['We cut errors by 12% within 30 weeks.', false], // new figures: they are found as such
    ['We cut errors by 30% within 20 weeks.', 'The pilot costs $500 for 12 seats.', true],
    ['The pilot costs $500 for 20 seats, and errors fell 30% within 12 weeks.', false],
    ['In 12 weeks, 30% fewer errors.', '20 seats cost $500 in the pilot.', false],
    ['We cut errors by 30%.', false],
  ])('%s', (...row) => {
    expect(swaps(...row.filter((cell) => typeof cell === 'string'))).toBe(row.at(-1))
  })
})

describe('two days that changed places are seen, and days put another way are not', () => {
  const MAIL = ['We meet on Tuesday at your depot.', 'The pumps ship on Thursday from Hull.']
  const swaps = (...after: string[]) => swapsFigures(MAIL.map(tokenize), after.map(tokenize))
  test.each([
    [['We meet on Thursday at your depot.', 'The pumps ship on Tuesday from Hull.'], true],
    [['On Thursday we meet at your depot, and on Tuesday the pumps ship from Hull.'], true],
    [['On Tuesday we meet at your depot.', 'On Thursday the pumps ship from Hull.'], false],
    [['The pumps ship from Hull on Thursday, and we meet at your depot on Tuesday.'], false],
  ])('%s', (after, seen) => {
    expect(swaps(...after)).toBe(seen)
  })
})

describe('two facts of one sentence that changed places are seen', () => {
  const swaps = (before: string, after: string) =>
    swapsFigures([tokenize(before)], [tokenize(after)], new Set(['hull', 'bremen']))
  const CALLS = 'The kickoff is on Tuesday at 15:00 CET and the training is on Thursday at 10:00 CET.'
  const GOODS = 'We can ship 300 pumps to Hull and 120 valves to Bremen.'
  test.each([
    [CALLS, 'The kickoff is on Thursday at 15:00 CET and the training is on Tuesday at 10:00 CET.', true],
    [CALLS, 'The training is on Thursday at 10:00 CET and the kickoff is on Tuesday at 15:00 CET.', false],
    [CALLS, 'On Tuesday at 15:00 CET is the kickoff, and on Thursday at 10:00 CET is the training.', false],
    [GOODS, 'We can ship 300 pumps to Bremen and 120 valves to Hull.', true],
    [GOODS, 'We can ship 120 valves to Bremen and 300 pumps to Hull.', false],
    [GOODS, '300 pumps can go to Hull, and 120 valves to Bremen.', false],
  ])('%s → %s', (before, after, seen) => {
    expect(swaps(before, after)).toBe(seen)
  })
})

test('how many are where stays, also where a number stands twice', () => {
  const before = ['The team has six people in Lisbon and two in Dublin.', 'There are two interviews.'].map(
    tokenize,
  )
  const swaps = (after: string) => swapsFigures(before, [tokenize(after)])
  expect(swaps('The team has two people in Lisbon and six in Dublin.')).toBe(true)
  expect(swaps('Two people are in Dublin, and the other six in Lisbon.')).toBe(false)
})

describe('more that is another fact', () => {
  test.each([
    ['another share', 'One in three deliveries is late.', 'A quarter of deliveries are late.'],
    ['another number of weeks', 'You can cancel within 14 days.', 'You can cancel within three weeks.'],
    ['another month in figures', 'It ends on November 30, 2026.', 'It ends on 10/30/2026.'],
    ['another title', 'I met Mr. Okafor.', 'I met Mrs. Okafor.'],
    ['another span', 'Can we talk for 20 minutes?', 'Can we talk for 20 hours?'],
    ['a span in words', 'It took six weeks.', 'It took six days.'],
    ['a telephone number in another order', 'Call +1 415 555 0100.', 'Call +1 555 415 0100.'],
    [
      'an account in another order',
      'Pay to DE89 3704 0044 0532 0130 00.',
      'Pay to DE89 0044 3704 0532 0130 00.',
    ],
    ['a company that is a word', 'We help teams.', 'Amazon uses us, and we help teams.'],
    ['a person that is a word', 'We help teams.', 'Mark recommended you.'],
    ['noon', 'Call me on Tuesday.', 'Call me on Tuesday at noon.'],
    ['a season', 'Prices rise.', 'Prices rise this spring.'],
    ['the end of the day', 'Please answer.', 'Please answer by end of day.'],
    ['the next week’s day', 'Call me on Tuesday.', 'Call me next Tuesday.'],
  ])('%s', (_, draft, text) => {
    expect(invents(draft, text)).toBe(true)
  })
  test.each([
    ['Half of your drivers start at 6.', '50% of your drivers start at 6.'],
    ['A dozen depots use it.', '12 depots use it.'],
    ['Send it by EOW.', 'Send it by the end of the week.'],
    ['It is due by COB on Friday.', 'It is due by the end of the day on Friday.'],
    ['It ends on 11/30/2026.', 'It ends on November 30, 2026.'],
    ['It ends on 30/11/2026.', 'It ends on 30 November 2026.'],
    ['One in three deliveries is late.', 'A third of deliveries are late.'],
    ['You can cancel within 14 days.', 'You can cancel within two weeks.'],
    ['I met Dr. Weber.', 'I met Weber.'],
    ['One in five invoices is paid twice.', '20% of invoices are paid twice.'],
    ['Could we talk for 15 minutes?', 'Could we talk for a quarter of an hour?'],
    ['Call me at 3pm.', 'Call me at 3 p.m., please.'],
    ['Call me at 15:00.', 'Call me at 3 pm.'],
    ['It is due on June 4th.', 'It is due on June 4.'],
    ['It costs $1,250.', 'It costs $1,250.00.'],
    ['Call +1 415 555 0100.', 'Call +1 (415) 555-0100.'],
    ['It saves 20–30%.', 'It saves 20 to 30%.'],
    ['It takes 3-5 days.', 'It takes 3 to 5 days.'],
    ['It is 2x faster.', 'It is twice as fast.'],
    ['It takes half an hour.', 'It takes 30 minutes.'],
    ['A 15-minute call.', 'A call of 15 minutes.'],
    ['See www.acme.com.', 'See acme.com.'],
    ['We help people.', 'HR teams see the ROI.'],
    ['We meet between 2:15 pm and 4:40 pm.', 'We meet from 2:15 to 4:40 pm.'],
    ['Would you mark the day?', 'Mark your calendar.'],
  ])('and %s → %s is none', (draft, text) => {
    expect(invents(draft, text)).toBe(false)
  })
})

describe('a figure that goes the other way is seen', () => {
  const turned = (before: string, after: string) => swapsFigures([tokenize(before)], [tokenize(after)])
  test.each([
    ['We cut errors by 30%.', 'We raise errors by 30%.', true],
    ['We cut errors by 30%.', 'We cut errors to 30%.', true],
    ['It fell from 6 weeks to 3.', 'It fell from 3 weeks to 6.', true],
    ['We cut errors by 30%.', 'Errors fall by 30%.', false],
    ['It is 30% faster.', 'It cuts the time by 30%.', false],
    ['You gained 6 hours.', 'It saves you 6 hours.', false],
    ['We cut errors by 30%.', 'Fewer errors: 30% of them are gone.', false],
  ])('%s → %s', (before, after, seen) => {
    expect(turned(before, after)).toBe(seen)
  })
})

describe('facts of drafts in other languages are held as well', () => {
  const MAILS = {
    de: 'Sehr geehrte Frau Meier,\n\nwir haben am Dienstag über die Lohnabrechnung gesprochen, und ich danke Ihnen für das Gespräch. Wir können in drei Wochen beginnen und helfen Ihnen gern.',
    fr: 'Bonjour Claire,\n\nnous avons parlé mardi de la paie de votre équipe, et je vous remercie pour cet échange. Nous pouvons commencer dans trois semaines avec vous.',
  }
  test.each([
    ['de', 'Wir haben am Donnerstag gesprochen.', true],
    ['de', 'Wir beginnen im März.', true],
    ['de', 'Wir helfen zwanzig Firmen.', true],
    ['de', 'Wir beginnen nächste Woche.', true],
    ['de', 'Am Dienstag haben wir gesprochen, in drei Wochen beginnen wir.', false],
    ['fr', 'Nous avons parlé jeudi.', true],
    ['fr', 'Notre client Renault est là.', true],
    ['fr', 'Mardi nous avons parlé avec Claire.', false],
  ] as const)('%s: %s', (language, text, seen) => {
    expect(invents(MAILS[language], text)).toBe(seen)
  })
})
