import { describe, expect, it } from 'vitest'
import * as tables from '#shared/operations/localize/tables/word-pairs.ts'
import { readCorpus } from '../../support/corpus.ts'
import { localize, type Request } from './localize.ts'

const rows = (table: string): [us: string, gb: string][] =>
  table
    .split(/[|\n]/)
    .map((row) => row.replace('*', '').trim())
    .filter((row) => row !== '')
    .map((row) => row.split('=') as [string, string])

const { SWAPPED, TO_BRITAIN, TO_AMERICA, ASKED_IN_BRITAIN, ASKED_IN_AMERICA } = tables
const sentence = (word: string) => `We think that the team of the ${word} will see you here.`
/** Words that are asked about in some places only. */
const SPOKEN: Readonly<Record<string, string>> = {
  practice: 'We hope that you want to practice with the team.',
  vacation: 'You can see the team during vacation, and we will be here.',
}
const both = (quote: string, word: string, reason: string) =>
  reason.includes(`“${quote}”`) && reason.toLowerCase().includes(`“${word.toLowerCase()}”`)

const TRIPS = [
  ['en-US', 'en-GB', [...rows(SWAPPED), ...rows(TO_BRITAIN)], rows(ASKED_IN_BRITAIN)],
  [
    'en-GB',
    'en-US',
    [...rows(SWAPPED).map(([us, gb]) => [gb, us] as [string, string]), ...rows(TO_AMERICA)],
    rows(ASKED_IN_AMERICA),
  ],
] as const

describe.each(TRIPS)('words on the way from %s to %s', (locale, target_locale, changed, asked) => {
  it('are changed where they mean one thing', () => {
    const missed = changed.filter(
      ([from, to]) =>
        !localize({ draft: sentence(from), locale, target_locale }).draft.includes(` ${to} will see`),
    )
    expect(missed).toEqual([])
  })

  it('are left and listed with both words where they may mean another', () => {
    const missed = asked.filter(([from, to]) => {
      const spoken = SPOKEN[from] ?? sentence(from)
      const { draft, needs_human } = localize({ draft: spoken, locale, target_locale })
      return draft !== spoken || !needs_human.some(({ span, reason }) => both(span.quote, to, reason))
    })
    expect(missed).toEqual([])
  })

  it('are in one of the two lists only', () => {
    const words = changed.map(([from]) => from)
    expect(asked.map(([from]) => from).filter((from) => words.includes(from))).toEqual([])
    expect(new Set(words).size).toBe(words.length)
    expect(words.length + asked.length).toBeGreaterThan(150)
  })

  it('that are names, or parts of compounds, stay', () => {
    for (const [from] of changed.slice(0, 40)) {
      const name = from.charAt(0).toUpperCase() + from.slice(1)
      for (const word of [`${name} Genomics`, `pre-${from}-x`]) {
        const { adaptations } = localize({ draft: sentence(word), locale, target_locale })
        expect(
          adaptations.filter(({ type }) => type === 'vocabulary'),
          word,
        ).toEqual([])
      }
    }
  })

  it('are not asked about where reader and sender share a country', () => {
    for (const [word] of asked)
      expect(localize({ draft: sentence(word), locale: target_locale, target_locale }).needs_human).toEqual(
        [],
      )
  })
})

describe('an American mail for Britain', () => {
  const gb = (draft: string, more: Partial<Request> = {}) =>
    localize({ draft, locale: 'en-US', target_locale: 'en-GB', ...more })

  it('writes cheque where a sum follows or it is mailed, and asks elsewhere', () => {
    expect(gb('Thank you for your check of $1,250.50 and the work you did for us.').draft).toContain(
      'your cheque of $1,250.50',
    )
    const { draft, needs_human } = gb('We have your check for the team, so see the check-in and check it.')
    expect(draft).toContain('your check for')
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['your check'])
    const paid = gb(
      'We ran three checks. Please mail two checks, for the checks bounced, and checks for $40 came back.',
    )
    expect(paid.draft).toBe(
      'We ran three checks. Please mail two cheques, for the cheques bounced, and cheques for $40 came back.',
    )
  })

  it('changes time off only where the sentence stays right', () => {
    const { draft, needs_human } = gb(
      'Enjoy your vacation. We are on vacation too. Call us during vacation, or ask for your vacation days.',
    )
    expect(draft).toBe(
      'Enjoy your holiday. We are on holiday too. Call us during vacation, or ask for your vacation days.',
    )
    expect(needs_human.map(({ span }) => span.quote)).toEqual(['vacation', 'your vacation'])
  })

  it('fits the article to the word', () => {
    expect(gb('There is an elevator, and this is an elevator pitch for you.').draft).toBe(
      'There is a lift, and this is an elevator pitch for you.',
    )
  })

  it('says Monday to Friday, and pm without capitals', () => {
    expect(gb('We are here Monday through Friday until 5:30 PM for you.').draft).toBe(
      'We are here Monday to Friday until 5:30pm for you.',
    )
  })

  it('closes in the register it opens in', () => {
    const closing = (greeting: string) =>
      gb(`${greeting},\n\nThe list is here for you and the team.\n\nSincerely,\nTom`).draft.split('\n\n')[2]
    expect(closing('Hi Ana')).toBe('Kind regards,\nTom')
    expect(closing('Dear Ms. Lee')).toBe('Yours sincerely,\nTom')
    expect(closing('Dear Sir or Madam')).toBe('Yours faithfully,\nTom')
  })

  it('never changes a capitalised word within a sentence, and lists it', () => {
    for (const name of ['Color Genomics', 'Gray Theater', 'Labor', 'Harbor']) {
      const draft = `Our partner ${name} is here for you and the team.`
      const { draft: made, needs_human } = gb(draft)
      expect(made).toBe(draft)
      expect(needs_human.map(({ span }) => span.quote)).toEqual(
        name.split(' ').filter((word) => word !== 'Genomics'),
      )
    }
    expect(gb('Ask Harbor about it, and tell us what you think. Harbor is the best.').draft).toContain(
      'Harbor is',
    )
  })
})

it('spelling reaches no capitalised word within a sentence of the corpus', () => {
  let seen = 0
  for (const { draft } of readCorpus())
    for (const { type, before, start, field } of localize({ ...(draft as Request), target_locale: 'en-GB' })
      .adaptations) {
      if (type !== 'spelling' || field !== 'draft') continue
      seen++
      const lead = draft.draft.slice(0, start).trimEnd()
      if (/^\p{Lu}\p{Ll}/u.test(before)) expect(lead).toMatch(/(?:^|[.!?:;>*•\n-]|\n\s*)$/)
    }
  expect(seen).toBeGreaterThan(10)
})

describe('words of one side', () => {
  it('are put in where a cheque is what one pays by', () => {
    const draft = 'Hi Sam,\n\nIt is payable by check. We check all of it.\n\nTom'
    expect(localize({ draft, locale: 'en-US', target_locale: 'en-GB' }).draft).toContain(
      'payable by cheque. We check all',
    )
  })

  it('of Britain are told to a person on the way to America', () => {
    const draft =
      'Hi Sam,\n\nMy flat has no lift; keep a mobile at hand, join the queue for one fortnight in autumn and send a CV.\n\nTom'
    const { needs_human } = localize({ draft, locale: 'en-GB', target_locale: 'en-US' })
    expect(needs_human.map(({ span }) => span.quote)).toEqual(
      expect.arrayContaining(['flat', 'lift', 'mobile', 'queue', 'fortnight', 'autumn', 'CV']),
    )
  })
})
