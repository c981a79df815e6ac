import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { KIND_CUES } from '#shared/engine/lexicon/kind-cues.ts'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { entriesOf } from '#shared/engine/phrases.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'

const report = (draft: string, subject = 'Monday') =>
  score({ subject, draft: `${draft}\n\nBest,\nTom` }, DEFAULT_PROFILE)
const codes = ({ warnings }: ReturnType<typeof report>) => warnings.map(({ code }) => code)

/** Letters of the words that mailings are made of. */
const LETTERS: [string, string][] = [
  [
    'figures of a week',
    "Hi Eva,\n\nHere are this week's numbers, with the headlines first. Orders rose to 412 and returns fell to 9. The most read page is the price list.",
  ],
  [
    'news of a product that was asked for',
    'Hi Bram,\n\nYou asked for CSV export in March. It is now available: you can now find it under Reports, and it has been improved for large files.',
  ],
  [
    'a gift',
    'Dear Mr Doyle,\n\nMy firm would like to give 500 pounds to the shelter. Could you tell me which fund needs it most, and whether a donation can be made each month?',
  ],
  [
    'advice against a merger',
    "Dear Ola,\n\nI have read the papers twice and I can't recommend the merger. The new name alone will cost us a year. Can we talk before the board meets on Monday?",
  ],
  [
    'who takes over a class',
    'Dear parents,\n\nMrs Patel takes over class 4b from Monday. Mr Jones has moved to another school. School hours stay the same.',
  ],
]

describe('a letter to one person without a link, a footer or a merge tag', () => {
  it.each(LETTERS)('about %s is charged for nothing that only mailings must have', (_, draft) => {
    const found = report(draft)
    expect(found.kind_confidence).toBeLessThan(0.5)
    expect(codes(found)).toContain('kind_unsure')
    expect(found.annotations.filter(({ points }) => points > 0)).toEqual([])
  })

  it.each([
    [
      'a hall',
      'Hello,\n\nWe would like to book your hall for a conference on 9 October. Do you offer catering? Please send a quote.',
    ],
    [
      'a tour',
      'Good morning,\n\nI am interested in your guided tours for 14 people. Does the price include admission to the exhibition?',
    ],
  ])('that asks to book %s invites nobody, whoever it greets', (_, draft) => {
    const found = report(draft)
    expect(found.kind).not.toBe('event_invitation')
    expect(found.annotations.filter(({ points }) => points > 0)).toEqual([])
  })

  it('is a sure mailing once it has a way off a list', () => {
    const found = score(
      {
        draft:
          'Dear Mr Doyle,\n\nPlease give today: a gift of 20 pounds keeps the shelter open. Donate at https://shelter.example/give\n\nUnsubscribe: https://shelter.example/out',
      },
      DEFAULT_PROFILE,
    )
    expect(found.kind).toBe('fundraising')
    expect(codes(found)).not.toContain('kind_unsure')
    expect(found.annotations.map(({ rule_id }) => rule_id)).toContain('missing-postal-address')
  })
})

describe('a notice that is only guessed to be one', () => {
  const notice =
    'Dear resident,\n\nFrom April we may collect the grey bin every three weeks. Before we decide on 9 December we would like your views.\n\nThe survey is open until 28 November: https://town.example/bins'
  const charged = (draft: string) => score({ draft }).annotations.map(({ rule_id }) => rule_id)

  it('needs no way off a list, unless something else in it is made for a mailing', () => {
    expect(score({ draft: notice }).kind).toBe('survey')
    expect(charged(notice)).not.toContain('missing-unsubscribe')
    expect(charged(notice.replace('resident', '{{first_name}}'))).toContain('missing-unsubscribe')
  })
})

describe('a kind that is only guessed', () => {
  it('costs nothing that depends on it', () => {
    const found = report(
      'Hi Ana,\n\nFor 60 users it is 9 euros each per month, billed once a year. Support is part of it.',
      'Re: Pricing for 60 users',
    )
    expect(codes(found)).toContain('kind_unsure')
    expect(found.annotations.filter(({ points }) => points > 0)).toEqual([])
  })
})

