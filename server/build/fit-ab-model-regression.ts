/** Logistic regression without intercept and with a ridge penalty, by Newton's method. */

interface Sample {
  /** Differences of features, `a` less `b`. */
  x: readonly number[]
  /** Target between 0 and 1. */
  y: number
  weight: number
}

const STEPS = 30

/**
 * Coefficients for the features as given. The penalty is on features scaled to one standard deviation, so that
 * units do not matter.
 */
export function regress(samples: readonly Sample[], ridge: number): number[] {
  const size = samples[0]?.x.length ?? 0
  const scale = Array.from({ length: size }, (_, k) => {
    const square = samples.reduce((sum, { x }) => sum + (x[k] ?? 0) ** 2, 0) / Math.max(1, samples.length)
    return square > 0 ? Math.sqrt(square) : 1
  })
  const scaled = samples.map((s) => ({ ...s, x: s.x.map((value, k) => value / (scale[k] ?? 1)) }))
  let weights = Array.from({ length: size }, () => 0)
  for (let step = 0; step < STEPS; step++) {
    const change = newton(scaled, weights, ridge)
    weights = weights.map((value, k) => value - (change[k] ?? 0))
    if (change.every((each) => Math.abs(each) < 1e-10)) break
  }
  return weights.map((value, k) => value / (scale[k] ?? 1))
}

function newton(samples: readonly Sample[], weights: readonly number[], ridge: number): number[] {
  const size = weights.length
  const gradient = weights.map((value) => ridge * value)
  const hessian = weights.map((_, k) => weights.map((_, j) => (j === k ? ridge : 0)))
  for (const { x, y, weight } of samples) {
    const p = 1 / (1 + Math.exp(-dot(x, weights)))
    const slope = weight * (p - y)
    const curve = weight * p * (1 - p)
    for (let k = 0; k < size; k++) {
      const xk = x[k] ?? 0
      if (xk === 0) continue
      gradient[k] = (gradient[k] ?? 0) + slope * xk
      const row = hessian[k] ?? []
      for (let j = 0; j < size; j++) row[j] = (row[j] ?? 0) + curve * xk * (x[j] ?? 0)
    }
  }
  return solve(hessian, gradient)
}

const dot = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, k) => sum + value * (b[k] ?? 0), 0)

/** Solves a system of linear equations by elimination; the matrix is positive definite, thanks to the ridge. */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, k) => [...row, right[k] ?? 0])
  const size = rows.length
  for (let k = 0; k < size; k++) {
    const pivot = rows[k] ?? []
    for (let i = k + 1; i < size; i++) {
      const row = rows[i] ?? []
      const factor = (row[k] ?? 0) / (pivot[k] ?? 1)
      if (factor === 0) continue
      for (let j = k; j <= size; j++) row[j] = (row[j] ?? 0) - factor * (pivot[j] ?? 0)
    }
  }
  const found = Array.from({ length: size }, () => 0)
  for (let k = size - 1; k >= 0; k--) {
    const row = rows[k] ?? []
    let rest = row[size] ?? 0
    for (let j = k + 1; j < size; j++) rest -= (row[j] ?? 0) * (found[j] ?? 0)
    found[k] = rest / (row[k] ?? 1)
  }
  return found
}
