/**
 * The store in plain files, for one server: a JSON file and journals per workspace, in one locked folder.
 * Everything but journals is in memory; records are read at the start only.
 */
import { readdir } from 'node:fs/promises'
import { Low } from 'lowdb'
import type { AccountsRecord, MetaRecord } from './accounts.ts'
import { Backups } from './backups.ts'
import { markDeleted, removeMark, removeRest, unfinishedDeletions } from './deletion.ts'
import { type Disk, realDisk } from './disk.ts'
import { type DurableFile, sweepTemporary, tryWriting } from './durable-file.ts'
import { StoreClosedError, UnknownWorkspaceError, WorkspaceExistsError } from './errors.ts'
import type { JournalEvents, JournalName } from './journals.ts'
import { ACCOUNTS, journalsFolder, META, prepareFolders, workspacesFolder } from './layout.ts'
import { lockFolder } from './lock.ts'
import type { Meter, Reservation, UsageEvent } from './meter.ts'
import { MIGRATIONS, type Migrations, schemaAfter } from './migrations/index.ts'
import { reasonOf, unreadableJournal } from './open-record.ts'
import { OpenWorkspace } from './open-workspace.ts'
import { type CellContext, RecordCell } from './record-cell.ts'
import { workspaceId } from './record-fields.ts'
import { accountsSchema, metaSchema, workspaceSchema } from './records.ts'
import type {
  Committed,
  Decide,
  FoundKey,
  Page,
  PageRequest,
  Store,
  UsageCounts,
  WorkspaceList,
} from './store.ts'
import type { WorkspaceRecord } from './workspace.ts'

interface FileStoreOptions {
  disk?: Disk
  /** The clock of meters and backups. */
  now?: () => Date
  /** Hears of what was repaired or left out, in a sentence for the log. */
  report?: (note: string) => void
  migrations?: Migrations
}

/** Opens the folder, made when missing. Throws `FolderLockedError`, and `DamagedFileError` for shared records. */
export async function openFileStore(dataDir: string, options: FileStoreOptions = {}): Promise<Store> {
  await prepareFolders(dataDir)
  const unlock = lockFolder(dataDir)
  try {
    const store = new FileStore(dataDir, options, unlock)
    await store.load()
    return store
  } catch (error) {
    unlock()
    throw error
  }
}

const hold = <T>(file: DurableFile<T>, record: T) => new Low(file, record)

class FileStore implements Store {
  readonly #context: CellContext
  readonly #migrations: Migrations
  readonly #now: () => Date
  readonly #report: (note: string) => void
  readonly #unlock: () => void
  readonly #meta: RecordCell<MetaRecord>
  readonly #accounts: RecordCell<AccountsRecord>
  readonly #workspaces = new Map<string, OpenWorkspace>()
  readonly #refused = new Map<string, Error>()
  /** Workspaces whose first write is under way, and those whose removal is. */
  readonly #creating = new Map<string, Promise<void>>()
  readonly #deleting = new Map<string, Promise<void>>()
  readonly #keys = new Map<string, FoundKey>()
  #closed: Promise<void> | null = null

  constructor(dataDir: string, options: FileStoreOptions, unlock: () => void) {
    this.#now = options.now ?? (() => new Date())
    this.#report = options.report ?? (() => {})
    this.#migrations = options.migrations ?? MIGRATIONS
    this.#unlock = unlock
    const backups = new Backups(dataDir, this.#now, this.#report)
    this.#context = { dataDir, disk: options.disk ?? realDisk, backups }
    const { meta, accounts } = this.#migrations
    this.#meta = new RecordCell(META, { schema: metaSchema, migrations: meta }, this.#context, hold)
    this.#accounts = new RecordCell(
      ACCOUNTS,
      { schema: accountsSchema, migrations: accounts },
      this.#context,
      hold,
    )
  }

