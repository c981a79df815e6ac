/** Whether a mail may go: a pure function of its score, the policy, and what the person has decided. */
import type { Settings } from '#shared/api/resources/settings.ts'
import type { GateReport } from '#shared/engine/report.ts'
import type { Setup } from '../bridge/messages.ts'
import { KEY_ENDED } from '../bridge/trouble.ts'

export type Policy = Settings['gate']

/**
 * The policy that binds mails now; null for none. A server that is away leaves the last one standing. One that refuses
 * the key has let the person go, and its policy with them, unless the policy itself says `closed`.
 */
export function policyIn({ settings, problem }: Pick<Setup, 'settings' | 'problem'>): Policy | null {
  const policy = settings?.gate ?? null
  return problem?.code === KEY_ENDED && policy?.unavailable !== 'closed' ? null : policy
}

/** What is known of the mail at the moment it is sent. */
export interface Sending {
  /** Null when it could not be checked. */
  report: { score: number; gate: Pick<GateReport, 'decision' | 'threshold' | 'blockers' | 'missed'> } | null
  /** False for a mail without any text of its own. */
  written: boolean
  reply: boolean
  /** Addresses of all readers. */
  readers: readonly string[]
  /** Whether the person has chosen to send exactly this text anyway. */
  waved: boolean
}

export type Verdict =
  /** It goes. `unchecked` is said on the mail. */
  | { action: 'go'; why: 'passes' | 'exempt' | 'advised' | 'waved' | 'off' | 'unchecked' }
  /** It waits for the person. */
  | { action: 'stop'; why: 'short' | 'unchecked'; sendAnyway: Policy['override'] }

const go = (why: Extract<Verdict, { action: 'go' }>['why']): Verdict => ({ action: 'go', why })

/** The verdict. Never throws; without a policy every mail goes. */
export function decide(policy: Policy | null, { report, written, reply, readers, waved }: Sending): Verdict {
  if (policy === null || policy.mode === 'off') return go('off')
  if (!written || isExempt(policy, reply, readers)) return go('exempt')
  if (waved) return go('waved')
  // A question can always be answered with yes; only a block may forbid that.
  const sendAnyway = policy.mode === 'block' ? policy.override : 'free'
  if (report === null) {
    const waits = policy.mode === 'block' && policy.unavailable === 'closed'
    return waits ? { action: 'stop', why: 'unchecked', sendAnyway } : go('unchecked')
  }
  if (report.gate.decision === 'pass') return go('passes')
  if (policy.mode === 'advise') return go('advised')
  return { action: 'stop', why: 'short', sendAnyway }
}

function isExempt({ exempt }: Policy, reply: boolean, readers: readonly string[]): boolean {
  if (reply && exempt.replies) return true
  const internal = new Set(exempt.internal_domains.map((domain) => domain.toLowerCase()))
  const domains = readers.map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase())
  return domains.length > 0 && domains.every((domain) => internal.has(domain))
}
