/**
 * The store in plain files, for one server: a JSON file and usage journals per workspace, in one locked folder.
 * Everything but old journals is in memory; files are read at the start only.
 */
import { readdir } from 'node:fs/promises'
import { Low } from 'lowdb'
import { Backups } from './backups.ts'
import { type Disk, realDisk } from './disk.ts'
import { type DurableFile, sweepTemporary } from './durable-file.ts'
import { StoreClosedError, UnknownWorkspaceError, WorkspaceExistsError } from './errors.ts'
import { journalsFolder, META, prepareFolders, workspacesFolder } from './layout.ts'
import { lockFolder } from './lock.ts'
import { MIGRATIONS, type Migration } from './migrations/index.ts'
import { reasonOf, unreadableJournal } from './open-record.ts'
import { type CellContext, RecordCell } from './record-cell.ts'
import { metaSchema, workspaceId, workspaceSchema } from './records.ts'
import type {
  Committed,
  FoundKey,
  MetaRecord,
  Store,
  UsageCounts,
  UsageEvent,
  UsageWindow,
  WorkspaceList,
  WorkspaceRecord,
} from './store.ts'
import { UsageJournals } from './usage-journals.ts'

interface FileStoreOptions {
  disk?: Disk
  /** The clock of backups. */
  now?: () => Date
  /** Hears of what was repaired or left out, in a sentence for the log. */
  report?: (note: string) => void
  migrations?: readonly Migration[]
}

/** Opens the folder, made when missing. Throws `FolderLockedError`, and `DamagedFileError` for meta.json. */
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

interface Workspace {
  cell: RecordCell<WorkspaceRecord>
  journals: UsageJournals
}

const hold = <T>(file: DurableFile<T>, record: T) => new Low(file, record)

class FileStore implements Store {
  readonly #context: CellContext
  readonly #now: () => Date
  readonly #report: (note: string) => void
  readonly #unlock: () => void
  readonly #meta: RecordCell<MetaRecord>
  readonly #workspaces = new Map<string, Workspace>()
  readonly #refused = new Map<string, Error>()
  /** Workspaces whose first write is under way. */
  readonly #creating = new Map<string, Promise<void>>()
  readonly #keys = new Map<string, FoundKey>()
  #closed: Promise<void> | null = null

  constructor(dataDir: string, options: FileStoreOptions, unlock: () => void) {
    this.#now = options.now ?? (() => new Date())
    this.#report = options.report ?? (() => {})
    this.#unlock = unlock
    const migrations = options.migrations ?? MIGRATIONS
    const backups = new Backups(dataDir, this.#now, this.#report)
    this.#context = { dataDir, disk: options.disk ?? realDisk, backups, migrations }
    // meta.json shares the schema number; none of the steps changes it.
    const metaContext = {
      ...this.#context,
      migrations: migrations.map(() => (record: object) => ({ ...record })),
    }
    this.#meta = new RecordCell(META, metaSchema, metaContext, hold)
  }

  async load(): Promise<void> {
    const { dataDir, migrations } = this.#context
    await sweepTemporary(dataDir)
    await sweepTemporary(workspacesFolder(dataDir))
    const names = await readdir(dataDir)
    const ids = await this.#idsOnDisk()
    if (ids.length > 0 || names.includes('meta.json')) await this.#meta.load()
    else {
      const created = this.#now().toISOString()
      await this.#meta.create({ schema: migrations.length + 1, created, first_workspace: null })
    }
    for (const id of ids) {
      try {
        const workspace = this.#workspace(id)
        await workspace.cell.load()
        await workspace.journals.open()
        this.#workspaces.set(id, workspace)
      } catch (error) {
        this.#forgetKeys(id)
        this.#refused.set(id, error instanceof Error ? error : new Error('unknown reason'))
        this.#report(`workspace ${id} is not served: ${reasonOf(error)}`)
      }
    }
    await this.#nameFirst()
  }

  async tx<T>(id: string, fn: (workspace: WorkspaceRecord) => T): Promise<T> {
    return this.#open(id).cell.change((draft) => {
      const result = fn(draft)
      if (result instanceof Promise) throw new TypeError('A transaction must be synchronous.')
      if (draft.id !== id) throw new TypeError('A workspace keeps its id.')
      return result
    })
  }

  async read(id: string): Promise<Committed<WorkspaceRecord> | null> {
    this.#mustBeOpen()
    const refusal = this.#refused.get(id)
    if (refusal) throw refusal
    return this.#workspaces.get(id)?.cell.committed ?? null
  }

  async createWorkspace(record: WorkspaceRecord): Promise<void> {
    this.#mustBeOpen()
    const { id } = record
    if (this.#creating.has(id) || this.#refused.has(id) || this.#workspaces.has(id)) {
      throw new WorkspaceExistsError(id)
    }
    const created = this.#create(record).finally(() => this.#creating.delete(id))
    this.#creating.set(id, created)
    await created
  }

  async listWorkspaces(): Promise<WorkspaceList> {
    this.#mustBeOpen()
    return {
      workspaces: this.#oldestFirst(),
      refused: [...this.#refused].map(([id, error]) => ({ id, error })),
    }
  }

  findKey(keyId: string): FoundKey | null {
    return this.#keys.get(keyId) ?? null
  }

  async recordUsage(id: string, event: UsageEvent): Promise<void> {
    return this.#open(id).journals.record(event)
  }

  async usage(id: string, window: UsageWindow): Promise<UsageCounts> {
    return this.#open(id).journals.counts(window)
  }

  async meta(): Promise<Committed<MetaRecord>> {
    this.#mustBeOpen()
    return this.#meta.committed
  }

  close(): Promise<void> {
    this.#closed ??= this.#finish()
    return this.#closed
  }

  async #create(record: WorkspaceRecord): Promise<void> {
    const workspace = this.#workspace(workspaceId.parse(record.id))
    await workspace.cell.create(record)
    this.#workspaces.set(record.id, workspace)
    await this.#nameFirst()
  }

  async #finish(): Promise<void> {
    await Promise.allSettled(this.#creating.values())
    for (const { cell, journals } of this.#workspaces.values()) {
      await cell.idle()
      await journals.close()
    }
    await this.#meta.idle()
    this.#unlock()
  }

  #mustBeOpen(): void {
    if (this.#closed) throw new StoreClosedError()
  }

  #open(id: string): Workspace {
    this.#mustBeOpen()
    const workspace = this.#workspaces.get(id)
    if (!workspace) throw this.#refused.get(id) ?? new UnknownWorkspaceError(id)
    return workspace
  }

  #workspace(id: string): Workspace {
    const { dataDir, disk } = this.#context
    return {
      cell: new RecordCell(id, workspaceSchema, this.#context, hold, (committed, previous) => {
        for (const key of previous?.keys ?? []) this.#keys.delete(key.id)
        for (const key of committed.keys) this.#keys.set(key.id, { workspace: id, key })
      }),
      journals: new UsageJournals(journalsFolder(dataDir, id), {
        disk,
        report: this.#report,
        unreadable: (file, cause) => unreadableJournal(file, id, cause),
      }),
    }
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
