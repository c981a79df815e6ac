/** Turns findings into points. Additive and capped, so that every lost point has an address. */
import type { Found } from './check.ts'
import type { Profile } from './profile.ts'
import type { Rule } from './rule.ts'
import { capOf, priceOf } from './weights.ts'

/**
 * Points of each finding, in order. A rule costs at most its cap, all together at most 100; what is
 * over is taken off the later findings. Whole numbers, so that sums are exact.
 */
export function weigh(found: readonly Found[], profile: Profile): number[] {
  const spent = new Map<Rule, number>()
  let left = 100
  return found.map(({ rule, severity }) => {
    const factor = profile.rules[rule.id]?.factor ?? 1
    const before = spent.get(rule) ?? 0
    const room = Math.round(capOf(rule, severity) * factor) - before
    const points = Math.max(0, Math.min(Math.round(priceOf(rule, severity) * factor), room, left))
    spent.set(rule, before + points)
    left -= points
    return points
  })
}

export const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0)
