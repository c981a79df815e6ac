/** How good predictions are: accuracy, Brier score, log-loss, calibration bins and the calibration slope. */
import type { Bin, Quality, ReadingCalibration } from '#shared/operations/ab-predict/model-shape.ts'
import { regress } from './fit-ab-model-regression.ts'

export interface Judged {
  /** Predicted probability that `a` wins. */
  p: number
  won: boolean
  weight: number
}

/** Quality over pairs, each with its weight. Even odds count as half right. */
export function qualityOf(judged: readonly Judged[]): Quality {
  let weight = 0
  let right = 0
  let brier = 0
  let loss = 0
  for (const { p, won, weight: w } of judged) {
    weight += w
    right += w * (p === 0.5 ? 0.5 : p > 0.5 === won ? 1 : 0)
    brier += w * (p - (won ? 1 : 0)) ** 2
    loss -= w * Math.log(won ? p : 1 - p)
  }
  return { n: judged.length, accuracy: right / weight, brier: brier / weight, log_loss: loss / weight }
}

/** 1 when stated odds are right, under 1 when they are too sure, above when they are not sure enough. */
export const slopeOf = (judged: readonly Judged[]): number =>
  regress(
    judged.map(({ p, won, weight }) => ({ x: [Math.log(p / (1 - p))], y: won ? 1 : 0, weight })),
    1e-9,
  )[0] ?? 1

/** Standard error of that slope where it is about 1. */
export const slopeErrorOf = (judged: readonly Judged[]): number =>
  1 /
  Math.sqrt(judged.reduce((sum, { p, weight }) => sum + weight * p * (1 - p) * Math.log(p / (1 - p)) ** 2, 0))

const EDGES = [0.5, 0.52, 0.54, 0.56, 0.58, 0.62, 0.7]

/** The predicted winner's side of every pair that is not at even odds, by how sure the prediction was. */
export function binsOf(judged: readonly Judged[]): Bin[] {
  return EDGES.slice(1).flatMap((to, k) => {
    const from = EDGES[k] ?? 0
    const inside = judged
      .map(({ p, won, weight }) => ({ sure: Math.max(p, 1 - p), right: p > 0.5 === won, weight }))
      .filter(({ sure }) => sure >= from && (sure < to || k === EDGES.length - 2) && sure > 0.5)
    const weight = inside.reduce((sum, each) => sum + each.weight, 0)
    if (weight === 0) return []
    const mean = (value: (each: (typeof inside)[number]) => number) =>
      inside.reduce((sum, each) => sum + each.weight * value(each), 0) / weight
    return [
      {
        from,
        to,
        n: inside.length,
        predicted: mean((e) => e.sure),
        observed: mean((e) => (e.right ? 1 : 0)),
      },
    ]
  })
}

/** What was measured for one reading. */
export interface Calibrated {
  shrinkage: number
  calibration: ReadingCalibration
  /** Quality and slope of each part left out, before shrinkage. */
  splits: { name: string; quality: Quality; slope: number; error: number }[]
  folds: { name: string; quality: Quality }[]
  /** Slope over the folds after shrinkage: above 1 says that on headlines it could be surer than it is. */
  slope: number
}
