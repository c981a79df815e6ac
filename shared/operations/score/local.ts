import type { z } from 'zod'
import type { Annotation } from '../../engine/report.ts'
import { score } from '../../engine/score.ts'
import { factsOf } from '../facts.ts'
import { draftOf } from '../fields.ts'
import type { Answer, Context } from '../operation.ts'
import type { contract } from './contract.ts'

type Input = z.output<typeof contract.input>
type Result = z.output<typeof contract.result>

export function local(input: Input, context: Context): Answer<Result> {
  const profile =
    input.threshold === undefined ? context.profile : { ...context.profile, threshold: input.threshold }
  const report = score(draftOf(input), profile, {
    dictionary: context.dictionary,
    ignore: input.ignore_hashes ?? [],
  })
  const { grade, status, dimensions, metrics, gate, previews } = report
  return {
    ...factsOf(report),
    result: {
      score: report.score,
      grade,
      status,
      dimensions: [...dimensions],
      annotations: shortened(report.annotations, input.max_annotations),
      metrics,
      gate: { ...gate, blockers: [...gate.blockers], smallest_fix_set: [...gate.smallest_fix_set] },
      previews: [...previews],
    },
  }
}

/** The dearest annotations, in the order of the text. */
function shortened(all: readonly Annotation[], most = all.length): Annotation[] {
  if (most >= all.length) return [...all]
  const kept = new Set([...all].sort((a, b) => b.points - a.points).slice(0, most))
  return all.filter((a) => kept.has(a))
}
