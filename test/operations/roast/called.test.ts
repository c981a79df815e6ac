import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/roast/contract.ts'
import { local } from '#shared/operations/roast/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const said = (draft: string) =>
  [1, 2, 3].flatMap((intensity) => {
    const { result } = local(contract.input.parse({ draft, intensity }), {
      profile: DEFAULT_PROFILE,
      dictionary,
    })
    return [result.verdict, result.one_liner, ...result.findings.map(({ line }) => line)]
  })

const complaint =
  'I am writing to you to complain about the pushchair I bought on 12 October!!! The front wheel came off while my daughter was in it. A number of screws were missing.\n\nI want a full refund of £329.00.\n\nHelen'

describe('whom a roast speaks of', () => {
  it.each([
    ['To whom it may concern,', /(?:^|[;,.] |\b(?:before|over) )To (?:might|does|skips|would|has|is|will)\b/],
    ['Dear Mr and Mrs Fenn,', /\bMr (?!and\b)\p{Ll}/u],
    ['Attention Claims Department:', /\bAttention (?:might|does|skips|would|has|is|will)\b/],
  ])('is nobody called by a word of the greeting “%s”', (greeting, wrong) => {
    expect(said(`${greeting}\n\n${complaint}`).filter((line) => wrong.test(line))).toEqual([])
  })

  it('counts a wish and its question as one request, and waiting for an answer as none', () => {
    const draft =
      'Hi Priya,\n\nI hope this email finds you well. My name is Tom Garrity and I run Loadline, which audits freight bills for manufacturers. When companies add a plant, carrier invoices usually double and nobody has time to check them. We found $61,000 of duplicate charges for Brightwater Tile in the first ninety days, and we only charge a share of what we recover.\n\nI would love to jump on a quick call to see if there is a fit. Do you have 15 minutes next Tuesday or Wednesday afternoon? If you’re not the right person, could you point me to whoever signs off freight bills?\n\nLooking forward to hearing from you!\n\nBest,\nTom'
    expect(said(draft).filter((line) => /\b(?:three|four) (?:requests|things|doors)\b/i.test(line))).toEqual(
      [],
    )
  })
})
