/** A conditional logistic model: which of a group a person would choose. By Newton's method, with a ridge penalty. */
import { solve } from './fit-ab-model-regression.ts'

/** One that may be chosen; `near` is how near it comes to what was wanted, 0 to 1. */
export interface Choice {
  x: readonly number[]
  near: number
}

const STEPS = 40
const DONE = 1e-9
/** What a choice may fall short of the best and still be chosen nearly as often. */
const TOLERANCE = 0.12

export const weigh = (weights: readonly number[], x: readonly number[]): number =>
  x.reduce((sum, value, k) => sum + value * (weights[k] ?? 0), 0)

/** The one that weighs most; the first of several. */
export const heaviest = <T extends Choice>(weights: readonly number[], group: readonly T[]): T | undefined =>
  group.reduce<T | undefined>(
    (best, each) => (best && weigh(weights, best.x) >= weigh(weights, each.x) ? best : each),
    undefined,
  )

const shares = (values: readonly number[]): number[] => {
  const most = Math.max(...values)
  const odds = values.map((value) => Math.exp(value - most))
  const sum = odds.reduce((a, b) => a + b, 0)
  return odds.map((each) => each / sum)
}

/** The weights under which what is near is chosen most. The same groups give the same weights. */
export function fitChoice(groups: readonly (readonly Choice[])[], size: number, ridge: number): number[] {
  const wanted = groups.map((group) => shares(group.map(({ near }) => near / TOLERANCE)))
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const change = newton(groups, wanted, weights, ridge)
    weights = weights.map((value, k) => value - (change[k] ?? 0))
    if (change.every((each) => Math.abs(each) < DONE)) break
  }
  return weights
}

function newton(
  groups: readonly (readonly Choice[])[],
  wanted: readonly (readonly number[])[],
  weights: readonly number[],
  ridge: number,
): number[] {
  const gradient = weights.map((value) => ridge * value)
  const hessian = weights.map((_, k) => weights.map((_, j) => (j === k ? ridge : 0)))
  groups.forEach((group, g) => {
    const chosen = shares(group.map(({ x }) => weigh(weights, x)))
    const mean = weights.map((_, k) =>
      group.reduce((sum, { x }, i) => sum + (chosen[i] ?? 0) * (x[k] ?? 0), 0),
    )
    group.forEach(({ x }, i) => {
      const p = chosen[i] ?? 0
      const off = p - (wanted[g]?.[i] ?? 0)
      const apart = x.map((value, k) => value - (mean[k] ?? 0))
      for (let k = 0; k < weights.length; k++) {
        gradient[k] = (gradient[k] ?? 0) + off * (x[k] ?? 0)
        const row = hessian[k] ?? []
        const curve = p * (apart[k] ?? 0)
        for (let j = 0; j < weights.length; j++) row[j] = (row[j] ?? 0) + curve * (apart[j] ?? 0)
      }
    })
  })
  return solve(hessian, gradient)
}
