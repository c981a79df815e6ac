import type { Annotation } from '../../../engine/report.ts'
import type { Proposal, Step } from '../step.ts'

/** Proposes the safe fixes of all rules, or the best fixes of the rules that were named. */
export const fixes: Step = ({ report }, wishes) =>
  report.annotations.flatMap((annotation): Proposal[] => {
    const named = wishes.rules?.has(annotation.rule_id) ?? false
    if (wishes.rules && !named) return []
    const fix = named ? bestOf(annotation) : annotation.fixes.find((f) => f.safe)
    if (!fix) return []
    if (wishes.light && annotation.dimension !== 'correctness') return []
    return [
      {
        type:
          annotation.field === 'subject'
            ? 'subject'
            : annotation.dimension === 'brand_voice'
              ? 'term'
              : 'fix',
        rule: annotation.rule_id,
        field: annotation.field,
        edits: [{ start: annotation.start, end: annotation.end, replacement: fix.replacement }],
        reason: annotation.message,
      },
    ]
  })

const bestOf = (annotation: Annotation) =>
  [...annotation.fixes].sort((a, b) => Number(b.safe) - Number(a.safe) || b.score_delta - a.score_delta)[0]
