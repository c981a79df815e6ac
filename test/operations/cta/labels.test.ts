/** Labels are whole: another verb only where it means the same, no stump of an address, no guess of what is behind a link. */
import { describe, expect, it } from 'vitest'
import { isSameCall, sameCalls } from '#shared/operations/cta/same-call.ts'
import { answer, type Request, runs } from './asked.ts'

const LINK = 'https://stalls.example/page'
const BODY =
  'The spring market runs for a day longer this year, with forty stalls of bread, cheese and plants in the yard.'
const linked = (kind: Request['kind'], label: string, more: Partial<Request> = {}, body = BODY): Request => ({
  kind,
  subject: 'The spring market',
  draft: `<p>Hi Ana,</p><p>${body}</p><p><a href="${LINK}">${label}</a></p><p>Tom</p>`,
  format: 'html',
  ...more,
})
const written = (kind: Request['kind'], ask: string, more: Partial<Request> = {}): Request => ({
  kind,
  subject: 'The spring market',
  draft: `Hi Ana,\n\n${BODY}\n\n${ask}\n\nTom`,
  ...more,
})
const texts = (request: Request) => answer(request).result.candidates.map((c) => c.text)

const LABELS = [
  'Pick up where you left off',
  'Pick up your ticket',
  'Give us a call',
  'Give feedback',
  'See you there',
  'Send us your photo',
  'Read on',
  'Look up your order',
  'Start over',
  'Save the date',
  'Save your settings',
  'Open an account',
  'Complete your order',
  'Order your free sample',
]
const LINES = [
  `Please register by 10 March at ${LINK}`,
  `Please sign up here ${LINK} by Friday.`,
  `Sign up via this link: ${LINK}`,
  `Upload them here: ${LINK}`,
  `Visit ${LINK} to see the stalls.`,
  `You can book a stall at ${LINK}.`,
]
const KINDS = ['event_invitation', 'promotional', 'newsletter', 'internal'] as const
const ASKED: Partial<Request>[] = [{}, { form: 'link', deadline: 'Friday 3 May' }, { form: 'link' }]

describe('a label', () => {
  it('ends in no preposition, and holds no part of an address', () => {
    const made = KINDS.flatMap((kind) =>
      ASKED.flatMap((more) => [
        ...LABELS.flatMap((label) => texts(linked(kind, label, more))),
        ...LINES.flatMap((line) => texts(written(kind, line, more))),
      ]),
    )
    const corpus = runs.flatMap(({ answer }) =>
      answer.result.candidates.flatMap(({ form, text }) => (form === 'question' ? [] : [text])),
    )
    for (const text of [...made, ...corpus]) {
      expect(text).not.toMatch(/ (?:at|to|for|from|with|via|of|into|the|your)(?: by .*)?$/i)
      expect(text).not.toMatch(/\bhttps?\b|\bwww\b|\bhere\b/i)
    }
  })

  it('swaps no verb that its next word belongs to', () => {
    for (const call of LABELS.slice(0, 2)) expect(sameCalls(call)).toEqual([])
    for (const call of [
      ...['Give us a call', 'Give feedback', 'See you there', 'Read on', 'Start over', 'Save the date'],
      ...['Save your settings', 'Open an account', 'Open up', 'Join us', 'See what is new'],
    ])
      expect(sameCalls(call), call).toEqual([])
    for (const call of [
      'Explore the spring market longer',
      'Order your box again',
      'Connect your bank first',
    ])
      expect(sameCalls(call), call).toEqual([])
    expect(sameCalls('Complete your order')).toEqual(['Finish your order'])
    expect(sameCalls('Order your free sample')).toEqual(['Get your free sample'])
    expect(sameCalls('Book a place')).toEqual(['Reserve a place', 'Save a place'])
    expect(sameCalls('Give what you can')).toEqual(['Donate what you can'])
  })

  it('keeps the rest of its line where the address is cut out', () => {
    expect(texts(written('event_invitation', LINES[0] ?? ''))).toContain('Register by 10 March')
    expect(texts(written('event_invitation', LINES[1] ?? ''))).toContain('Sign up by Friday')
    const dated = written('event_invitation', LINES[0] ?? '', { form: 'link', deadline: 'Friday 3 May' })
    expect(texts(dated)).toContain('Register by Friday 3 May')
  })

  it('speaks with one voice: nobody sends “us” what is “mine”', () => {
    expect(texts(linked('newsletter', 'Send us your photo', { form: 'button' })).join()).not.toContain('my')
  })

  it('names no other thing than its link does', () => {
    for (const label of ['Read on', 'Find out more about the stalls', 'The 2024 report'])
      for (const kind of ['newsletter', 'promotional', 'event_invitation'] as const)
        expect(texts(linked(kind, label)).join(), label).not.toMatch(/market|event/)
  })

  it('names a thing without how it is done', () => {
    for (const label of ['Explore the spring market longer', 'Keep the spring market open longer'])
      for (const kind of ['newsletter', 'promotional', 'event_invitation'] as const)
        expect(texts(linked(kind, label, { commitment: 'low' })).join(), label).not.toContain('longer')
  })

  it('takes reading on for no offer, trial or seat, however it is written', () => {
    for (const label of ['CONTINUE reading', 'Continue Reading', 'READ ON', 'Keep reading'])
      for (const kind of ['promotional', 'product_update', 'event_invitation', 'announcement'] as const) {
        const made = [...texts(linked(kind, label)), ...texts(written(kind, `${label}: ${LINK}`))].join()
        expect(made, label).not.toMatch(/offer|Try|place|event|market|suits/)
      }
  })

  it('offers an offer or a trial only where the mail speaks of one', () => {
    expect(texts(linked('promotional', 'Click here')).join()).not.toContain('offer')
    expect(texts(linked('promotional', 'Click here', {}, `${BODY} This offer ends on Sunday.`))).toContain(
      'Get the offer',
    )
    expect(texts(linked('product_update', 'Click here'))).not.toContain('Try it now')
  })

  it('is the call behind a condition or behind “click the link”', () => {
    expect(texts(written('onboarding', `If you’d like to stay, choose a plan here: ${LINK}.`))).toContain(
      'Choose a plan',
    )
    expect(texts(written('promotional', `Click the link below to book a stall: ${LINK}`))).toContain(
      'Book a stall',
    )
  })

  it('offers no details where something is handed over', () => {
    expect(texts(written('internal', LINES[3] ?? ''))).toEqual([])
    expect(texts(written('event_invitation', LINES[3] ?? ''))).toEqual([])
  })

  it('is not the mail’s own again, save in a form that was asked for', () => {
    expect(texts(linked('promotional', 'Get started'))).not.toContain('Get started')
    expect(texts(linked('promotional', 'Get started', { form: 'button' }))).toContain('Get started')
  })

  it('that would do on any link is offered at no loss of points', () => {
    for (const { answer } of runs)
      for (const { text, form, score_delta } of answer.result.candidates)
        if (form !== 'question' && / the details$/.test(text)) expect(score_delta).toBeGreaterThanOrEqual(0)
  })

  it('asks for a sum that a gift could be, and not for what was given', () => {
    const sums = (body: string) => texts(linked('fundraising', 'Give now', { commitment: 'high' }, body))
    const given = 'You have given £11,250 so far, and thirty gardens in the town were dug because of it.'
    expect(sums(given).join()).not.toContain('£')
    expect(sums(`£10 buys seed for one garden. ${given}`)).toContain('Give £10')
    expect(sums('A gift of £15 a month keeps one garden of the town open all year.')).toContain('Give £15')
  })
})

