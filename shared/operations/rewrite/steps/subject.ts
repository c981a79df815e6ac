import type { Context } from '../../operation.ts'
import { EMPTY, faultsOf, subjectInstead } from '../../subject-lines/best.ts'
import { contract } from '../../subject-lines/contract.ts'
import { lookFor } from '../../subject-lines/look.ts'
import { SERVES } from '../../subject-lines/serves.ts'
import type { Proposal, State, Wishes } from '../step.ts'

/** Honest subjects of the mail's own words that serve it well, best first. */
export function soundSubjects({ draft, ...read }: State, context: Context) {
  const input = contract.input.parse({ draft: draft.draft, subject: draft.subject })
  return lookFor({ draft, ...read }, input, context).candidates.filter(
    ({ fit, risk, annotations }) =>
      fit >= SERVES && risk === 'honest' && !annotations.some(({ rule_id }) => EMPTY.has(rule_id)),
  )
}

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
