import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { readCorpus } from '../../support/corpus.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary })
const first = (request: Request) => {
  const [variant] = answer(request).result.variants
  if (!variant) throw new Error('no variant')
  return variant
}
const codes = (request: Request) => answer(request).warnings.map(({ code }) => code)
const corpus = readCorpus()

const FAT: Request = {
  kind: 'support_reply',
  draft:
    'Hi Priya,\n\nThank you so much for reaching out to us. We really value your business. Your export stopped because the file name held a slash. I have renamed it, and the export now runs. If you have any questions, please feel free to ask. Could you try it once more when you get a chance?\n\nBest,\nJo',
}
const SOFT: Request = {
  kind: 'internal',
  draft:
    'Hi Ana,\n\nI think we could probably move the launch to 12 May. It is a bit late, but the printer needs that time. Would you be able to tell the shops today if possible?\n\nThanks,\nTom',
}

describe('a shorter rewrite', () => {
  it('loses courtesy and keeps the cause, the news and the ask', () => {
    const { draft, words } = first({ ...FAT, length: { mode: 'shorter' } })
    expect(draft).not.toMatch(/reaching out|value your business|feel free|when you get a chance/)
    expect(draft).toContain('Your export stopped because the file name held a slash.')
    expect(draft).toContain('I have renamed it, and the export now runs.')
    expect(draft).toContain('Could you try it once more?')
    expect(words).toBeLessThan(0.75 * answer(FAT).input.words)
  })

  it('keeps what is offered, what is needed, and whom a later “he” means', () => {
    const shorter = (id: string) =>
      first({ ...(corpus.find((m) => m.id === id)?.draft as Request), length: { mode: 'shorter' } }).draft
    expect(shorter('cold-outreach-freight-claims-good')).toContain('We make a claims form')
    expect(shorter('recruiting-tide-models-good')).toContain('We need a senior engineer')
    expect(shorter('follow-up-compressor-logs-good')).toContain('Your electrician could make it')
    expect(shorter('proposal-explainer-video-fair')).toContain('explainer video')
  })

  it.each(corpus.map(({ id, draft }) => [id, draft] as const))(
    'of %s is no longer, scores no lower and loses no fact',
    (_id, draft) => {
      const plain = first(draft as Request)
      const shorter = first({ ...(draft as Request), length: { mode: 'shorter' } })
      expect(shorter.words).toBeLessThanOrEqual(plain.words)
      expect(shorter.score).toBeGreaterThanOrEqual(shorter.score_before)
      expect(shorter.facts).toEqual({ added_numbers: [], added_names: [], added_links: [], dropped: [] })
    },
  )

  it('says so when next to nothing can go', () => {
    const tight: Request = {
      kind: 'internal',
      draft: 'Hi team,\n\nThe lift is out until Friday. Please use the stairs by the kitchen.\n\nGill',
    }
    expect(codes({ ...tight, length: { mode: 'shorter' } })).toContain('not_shortened')
    expect(codes({ ...FAT, length: { mode: 'shorter' } })).not.toContain('not_shortened')
    expect(codes({ ...FAT, length: { mode: 'shorter' } })).not.toContain('shortened_little')
    const little = {
      ...tight,
      draft: tight.draft.replace(
        /\n\n/,
        '\n\nIn order to help, we basically moved your two depots to the new rota on Monday, as Priya asked on the phone, and the first four nights went without a late van. ',
      ),
    }
    expect(codes({ ...little, length: { mode: 'shorter' } })).toContain('shortened_little')
  })
})

describe('other lengths', () => {
  it('that would need new words say that they need a model', () => {
    expect(codes({ ...FAT, length: { mode: 'longer' } })).toContain('longer_needs_model')
    expect(codes({ ...FAT, length: { mode: 'target', words: 400 } })).toContain('longer_needs_model')
    expect(codes({ ...FAT, length: { mode: 'same' } })).not.toContain('longer_needs_model')
  })
})

