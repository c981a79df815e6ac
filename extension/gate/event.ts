/** What is told of a decision: never text of the mail. */
import type { GateEventInput } from '#shared/api/resources/quality.ts'
import type { Report } from '#shared/engine/report.ts'
import type { Policy } from './decide.ts'

export type Outcome = GateEventInput['outcome']

/** The event for one mail. Without a report, as when the check failed, the score is 0 and the kind `other`. */
export function gateEvent(
  policy: Policy,
  report: Report | null,
  outcome: Outcome,
  reason: string | null,
  now = new Date(),
): GateEventInput {
  return {
    id: crypto.randomUUID(),
    at: now.toISOString(),
    kind: report?.kind ?? 'other',
    score: report?.score ?? 0,
    threshold: report?.gate.threshold ?? policy.threshold,
    mode: policy.mode,
    decision: report?.gate.decision ?? 'pass',
    outcome,
    reason: reason?.trim().slice(0, REASON_MAX) || null,
    rules: [
      ...new Set(report?.annotations.filter(({ points }) => points > 0).map(({ rule_id }) => rule_id)),
    ].slice(0, RULES_MAX),
    host: 'gmail',
  }
}

const REASON_MAX = 500
const RULES_MAX = 200
