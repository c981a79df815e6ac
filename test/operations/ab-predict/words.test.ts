import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/ab-predict/contract.ts'
import { inWords } from '#shared/operations/ab-predict/in-words.ts'
import { local } from '#shared/operations/ab-predict/local.ts'

const words = (request: z.input<typeof contract.input>) =>
  inWords(local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary: null }).result)

const PAIR = [
  { id: 'a', subject: 'Are you ready for the new payroll rules?!' },
  { id: 'b', subject: 'The 3 payroll rules that change on 1 April' },
]

describe('a prediction in words', () => {
  it('never says more than its odds do', () => {
    const history = (a: number, b: number) => [
      { variant: 'a', sent: 1000, successes: a },
      { variant: 'b', sent: 1000, successes: b },
    ]
    expect(words({ kind: 'newsletter', metric: 'click', variants: PAIR })).toMatch(
      /^“b” is a little ahead \(low confidence\): .*\nAgainst the next: .* That takes in no difference at all/,
    )
    expect(words({ variants: PAIR, history: history(80, 30) })).toMatch(
      /^“a” is likely to win \(medium confidence\)/,
    )
  })

  it('gives shares that add up to 100, and says what differs where only the subjects do', () => {
    const draft = 'Hi Ana,\n\nCould you send the list by Friday?\n\nTom'
    const told = words({
      variants: [
        { id: 'a', subject: 'Quick question', draft },
        { id: 'b', subject: 'The list for Friday', draft },
      ],
    })
    const [a = 0, b = 0] = [...(told.split('\n')[0] ?? '').matchAll(/(\d+) %/g)].map((m) => Number(m[1]))
    expect(a + b).toBe(100)
    expect(told).toContain('have subjects of different words')
    expect(told).not.toContain('in many ways')
  })

  it('gives no reason a weight of nothing', () => {
    const told = words({
      variants: [
        { id: 'a', subject: 'Payroll in Porto' },
        { id: 'b', subject: 'Quick question about your payroll' },
      ],
    })
    expect(told).toContain('- For “b”, less than 0.1 points: ')
    expect(told).not.toContain(', 0 points')
  })

  it('gives the reason beside the verdict, and once', () => {
    const open = words({ kind: 'newsletter', metric: 'open', variants: PAIR })
    expect(open).toMatch(/^Too close to call: .*\nPrograms open mail that nobody reads/)
    expect(open.split('Programs open mail')).toHaveLength(2)
  })

  it('says of a test what it shows, and when it would take longer than it is worth', () => {
    const plan = words({
      metric: 'click',
      sends_per_day: 100,
      list_size: 12_000,
      baseline_rate: 0.03,
      variants: PAIR,
    })
    expect(plan).toContain('that shows a lift of 31 % or more')
    expect(plan).toContain('At your pace that takes 123 days')
  })
})
