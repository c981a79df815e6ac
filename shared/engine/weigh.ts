/**
 * Turns findings into points, so that every lost point has an address. Additive and capped, in three steps:
 *
 * 1. Every finding has a cost: its price, as far as the cap of its rule has room. The dearest findings of a rule
 *    are served first.
 * 2. The costs together take points off the hundred: up to `FULL` each point of cost takes one, beyond it
 *    `PER_POINT` points of cost take one. A mail that has lost its `FULL` is red whatever else is found, so the
 *    rest of the scale tells bad from worse, and mending shows from far below: with a plain limit of a hundred,
 *    mails of 110 and of 150 were both 0, and no fix was worth anything.
 * 3. The points go back to the findings in proportion to their costs. Every blocker and error gets one before
 *    anything else does, so that none is free because lesser things were found too.
 *
 * Dimensions are judged by their costs, which no other dimension can shrink.
 */
import type { Found } from './check.ts'
import type { Profile } from './profile.ts'
import { type Rule, SEVERITIES } from './rule.ts'
import { capOf, FULL, PER_POINT, priceOf } from './weights.ts'

/** Cost of each finding, in their order: whole numbers; a rule costs at most its cap. */
export function costsOf(found: readonly Found[], profile: Profile): number[] {
  const costs = found.map(() => 0)
  const ranks = found.map(severityOf)
  const spent = new Map<Rule, number>()
  // Findings of one rule and severity cost the same, so this serves the dearest first without sorting them.
  for (let rank = 0; rank < SEVERITIES.length; rank++)
    for (let i = ranks.indexOf(rank); i >= 0; i = ranks.indexOf(rank, i + 1)) {
      const { rule, severity } = found[i] as Found
      const factor = profile.rules[rule.id]?.factor ?? 1
      const before = spent.get(rule) ?? 0
      const room = Math.round(capOf(rule, severity) * factor) - before
      const cost = Math.max(0, Math.min(Math.round(priceOf(rule, severity) * factor), room))
      spent.set(rule, before + cost)
      costs[i] = cost
    }
  return costs
}

/** Points that costs of this sum take off the hundred; whole, never falling, at most 100. */
export const pointsLost = (cost: number): number =>
  Math.min(100, cost <= FULL ? cost : FULL + Math.ceil((cost - FULL) / PER_POINT))

/** Points of each finding: whole, at most its cost, together `pointsLost` of all costs. */
export function pointsOf(found: readonly Found[], costs: readonly number[]): number[] {
  const cost = sum(costs)
  const lost = pointsLost(cost)
  if (lost === cost) return [...costs]
  const order = byWeight(found, [...found.keys()], (i) => costs[i] as number)
  const points = costs.map(() => 0)
  let left = lost
  const give = (i: number, wanted: number) => {
    const given = Math.min(wanted, (costs[i] as number) - (points[i] as number), left)
    points[i] = (points[i] as number) + given
    left -= given
  }
  for (const i of order) if (isGrave(found[i] as Found)) give(i, 1)
  const shared = left
  for (const i of order) give(i, Math.floor(((costs[i] as number) * shared) / cost))
  // What rounding left over. It ends, as the costs have room for more than is lost.
  while (left > 0) for (const i of order) give(i, 1)
  return points
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const isGrave = ({ severity }: Found): boolean => severity === 'blocker' || severity === 'error'

/** Indexes of findings by severity, then by weight, then by place. */
const byWeight = (found: readonly Found[], indexes: number[], weight: (index: number) => number): number[] =>
  indexes.sort((a, b) => severityOf(found[a]) - severityOf(found[b]) || weight(b) - weight(a) || a - b)

const RANKS = Object.fromEntries(SEVERITIES.map((severity, rank) => [severity, rank]))

const severityOf = (found: Found | undefined): number => (found ? (RANKS[found.severity] as number) : 0)
