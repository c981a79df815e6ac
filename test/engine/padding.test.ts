import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Doc } from '#shared/engine/doc.ts'
import type { Draft } from '#shared/engine/draft.ts'
import { endOfBody } from '#shared/engine/measures/body.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { evaluate } from '#shared/engine/score.ts'
import { readCorpus, readPairs } from '../support/corpus.ts'
import { dictionary } from '../support/dictionary.ts'

const MAILS = [...readCorpus(), ...readPairs().flatMap((pair) => [pair.better, pair.worse])].filter(
  ({ draft }) => draft.format === 'text',
)
const evaluated = (draft: Draft) => evaluate(draft, DEFAULT_PROFILE, { dictionary })

/** What people and programs fill a mail with. */
const STUFFING: Record<string, string> = {
  'empty sentences':
    'It is what it is and that is that. As we all know, things are what they are. And so it is with this as well.',
  'one word again and again': 'software '.repeat(20).trim(),
  'keywords in a row':
    'software rota planner payroll shift cheap haulier depot pallet truck driver night wage',
  'letters at random': 'asdf qwer zxcv uiop hjkl bnmq wert sdfg xcvb yuio ghjk vbnm erty dfgh',
  'figures in a row': Array.from({ length: 26 }, (_, i) => i + 1).join(' '),
}

/** Wishes that would fit any mail. */
const WISHES = [
  'I hope this email finds you well.',
  'Hope all is well with you and the team.',
  'I hope you and your family are doing well.',
  'I trust this message finds you in good health.',
  'Hope you had a great weekend!',
  'Wishing you a wonderful week.',
  'I hope this email finds you well and thriving.',
  'I trust this message finds you well in these busy times.',
  "I hope this email finds you well in today's fast-paced digital landscape.",
  'I wanted to take a moment to introduce myself.',
]

/** The draft with a paragraph more, before its paragraph `at`. */
function padded(draft: Draft, at: number, paragraph: string): Draft {
  const parts = draft.draft.split('\n\n')
  return { ...draft, draft: [...parts.slice(0, at), paragraph, ...parts.slice(at)].join('\n\n') }
}

/** A line of fewer words may be what a mail is signed with. */
const LINE = 5

/** Where paragraphs begin that stand below another and above the sign-off. */
const placesAbove = (doc: Doc): number[] =>
  doc.text
    .slice(0, endOfBody(doc))
    .split('\n\n')
    .flatMap((part, index) => (index > 0 && part.split(' ').length >= LINE ? index : []))

const place = fc.constantFrom(...MAILS).chain((mail) =>
  fc.record({
    draft: fc.constant(mail.draft),
    at: fc.integer({ min: 1, max: Math.max(1, mail.draft.draft.split('\n\n').length - 1) }),
  }),
)

describe('no mail of the corpus scores higher', () => {
  it.each(Object.entries(STUFFING))('for %s, wherever they stand', (_name, paragraph) => {
    fc.assert(
      fc.property(place, ({ draft, at }) => {
        expect(evaluated(padded(draft, at, paragraph)).score).toBeLessThanOrEqual(evaluated(draft).score)
      }),
    )
  })

  it.each(WISHES)('for “%s”, wherever it stands above the sign-off', (wish) => {
    for (const { id, draft } of MAILS.filter((_, i) => i % 2 === WISHES.indexOf(wish) % 2)) {
      const { doc, score } = evaluated(draft)
      for (const at of placesAbove(doc))
        expect(evaluated(padded(draft, at, wish)).score, `${id} ${at}`).toBeLessThanOrEqual(score)
    }
  })

  it('for saying a paragraph of its own twice', () => {
    for (const { id, draft } of MAILS) {
      const { doc, score } = evaluated(draft)
      const places = placesAbove(doc)
      for (const at of places)
        expect(
          evaluated(padded(draft, at, draft.draft.split('\n\n')[at - 1] ?? '')).score,
          `${id} ${at}`,
        ).toBeLessThanOrEqual(score)
    }
  })

  it('for saying a sentence of its own twice', () => {
    fc.assert(
      fc.property(place, fc.nat(), ({ draft, at }, n) => {
        const { doc, score } = evaluated(draft)
        const body = doc.sentences.filter((s) => s.region === 'body' && s.words > 5)
        const again = body[n % Math.max(1, body.length)]
        if (again) expect(evaluated(padded(draft, at, again.text)).score).toBeLessThanOrEqual(score)
      }),
    )
  })
})

describe('a mail that is too short', () => {
  it.each(WISHES)('and asks without a reason does not score higher for “%s”', (wish) => {
    for (const kind of ['cold_outreach', 'follow_up', 'partnership', 'recruiting'] as const)
      for (const ask of ['Could we talk on Tuesday at 3?', 'Is this still on your list?']) {
        const mail = (opening: string) => ({ kind, draft: `Hi Ana,\n\n${opening}${ask}\n\nBest,\nTom` })
        expect(evaluated(mail(`${wish} `)).score).toBeLessThanOrEqual(evaluated(mail('')).score)
      }
  })

  const ASK = 'Hi Ana,\n\nDo you need flour?\n\nBest,\nTom'

  it.each(Object.entries(STUFFING))('is not made longer by %s', (_name, paragraph) => {
    for (const kind of ['cold_outreach', 'newsletter', 'promotional', 'proposal'] as const) {
      const { found } = evaluated(padded({ kind, draft: ASK }, 1, paragraph))
      expect(found.map(({ rule }) => rule.id)).toContain('too-short')
    }
  })

  it('is made longer by what is in it for the reader', () => {
    const reason = 'Your Saturday rye sold out by ten both times I queued. We mill rye six miles from you.'
    const { found } = evaluated(padded({ kind: 'cold_outreach', draft: ASK }, 1, reason))
    expect(found.map(({ rule }) => rule.id)).not.toContain('too-short')
  })
})

describe('a sentence that clears the throat', () => {
  const mail = (opening: string) =>
    evaluated({
      kind: 'cold_outreach',
      draft: `Hi Jordan,\n\n${opening} We make boots for warehouse crews.\n\nIs this worth a look?\n\nBest,\nSam`,
    })

  it.each(WISHES)('is worth no more than the plainest, whatever its tail: %s', (wish) => {
    const { score, found } = mail(wish)
    expect(score).toBeLessThanOrEqual(mail('I hope you are well.').score)
    expect(found.map(({ rule }) => rule.id)).toEqual(
      expect.arrayContaining(['too-short', 'self-centred-opening']),
    )
  })
})