  async load(): Promise<void> {
    const { dataDir } = this.#context
    await sweepTemporary(dataDir)
    await sweepTemporary(workspacesFolder(dataDir))
    const deleted = await unfinishedDeletions(dataDir)
    await this.#loadShared(deleted.length > 0 || (await this.#idsOnDisk()).length > 0)
    for (const id of deleted) await this.#finishDeletion(id)
    for (const id of await this.#idsOnDisk()) if (!this.#deleting.has(id)) await this.#load(id)
    await this.#nameFirst()
  }

  tx<T>(id: string, fn: (workspace: WorkspaceRecord) => T): Promise<T> {
    return this.#in(id, (workspace) => workspace.change(fn))
  }

  async read(id: string): Promise<Committed<WorkspaceRecord> | null> {
    this.#mustBeOpen()
    const refusal = this.#refused.get(id)
    if (refusal) throw refusal
    return this.#workspaces.get(id)?.cell.committed ?? null
  }

  async createWorkspace(record: WorkspaceRecord, which: 'any' | 'first' = 'any'): Promise<void> {
    this.#mustBeOpen()
    const { id } = record
    const others = [this.#workspaces, this.#refused, this.#creating]
    if (others.some((ids) => ids.has(id) || (which === 'first' && ids.size > 0)) || this.#deleting.has(id))
      throw new WorkspaceExistsError(id)
    const created = this.#create(record).finally(() => this.#creating.delete(id))
    this.#creating.set(id, created)
    await created
  }

  async deleteWorkspace(id: string): Promise<void> {
    const workspace = this.#open(id)
    const deleted = this.#delete(id, workspace)
    this.#deleting.set(id, deleted)
    await deleted
  }

  async listWorkspaces(): Promise<WorkspaceList> {
    this.#mustBeOpen()
    return {
      workspaces: this.#oldestFirst(),
      refused: [...this.#refused].map(([id, error]) => ({ id, error })),
    }
  }

  async workspacesDue(now: number): Promise<readonly string[]> {
    this.#mustBeOpen()
    const isDue = ({ outbox }: Committed<WorkspaceRecord>) =>
      outbox.some(({ deliveries }) => deliveries.some(({ due }) => due <= now))
    return [...this.#workspaces].filter(([, { cell }]) => isDue(cell.committed)).map(([id]) => id)
  }

  findKey(keyId: string): FoundKey | null {
    this.#mustBeOpen()
    return this.#keys.get(keyId) ?? null
  }

  reserve<V>(id: string, decide: Decide<V>): Promise<V> {
    return this.#in(id, (workspace) => workspace.reserve(decide, () => this.#now().getTime()))
  }

  settle(
    id: string,
    reservation: Reservation,
    event: UsageEvent,
    commit: ((workspace: WorkspaceRecord) => void) | null = null,
  ): Promise<{ repeated: UsageEvent | null }> {
    return this.#in(id, (workspace) => workspace.settle(reservation, event, commit))
  }

  async release(id: string, reservation: Reservation): Promise<void> {
    await this.#workspaces.get(id)?.usage.release(reservation)
  }

  async meter(id: string): Promise<Meter> {
    return this.#open(id).usage.meter.now
  }

  usage(id: string, counter: string): Promise<UsageCounts> {
    return this.#in(id, ({ usage }) => usage.counts(counter))
  }

  async settled(id: string, idempotencyKey: string, since: string): Promise<UsageEvent | null> {
    return this.#open(id).usage.settled(idempotencyKey, since)
  }

  append<J extends Exclude<JournalName, 'usage' | 'audit'>>(
    id: string,
    journal: J,
    events: readonly JournalEvents[J][],
  ): Promise<void> {
    return this.#in(id, async (workspace) => (await workspace.journal(journal)).append(events))
  }

  page<J extends JournalName>(id: string, journal: J, request: PageRequest): Promise<Page<JournalEvents[J]>> {
    return this.#in(id, async (workspace) => (await workspace.journal(journal)).page(request))
  }

  prune(id: string, journal: JournalName, before: string): Promise<void> {
    return this.#in(id, (workspace) => workspace.prune(journal, before))
  }

  forgetDrafts(id: string): Promise<void> {
    return this.#in(id, (workspace) => workspace.forgetDrafts())
  }

  async changeAccounts<T>(fn: (accounts: AccountsRecord) => T): Promise<T> {
    this.#mustBeOpen()
    return this.#accounts.change(fn)
  }

  async accounts(): Promise<Committed<AccountsRecord>> {
    this.#mustBeOpen()
    return this.#accounts.committed
  }

  async meta(): Promise<Committed<MetaRecord>> {
    this.#mustBeOpen()
    return this.#meta.committed
  }

  async check(): Promise<void> {
    this.#mustBeOpen()
    await tryWriting(this.#context.disk, this.#context.dataDir)
  }

  close(): Promise<void> {
    this.#closed ??= this.#finish()
    return this.#closed
  }

  async #loadShared(isUsed: boolean): Promise<void> {
    const { dataDir, backups } = this.#context
    const names = await readdir(dataDir)
    const { meta, accounts } = this.#migrations
    if (isUsed || names.includes('meta.json')) await this.#meta.load()
    else {
      const created = this.#now().toISOString()
      await this.#meta.create({ schema: schemaAfter(meta), created, first_workspace: null })
    }
    // Older versions had no accounts; those that were lost have left a backup.
    if (names.includes('accounts.json') || (await backups.list(ACCOUNTS)).length > 0) {
      await this.#accounts.load()
    } else {
      const schema = schemaAfter(accounts)
      await this.#accounts.create({ schema, users: [], sessions: [], links: [], places: [], deleted: [] })
    }
  }

  async #load(id: string): Promise<void> {
    try {
      const workspace = this.#workspace(id)
      await workspace.load()
      this.#workspaces.set(id, workspace)
    } catch (error) {
      this.#forgetKeys(id)
      this.#refused.set(id, error instanceof Error ? error : new Error('unknown reason'))
      this.#report(`workspace ${id} is not served: ${reasonOf(error)}`)
    }
  }

  async #create(record: WorkspaceRecord): Promise<void> {
    const workspace = this.#workspace(workspaceId.parse(record.id))
    await workspace.create(record)
    this.#workspaces.set(record.id, workspace)
    await this.#nameFirst()
  }

  /** The workspace takes no more changes from here on; readers have it until its deletion is durable. */
  async #delete(id: string, workspace: OpenWorkspace): Promise<void> {
    const { dataDir, disk } = this.#context
    try {
      await workspace.close()
      await markDeleted(dataDir, id, disk)
    } catch (error) {
      this.#deleting.delete(id)
      throw error
    }
    this.#workspaces.delete(id)
    this.#forgetKeys(id)
    await this.#finishDeletion(id)
  }

  /** Removes what is left of a workspace. What cannot be removed now is removed at the next start. */
  async #finishDeletion(id: string): Promise<void> {
    const { dataDir, disk } = this.#context
    this.#deleting.set(id, this.#deleting.get(id) ?? Promise.resolve())
    try {
      await removeRest(dataDir, id, disk)
      if (this.#meta.committed.first_workspace === id) {
        await this.#meta.change((meta) => {
          meta.first_workspace = null
        })
        await this.#nameFirst()
      }
      await removeMark(dataDir, id, disk)
      this.#deleting.delete(id)
    } catch (error) {
      this.#report(`${id} is deleted; the rest of its files go at the next start: ${reasonOf(error)}`)
    }
  }

  async #finish(): Promise<void> {
    await Promise.allSettled([...this.#creating.values(), ...this.#deleting.values()])
    for (const workspace of this.#workspaces.values()) await workspace.close()
    await this.#accounts.idle()
    await this.#meta.idle()
    this.#unlock()
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new StoreClosedError()
  }

  #open(id: string): OpenWorkspace {
    this.#mustBeOpen()
    const workspace = this.#workspaces.get(id)
    if (!workspace || this.#deleting.has(id)) throw this.#refused.get(id) ?? new UnknownWorkspaceError(id)
    return workspace
  }

  /** Promises are handed on as they are: every call comes here twice. */
  #in<T>(id: string, work: (workspace: OpenWorkspace) => Promise<T>): Promise<T> {
    try {
      return this.#open(id).run(work)
    } catch (error) {
      return Promise.reject(error)
    }
  }

  #workspace(id: string): OpenWorkspace {
    const { dataDir, disk } = this.#context
    const kind = { schema: workspaceSchema, migrations: this.#migrations.workspace }
    const cell = new RecordCell(id, kind, this.#context, hold, (committed, previous) => {
      for (const key of previous?.keys ?? []) this.#keys.delete(key.id)
      for (const key of committed.keys) this.#keys.set(key.id, { workspace: id, key })
    })
    return new OpenWorkspace(id, cell, {
      folder: journalsFolder(dataDir, id),
      disk,
      report: this.#report,
      unreadable: (file, cause) => unreadableJournal(file, id, cause),
    })
  }

  #forgetKeys(id: string): void {
    for (const [keyId, found] of this.#keys) if (found.workspace === id) this.#keys.delete(keyId)
  }

  #oldestFirst(): Committed<WorkspaceRecord>[] {
    const all = [...this.#workspaces.values()].map(({ cell }) => cell.committed)
    return all.sort((a, b) =>
      a.created === b.created ? (a.id < b.id ? -1 : 1) : a.created < b.created ? -1 : 1,
    )
  }

  /** Workspace and meta are two files, so the second is set right whenever the first was written without it. */
  async #nameFirst(): Promise<void> {
    const [first] = this.#oldestFirst()
    if (!first || this.#meta.committed.first_workspace !== null || this.#refused.size > 0) return
    await this.#meta
      .change((meta) => {
        meta.first_workspace ??= first.id
      })
      .catch((error: unknown) => this.#report(`the first workspace is not noted yet: ${reasonOf(error)}`))
  }

  /** Every workspace that left a file or a folder of journals: one without its file is damaged, not gone. */
  async #idsOnDisk(): Promise<string[]> {
    const names = await readdir(workspacesFolder(this.#context.dataDir))
    const ids = names
      .map((name) => name.replace(/\.json$/, ''))
      .filter((id) => workspaceId.safeParse(id).success)
    return [...new Set(ids)].sort()
  }
}
