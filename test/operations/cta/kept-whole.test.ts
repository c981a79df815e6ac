/** A candidate says nothing the mail does not: no day, no deadline, no matter of its own; and drops nothing it asks. */
import { describe, expect, it } from 'vitest'
import { answer, type Request } from './asked.ts'

const texts = (request: Request) => answer(request).result.candidates.map((c) => c.text)
const found = (request: Request) => answer(request).result.found.map((f) => f.text)
const mended = (request: Request) =>
  answer(request).result.candidates.map(
    ({ edit }) => request.draft.slice(0, edit.start) + edit.replacement + request.draft.slice(edit.end),
  )

const boilers = (ask: string, wish: Partial<Request>): Request => ({
  kind: 'follow_up',
  subject: 'Re: Boilers',
  draft: `Hi Tom,\n\nThe two boilers we quoted on 5 November are in stock. Our engineer has a free day on 3 February.\n\n${ask}\n\nBest,\nMia`,
  ...wish,
})

describe('a sum of money', () => {
  it.each([
    ['Could you tell me which $2 plan you want?', 'Which $2 plan do you want?'],
    [
      'Would you be open to a call about the $3 million gap?',
      'Could we have a call about the $3 million gap?',
    ],
  ])('stays in every wording of “%s”', (ask, other) => {
    const lines = texts(boilers(ask, {}))
    expect(lines).toContain(other)
    for (const line of lines) expect(line).toMatch(/\$[23]/)
  })
})

describe('a meeting question', () => {
  it('names no day that is for a delivery or a fitting', () => {
    for (const ask of [
      'Shall I put you down for delivery on 3 February, or is the 10th better?',
      'Does it make sense to put you down for 3 February, or would March suit you better?',
    ])
      for (const wish of [{ commitment: 'high' }, { goal: 'book_meeting' }] as const)
        expect(texts(boilers(ask, wish)).filter((t) => /\btalk\b.*\d/.test(t))).toEqual([])
  })

  it('names no day on which something else happens, and tells nobody to have time', () => {
    const request = {
      kind: 'meeting_request',
      subject: 'Can we meet?',
      draft:
        'Hi David,\n\nI was wondering if you might possibly have some time next week to meet with me? I would like to discuss the budget before it gets sent to finance, which I believe is happening on the 20th.\n\nNina',
    } as const
    expect(texts(request)).toContain('Do you have some time next week to meet with me?')
    expect(texts(request).join()).not.toMatch(/20th|(?:able to|Please) have some time/)
  })

  it('names a day on which the sender is free', () => {
    const request = boilers('I’m free on Tuesday if you want to go through it.', { commitment: 'high' })
    expect(texts(request).join('\n')).toContain('on Tuesday')
  })

  it('names no page on which something was seen', () => {
    const draft =
      'Hi Dana,\n\nYou are hiring four cleaners for the Salford office, as I saw on your careers page.\n\nOur robots clean open floors between 10 pm and 5 am.\n\nCould I show you one on your own floor for a night?\n\nThanks,\nIvo'
    for (const subject of ['Your careers page', 'Night cleaning'])
      expect(texts({ kind: 'cold_outreach', subject, draft, commitment: 'high' }).join()).not.toContain(
        'page',
      )
  })
})

const event = (ask: string): Request => ({
  kind: 'event_invitation',
  subject: 'Join us',
  draft: `Dear Ms Okafor,\n\nWe invite you to our archive evening on Thursday, 12 March 2026 at the Old Mill in Hebden.\n\nTickets are £8. ${ask}\n\nKind regards,\nJo Lund`,
})

describe('an event', () => {
  it('is joined on its day, and booked by the last day for booking', () => {
    const labels = texts(event('Reserve your place by 6 March: https://x.example/e'))
    expect(labels).toContain('Book your place by 6 March')
    expect(labels.filter((label) => label.startsWith('Join'))).toEqual([])
  })

  it('keeps what its ask asks for besides', () => {
    const behind = event(
      'Please reserve your place by 6 March at https://x.example/e and tell us about any allergies.',
    )
    const before = event(
      'Please reserve your place and tell us about any allergies at https://x.example/e by 6 March.',
    )
    expect(mended(behind).length).toBeGreaterThan(0)
    for (const draft of [...mended(behind), ...mended(before)])
      expect(draft).toMatch(/and tell us about any allergies\b/)
  })
})

