/** The only place where severity becomes points, and points a grade. */
import type { Rule, Severity } from './rule.ts'

/** What a finding costs, and the most a rule may cost however often it fires. */
export const COST: Record<Severity, { each: number; cap: number }> = {
  blocker: { each: 30, cap: 60 },
  error: { each: 8, cap: 20 },
  warning: { each: 4, cap: 10 },
  info: { each: 1, cap: 4 },
  praise: { each: 0, cap: 0 },
}

/** Cost that comes off the score point by point; what is over it counts a `PER_POINT`th. See `weigh.ts`. */
export const FULL = 60
export const PER_POINT = 4
/** Least cost that leaves nothing of the hundred. */
export const EVERYTHING = FULL + (100 - FULL) * PER_POINT

/** Cost in one dimension that brings its own score to zero. */
export const DIMENSION_BUDGET = 30

/** Price of one more finding of a rule at a severity, before the cap. */
export const priceOf = (rule: Rule, severity: Severity): number => {
  if (rule.contested) return 0
  return rule.cost && severity === rule.severity ? rule.cost.each : COST[severity].each
}

/** Most a rule may cost: its own cap, or that of its worst finding. */
export const capOf = (rule: Rule, severity: Severity): number => {
  const usual = rule.cost?.cap ?? COST[rule.severity].cap
  return severity === rule.severity ? usual : Math.max(usual, COST[severity].cap)
}

export type Grade = 'A' | 'B' | 'C' | 'D' | 'F'
export type Status = 'green' | 'yellow' | 'red'

/** A from 90, B from 80, C from 70, D from 60, F below. */
export const gradeOf = (score: number): Grade =>
  score >= 90 ? 'A' : score >= 80 ? 'B' : score >= 70 ? 'C' : score >= 60 ? 'D' : 'F'

/** Green from 80, yellow from 60, red below. */
export const statusOf = (score: number): Status => (score >= 80 ? 'green' : score >= 60 ? 'yellow' : 'red')
