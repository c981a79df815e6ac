/** What is appended and never changed, by journal. Drafts stand in none of them unless the owner asks for it. */
import type { Family, Kind } from '#shared/engine/kinds.ts'
import type { UsageEvent } from './meter.ts'

/** Who did something: a person, a key, the command line, or the server itself. */
export interface Actor {
  type: 'user' | 'key' | 'command' | 'system'
  /** Id of the user or key; null for the others. */
  id: string | null
}

/** Values as they stand in a journal. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** A change of a workspace. Hash-chained: each holds the hash of the one before. */
export interface AuditEvent {
  /** `aud_…` */
  id: string
  at: string
  actor: Actor
  /** `key.created`, `settings.changed`: what, as object and verb. */
  action: string
  /** Id of what was changed; null for the workspace itself. */
  target: string | null
  /** Values before and after, secrets masked; null where there is nothing to show. */
  before: Json
  after: Json
  /** First part of the address: `203.0.113.0/24`; null from the command line. */
  ip: string | null
  request_id: string | null
  /** Number in the chain, from 1. */
  seq: number
  previous: string
  /** SHA-256 of the event without this field, 64 hex digits. */
  hash: string
}

/** A score that was given, kept when history is on. */
export interface HistoryEvent {
  /** `his_…` */
  id: string
  at: string
  operation: string
  kind: Kind
  family: Family
  score: number
  decision: 'pass' | 'warn' | 'block'
  /** Rules that cost points. */
  rules: readonly string[]
  words: number
  key: string | null
  client: string | null
  /** The draft, only when the owner keeps drafts. */
  draft: { subject: string | null; draft: string } | null
}

/** What the send gate of the extension decided. Never holds text of the mail. */
export interface GateEvent {
  /** Made by the extension; a repeated one is kept once. */
  id: string
  at: string
  kind: Kind
  /** Null for a mail that was not checked. */
  score: number | null
  threshold: number
  mode: 'off' | 'advise' | 'prompt' | 'block'
  decision: 'pass' | 'warn' | 'block'
  outcome: 'sent' | 'overridden' | 'fixed' | 'cancelled' | 'not_checked'
  /** Words of the sender, when policy asks for a reason. */
  reason: string | null
  rules: readonly string[]
  host: string
  key: string | null
  member: string | null
  client: string | null
}

/** One attempt to deliver a message. */
export interface DeliveryEvent {
  /** `dlv_…` */
  id: string
  at: string
  message: string
  type: string
  /** When the message was posted, and what it holds: enough to send it again. */
  posted: string
  data: Record<string, unknown>
  /** Id of the endpoint, or `email`. */
  endpoint: string
  attempt: number
  /** Status of the answer; null when there was none. */
  status: number | null
  /** Why it failed, in our words; null when it was delivered. */
  failure: string | null
  ms: number
}

export interface JournalEvents {
  usage: UsageEvent
  audit: AuditEvent
  history: HistoryEvent
  gate: GateEvent
  delivery: DeliveryEvent
}
export type JournalName = keyof JournalEvents
export const JOURNAL_NAMES = [
  'usage',
  'audit',
  'history',
  'gate',
  'delivery',
] as const satisfies JournalName[]
