import type { Context } from '../../operation.ts'
import { contract } from '../../subject-lines/contract.ts'
import { local as subjectLines } from '../../subject-lines/local.ts'
import type { Proposal, State, Wishes } from '../step.ts'

/** Rules that call a subject empty, not merely untidy: then the mail's own words are better. */
const EMPTY = ['vague-subject', 'pitch-in-subject', 'missing-subject']
/** Points a new subject must bring; less is no reason to change a line that somebody chose. */
const LEAST = 3
/** A mail this poor has no words worth a subject. */
const WORTH = 60

/** Proposes the best honest subject out of the mail's own words in place of one that says nothing. */
export function subject({ draft, report }: State, wishes: Wishes, context: Context): Proposal[] {
  const found = report.annotations.find(
    ({ rule_id, points }) => EMPTY.includes(rule_id) && points > 0 && (wishes.rules?.has(rule_id) ?? true),
  )
  if (
    !found ||
    wishes.light ||
    wishes.subject === 'keep' ||
    report.score < WORTH ||
    draft.subject === undefined
  )
    return []
  const input = contract.input.parse({
    draft: draft.draft,
    subject: draft.subject,
    format: draft.format ?? 'auto',
    kind: report.kind,
    locale: draft.locale,
    audience: draft.audience,
    angles: ['specific', 'trigger', 'referral', 'benefit'],
    count: 3,
  })
  const best = subjectLines(input, context).result.candidates.find(
    ({ risk, annotations }) =>
      risk === 'honest' && !annotations.some(({ rule_id }) => EMPTY.includes(rule_id)),
  )
  if ((best?.score ?? 0) < report.score + LEAST || !best) return []
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
