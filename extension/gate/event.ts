/** What is told of a decision: never text of the mail. */
import type { GateEventInput } from '#shared/api/resources/quality.ts'
import type { Report } from '#shared/engine/report.ts'
import type { Policy } from './decide.ts'

export type Outcome = GateEventInput['outcome']

/** The event for one mail, written on a host and held to a brand voice or to none. One that was not checked has neither score nor rules, and the kind `other`. */
export function gateEvent(
  host: string,
  policy: Policy,
  checked: Report | null,
  outcome: Outcome,
  reason: string | null,
  voice: string | null,
  now = new Date(),
): GateEventInput {
  // A score of what the mail was before is none of the mail that went.
  const report = outcome === 'not_checked' ? null : checked
  return {
    id: crypto.randomUUID(),
    at: now.toISOString(),
    kind: report?.kind ?? 'other',
    score: report?.score ?? null,
    threshold: report?.gate.threshold ?? policy.threshold,
    mode: policy.mode,
    decision: report?.gate.decision ?? 'pass',
    outcome,
    reason: reason?.trim().slice(0, REASON_MAX) || null,
    rules: [
      ...new Set(report?.annotations.filter(({ points }) => points > 0).map(({ rule_id }) => rule_id)),
    ].slice(0, RULES_MAX),
    brand_voice_id: voice,
    host,
  }
}

const REASON_MAX = 500
const RULES_MAX = 200
