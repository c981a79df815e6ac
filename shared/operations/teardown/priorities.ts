/** What to mend first. */
import type { Annotation, Report } from '../../engine/report.ts'
import type { PriorityFixResult } from './contract.ts'

const MOST = 6
/** Places of one rule that are listed. */
const MOST_PLACES = 5

/** Rules by what they cost, those of the smallest set of fixes before the rest; `mended` gives a place the fix it is shown with. */
export function prioritiesOf(
  { annotations, gate }: Report,
  homes: ReadonlyMap<Annotation, string | null>,
  mended: (annotation: Annotation) => Annotation,
): PriorityFixResult[] {
  // A set that falls short of the threshold helps nobody choose; then the dearest come first.
  const reaches = gate.score_with_fixes >= gate.threshold
  const chosen = new Map(gate.smallest_fix_set.map(({ annotation_id, fix }) => [annotation_id, fix]))
  const byRule = new Map<string, Annotation[]>()
  for (const a of annotations) {
    if (a.severity === 'praise' || (a.points === 0 && !chosen.has(a.id))) continue
    byRule.set(a.rule_id, [...(byRule.get(a.rule_id) ?? []), a])
  }
  return [...byRule.values()]
    .map((list) => {
      const sorted = [...list].sort(
        (a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id)) || b.points - a.points,
      )
      return {
        list: sorted,
        points: list.reduce((sum, a) => sum + a.points, 0),
        chosen: list.some((a) => chosen.has(a.id)),
      }
    })
    .sort((a, b) => (reaches ? Number(b.chosen) - Number(a.chosen) : 0) || b.points - a.points)
    .slice(0, MOST)
    .flatMap(({ list, points, chosen: inSet }, i): PriorityFixResult[] => {
      const [first] = list
      if (!first) return []
      return [
        {
          rank: i + 1,
          rule_id: first.rule_id,
          section: homes.get(first) ?? null,
          message: first.message,
          why: first.why,
          points,
          in_smallest_set: inSet,
          places: list
            .slice(0, MOST_PLACES)
            .map(mended)
            .map((a) => ({
              annotation_id: a.id,
              field: a.field,
              start: a.start,
              end: a.end,
              quote: a.quote,
              points: a.points,
              fix: fixOf(a, chosen.get(a.id)),
            })),
        },
      ]
    })
}

function fixOf(
  { fixes }: Annotation,
  chosen: number | undefined,
): PriorityFixResult['places'][number]['fix'] {
  let best = chosen === undefined ? undefined : fixes[chosen]
  if (!best) for (const fix of fixes) if (!best || fix.score_delta > best.score_delta) best = fix
  if (!best) return null
  const { label, replacement, score_delta } = best
  return { label, replacement, score_delta }
}
