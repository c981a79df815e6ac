import type { Context } from '../../operation.ts'
import { faultsOf, subjectInstead } from '../../subject-lines/best.ts'
import type { Proposal, State, Wishes } from '../step.ts'

/** Proposes the subject that every operation would put in place of one that says nothing. */
export function subject(state: State, wishes: Wishes, context: Context): Proposal[] {
  const { draft, report } = state
  if (wishes.light || wishes.subject === 'keep' || draft.subject === undefined) return []
  const found = faultsOf(report).find(({ rule_id }) => wishes.rules?.has(rule_id) ?? true)
  const best = found && subjectInstead(state, context)
  if (!found || !best) return []
  return [
    {
      type: 'subject',
      rule: found.rule_id,
      field: 'subject',
      edits: [{ start: 0, end: draft.subject.length, replacement: best.text }],
      reason: `${found.message} ${best.why}`,
    },
  ]
}
