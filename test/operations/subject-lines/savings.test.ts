import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { local } from '#shared/operations/subject-lines/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const subjectsOf = (draft: string, more: object = {}): string[] =>
  local(contract.input.parse({ draft, ...more }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.candidates.map(({ text }) => text)

const SALE = (percent: string) =>
  `Hi {{first_name}},\n\nThe Sommer sale is on: ${percent} off all hiking boots until Sunday, 29 November.\n\nThe Alpstein boot is $187.50 instead of $250.00.\n\nShop the sale: https://alpstein.example/sale`

describe('a sale', () => {
  it.each(['25%', '25 %', '25\u00a0%'])(
    'is told by what is saved, however the sender writes %s',
    (percent) => {
      const lines = subjectsOf(SALE(percent), { kind: 'promotional' })
      expect(lines.slice(0, 2)).toContain(
        `${percent.replace('\u00a0', ' ')} off all hiking boots until Sunday`,
      )
    },
  )

  it('has no day without its saving, and no sum without its thing', () => {
    const lines = subjectsOf(SALE('25%'), { kind: 'promotional', count: 10 })
    expect(lines.filter((line) => line.includes('until') && !line.includes('off'))).toEqual([])
    expect(lines.filter((line) => line.startsWith('$'))).toEqual([])
  })
})

it('no line ends in a figure that counts what was said before', () => {
  const lines = subjectsOf(
    'Hi Ana,\n\nMost distributors add a dispatcher for every 40 night runs. Harrow Foods runs 90 with one since it plans them with us.\n\nWould it help if I sent the one-page summary?\n\nBest,\nTom',
    { kind: 'cold_outreach', count: 10 },
  )
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => / 90$/.test(line))).toEqual([])
})

it('what most of a subject of another mail said is not said again', () => {
  const draft =
    'Hi Ana,\n\nHarrow Foods opened a second depot in Leeds, and cut its night runs from nine to six.\n\nRead the issue: https://cold.example/11'
  const history = ['Harrow Foods Opened a Second Depot']
  const fresh = subjectsOf(draft, { kind: 'newsletter', count: 10 })
  expect(fresh.some((line) => /second depot/i.test(line))).toBe(true)
  const lines = subjectsOf(draft, { kind: 'newsletter', count: 10, history })
  expect(lines.filter((line) => /second depot/i.test(line))).toEqual([])
})

it('a figure is the same with a space before its sign or without', () => {
  for (const [subject, percent] of [
    ['25% off all hiking boots', '25 %'],
    ['25 % off all hiking boots', '25%'],
  ] as const) {
    const { current } = local(contract.input.parse({ draft: SALE(percent), subject, kind: 'promotional' }), {
      profile: DEFAULT_PROFILE,
      dictionary,
    }).result
    expect(current).toMatchObject({ risk: 'honest', promise_match: true })
  }
})

it('a thing has its price with it, also behind an aside', () => {
  const draft =
    'Hi Ana,\n\nOur new Harbour range is here: six oilskin jackets, made in Whitby, from £140.\n\nSee them: https://oilskin.example/harbour'
  expect(subjectsOf(draft, { kind: 'promotional' })).toContain('Six oilskin jackets from £140')
})

it('no price stands without what it is for', () => {
  const draft =
    'Hi Priya,\n\nWe build wireless loggers. The kit costs $39 a sensor per month and you can send it back after 30 days.\n\nWould a sample help?\n\nBest,\nJon'
  const lines = subjectsOf(draft, { kind: 'cold_outreach', count: 10 })
  expect(lines.filter((line) => line.includes('$39') && !line.includes('per month'))).toEqual([])
})
