import type { Context } from '../../operation.ts'
import { bestSubject, EMPTY, faultsOf, subjectInstead } from '../../subject-lines/best.ts'
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

/** “Important information regarding the lift”, “Update regarding the lift”: what it is about stands behind. */
const PREFACE =
  /^(?:(?:an? |some )?(?:(?:important|quick|brief|short|general|further) )*(?:information|info|update|notice|note|message|news|details) )?(?:regarding|concerning|relating to|in relation to|with regards? to|in regards? to)(?: to)? (?:the |our |an? )?(?=\S+ \S)/i

/** Fewer words name a thing and say nothing of it. */
const LEAST_NAMED = 3

/**
 * The subject without words that only say that it is about something; where next to nothing is left, “The lift”, what
 * the mail says of it instead.
 */
function named(state: State, { rules }: Wishes, context: Context): Proposal[] {
  const { subject = '' } = state.draft
  const preface = rules ? null : PREFACE.exec(subject)
  if (!preface) return []
  const at = preface[0].length
  const best = subject.slice(at).split(' ').length < LEAST_NAMED ? bestSubject(state, context) : null
  if (best && best.gain >= 0) {
    const edit = { start: 0, end: subject.length, replacement: best.text }
    return [{ type: 'subject', rule: null, field: 'subject', edits: [edit], reason: `${TELLS} ${best.why}` }]
  }
  const edit = { start: 0, end: at + 1, replacement: subject.charAt(at).toUpperCase() }
  return [{ type: 'subject', rule: null, field: 'subject', edits: [edit], reason: SOONER }]
}
const TELLS = 'The subject only said that there is news; now it says what the news is.'
const SOONER = 'A list of mails shows the first words of a subject; what it is about stands there now.'

/** Proposes the subject that every operation would put in place of one that says nothing. */
export function subject(state: State, wishes: Wishes, context: Context): Proposal[] {
  const { draft, report } = state
  if (wishes.light || wishes.subject === 'keep' || draft.subject === undefined) return []
  const sooner = named(state, wishes, context)
  if (sooner.length > 0) return sooner
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
