import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/ab-predict/contract.ts'
import { local } from '#shared/operations/ab-predict/local.ts'
import { CAP, held, SUREST } from '#shared/operations/ab-predict/odds.ts'
import { readCorpus } from '../../support/corpus.ts'

type Request = z.input<typeof contract.input>

const answer = (request: Request) =>
  local(contract.input.parse(request), { profile: DEFAULT_PROFILE, dictionary: null })
const predict = (request: Request) => answer(request).result
const codes = (notes: readonly { code: string }[]) => notes.map(({ code }) => code)

const LINES = ['', ' ', ...readCorpus().flatMap(({ draft }) => (draft.subject ? [draft.subject] : []))]
const variant = fc.record(
  { subject: fc.constantFrom(...LINES), preheader: fc.constantFrom('', 'Bring the kids', ...LINES) },
  { requiredKeys: ['subject'] },
)
const setting = {
  kind: fc.constantFrom('newsletter', 'promotional', 'cold_outreach', 'auto'),
  metric: fc.constantFrom('reply', 'click', 'open'),
} as const

describe('odds', () => {
  it('that are not even have a driver, and even odds have none', () =>
    fc.assert(
      fc.property(variant, variant, fc.record(setting), (a, b, rest) => {
        const { probabilities, drivers } = predict({ ...rest, variants: [a, b] })
        if (probabilities[0]?.p === probabilities[1]?.p) return
        expect(drivers.length).toBeGreaterThan(0)
        for (const { weight } of drivers) expect(weight).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    ))

  it('of up to ten variants sum to 1 within a thousandth, and none is certain', () =>
    fc.assert(
      fc.property(
        fc.array(variant, { minLength: 2, maxLength: 10 }),
        fc.array(fc.nat(1000), { minLength: 10, maxLength: 10 }),
        fc.boolean(),
        fc.record(setting),
        (variants, successes, counted, rest) => {
          const history = variants.map((_, i) => ({
            variant: `v${i + 1}`,
            sent: 1000,
            successes: successes[i] ?? 0,
          }))
          const { probabilities } = predict({ ...rest, variants, ...(counted ? { history } : {}) })
          const sum = probabilities.reduce((all, { p }) => all + p, 0)
          expect(Math.abs(sum - 1)).toBeLessThanOrEqual(0.001)
          for (const { p } of probabilities) {
            expect(p).toBeGreaterThan(0)
            expect(p).toBeLessThanOrEqual(SUREST)
          }
        },
      ),
      { numRuns: 60 },
    ))

  it('held below certainty keep their order and their sum', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 2, maxLength: 10 }), (weights) => {
        const all = weights.reduce((sum, each) => sum + each, 0)
        fc.pre(all > 0)
        const before = weights.map((each) => each / all)
        const after = held(before)
        expect(after.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9)
        before.forEach((p, i) => {
          before.forEach((q, j) => {
            if (p < q) expect(after[i]).toBeLessThan(after[j] ?? 0)
            if (p === q) expect(after[i]).toBe(after[j])
          })
        })
      }),
    ))

  it('stay at 0.99 however large the counts, and the answer says so', () => {
    const sent = 1_000_000_000
    const sure = predict({
      variants: [{ subject: 'One' }, { subject: 'Two' }],
      history: [
        { variant: 'v1', sent, successes: sent },
        { variant: 'v2', sent, successes: 0 },
      ],
    })
    expect(sure.probabilities.map(({ p }) => p)).toEqual([0.99, 0.01])
    expect(codes(sure.caveats)).toContain('held_below_certain')
  })
})

describe('an empty subject', () => {
  it('counts against a mail of any kind, within the cap, with its evidence', () => {
    for (const kind of ['newsletter', 'cold_outreach', 'billing']) {
      const { result, warnings } = answer({
        kind,
        variants: [{ subject: '' }, { subject: 'The April rota' }],
      })
      const [empty, real] = result.probabilities.map(({ p }) => p)
      expect(real).toBeGreaterThan(empty ?? 1)
      expect(real).toBeLessThanOrEqual(CAP)
      expect(result.drivers[0]).toMatchObject({
        feature: 'missing_subject',
        favours: 'v2',
        evidence: [{ id: 'E02' }],
      })
      expect(codes(warnings)).toContain('subjects_not_compared')
      const said = result.caveats.map(({ message }) => message).join(' ')
      expect(said).not.toContain('Only subjects are compared')
    }
  })

  it('of every variant counts for nothing', () => {
    const { probabilities, drivers } = predict({ variants: [{ subject: '' }, { subject: ' ' }] })
    expect(probabilities.map(({ p }) => p)).toEqual([0.5, 0.5])
    expect(drivers).toEqual([])
  })
})

describe('an answer from counts alone', () => {
  it('does not speak of the fitted model', () => {
    const { basis, calibration, caveats } = predict({
      kind: 'cold_outreach',
      variants: [{ subject: 'A' }, { subject: 'B' }],
      history: [
        { variant: 'v1', sent: 1000, successes: 80 },
        { variant: 'v2', sent: 1000, successes: 30 },
      ],
    })
    expect(basis).toBe('workspace_history')
    expect(calibration).toBeNull()
    for (const code of ['headlines_not_mail', 'outside_domain', 'findings_conflict'])
      expect(codes(caveats)).not.toContain(code)
  })
})

describe('a reason that a word is counted for', () => {
  it('quotes the words of that line, and no others', () => {
    const subjects = {
      asks: 'What changed in our payroll this month',
      plain: 'Payroll changes for her team in April',
    }
    const { drivers } = predict({
      kind: 'newsletter',
      metric: 'click',
      variants: Object.entries(subjects).map(([id, subject]) => ({ id, subject })),
    })
    const reasons = drivers.map(({ reason }) => reason).join('\n')
    for (const said of [
      '“asks” opens with “What”',
      '“asks” speaks of its sender, “our”',
      '“plain” tells of somebody, “her”',
    ])
      expect(reasons).toContain(said)
  })
})
