/** Marks that a crowded mail can do without: a wall of underlines helps nobody, and every point stays explained. */
import type { Report } from '../../engine/report.ts'

type Annotation = Report['annotations'][number]

/** Marks per 100 words that a reader still takes in; ordinary mail has 2 to 6. */
const MOST_PER_HUNDRED = 6
/** So few are no crowd, however short the mail. */
const FEW = 8

/**
 * The marks without those that cost nothing because their rule has reached its cap, and stands marked elsewhere.
 * What is left out has 0 points, and no place in the smallest set of fixes: the points of the rest add up as before.
 */
export function withoutCrowd({ annotations, metrics, gate }: Report): Annotation[] {
  const marks = annotations.filter(({ severity }) => severity !== 'praise').length
  if (marks <= Math.max(FEW, (metrics.words * MOST_PER_HUNDRED) / 100)) return [...annotations]
  const needed = new Set(gate.smallest_fix_set.map(({ annotation_id }) => annotation_id))
  const costly = new Set(annotations.flatMap(({ points, rule_id }) => (points > 0 ? [rule_id] : [])))
  return annotations.filter(
    ({ id, points, rule_id, severity, fixes }) =>
      points > 0 ||
      severity === 'praise' ||
      severity === 'blocker' ||
      !costly.has(rule_id) ||
      needed.has(id) ||
      fixes.some(({ score_delta }) => score_delta > 0),
  )
}
