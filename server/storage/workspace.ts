/** The record of a workspace: everything about it that is not a journal. Bounded, so that it can be written whole. */

import type { Role } from '#shared/api/endpoint.ts'
import type { PlanName } from '#shared/api/plans.ts'
import type { Kind } from '#shared/engine/kinds.ts'
import type { BrandVoice, GateMode } from '#shared/engine/profile.ts'
import type { Dimension } from '#shared/engine/rule.ts'
import type { AuditEvent } from './journals.ts'
import type { UsageEvent } from './meter.ts'

/** An API key as it is kept: never the key itself. */
export interface KeyRecord {
  /** `key_` and the eight public characters of the key. */
  id: string
  mode: 'live' | 'test'
  /** SHA-256 of the whole key, 64 hex digits. */
  hash: string
  last4: string
  name: string
  scopes: string[]
  /** Who made it. */
  creator: string | null
  /** ISO 8601 instants, UTC. */
  created: string
  expires: string | null
  revoked: string | null
  /** UTC day, `YYYY-MM-DD`. */
  last_used: string | null
  /** Most calls in a window of the plan; null for no cap of its own. */
  calls_max: number | null
  /** The key this one takes the place of, or that takes its place. They share limits and name. */
  rotated_from: string | null
  rotated_to: string | null
  /** The client this key works for, null for all: its calls are counted there. */
  client: string | null
}

export interface MemberRecord {
  /** Id of the user. */
  user: string
  role: Role
  since: string
}

export interface InvitationRecord {
  /** `inv_…` */
  id: string
  email: string
  role: Role
  /** SHA-256 of the token in the link. */
  hash: string
  by: string | null
  created: string
  expires: string
}

/** How a client writes. Old versions are kept, newest first, twenty at most. */
export interface VoiceRecord {
  /** `bv_…` */
  id: string
  /** Label of the client it belongs to. */
  client: string | null
  version: number
  created: string
  updated: string
  voice: BrandVoice
  past: { version: number; client: string | null; updated: string; voice: BrandVoice }[]
}

export interface GateSettings {
  mode: GateMode
  threshold: number
  /** Thresholds of kinds that differ. */
  thresholds: { [K in Kind]?: number }
  /** Dimensions that must reach a score of their own. */
  required: { dimension: Dimension; score: number }[]
  exempt: {
    replies: boolean
    /** Domains of colleagues, `example.com`: mail to nobody else is not gated. */
    internal_domains: string[]
  }
  /** Whether a sender may pass the gate: never, with a reason, or freely. */
  override: 'never' | 'with_reason' | 'free'
  /** What happens when a draft cannot be checked. */
  unavailable: 'open' | 'closed'
}

export interface Settings {
  default_kind: Kind | null
  locale: string | null
  jurisdiction: string | null
  default_voice: string | null
  gate: GateSettings
  terms: {
    /** Words that are never typos. */
    own: string[]
    banned: { term: string; use: string | null; reason: string | null }[]
    preferred: { term: string; instead_of: string[] }[]
  }
  /** Rules switched off, or their points multiplied by 0.5 to 2. */
  rules: Record<string, { enabled?: boolean; factor?: number }>
  /** The ruleset to stay on; null for the newest. */
  ruleset: string | null
  history: { on: boolean; drafts: boolean; days: number }
  /** Whether operations may use the server's model. */
  model: { use: boolean }
}

export interface Billing {
  /** When the first paid plan began: months are counted from here. */
  anchor: string | null
  /** Most overage in a month, in millionths of a dollar; null for no cap. */
  spend_cap_micro_usd: number | null
  /** What a contract sets apart from the plan; null follows the plan. */
  included: number | null
  rate_per_second: number | null
}

export const NOTICES = [
  'quota.warning',
  'quota.soft_cap',
  'quota.hard_stop',
  'overage.started',
  'overage.threshold',
  'spend_cap.reached',
] as const
export type NoticeCode = (typeof NOTICES)[number]

/** Something the owner was told about the quota, once in a window. */
export interface NoticeRecord {
  /** `ntc_…` */
  id: string
  code: NoticeCode
  /** The counter it is about, and the share of the included calls in percent. */
  counter: string
  percent: number
  used: number
  included: number
  at: string
}

export interface EndpointRecord {
  /** `ep_…` */
  id: string
  url: string
  description: string
  /** Types of messages it gets; empty for all. */
  events: string[]
  /** Sealed under the server's key; newest first, two while one is being replaced. */
  secrets: { sealed: string; expires: string | null }[]
  created: string
  disabled: string | null
  /** Why it was switched off by the server; null when by a person. */
  disabled_reason: string | null
}

/** A message on its way: at most one delivery by endpoint. */
export interface MessageRecord {
  /** `msg_…` */
  id: string
  type: string
  at: string
  /** Ids and counters, never drafts. */
  data: Record<string, unknown>
  deliveries: {
    /** Id of the endpoint, or `email`. */
    endpoint: string
    /** Attempts made. */
    attempt: number
    /** When it is due, milliseconds since 1970; while it is being sent, when it will be taken for lost. */
    due: number
  }[]
}

/** A request that was done under an `Idempotency-Key`. */
export interface DoneRequest {
  /** Digest of key, method and path: 64 hex digits. */
  key: string
  /** SHA-256 of the body: 64 hex digits. */
  fingerprint: string
  at: string
  /** Sealed under what the caller showed, so that nobody else can open it; null until it is known, or when it is not kept. */
  answer: string | null
}

/** Most charges that wait for a journal that cannot be written. */
export const CHARGES_MAX = 1000

export interface WorkspaceRecord {
  schema: number
  /** `ws_` and sixteen characters of 0-9, A-Z, a-z. */
  id: string
  name: string
  plan: PlanName
  created: string
  billing: Billing
  settings: Settings
  voices: VoiceRecord[]
  keys: KeyRecord[]
  members: MemberRecord[]
  invitations: InvitationRecord[]
  /** Of the windows that are open. */
  notices: NoticeRecord[]
  endpoints: EndpointRecord[]
  outbox: MessageRecord[]
  /** Oldest first, of the last day. */
  requests: DoneRequest[]
  /** Charges that are committed here with their message and not yet in the journal `usage`. */
  charges: UsageEvent[]
  audit: {
    /** Number and hash of the last event of the chain. */
    seq: number
    hash: string
    /** Events of the chain that are committed here and not yet in the journal. */
    waiting: AuditEvent[]
  }
}