describe('two labels', () => {
  it.each([
    ['See your order', 'View your order', true],
    ['Update your card', 'Change your card', true],
    [`Get started: ${LINK}`, 'Get started', true],
    ['See your order', 'Track your parcel', false],
    ['Read the guide', 'See how it works', false],
  ])('are one where only the verb differs: “%s”, “%s”', (one, other, same) => {
    expect(isSameCall(one, other)).toBe(same)
  })
})

describe('a question for a mail that asks nothing', () => {
  const low = (kind: Request['kind'], greeting = 'Hi Ana,') =>
    texts({
      kind,
      draft: `${greeting}\n\n${BODY}\n\nTom`,
      form: 'question',
      commitment: 'low',
    }).join()

  it('offers more of it only where there is more to send', () => {
    for (const kind of ['abandoned_cart', 'survey', 'fundraising', 'event_invitation'] as const)
      expect(low(kind), kind).not.toContain('more of this')
    expect(low('newsletter')).toContain('more of this')
  })

  it('asks both only where both read it', () => {
    expect(low('referral_intro')).not.toContain('both')
    expect(low('referral_intro', 'Hi Ana and Ben,')).toContain('both')
  })
})

describe('a call that says only to click', () => {
  const vague = (request: Request) =>
    answer(request).result.issues.flatMap((i) =>
      i.code === 'vague_link_text' ? [request.draft.slice(i.start, i.end)] : [],
    )

  it.each(['CLICK HERE TO CLAIM', 'Click here', 'click the link below', 'Tap here to shop'])(
    'is told of once, in text as in HTML: “%s”',
    (call) => {
      expect(vague(written('promotional', `>>> ${call}: ${LINK} <<<`))).toHaveLength(1)
      expect(vague(linked('promotional', call))).toHaveLength(1)
    },
  )

  it('is none where it names what is behind it', () => {
    expect(vague(written('promotional', `Click here to see the stalls: ${LINK}`))).toEqual([])
    expect(vague(linked('promotional', 'CLICK HERE TO SEE THE STALLS'))).toEqual([])
  })
})

describe('an address', () => {
  it('is not said to stand without words where its line has some', () => {
    for (const [kind, line] of [
      ['abandoned_cart', `Go back to your basket: ${LINK}`],
      ['survey', `The survey has six questions and takes two minutes: ${LINK}`],
    ] as const) {
      const { warnings } = answer(written(kind, line, { form: 'link' }))
      expect(warnings.map(({ message }) => message).join()).not.toContain('without words')
    }
  })
})
