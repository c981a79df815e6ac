/** What a mail shows of what worked is never said to be missing. */
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/teardown/contract.ts'
import { local } from '#shared/operations/teardown/local.ts'
import { dictionary } from '../../support/dictionary.ts'

type Request = z.input<typeof contract.input>
const teardown = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary }).result
const cold = (line: string): Request => ({
  kind: 'cold_outreach',
  draft: `Hi Ann,\n\nYou run two sites in Leeds and are hiring drivers.\n\n${line}\n\nIs it worth a look?\n\nBo`,
})
const proofOf = (request: Request) =>
  teardown(request).sections.find(({ id }) => id === 'proof')?.visible ?? null

describe('proof', () => {
  it.each([
    'It took goods-in from 11 minutes a truck to 4.',
    'At Harbour Academies the same job took two people three days; now it takes one person a morning.',
    'In May 110 people were served in 25 minutes.',
    'The Riverside Hotel group tested it with 214 staff: swaps settled in 25 minutes on average.',
  ])('is what was, and what became of it: %s', (line) => {
    expect(proofOf(cold(line))).toBe(line)
  })

  it.each([
    'We moved from 18 Weaver Street to 4 Mill Lane.',
    'It runs from 3 May to 5 June.',
    'They were 12 minutes late, and the bill is now 26 days overdue.',
    '312 bookings did not go through and 27 people were charged.',
  ])('is no address, no date and no trouble: %s', (line) => {
    expect(proofOf(cold(line))).toBeNull()
  })

  it('that opens the mail is not called missing', () => {
    const { structure, sections } = teardown({
      kind: 'fundraising',
      draft:
        'Dear Joan,\n\nLast winter your £40 paid for two nights in a warm bed for somebody sleeping rough in Hull. This winter 90 people ask us for a bed each night.\n\nCould you give £40 again before 15 December?\n\nPeter',
    })
    expect(structure.missing.map(({ id }) => id)).not.toContain('proof')
    expect(sections.find(({ id }) => id === 'proof')?.rewrite_reason).toBe(
      'It stands in the opening already.',
    )
    const opening = sections.find(({ id }) => id === 'opening')
    expect(opening?.strengths.map(({ message }) => message)).toContain(
      'Begins with proof: what it did, with its figure.',
    )
  })

  it('is seen in news as well, where it is not demanded', () => {
    const draft =
      'Hi all,\n\nThe swap board is live today for every plan.\n\nThe Riverside Hotel group tested it with 214 staff: swaps settled in 25 minutes on average.\n\nTurn it on: https://rota.example/on\n\nDan'
    expect(proofOf({ kind: 'announcement', draft })).toContain('214 staff')
  })
})

describe('a task', () => {
  it('takes more than a word to answer', () => {
    const { sections } = teardown({
      kind: 'internal',
      draft:
        'Hey all,\n\nIT needs a list of the old laptops.\n\nCan you please look at the sticker and put the asset number in the sheet by Wednesday noon?\n\nAnke',
    })
    const strengths = sections.find(({ id }) => id === 'cta')?.strengths.map(({ message }) => message)
    expect(strengths).not.toContain('Takes a word to answer.')
  })
})
