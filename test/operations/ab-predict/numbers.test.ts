import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSentence } from '#shared/engine/parsed-sentence.ts'
import { contract } from '#shared/operations/ab-predict/contract.ts'
import { FEATURE_IDS, featuresOf } from '#shared/operations/ab-predict/features.ts'
import { CAP, capped, rounded, shares } from '#shared/operations/ab-predict/odds.ts'
import { priors, probabilitiesOfBest } from '#shared/operations/ab-predict/posterior.ts'
import { perArm, smallestLift, testPlan } from '#shared/operations/ab-predict/test-plan.ts'

/** Probability that one beta is above another, exactly, for whole numbers. */
function above(a1: number, b1: number, a2: number, b2: number): number {
  const logBeta = (a: number, b: number) =>
    logFactorial(a - 1) + logFactorial(b - 1) - logFactorial(a + b - 1)
  let sum = 0
  for (let i = 0; i < a1; i++)
    sum += Math.exp(logBeta(a2 + i, b1 + b2) - Math.log(b1 + i) - logBeta(1 + i, b1) - logBeta(a2, b2))
  return sum
}
const logFactorial = (n: number) => {
  let sum = 0
  for (let i = 2; i <= n; i++) sum += Math.log(i)
  return sum
}

const whole = fc.integer({ min: 2, max: 400 })
const strengths = fc.array(fc.double({ min: -5, max: 5, noNaN: true }), { minLength: 2, maxLength: 10 })

describe('the posterior', () => {
  it('gives two betas the exact probability', () =>
    fc.assert(
      fc.property(whole, whole, whole, whole, (a1, b1, a2, b2) => {
        const [p] = probabilitiesOfBest([
          { a: a1, b: b1 },
          { a: a2, b: b2 },
        ])
        expect(p).toBeCloseTo(above(a1, b1, a2, b2), 3)
      }),
    ))

  it('gives probabilities that sum to 1 for betas as unlike as a pin and a plain', () => {
    const odds = probabilitiesOfBest([
      { a: 3e7, b: 7e7 },
      { a: 2, b: 5 },
      { a: 0.5, b: 0.4 },
    ])
    expect(odds.reduce((s, p) => s + p, 0)).toBeCloseTo(1, 12)
    expect(odds.every((p) => p > 0.05)).toBe(true)
  })

  it('of two without history says what their strengths say', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -0.84, max: 0.84, noNaN: true }),
        fc.constantFrom(0.01, 0.05, 0.3),
        (apart, rate) => {
          const [p] = probabilitiesOfBest(priors(rate, [apart, 0]))
          expect(p).toBeCloseTo(shares([apart, 0])[0] ?? 0, 1.5)
        },
      ),
    ))
})

describe('odds', () => {
  it('are held under the cap without changing who is ahead', () =>
    fc.assert(
      fc.property(strengths, (given) => {
        const drawn = capped(given)
        expect(Math.max(...shares(drawn))).toBeLessThanOrEqual(CAP + 1e-9)
        for (const [i, s] of given.entries())
          for (const [j, t] of given.entries())
            if (s > t) expect(drawn[i]).toBeGreaterThanOrEqual(drawn[j] ?? 0)
      }),
    ))

  it('are rounded to a sum of 1 where a share that no other equals can bear what is left over', () =>
    fc.assert(
      fc.property(strengths, (given) => {
        const odds = rounded(shares(given))
        const sum = odds.reduce((s, p) => s + p, 0)
        // Six even shares come to 1.0002 of one; a seventh of 0 has nothing to give.
        const lone = odds.some((p) => odds.filter((q) => q === p).length === 1 && p >= sum - 1)
        expect(Math.abs(sum - 1)).toBeLessThan(lone ? 1e-9 : 1e-3)
        expect(Math.min(...odds)).toBeGreaterThanOrEqual(0)
      }),
    ))
})

describe('the features', () => {
  it('of a sheer endless line are no larger than of a long one', () => {
    const long = featuresOf(parseSentence('Why you and she hate THIS: (3 amazing things)! '.repeat(3)))
    const endless = featuresOf(parseSentence('Why you and she hate THIS: (3 amazing things)! '.repeat(4000)))
    for (const id of FEATURE_IDS) expect(endless[id], id).toBeCloseTo(long[id], 1)
  })

  it('see what is there', () => {
    expect(featuresOf(parseSentence('Why don’t you watch her 3 photos (NOW)?'))).toMatchObject({
      question: 1,
      exclamation: 0,
      brackets: 1,
      number: 1,
      capitals: 1,
      you: 1,
      third_person: 1,
      medium: 2,
      negation: 1,
      question_word: 1,
      order: 0,
    })
  })
})

describe('the test plan', () => {
  it('asks for as many as the tables for two proportions', () => {
    expect(perArm(0.05, 0.2)).toBe(8158)
    expect(perArm(0.1, 0.5)).toBe(686)
    // Three comparisons at a third of 5 % each, by the same formula.
    expect(perArm(0.1, 0.5, 4)).toBe(915)
    expect(perArm(0.1, 0.5, 10)).toBeGreaterThan(perArm(0.1, 0.5, 9))
  })

  it('finds the lift that a number of mails shows, and no smaller one', () =>
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.9, noNaN: true }),
        fc.integer({ min: 50, max: 100_000 }),
        (rate, size) => {
          const lift = smallestLift(rate, size)
          if (lift === null) {
            expect(perArm(rate, 0.999 / rate - 1)).toBeGreaterThan(size)
            return
          }
          expect(perArm(rate, Math.max(lift, 0.001))).toBeLessThanOrEqual(size)
          if (lift > 0.002) expect(perArm(rate, lift - 0.002)).toBeGreaterThan(size)
        },
      ),
    ))

  const plan = (more: object) =>
    testPlan(contract.input.parse({ variants: [{ subject: 'a' }, { subject: 'b' }], ...more }), 0.05)

  it('fits the list, counts the days only where the pace is known, and waits for answers', () => {
    expect(plan({ metric: 'click' })).toMatchObject({ per_arm: 8158, min_detectable_lift: 0.2, days: null })
    expect(plan({ metric: 'click', list_size: 4000, sends_per_day: 500 })).toMatchObject({
      per_arm: 2000,
      days: 11,
    })
    expect(plan({ list_size: 4000 }).min_detectable_lift).toBeGreaterThan(0.2)
  })

  it('sends enough of each for the level at which it calls a winner', () => {
    const four = ['a', 'b', 'c', 'd'].map((subject) => ({ subject }))
    const { per_arm, stop_rule } = plan({ metric: 'click', variants: four })
    expect(per_arm).toBe(perArm(0.05, 0.2, 4))
    expect(per_arm).toBeGreaterThan(8158)
    expect(stop_rule).toContain('p is under 0.0167, as 4 are compared')
  })

  it('advises against a test of a list that can show nothing', () => {
    expect(plan({ list_size: 60 }).stop_rule).toMatch(/too small/)
    expect(plan({ list_size: 2 })).toMatchObject({ per_arm: 1, min_detectable_lift: null })
  })
})
