/** The prior and what was counted, combined: a beta-binomial posterior for each variant's rate. */
import { MODEL } from './model.ts'

export interface Count {
  sent: number
  successes: number
}

/** A beta distribution of a rate. */
export interface Beta {
  a: number
  b: number
}

/**
 * Successes the prior weighs as much as. Two headlines of one test lie apart by `spread`, each by half of it from
 * what they share, and the variance of a log rate is about one by its successes.
 */
const PRIOR_SUCCESSES = 2 / MODEL.spread
/** Highest rate a prior may expect, so that it stays a rate. */
const HIGHEST = 0.98
/** A logistic curve is as wide as a normal one of this standard deviation. */
const LOGIT = 1.702

/** Prior rates around a common one; two of them compare as their strengths say. */
export function priors(rate: number, strengths: readonly number[]): Beta[] {
  const mean = [...strengths].sort((x, y) => x - y).reduce((s, each) => s + each, 0) / strengths.length
  const width = (Math.SQRT2 * Math.sqrt((1 - rate) / PRIOR_SUCCESSES)) / LOGIT
  const size = PRIOR_SUCCESSES / rate
  return strengths.map((strength) => {
    const expected = Math.min(HIGHEST, rate * Math.exp((strength - mean) * width))
    return { a: expected * size, b: (1 - expected) * size }
  })
}

/**
 * Mails of a variant at which what was counted of it weighs half. The first mails go to people whom the sender knows,
 * by hand and one after the other: three answers of three say little of the next three hundred.
 */
export const FEW = 100

/** What is believed of a rate once so many were counted; few count for less than their number. */
export function updated({ a, b }: Beta, { sent, successes }: Count): Beta {
  const weight = sent / (sent + FEW)
  return { a: a + weight * successes, b: b + weight * (sent - successes) }
}

/** Points of the grid for each variant, and how many standard deviations they reach to either side. */
const POINTS = 160
const REACH = 12

/**
 * Probability of each to have the highest rate, by numeric integration over log-odds of the rate, where every
 * beta is smooth. Does not depend on order.
 */
export function probabilitiesOfBest(betas: readonly Beta[]): number[] {
  const grid = gridOf(betas)
  const densities = betas.map((beta) => densityOf(beta, grid))
  const below = densities.map((density) => cumulative(density, grid))
  const order = betas.map((_, i) => i).sort((i, j) => compare(betas[i], betas[j]))
  const raw = betas.map((_, i) => {
    const others = order.filter((j) => j !== i)
    const integrand = grid.map((_, k) =>
      others.reduce((product, j) => product * (below[j]?.[k] ?? 0), densities[i]?.[k] ?? 0),
    )
    return cumulative(integrand, grid).at(-1) ?? 0
  })
  const total = order.reduce((s, i) => s + (raw[i] ?? 0), 0)
  return raw.map((each) => each / total)
}

const compare = (x: Beta | undefined, y: Beta | undefined) =>
  (x?.a ?? 0) - (y?.a ?? 0) || (x?.b ?? 0) - (y?.b ?? 0)

function gridOf(betas: readonly Beta[]): number[] {
  const points = new Set<number>()
  for (const { a, b } of betas) {
    const middle = Math.log(a / b)
    const reach = REACH * Math.sqrt(1 / a + 1 / b)
    for (let k = 0; k <= POINTS; k++) points.add(middle + reach * ((2 * k) / POINTS - 1))
  }
  return [...points].sort((x, y) => x - y)
}

/** Density of the log-odds of a rate, with area 1 over the grid. */
function densityOf({ a, b }: Beta, grid: readonly number[]): number[] {
  const log = (z: number) =>
    a * z - (a + b) * (z > 0 ? z + Math.log1p(Math.exp(-z)) : Math.log1p(Math.exp(z)))
  const top = log(Math.log(a / b))
  const heights = grid.map((z) => Math.exp(log(z) - top))
  const area = cumulative(heights, grid).at(-1) ?? 1
  return heights.map((height) => height / area)
}

/** Area up to each point, by trapezoids. */
function cumulative(heights: readonly number[], grid: readonly number[]): number[] {
  let area = 0
  return heights.map((height, k) => {
    if (k > 0) area += ((height + (heights[k - 1] ?? 0)) * ((grid[k] ?? 0) - (grid[k - 1] ?? 0))) / 2
    return area
  })
}

const Z80 = 1.2816

/** How much more of its rate the first has than the second, with the middle 80 % of what is likely. */
export function liftOf(first: Beta, second: Beta): { relative: number; interval80: [number, number] } {
  const mean = ({ a, b }: Beta) => a / (a + b)
  const variance = ({ a, b }: Beta) => b / (a * (a + b + 1))
  const log = Math.log(mean(first) / mean(second))
  const reach = Z80 * Math.sqrt(variance(first) + variance(second))
  const lift = (x: number) => Math.round((Math.exp(x) - 1) * 1000) / 1000 + 0
  return { relative: lift(log), interval80: [lift(log - reach), lift(log + reach)] }
}