describe('a condolence', () => {
  it('is no apology', () => {
    const draft =
      'Dear Ana,\n\nI am so sorry for your loss. Your mother was kind to all of us, and I still think of her jokes.'
    expect(report(draft).kind).toBe('other')
  })
})

describe('any letter', () => {
  const guess = (draft: Draft) => parse({ ...draft, kind: 'auto' }, DEFAULT_PROFILE, new Memo())
  /** What colleagues, neighbours, parents and tenants write, with the words that mailings and deals are known by. */
  const letters = readFileSync(new URL('../fixtures/kinds-letters.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n===\n')
    .map((mail) => {
      const [subject = '', ...body] = mail.split('\n')
      return guess({ subject, draft: body.join('\n').trim() })
    })

  it('is surely of no kind by one phrase, however often it comes, and no mailing by it', () => {
    const wrong = entriesOf(KIND_CUES).flatMap(({ term }) => {
      const draft = `Hi Jo,\n\nI read of ${term} at work, and of ${term} at home.\n\nSam`
      const { kind, kindConfidence, family } = guess({ subject: `About ${term}`, draft })
      const isSure = kind !== 'other' && kindConfidence >= 0.5
      return isSure || family.startsWith('bulk') ? [`${term}: ${kind}`] : []
    })
    expect(wrong).toEqual([])
  })

  it('between people is surely of no kind of business, and taken for a mailing at most once in 36', () => {
    expect(letters).toHaveLength(36)
    expect(letters.filter(({ family }) => family.startsWith('bulk')).length).toBeLessThanOrEqual(1)
    const sure = letters.filter(({ kindConfidence }) => kindConfidence >= 0.5).map(({ kind }) => kind)
    expect(sure.filter((kind) => kind !== 'internal' && kind !== 'other')).toEqual([])
  })
})

describe('a kind that is left to be told', () => {
  const notice =
    'Dear patients,\n\nOur practice moves to 48 Mill Street on Monday, March 2nd. Our phone number and our hours stay the same. All appointments move with us, so there is nothing to do.\n\nDr. Patel and team'
  const mails: Draft[] = [...readCorpus().map(({ draft }) => draft), { subject: 'We move', draft: notice }]

  it.each(mails.map(({ draft, subject, ...rest }) => [subject ?? '', { draft, subject, ...rest }] as const))(
    'is told the same whether it says auto or nothing: %s',
    (_, draft) => {
      const { kind: __, ...open } = draft
      expect(score({ ...open, kind: 'auto' }, DEFAULT_PROFILE)).toEqual(score(open, DEFAULT_PROFILE))
    },
  )

  it('makes no mailing of a notice to one’s own people, nor of a fix of it, and one of a letter to customers', () => {
    const missing = (draft: string) =>
      score({ subject: 'We move', draft, kind: 'auto' }, DEFAULT_PROFILE).annotations.map((a) => a.rule_id)
    expect(missing(notice)).not.toContain('missing-unsubscribe')
    expect(
      missing(
        'Dear valued customer,\n\nWe invite you to our customer evening on Thursday, January 14th at 6 PM at the Harbor Club. Dinner and drinks are free. Please RSVP by January 5th.\n\nThe Northwind Team',
      ),
    ).toContain('missing-unsubscribe')
    const { annotations } = score(
      { subject: 'We move', draft: notice.replace('Our phone', 'Please note that our phone') },
      DEFAULT_PROFILE,
    )
    expect(annotations.flatMap(({ fixes }) => fixes.map((fix) => fix.score_delta))).not.toEqual([])
    for (const { fixes } of annotations)
      for (const fix of fixes) expect(fix.score_delta).toBeGreaterThanOrEqual(0)
  })

  it('is told by a workspace that takes a kind for granted', () => {
    const found = score(
      { subject: 'We move', draft: notice.replace('Dear patients,', 'Dear Ana,'), kind: 'auto' },
      { ...DEFAULT_PROFILE, default_kind: 'announcement' },
    )
    expect(found.annotations.map((a) => a.rule_id)).toContain('missing-unsubscribe')
  })
})
