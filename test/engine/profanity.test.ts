import { describe, expect, it } from 'vitest'
import type { Draft } from '#shared/engine/draft.ts'
import { PROFANITY } from '#shared/engine/lexicon/profanity.ts'
import { entriesOf } from '#shared/engine/phrases.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'

const found = (draft: string) =>
  score({ draft }).annotations.filter((a) =>
    ['profanity', 'rudeness', 'insult', 'threat'].includes(a.rule_id),
  )
const HARSH: Record<string, readonly string[]> = {
  strong: ['error'],
  slur: ['blocker'],
  threat: ['blocker'],
  mild: ['warning'],
}

describe('swearing', () => {
  it.each(entriesOf(PROFANITY).map(({ term, note }) => [term, note] as const))(
    '“%s” is found and weighed as %s',
    (term, note) => {
      const severities = found(`The pump leaks, ${term}, and it is Friday.`).map((a) => a.severity)
      expect(severities).toEqual(expect.arrayContaining([...(HARSH[note] ?? [])]))
    },
  )

  it('brings a mail that insults its reader under 50', () => {
    const mails = [
      'You are a stupid idiot, Karen, and your fucking invoice is shit. Fat people like you never pay on time.',
      'Hi Karen,\n\nyou people are fucking useless. What a shitty company. Go to hell, assholes.\n\nTom',
      'Pay the invoice, you lying bastard, you bitch, or I will kill you.',
    ]
    expect(mails.filter((draft) => score({ draft }).score >= 50)).toEqual([])
  })

  it.each<Draft>([
    {
      kind: 'support_reply',
      draft:
        'You never told us your new address. This is your own fault. Read the terms before you complain. We will not refund you.',
    },
    { kind: 'billing', draft: 'Pay today or we will tell your boss and ruin your credit.' },
    {
      kind: 'support_reply',
      draft: 'Hi Ana,\n\nIf you post that review, we will take legal action against you.\n\nJo',
    },
    { kind: 'support_reply', draft: 'Hi Ana,\n\nYou are an idiot. The parcel is at the depot.\n\nJo' },
    {
      draft:
        'Sehr geehrter Herr Meier,\n\nSie sind ein Idiot!!! Zahlen Sie jetzt!!!\n\nMit freundlichen Grüßen\nJens',
    },
  ])('is not needed to bring a hostile mail under the usual threshold: $draft', (draft) => {
    expect(score(draft).score).toBeLessThan(DEFAULT_PROFILE.threshold)
    expect(score(draft).gate.decision).toBe('warn')
  })

  it.each<Draft>([
    {
      kind: 'billing',
      draft:
        'Hi Ana,\n\nInvoice 4411 was due on 2 May. If it is not paid by 16 June, we will take legal action.\n\nJo',
    },
    {
      kind: 'support_reply',
      draft:
        'Hi Ana,\n\nIt was our fault, and no fault of yours. You should have received an e-mail on Monday.\n\nJo',
    },
    {
      kind: 'support_reply',
      draft: 'Hi Ana,\n\nThis is not your fault, and you should have access again by noon.\n\nJo',
    },
  ])('nor rudeness is seen in a plain word: $draft', (draft) => {
    expect(score(draft).annotations.filter((a) => a.dimension === 'tone' && a.points > 0)).toEqual([])
  })

  it('is not found in the quoted thread', () => {
    expect(
      found('Hi Ana,\n\nThe refund is on its way.\n\nTom\n\n> Your fucking invoice is shit, you idiot.'),
    ).toEqual([])
  })

  it.each([
    'Dick Smith of Scunthorpe sells the pump.',
    'Moby Dick, Bloody Mary and Hell’s Kitchen are names.',
    'It was our cock-up, and we assessed the class of passengers from Essex and Penistone.',
    'We keep the hall spic and span. The shiitake is from Shitterton.',
    'Get a life insurance. It may get lost in the post. People like you make our work possible.',
    'We wrote this for people like you. Fat-free milk, not fat. Thick paper, please.',
  ])('is not seen where there is none: %s', (draft) => {
    expect(found(draft)).toEqual([])
  })
})

describe('a few loud words', () => {
  it.each([
    ['FREE $$$', ['shouting', 'money-signs']],
    ['click here!!!! FREE $$$', ['exclamation-run', 'shouting', 'money-signs']],
    ['BUY NOW', ['shouting']],
  ])('cost in “%s” what they cost in a long mail', (draft, rules) => {
    const priced = score({ draft }).annotations.filter((a) => a.points > 0)
    expect(priced.map((a) => a.rule_id)).toEqual(expect.arrayContaining(rules))
  })
})