describe('the tone', () => {
  it('direct takes hedges and softeners off and asks plainly', () => {
    const { draft } = first({ ...SOFT, tone: ['direct'] })
    expect(draft).toContain('We could move the launch to 12 May. It is a bit late,')
    expect(draft).toContain('Could you tell the shops today?')
  })

  it.each([
    'The costs incidental thereto are ours.',
    'The aforementioned connectors ship in May.',
    'Ewa took a deep dive into the logs.',
    'It breaks down silos between the two sites.',
    'The plant runs at scale since May.',
  ])('plain puts no word that fits another sentence: %s', (sentence) => {
    const draft = `Dear Ana,\n\n${sentence}\n\nKind regards,\nTom`
    expect(first({ draft, kind: 'internal', tone: ['plain', 'warm'] }).draft).toContain(sentence)
  })

  it('plain contracts, and says that it did', () => {
    const mail: Request = { draft: 'Dear Ana,\n\nWe are glad that you are coming on Friday.\n\nTom' }
    expect(first({ ...mail, tone: ['plain'] }).draft).toContain("We're glad that you're coming")
    expect(codes({ ...mail, tone: ['plain'] })).not.toContain('tone_unchanged')
  })

  it('formal writes words out and greets and closes formally', () => {
    const draft = "Hi Ana,\n\nIt's ready, and we don't need the key any more!\n\nCheers,\nTom"
    expect(first({ draft, kind: 'internal', tone: ['formal'] }).draft).toBe(
      'Dear Ana,\n\nIt is ready, and we do not need the key any more.\n\nKind regards,\nTom',
    )
  })

  it.each(["To answer you're question, the key is here.", "Thanks for you're reply."])(
    'formal writes no “you are” for a “your”: %s',
    (sentence) => {
      const draft = `Dear Ana,\n\n${sentence}\n\nKind regards,\nTom`
      expect(first({ draft, kind: 'internal', tone: ['formal'] }).draft).not.toContain('you are')
    },
  )

  it.each(["I am glad you're happy with the key.", "If you're closed, I have a key."])(
    'formal writes “you are” where that is meant: %s',
    (sentence) => {
      const draft = `Dear Ana,\n\n${sentence}\n\nKind regards,\nTom`
      expect(first({ draft, kind: 'internal', tone: ['formal'] }).draft).toContain('you are')
    },
  )

  it.each(['Most of you are on the list.', 'Some of you will need a card.'])(
    'plain contracts no word that belongs to the one before it: %s',
    (said) => {
      const draft = `Hi all,\n\nThe new gate opens at 7 on Monday. ${said}\n\nMarit`
      expect(first({ draft, tone: ['plain'] }).draft).toContain(said)
    },
  )

  it('formal leaves a wish its mark', () => {
    const draft = '<p>Hi Ana,</p><p>Swap day is on 22 March, from 10 to 2!</p><p>Happy growing!<br>Wren</p>'
    const { draft: text } = first({ draft, format: 'html', kind: 'newsletter', tone: ['formal'] })
    expect(text).toContain('Happy growing!')
    expect(text).toContain('from 10 to 2.')
  })

  it('formal ends a greeting on a comma', () => {
    const draft = 'Hey Zoe!\n\nThe key is at the desk.\n\nCheers,\nTom'
    expect(first({ draft, kind: 'internal', tone: ['formal'] }).draft).toMatch(/^Dear Zoe,\n/)
  })

  it('warm leaves what stands before a gap as it is', () => {
    const draft =
      'Hi Ana,\n\nPlease tell me where you are in your plans. We are glad to help.\n\nBest wishes,\nTom'
    const { draft: after } = first({ draft, kind: 'internal', tone: ['warm'] })
    expect(after).toContain('where you are in your plans')
    expect(after).toContain("We're glad to help.")
  })

  it('warm contracts, and says Hi to a first name only', () => {
    const mail = (greeting: string) =>
      first({
        draft: `${greeting},\n\nWe are glad that you are coming on Friday.\n\nYours sincerely,\nTom`,
        kind: 'thank_you',
        tone: ['warm'],
      }).draft
    expect(mail('Dear Ana')).toBe("Hi Ana,\n\nWe're glad that you're coming on Friday.\n\nBest wishes,\nTom")
    expect(mail('Dear Mr Falk')).toMatch(/^Dear Mr Falk,/)
  })

  it('that changes nothing, or needs a model, says so', () => {
    const plain: Request = {
      draft: 'Hi Ana,\n\nThe key is at the desk. Could you bring it on Friday?\n\nTom',
    }
    expect(codes({ ...plain, tone: ['direct'] })).toContain('tone_unchanged')
    expect(codes({ ...plain, tone: ['playful'] })).toContain('tone_needs_model')
    expect(codes({ ...SOFT, tone: ['direct'] })).not.toContain('tone_unchanged')
  })
})

it('a thread that is sent along is said to be unread', () => {
  expect(codes({ ...FAT, thread_context: 'On Monday Priya wrote: it stops at 90 %.' })).toContain(
    'field_not_read',
  )
})
