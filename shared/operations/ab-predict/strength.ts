/** How strong a line is: a sum over its features. Differences of strengths are log-odds, so order cannot matter. */
import { FEATURE_IDS, type FeatureId, type Features } from './features.ts'
import { NOTES, type Reading } from './readings.ts'

type Coefficients = Readonly<Record<FeatureId, number>>

/** What each feature adds to the strength, before shrinkage; 0 for what is not carried over to this reading. */
export function contributionOf(
  id: FeatureId,
  features: Features,
  reading: Reading,
  coefficients: Coefficients,
): number {
  return NOTES[id].carried.includes(reading) ? coefficients[id] * features[id] : 0
}

/** The strength of a line, before shrinkage. */
export const strengthOf = (features: Features, reading: Reading, coefficients: Coefficients): number =>
  FEATURE_IDS.reduce((sum, id) => sum + contributionOf(id, features, reading, coefficients), 0)

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** Head-to-head probability that makes a winner; under it the two are too close to call. */
export const MARGIN = 0.55
/** The same where enough was counted of both. */
export const COUNTED_MARGIN = 0.75
/** Probability between two that makes a prediction more than a guess (E60). */
export const SURE = 0.9
