/** From strengths to probabilities: Bradley–Terry for two, Luce's rule for many. */

/** No variant is given more than this without results of its own. */
export const CAP = 0.7

/** Sum that does not depend on the order of the terms. */
const sum = (terms: readonly number[]) => [...terms].sort((a, b) => a - b).reduce((s, each) => s + each, 0)

/** Probability of each to be the best, given strengths in log-odds. Equal strengths have equal shares. */
export function shares(strengths: readonly number[]): number[] {
  const top = Math.max(...strengths)
  const powers = strengths.map((s) => Math.exp(s - top))
  const total = sum(powers)
  return powers.map((each) => each / total)
}

/** Strengths drawn together, all alike, until none has more than the cap. */
export function capped(strengths: readonly number[]): number[] {
  const most = (factor: number) => Math.max(...shares(strengths.map((s) => s * factor)))
  if (most(1) <= CAP) return [...strengths]
  let low = 0
  let high = 1
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (most(middle) <= CAP) low = middle
    else high = middle
  }
  return strengths.map((s) => s * low)
}

/** No variant is given more than this, whatever was counted. */
export const SUREST = 0.99

/** What rounding many shares may add to one of them. */
const LEFT_OVER = 0.0005

/** Probabilities drawn towards even odds, all alike, until none is surer to win or to lose than the bound. */
export function held(probabilities: readonly number[]): number[] {
  const even = 1 / probabilities.length
  const most = probabilities.length > 2 ? SUREST - LEFT_OVER : SUREST
  const least = (1 - most) / (probabilities.length - 1)
  const highest = Math.max(...probabilities)
  const lowest = Math.min(...probabilities)
  if (highest <= most && lowest >= least) return [...probabilities]
  const kept = Math.min(1, (most - even) / (highest - even), (even - least) / (even - lowest))
  return probabilities.map((p) => even + kept * (p - even))
}

const PLACES = 10_000

/**
 * Probabilities in so many parts of the whole, to four places unless told, that sum to 1. What rounding leaves over goes to the smallest share that can bear it and that
 * no other equals, so that equal variants stay equal; when there is none it stays open.
 */
export function rounded(probabilities: readonly number[], parts = PLACES): number[] {
  const units = probabilities.map((p) => Math.round(p * parts))
  const left = parts - units.reduce((s, each) => s + each, 0)
  const single = units.filter((each) => units.filter((other) => other === each).length === 1)
  const bears = Math.min(...single.filter((each) => each + left >= 0))
  return units.map((each) => (each === bears ? each + left : each) / parts)
}
