/**
 * The store: everything Sendworthy keeps, behind one port. An adapter is one file that passes
 * test/server/storage/store-contract.ts. Promises resolve only when the change survives a power cut.
 */
import type { AccountsRecord, MetaRecord } from './accounts.ts'
import type { JournalEvents, JournalName } from './journals.ts'
import type { Meter, Reservation, UsageEvent } from './meter.ts'
import type { KeyRecord, WorkspaceRecord } from './workspace.ts'

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

/** What an adapter may answer at once when it has it in memory. */
export type Soon<T> = T | Promise<T>

/** Entries of a journal, newest first. */
export interface Page<T> {
  entries: readonly T[]
  /** Where the next page begins; null at the end. */
  before: string | null
}

export interface PageRequest {
  /** From a page; without it the newest entries. */
  before?: string | null
  limit: number
}

/** Sums of the usage that was settled under one counter. */
export interface UsageCounts {
  calls: number
  /** Calls above what the plan included, and what they cost in millionths of a dollar. */
  overage_calls: number
  overage_micro_usd: number
  by_operation: Record<string, number>
  by_key: Record<string, number>
  by_member: Record<string, number>
  by_client: Record<string, number>
}

/**
 * Decides on a reservation: gets the meter, the time and the workspace as all decisions before left them (what
 * they committed included), and gives the meter as it shall stand with a verdict. Pure and synchronous, since an adapter runs it under its lock. `commit` changes the workspace
 * (notices, outbox) in the same commit, before any verdict reaches a caller.
 */
export type Decide<V> = (
  meter: Meter,
  now: number,
  workspace: Committed<WorkspaceRecord>,
) => { meter: Meter; verdict: V; commit: ((workspace: WorkspaceRecord) => void) | null }

export interface Store {
  /**
   * Changes one workspace: `fn` gets a draft, synchronously, and its changes are committed whole or not at all.
   * When `fn` throws, or the commit fails (`StorageUnavailableError`), nothing has changed for any reader.
   * Rejects with `UnknownWorkspaceError` for an id that does not exist. What `fn` leaves in `audit.waiting` is
   * moved to the journal `audit`, exactly once.
   */
  tx<T>(workspaceId: string, fn: (workspace: WorkspaceRecord) => T): Promise<T>
  /** The committed workspace, or null. Rejects when the workspace is refused. */
  read(workspaceId: string): Soon<Committed<WorkspaceRecord> | null>
  /** Rejects with `WorkspaceExistsError` when the id is taken, or when only the first is wanted and there is one. */
  createWorkspace(workspace: WorkspaceRecord, which?: 'any' | 'first'): Promise<void>
  /**
   * Removes the workspace with its keys, journals and backups. Where it was the first, the oldest of the others
   * is from now on. Rejects with `UnknownWorkspaceError`.
   */
  deleteWorkspace(workspaceId: string): Promise<void>
  listWorkspaces(): Promise<WorkspaceList>
  /** Ids of workspaces whose outbox has a message due at `now` (milliseconds since 1970). */
  workspacesDue(now: number): Promise<readonly string[]>
  /** The key with this id, or null. What is committed at any node counts at every node. */
  findKey(keyId: string): Soon<FoundKey | null>

  /**
   * Runs `decide` on the workspace's meter, one at a time among all nodes. A later verdict never reaches its
   * caller before the commit of an earlier one is durable. When that commit fails, the meter is as before.
   */
  reserve<V>(workspaceId: string, decide: Decide<V>): Promise<V>
  /**
   * Ends a reservation with the event, which counts in its place from now on, also after a restart. `repeated` gives the
   * event that was settled under the same idempotency key before; then this one is not kept and counts nothing.
   * `commit` changes the workspace in the same commit: it holds when the event is kept, and only then.
   */
  settle(
    workspaceId: string,
    reservation: Reservation,
    event: UsageEvent,
    commit?: ((workspace: WorkspaceRecord) => void) | null,
  ): Promise<{ repeated: UsageEvent | null }>
  /** Ends a reservation as if it had never been. Never rejects: what is not ended expires. */
  release(workspaceId: string, reservation: Reservation): Promise<void>
  /** The meter as it stands, for those who only look. */
  meter(workspaceId: string): Soon<Meter>
  /** Sums of the events settled under this counter. */
  usage(workspaceId: string, counter: string): Promise<UsageCounts>
  /** The event settled under this idempotency key, when it is not older than `since` (ISO 8601). */
  settled(workspaceId: string, idempotencyKey: string, since: string): Soon<UsageEvent | null>

  /**
   * Appends to a journal of the workspace; events of one call are kept together or not at all. A gate event that
   * is there already is not kept again.
   */
  append<J extends Exclude<JournalName, 'usage' | 'audit'>>(
    workspaceId: string,
    journal: J,
    events: readonly JournalEvents[J][],
  ): Promise<void>
  /**
   * Events of a journal, newest first by their `at`, and of one instant those that came last. Events that come
   * in meanwhile shift nothing. Rejects with `UnknownPageError` for a place that is from no page.
   */
  page<J extends JournalName>(
    workspaceId: string,
    journal: J,
    request: PageRequest,
  ): Promise<Page<JournalEvents[J]>>
  /** Drops what is older than `before` (ISO 8601), in whole or in part as the adapter can; never newer events. */
  prune(workspaceId: string, journal: JournalName, before: string): Promise<void>

  /** Takes the drafts out of the journal `history`, for good; the scores stay. */
  forgetDrafts(workspaceId: string): Promise<void>

  /** Changes the accounts of people, as `tx` does a workspace. */
  changeAccounts<T>(fn: (accounts: AccountsRecord) => T): Promise<T>
  accounts(): Soon<Committed<AccountsRecord>>
  meta(): Soon<Committed<MetaRecord>>
  /**
   * Resolves when a change could be made durable now. Rejects with `StorageUnavailableError` when the disk is full or
   * the database cannot be reached or written.
   */
  check(): Promise<void>
  /** Waits for what is under way; every later call rejects with `StoreClosedError`. */
  close(): Promise<void>
}
