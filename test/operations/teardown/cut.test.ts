/** Where the sections of a mail begin and end. */
import { describe, expect, it } from 'vitest'
import { answer as ask } from '../cta/asked.ts'
import { type Request, teardown } from './ask.ts'

const textOf = (request: Request, id: string) =>
  teardown(request).sections.find((s) => s.id === id)?.text ?? null

const dates: Request = {
  kind: 'internal',
  subject: 'What is on in December',
  draft:
    'Dear all,\n\nIt has been a busy month.\n\n- Tuesday 2 December: nativity in the hall. Two tickets each.\n- Thursday 11 December: Christmas dinner. Please order it by Monday 1 December.\n- Friday 19 December: we close at noon.\n\nLost property\nWe have eleven coats and no owners. What is left goes to the charity shop.\n\nJan',
}

describe('the section of the ask', () => {
  it('holds the ask that is called primary, also from amid a list of dates', () => {
    const primary = ask(dates as never).result.primary?.quote ?? '?'
    expect(textOf(dates, 'cta')).toContain(primary)
    expect(textOf(dates, 'cta')).not.toContain('nativity')
  })
})

describe('a short line under an empty one', () => {
  it('heads what follows it', () => {
    const bodies = teardown(dates).sections.flatMap(({ id, text }) => (id.startsWith('body') ? [text] : []))
    expect(bodies.some((text) => text?.startsWith('Lost property\nWe have'))).toBe(true)
  })
})

describe('who writes, under a farewell', () => {
  it('is the signature and no footer', () => {
    const pitch: Request = {
      kind: 'press_pitch',
      draft:
        'Hi Morag,\n\nThe first pitch was laid in Forres on 12 November.\n\nIs this one for you?\n\nThanks,\nFergus\nFergus Baird, Baird PR, 07700 900321',
    }
    expect(textOf(pitch, 'signature')).toContain('07700 900321')
    expect(textOf(pitch, 'footer')).toBeNull()
  })
})

describe('proof', () => {
  it('is not whom an appeal is for', () => {
    const appeal: Request = {
      kind: 'fundraising',
      draft:
        'Dear Ann,\n\nOn Sunday night the boiler gave up.\n\nBy Monday morning it was 9 degrees in the family rooms and the youngest person staying with us, Amara, is seven weeks old.\n\nWill you give £25?\n\nRuth',
    }
    expect(textOf(appeal, 'proof')).toBeNull()
  })

  it('gives a bare number with what it counts', () => {
    const { strengths } = teardown({
      kind: 'cold_outreach',
      draft:
        'Hi Moss,\n\nYou opened a second site in Tulsa.\n\nBrightline Logistics got $212k back in their first 5 months with us.\n\nWorth a look?\n\nDana',
    }).sections.find((s) => s.id === 'proof') ?? { strengths: [] }
    expect(strengths.map(({ message }) => message)).toContain(
      'Gives figures that can be checked: $212k, 5 months.',
    )
  })
})
