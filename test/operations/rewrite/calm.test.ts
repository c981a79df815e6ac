import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewritten = (request: z.input<typeof contract.input>) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result.variants[0]

describe('a mail that is turned up too far', () => {
  const sale = (line: string) =>
    rewritten({
      kind: 'promotional',
      subject: 'The tent sale ends on Sunday',
      draft: `Hi Ana,\n\nOur BIGGEST sale of the year ends TONIGHT and you do NOT want to miss it. ${line}\n\nSee the tents: https://ridge.example/tents\n\nThe Ridge team\nUnsubscribe: https://ridge.example/u`,
    })?.draft

  it('gets small letters for every word that it shouts', () =>
    expect(sale('Tents, boots and jackets are 40% off.')).toContain(
      'Our biggest sale of the year ends tonight and you do not want to miss it.',
    ))

  it('keeps abbreviations, and words that are to be written in capitals', () => {
    const draft = sale('The NASA tent is in. Reply STOP to get no more, or use code FREE at the till.')
    for (const kept of ['NASA', 'Reply STOP', 'code FREE']) expect(draft).toContain(kept)
  })

  it('has no emoji in a subject to a stranger, and one in a subject to a reader', () => {
    const draft =
      'Hi Ana,\n\nYour lobby in Leith has eleven plants. We water plants in forty lobbies.\n\nWould a price for eleven help?\n\nTom'
    expect(rewritten({ kind: 'cold_outreach', subject: 'Your lobby plants 🌱', draft })?.subject).toBe(
      'Your lobby plants',
    )
    expect(
      rewritten({ kind: 'promotional', subject: '🔥 Tents from £40 🔥 until Sunday 🔥', draft })?.subject,
    ).toBe('🔥 Tents from £40 until Sunday')
  })

  it('has a plain verb for a loud one of the same form', () =>
    expect(
      rewritten({
        kind: 'cold_outreach',
        subject: 'Hiring at Foxbridge',
        draft:
          'Hi Sam,\n\nFoxbridge lists nine jobs in Leith. We revolutionize the way you screen people for them, with two tests of ten minutes.\n\nWould a list of the tests help?\n\nNed',
      })?.draft,
    ).toContain('We change the way you screen'))
})
