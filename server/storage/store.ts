/**
 * The store: everything Sendworthy keeps, behind one port. An adapter is one file that passes
 * test/server/storage/store-contract.ts. Promises resolve only when the change survives a power cut.
 */
import type { Profile } from '#shared/engine/profile.ts'

export const PLAN_NAMES = ['free', 'enterprise'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

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
  /** ISO 8601 instants, UTC. */
  created: string
  expires: string | null
  revoked: string | null
  /** UTC day, `YYYY-MM-DD`. */
  last_used: string | null
}

export interface WorkspaceRecord {
  schema: number
  /** `ws_` and sixteen characters of 0-9, A-Z, a-z. */
  id: string
  name: string
  plan: PlanName
  created: string
  settings: Profile
  keys: KeyRecord[]
}

/** One successful operation, as it is written to the journal. */
export interface UsageEvent {
  /** `evt_…`; unique, so that a replay can be told from a second call. */
  id: string
  at: string
  operation: string
  /** Calls charged; a whole number. */
  calls: number
  /** Id of the key that made the call. */
  key: string
}

/** Whole UTC days, `YYYY-MM-DD`: from `from` up to but not including `to`. */
export interface UsageWindow {
  from: string
  to: string
}

export interface UsageCounts {
  calls: number
  by_operation: Record<string, number>
  by_key: Record<string, number>
}

/** What holds for the whole store. */
export interface MetaRecord {
  schema: number
  created: string
  /** The workspace made first; it belongs to whoever runs the server. */
  first_workspace: string | null
}

/** A record handed out: what is committed, and frozen. */
export type Committed<T> = { readonly [K in keyof T]: T[K] extends object | null ? Committed<T[K]> : T[K] }

export interface FoundKey {
  workspace: string
  key: Committed<KeyRecord>
}

export interface WorkspaceList {
  /** Oldest first. */
  workspaces: readonly Committed<WorkspaceRecord>[]
  /** Workspaces that exist and cannot be served, with the reason. They are never replaced by defaults. */
  refused: readonly { id: string; error: Error }[]
}

export interface Store {
  /**
   * Changes one workspace: `fn` gets a draft, synchronously, and its changes are committed whole or not at all.
   * When `fn` throws, or the commit fails (`StorageUnavailableError`), nothing has changed for any reader.
   * Rejects with `UnknownWorkspaceError` for an id that does not exist.
   */
  tx<T>(workspaceId: string, fn: (workspace: WorkspaceRecord) => T): Promise<T>
  /** The committed workspace, or null. Rejects when the workspace is refused. */
  read(workspaceId: string): Promise<Committed<WorkspaceRecord> | null>
  /** Rejects with `WorkspaceExistsError` when the id is taken. */
  createWorkspace(workspace: WorkspaceRecord): Promise<void>
  listWorkspaces(): Promise<WorkspaceList>
  /**
   * The key with this id, or null, from an index in memory of what is committed: synchronous, because it
   * stands on the way of every request. An adapter for several nodes keeps the index fresh by itself.
   */
  findKey(keyId: string): FoundKey | null
  /** Appends to the workspace's journal. */
  recordUsage(workspaceId: string, event: UsageEvent): Promise<void>
  /** Sums of what was recorded in the window. */
  usage(workspaceId: string, window: UsageWindow): Promise<UsageCounts>
  meta(): Promise<Committed<MetaRecord>>
  /** Waits for what is under way; every later call rejects with `StoreClosedError`. */
  close(): Promise<void>
}
