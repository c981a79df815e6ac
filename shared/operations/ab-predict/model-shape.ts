/** What the fitting command writes and the operation reads. */
import type { FeatureId } from './features.ts'
import type { Reading } from './readings.ts'

/** How often the predicted winner won, among pairs predicted about as sure. */
export interface Bin {
  from: number
  to: number
  n: number
  predicted: number
  observed: number
}

/** Quality on pairs the coefficients were not fitted on. */
export interface Quality {
  n: number
  accuracy: number
  brier: number
  log_loss: number
}

export interface ReadingCalibration extends Quality {
  /** Share of the pairs that were not too close to call, and how often these calls were right; `null` where they are too few. */
  called: number
  called_accuracy: number | null
  bins: readonly Bin[]
  /** The subject matter or length, left out of the fit, on which it did worst. */
  hardest: Quality & { left_out: string; slope: number }
}

export interface Model {
  dataset: string
  attribution: string
  pairs: number
  tests: number
  /** Strength of the ridge penalty. */
  ridge: number
  /** Variance of the true log ratio of two rates of one test, sampling noise taken off. */
  spread: number
  /** Words of the middle nine tenths of the headlines. */
  words: readonly [number, number]
  /** Log-odds for one more unit of each feature. */
  coefficients: Readonly<Record<FeatureId, number>>
  /** What a log-odds is multiplied by before it is shown. */
  shrinkage: Readonly<Record<Reading, number>>
  calibration: Readonly<Record<Reading, ReadingCalibration>>
}
