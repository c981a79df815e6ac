/** What is thought of the variants before any is sent, in log-odds, part by part. */
import type { Arm, Arms, Input } from './arms.ts'
import { FEATURE_IDS, type FeatureId } from './features.ts'
import { MODEL } from './model.ts'
import { capped } from './odds.ts'
import { contributionOf } from './strength.ts'

/** Log-odds for a point of the engine, and the most points that count. House judgement: no data stand behind it. */
const PER_POINT = 0.01
const MOST_POINTS = 30

/** A subject brings opens and clicks before it brings replies; half of it is taken to last. House judgement. */
const REPLY_FACTOR = 0.5

export interface Part {
  feature: FeatureId | 'engine_points'
  basis: 'fitted' | 'house'
  /** Log-odds of each variant; only differences mean something. */
  amounts: readonly number[]
}

export interface Prior {
  parts: readonly Part[]
  /** Sums of the parts, drawn together under the cap. */
  strengths: readonly number[]
  /** What the cap left of the strengths: 1 when it did not bind. */
  kept: number
  /** True when the fitted model had a say. */
  fitted: boolean
}

export const totalOf = ({ points }: Arm): number => [...points.values()].reduce((sum, each) => sum + each, 0)

/** The prior of all variants. */
export function priorOf({ arms, reading, english, subjects }: Arms, metric: Input['metric']): Prior {
  const fitted = english && subjects
  const factor = MODEL.shrinkage[reading] * (metric === 'open' || metric === 'click' ? 1 : REPLY_FACTOR)
  const parts: Part[] = fitted
    ? FEATURE_IDS.map((feature) => ({
        feature,
        basis: 'fitted',
        amounts: arms.map(
          ({ features }) => factor * contributionOf(feature, features, reading, MODEL.coefficients),
        ),
      }))
    : []
  const totals = arms.map(totalOf)
  const fewest = Math.min(...totals)
  parts.push({
    feature: 'engine_points',
    basis: 'house',
    amounts: totals.map((points) => -PER_POINT * Math.min(MOST_POINTS, points - fewest)),
  })
  const sums = arms.map((_, i) => parts.reduce((sum, { amounts }) => sum + (amounts[i] ?? 0), 0))
  const strengths = capped(sums)
  const width = (list: readonly number[]) => Math.max(...list) - Math.min(...list)
  return { parts, strengths, kept: width(sums) === 0 ? 1 : width(strengths) / width(sums), fitted }
}
