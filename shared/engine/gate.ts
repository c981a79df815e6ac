/** Whether a draft may go out under a profile, and the least that has to change. */
import type { Draft } from './draft.ts'
import { lazy, withLate } from './lazy.ts'
import type { Profile } from './profile.ts'
import type { Annotation, DimensionScore, GateReport } from './report.ts'
import type { Evaluation } from './score.ts'
import { smallestSet } from './smallest-set.ts'

export function gate(
  evaluation: Evaluation,
  annotations: readonly Annotation[],
  dimensions: readonly DimensionScore[],
  profile: Profile,
  again: (draft: Draft) => Evaluation,
): GateReport {
  const { gate: mode } = profile
  const threshold = profile.thresholds[evaluation.doc.kind] ?? profile.threshold
  const blockers = annotations.filter((a) => a.severity === 'blocker').map((a) => a.id)
  const short = evaluation.score < threshold
  const missed = profile.required.flatMap(({ dimension, score: required }) => {
    const reached = dimensions.find(({ id }) => id === dimension)?.score ?? 100
    return reached < required ? [{ dimension, score: reached, required }] : []
  })
  const stops = mode !== 'off' && (short || blockers.length > 0 || missed.length > 0)
  // Found when first read: a person asks for it only once the score is known to fall short.
  const set = lazy(() =>
    short
      ? smallestSet(evaluation, annotations, threshold, profile, again)
      : { fixes: [], score: evaluation.score },
  )
  const decision: GateReport['decision'] = !stops ? 'pass' : mode === 'block' ? 'block' : 'warn'
  return withLate(
    {
      decision,
      threshold,
      mode,
      blockers,
      missed,
    },
    {
      smallest_fix_set: () => set().fixes.map((f) => ({ annotation_id: f.annotation.id, fix: f.fix })),
      score_with_fixes: () => set().score,
    },
  )
}
