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

/**
 * Log-odds lost by a mail with an empty subject. E02 found 14 % of them answered, which is one to two less than mail
 * with a subject gets; as such mail differs in more than its subject, about a third counts. House judgement.
 */
const NO_SUBJECT = 0.4

/**
 * Log-odds of a click lost by a subject that could stand over any mail, “Newsletter #14”. E38c found 43 % more clicks, at
 * equal opens, for the one that names its matter; as it is one test, about a third counts. House judgement.
 */
const VAGUE_SUBJECT = 0.12

export interface Part {
  feature: FeatureId | 'engine_points' | 'missing_subject' | 'vague_subject'
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
  /** True when it told some of the variants apart. */
  told: boolean
}

export const totalOf = ({ points }: Arm): number => [...points.values()].reduce((sum, each) => sum + each, 0)

/** An empty subject; one that was not given may be the same in all variants. */
const lacksSubject = ({ doc }: Arm): boolean => doc.subject?.tokens.length === 0

/** Whether a part tells some of the variants apart. */
export const differs = ({ amounts }: Part): boolean => new Set(amounts).size > 1

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
  if (arms.some(lacksSubject))
    parts.push({
      feature: 'missing_subject',
      basis: 'house',
      amounts: arms.map((arm) => (lacksSubject(arm) ? -NO_SUBJECT : 0)),
    })
  if (metric !== 'open' && arms.some(({ vague }) => vague)) {
    const lost = VAGUE_SUBJECT * (metric === 'click' ? 1 : REPLY_FACTOR)
    parts.push({
      feature: 'vague_subject',
      basis: 'house',
      amounts: arms.map(({ vague }) => (vague ? -lost : 0)),
    })
  }
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
  return {
    parts,
    strengths,
    kept: width(sums) === 0 ? 1 : width(strengths) / width(sums),
    fitted,
    told: parts.some((part) => part.basis === 'fitted' && differs(part)),
  }
}
