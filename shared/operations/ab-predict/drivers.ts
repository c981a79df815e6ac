/** What speaks for the leader and for the runner-up, and how loudly. */
import { EVIDENCE_GRADES } from '../../engine/evidence/grades.ts'
import type { Arm } from './arms.ts'
import type { Beliefs } from './beliefs.ts'
import type { FeatureId } from './features.ts'
import { doesIn } from './in-its-words.ts'
import { type Part, type Prior, totalOf } from './prior.ts'
import { NOTES } from './readings.ts'
import type { Driver } from './result.ts'
import { logistic } from './strength.ts'
import { figure } from './test-plan.ts'

/** Least weight that is worth a line where there are others, and most lines. */
const LEAST = 0.004
const MOST = 6

/**
 * Drivers of the leader against the runner-up and, where there are more, against the last: strongest first, one for
 * each feature. `order` holds indexes, best first.
 */
export function driversOf(
  arms: readonly Arm[],
  prior: Prior,
  beliefs: Beliefs,
  order: readonly number[],
): Driver[] {
  const [first = 0, second = 1] = order
  const last = order.at(-1) ?? second
  const drivers = [...new Set([second, last])]
    .flatMap((rival) => between(arms, prior, beliefs, first, rival))
    .filter(({ weight }) => weight > 0)
    .sort((x, y) => y.weight - x.weight || (x.feature < y.feature ? -1 : 1))
  const worth = drivers.filter(({ weight }) => weight >= LEAST)
  // Odds that are not even have a reason, however slight.
  return (worth.length > 0 ? worth : drivers.slice(0, 1))
    .filter(({ feature }, index, all) => all.findIndex((d) => d.feature === feature) === index)
    .slice(0, MOST)
}

function between(
  arms: readonly Arm[],
  prior: Prior,
  beliefs: Beliefs,
  first: number,
  second: number,
): Driver[] {
  const [a, b] = [arms[first], arms[second]]
  if (!a || !b) return []
  const drivers = prior.parts.map((part) => {
    const apart = ((part.amounts[first] ?? 0) - (part.amounts[second] ?? 0)) * prior.kept
    return partDriver(part, apart, a, b)
  })
  return beliefs.counted ? [...drivers, historyDriver(prior, beliefs, a, b, first, second)] : drivers
}

/** To four places as the probabilities are, and never down to nothing. */
const round = (value: number) => (value < 1e-9 ? 0 : Math.max(1, Math.round(value * 10_000)) / 10_000)
const graded = (ids: Iterable<string>) =>
  [...new Set(ids)].map((id) => ({ id, grade: EVIDENCE_GRADES[id] ?? 'S' }))

function partDriver({ feature, basis }: Part, apart: number, a: Arm, b: Arm): Driver {
  const favours = apart >= 0 ? a : b
  const other = apart >= 0 ? b : a
  const weight = round(Math.abs(logistic(apart) - 0.5))
  if (feature === 'engine_points') return engineDriver(favours, other, weight)
  if (feature === 'missing_subject' || feature === 'vague_subject')
    return subjectDriver(feature, favours, other, weight)
  const { evidence, against } = NOTES[feature]
  return {
    feature,
    favours: favours.id,
    weight,
    basis,
    reason: featureReason(feature, favours, other),
    evidence: graded(evidence),
    contested: against.length > 0,
  }
}

/** Says which line has more of it, and what headlines with more of it did. */
function featureReason(feature: FeatureId, favours: Arm, other: Arm): string {
  const gains = favours.features[feature] > other.features[feature]
  const more = gains ? favours : other
  const both = Math.min(favours.features[feature], other.features[feature]) > 0 && feature !== 'density'
  const extent = both ? ', more than the other' : ''
  return `“${more.id}” ${doesIn(feature, more)}${extent}; headlines like that ${gains ? 'won' : 'lost'} more often when they were tested.`
}

/** What is wrong with a subject before any word of it is counted. */
const SUBJECTS = {
  missing_subject: ['has no subject, and mail without one is hardly answered', 'E02'],
  vague_subject: [
    'has a subject that could stand over any mail; one that names its matter was clicked more',
    'E38c',
  ],
} as const

function subjectDriver(feature: keyof typeof SUBJECTS, favours: Arm, other: Arm, weight: number): Driver {
  const [fault, id] = SUBJECTS[feature]
  return {
    feature,
    favours: favours.id,
    weight,
    basis: 'house',
    reason: `“${other.id}” ${fault}. How much that counts here is our judgement.`,
    evidence: graded([id]),
    contested: false,
  }
}

const pointsIn = (n: number) => `${n} ${n === 1 ? 'point' : 'points'}`

function engineDriver(favours: Arm, other: Arm, weight: number): Driver {
  const worse = [...other.points]
    .map(([rule, points]) => ({ rule, more: points - (favours.points.get(rule) ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((x, y) => y.more - x.more || (x.rule.id < y.rule.id ? -1 : 1))
    .slice(0, 2)
  const why = worse.map(({ rule }) => rule.summary).join(' ')
  return {
    feature: 'engine_points',
    favours: favours.id,
    weight,
    basis: 'house',
    reason: `“${other.id}” loses ${pointsIn(totalOf(other))} in the score, “${favours.id}” ${totalOf(favours) === 0 ? 'none' : pointsIn(totalOf(favours))}.${why === '' ? '' : ` What it is marked down for: ${why}`}`,
    evidence: graded(worse.flatMap(({ rule }) => rule.evidence)),
    contested: false,
  }
}

function historyDriver(
  prior: Prior,
  { probabilities, counts }: Beliefs,
  a: Arm,
  b: Arm,
  first: number,
  second: number,
): Driver {
  const before = logistic((prior.strengths[first] ?? 0) - (prior.strengths[second] ?? 0))
  const p = probabilities[first] ?? 0
  const q = probabilities[second] ?? 0
  const moved = p / (p + q) - before
  const says = (i: number) => {
    const { sent = 0, successes = 0 } = counts[i] ?? {}
    return `${figure(successes)} of ${figure(sent)}`
  }
  return {
    feature: 'history',
    favours: moved >= 0 ? a.id : b.id,
    weight: Math.min(0.5, round(Math.abs(moved))),
    basis: 'history',
    reason: `“${a.id}” brought ${says(first)}, “${b.id}” ${says(second)}.`,
    evidence: [],
    contested: false,
  }
}
