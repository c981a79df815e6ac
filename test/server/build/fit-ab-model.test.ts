import { describe, expect, it } from 'vitest'
import { fitModel } from '#server/build/fit-ab-model.ts'
import { foldOf, readPairs } from '#server/build/fit-ab-model-pairs.ts'
import { binsOf, qualityOf, slopeOf } from '#server/build/fit-ab-model-quality.ts'
import { regress } from '#server/build/fit-ab-model-regression.ts'
import { reportOf, sourceOf } from '#server/build/fit-ab-model-report.ts'
import { runNode } from '../../support/run-node.ts'

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const OPENINGS = ['Why your plan', 'She shows how', 'The 3 rules that', 'Look at what', 'This chart of what']
const ENDS = ['costs people money', 'changed!', 'did here?', 'WON the day', 'is not for you']

/** Tests of four headlines each; clicks follow a question mark by `effect` and are chance otherwise. */
function tests(count: number, effect: number): string {
  const next = numbers(7)
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? ''
  return Array.from({ length: count }, (_, t) => {
    const group =
      Math.floor(next() * 2 ** 32)
        .toString(16)
        .padStart(8, '0') + t
    const lines = Array.from({ length: 4 }, (_, k) => {
      const text = `${pick(OPENINGS)} number ${k} ${pick(ENDS)}`
      const rate = 0.02 * Math.exp((text.includes('?') ? -effect : 0) + (next() - 0.5) * 0.4)
      return { text, clicks: Math.round(4000 * rate) + Math.floor(next() * 5) }
    })
    return lines.flatMap((a, i) =>
      lines
        .slice(i + 1)
        .map((b) =>
          JSON.stringify({ group, a: a.text, b: b.text, na: 4000, ca: a.clicks, nb: 4000, cb: b.clicks }),
        ),
    )
  })
    .flat()
    .join('\n')
}

describe('the regression', () => {
  it('finds the coefficients that made the targets', () => {
    const next = numbers(3)
    const samples = Array.from({ length: 400 }, () => {
      const x = [next() - 0.5, 10 * (next() - 0.5)]
      return { x, y: 1 / (1 + Math.exp(-(2 * (x[0] ?? 0) - 0.3 * (x[1] ?? 0)))), weight: 1 }
    })
    const [a, b] = regress(samples, 1e-9)
    expect(a).toBeCloseTo(2, 4)
    expect(b).toBeCloseTo(-0.3, 4)
  })

  it('finds the same when every pair is turned round', () => {
    const samples = [
      { x: [1, 0], y: 0.9, weight: 1 },
      { x: [1, 2], y: 0.4, weight: 2 },
      { x: [-1, 1], y: 0.3, weight: 1 },
    ]
    const turned = samples.map(({ x, y, weight }) => ({ x: x.map((v) => -v), y: 1 - y, weight }))
    const [one, other] = [regress(samples, 1), regress(turned, 1)]
    for (const [k, value] of one.entries()) expect(other[k]).toBeCloseTo(value, 9)
  })
})

describe('the measures of quality', () => {
  const sure = [
    { p: 0.6, won: true, weight: 3 },
    { p: 0.6, won: false, weight: 2 },
  ]

  it('know a calibrated prediction', () => {
    expect(qualityOf(sure).accuracy).toBeCloseTo(0.6, 9)
    expect(slopeOf(sure)).toBeCloseTo(1, 5)
    expect(binsOf(sure)).toMatchObject([{ n: 2, predicted: 0.6 }])
  })

  it('do not depend on which of a pair is called a', () => {
    const turned = sure.map(({ p, won, weight }) => ({ p: 1 - p, won: !won, weight }))
    const [one, other] = [qualityOf(sure), qualityOf(turned)]
    expect(other.log_loss).toBeCloseTo(one.log_loss, 12)
    expect(binsOf(turned)[0]?.observed).toBeCloseTo(binsOf(sure)[0]?.observed ?? 0, 12)
  })
})

describe('the fit', () => {
  it('keeps all pairs of a test in one fold and counts k headlines as k − 1 comparisons', () => {
    const { pairs } = readPairs(tests(40, 0))
    const folds = new Map<string, Set<number>>()
    const weights = new Map<string, number>()
    for (const { group, weight } of pairs) {
      folds.set(group, (folds.get(group) ?? new Set()).add(foldOf(group)))
      weights.set(group, (weights.get(group) ?? 0) + weight)
    }
    expect([...folds.values()].every((each) => each.size === 1)).toBe(true)
    for (const weight of weights.values()) expect(weight).toBeCloseTo(3, 9)
  })

  it('finds an effect that is there, and nothing where there is none', () => {
    const there = fitModel(tests(150, 0.5)).model
    expect(there.coefficients.question).toBeLessThan(-1)
    expect(there.calibration.bulk.accuracy).toBeGreaterThan(0.58)
    const nothing = fitModel(tests(150, 0)).model
    expect(nothing.calibration.bulk.accuracy).toBeGreaterThan(0.44)
    expect(nothing.calibration.bulk.accuracy).toBeLessThan(0.56)
  })

  it('writes the same files for the same data', () => {
    const data = tests(60, 0.3)
    const [one, other] = [fitModel(data), fitModel(data)]
    expect(sourceOf(other.model)).toBe(sourceOf(one.model))
    expect(reportOf(other)).toBe(reportOf(one))
    expect(reportOf(one)).not.toMatch(/NaN|undefined/)
  })

  it('refuses a line that is no pair', () => {
    expect(() => readPairs('{"group":"00000000"}')).toThrow()
  })
})

describe('the command', () => {
  it('says what it wants when no file is named, on one line', async () => {
    const { code, err } = await runNode(['server/build/fit-ab-model.ts'], {})
    expect(code).toBe(1)
    expect(err).toBe('Name the file of pairs: npm run fit:ab -- <headline-ab-calibration.jsonl>\n')
  })
})
