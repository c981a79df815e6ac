import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { local } from '#shared/operations/cta/local.ts'
import { contract as teardownContract } from '#shared/operations/teardown/contract.ts'
import { local as teardown } from '#shared/operations/teardown/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>

const context = { profile: DEFAULT_PROFILE, dictionary }
const answer = (request: Request) => local(contract.input.parse(request), context).result
const texts = (request: Request) => answer(request).candidates.map(({ text }) => text)

const ASK = 'Would you be open to a 15-minute call on Tuesday, 14 October at 10:00?'
const cold = (behind: string, ask = ASK): Request => ({
  kind: 'cold_outreach',
  subject: 'Night dispatch',
  draft: `Hi Priya,\n\nYou opened a second depot in Rotterdam in March. Koster Logistics cut missed slots from 41 to 12 a week.\n\n${ask} ${behind}\n\nBest,\nMaya`,
})
const OFFER = 'If not, happy to send over a two-page summary of how Koster set it up.'
const applied = (request: Request) =>
  answer(request).candidates.map(
    ({ edit }) => request.draft.slice(0, edit.start) + edit.replacement + request.draft.slice(edit.end),
  )

describe('an offer', () => {
  it('is an ask of least friction that competes with none and is never the one the mail is for', () => {
    const { found, primary } = answer(cold(OFFER))
    expect(found.find(({ quote }) => quote === OFFER)).toMatchObject({
      kind: 'interest',
      friction: 1,
      competing: false,
    })
    expect(primary?.quote).toBe(ASK)
    expect(answer({ ...cold(''), draft: `Hi Jo,\n\n${OFFER}\n\nMaya` }).primary).toBeNull()
  })

  it.each([
    'Happy to answer any questions.',
    'I can send it over.',
    'We can see the dock from here.',
    'Happy to send you the login: https://a.example/x',
  ])('is none in “%s”', (line) => {
    expect(
      answer(cold(line)).found.filter(({ kind, form }) => kind === 'interest' && form === 'request'),
    ).toEqual([])
  })

  it('behind an ask of a stranger’s time becomes the ask, and nothing is left of either', () => {
    const [first] = answer(cold(OFFER)).candidates
    expect(first?.text).toBe('Shall I send over a two-page summary of how Koster set it up?')
    expect(first).toMatchObject({ kind: 'interest', friction: 1, placement: 'replaces_primary' })
    expect(applied(cold(OFFER))[0]).not.toMatch(/If not|15-minute/)
  })
})

describe('what stands behind an ask', () => {
  it.each([
    'If not, Thursday works too.',
    'If so, what number can I reach you on?',
    'Otherwise I can do Friday at noon.',
    'It takes 15 minutes and no slides.',
    'Or would Thursday suit you better?',
  ])('keeps another ask out where it would say something else: “%s”', (behind) => {
    expect(applied(cold(behind)).filter((mail) => !/call|talk|meet/.test(mail))).toEqual([])
  })

  it('keeps another ask out from the next paragraph as well', () => {
    const more = texts(cold('\n\nIf not, there is more about us here: https://a.example/more'))
    expect(more.filter((text) => !/call|talk|meet/.test(text))).toEqual([])
  })

  it('may be a farewell, which goes with any ask', () => {
    expect(texts(cold("If not, just tell me and I won't write again.")).length).toBeGreaterThan(0)
  })

  it('is not turned round by a teardown', () => {
    const { sections } = teardown(teardownContract.input.parse(cold(OFFER)), context).result
    expect(sections.find(({ id }) => id === 'cta')?.rewrite).toBe(
      'Shall I send over a two-page summary of how Koster set it up?',
    )
    const other = teardown(teardownContract.input.parse(cold('If not, Thursday works too.')), context).result
    expect(other.sections.find(({ id }) => id === 'cta')?.rewrite ?? '').not.toMatch(/closer look|working on/)
  })
})

describe('candidates', () => {
  const renewal: Request = {
    kind: 'renewal',
    subject: 'Your plan renews on 30 November',
    draft:
      "Hi Priya,\n\nYour plan renews on 30 November at $4,320. If you'd like to drop the five idle seats, reply by 14 November and I will change the invoice.\n\nCould you tell me which number of seats you want to keep?\n\nThanks,\nOwen",
  }

  it('are no vaguer than a clear ask of the mail: its own words, and what it offers in words', () => {
    expect(texts(renewal)).toEqual([
      'Which number of seats do you want to keep?',
      'Would you like to drop the five idle seats?',
      'Can you let me know which number of seats you want to keep?',
    ])
  })

  it('differ by mail, with one line at most that would do in any', () => {
    const stock = /closer look|working on/
    for (const behind of ['', OFFER, 'I wrote in March as well.'])
      expect(texts(cold(behind)).filter((text) => stock.test(text)).length).toBeLessThan(2)
    expect(texts(cold('I wrote in March as well.'))).toContain(
      'Would you like to see how Koster Logistics cut missed slots from 41 to 12 a week?',
    )
  })

  it('leave a choice between two whole', () => {
    const draft =
      'Hi Jo,\n\nThe plan renews on 1 May.\n\nShall I change the order to 30, or would you like to keep all 40?\n\nMay'
    expect(texts({ kind: 'renewal', draft }).filter((text) => !/ or /.test(text))).toEqual([])
  })
})

describe('a call to a stranger beside another thing to do', () => {
  it('is competed with', () => {
    const also =
      'Also, please check our website https://a.example and our deck, and let me know who the right person is.'
    for (const line of [also, 'Let me know who the right person is.']) {
      const { found, issues } = answer(cold(line))
      expect(found.find(({ quote }) => quote === line)?.competing).toBe(true)
      expect(issues.map(({ code }) => code)).toContain('competing')
    }
    expect(answer(cold('If you are not the right person, tell me who is.')).issues).toEqual([])
  })

  it('is no question where it says when the sender is free as well, nor is a month a day to talk on', () => {
    const draft =
      'Hi Leila,\n\nIn 2024 we stopped making our best-selling sourdough because it lost us 40p a loaf.\n\nWould that make an episode? I can send the numbers beforehand, and I’m free most afternoons in February.\n\nGrace'
    for (const commitment of ['low', 'medium', 'high'] as const)
      for (const { text } of local(contract.input.parse({ kind: 'press_pitch', draft, commitment }), context)
        .result.candidates)
        expect(text).not.toMatch(/on February|and I.m free/)
  })
})