describe('a demo or a website to look at instead', () => {
  const draft =
    'Hi Marcus,\n\nMoving a line usually means six weeks of extra rejects while the cameras are tuned. At Halden Cider we brought that down to nine days.\n\nI would love to schedule a 45 minute demo with you and your team next week, or alternatively you could check out our website at https://lumora.example/lines.\n\nNadia'
  const mail: Request = { kind: 'cold_outreach', subject: 'Your line', draft }

  it('are two asks, of which a smaller question takes the place of the first', () => {
    expect(answer(mail).result.found.map((f) => f.kind)).toEqual(['meeting', 'click'])
    const drafts = mended({ ...mail, commitment: 'low' })
    expect(drafts.length).toBeGreaterThan(0)
    for (const text of drafts)
      expect(text).toMatch(
        /\n[^\n]+\? Or you could check out our website at https:\/\/lumora\.example\/lines\./,
      )
  })

  it('give a plain question for a meeting, and the link where one is wanted', () => {
    expect(texts({ ...mail, commitment: 'high' })).toContain(
      'Could we have a 45 minute demo with you and your team next week?',
    )
    const [link] = mended({ ...mail, form: 'link' })
    expect(link).toContain('\n\nCheck out our website: https://lumora.example/lines\n\nNadia')
  })
})

it('a link is advised only where asking for one gives it', () => {
  const asks = [
    'Please see https://a.example/x',
    'Please reserve your place at https://a.example/x by 6 March and say who comes.',
    'Could you look at our website at https://a.example/x and give me 20 minutes next week?',
  ]
  for (const ask of asks)
    for (const kind of ['cold_outreach', 'follow_up', 'event_invitation'] as const) {
      const mail: Request = {
        kind,
        draft: `Hi Ana,\n\nWe tune cameras on bottling lines.\n\n${ask}\n\nJo`,
        form: 'question',
      }
      const advised = answer(mail).warnings.some((w) => w.message.includes('form: link'))
      if (advised) expect(texts({ ...mail, form: 'link' }).length).toBeGreaterThan(0)
    }
})

describe('a request in a long coat', () => {
  const mail: Request = {
    kind: 'billing',
    draft:
      'Hi Tobias,\n\nInvoice 2025-0417 was due on 14 November.\n\nI would be grateful if you could transfer the amount by Friday, 5 December.\n\nIf something about it is unclear, or you need a new PO number on it, just reply and I will have it changed.\n\nGreta',
  }

  it('is asked as a question and as a plain request, each under its own form', () => {
    expect(answer(mail).result.candidates.map((c) => [c.text, c.form])).toEqual(
      expect.arrayContaining([
        ['Could you transfer the amount by Friday, 5 December?', 'question'],
        ['Please transfer the amount by Friday, 5 December.', 'request'],
      ]),
    )
  })

  it('gives questions only, where only those are wanted', () => {
    const { candidates } = answer({ ...mail, form: 'question' }).result
    expect(candidates.length).toBeGreaterThan(0)
    for (const { text, form } of candidates) expect([text.endsWith('?'), form]).toEqual([true, 'question'])
  })

  it('does not hide the case in which to reply', () => {
    expect(found(mail).join()).toContain('just reply and I will have it changed')
  })
})

it('time that is wanted for somebody else, and leave to pass the mail on, are asks', () => {
  const joost = 'Joost would also like 20 minutes with you on Friday morning, 9:30 or 11 would work for him.'
  const draft = (line: string) => `Hi Samir,\n\nThe board meets on 9 December.\n\n${line}\n\nLeonie`
  expect(found({ kind: 'internal', draft: draft(joost) })).toContain(joost)
  const forward = 'If you cannot come but a colleague would like to, feel free to forward this invitation.'
  expect(found({ kind: 'event_invitation', draft: draft(forward) })).toContain(forward)
})
