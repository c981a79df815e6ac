/** Records as they are kept, for tests that need them without a server. */
import { DEFAULT_SETTINGS } from '#server/services/settings.ts'
import type { Reservation, UsageEvent } from '#server/storage/meter.ts'
import { SCHEMA } from '#server/storage/migrations/index.ts'
import type { WorkspaceRecord } from '#server/storage/workspace.ts'

export const workspaceRecord = (part: Partial<WorkspaceRecord> = {}): WorkspaceRecord => ({
  schema: SCHEMA,
  id: 'ws_AAAAAAAAAAAAAAAA',
  name: 'Nord',
  plan: 'free',
  created: '2026-02-03T04:05:06.000Z',
  billing: { anchor: null, spend_cap_micro_usd: null, included: null, rate_per_second: null },
  settings: structuredClone(DEFAULT_SETTINGS),
  voices: [],
  keys: [],
  members: [],
  invitations: [],
  notices: [],
  endpoints: [],
  outbox: [],
  requests: [],
  charges: [],
  audit: { seq: 0, hash: '0'.repeat(64), waiting: [] },
  ...part,
})

/** The event that settles a reservation whole. */
export const usageEvent = (
  { id, at, calls, counters, overage_calls, overage_unit_micro_usd }: Reservation,
  part: Partial<UsageEvent> = {},
): UsageEvent => ({
  id,
  at: new Date(at).toISOString(),
  operation: 'score',
  calls,
  counters,
  overage_calls,
  overage_unit_micro_usd,
  key: 'key_00000001',
  member: null,
  client: null,
  idempotency: null,
  ...part,
})
