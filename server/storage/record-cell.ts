/** One record in memory: what is committed, for readers, and the newest draft on its way to the disk. */
import type { Backups } from './backups.ts'
import type { Disk } from './disk.ts'
import { DurableFile } from './durable-file.ts'
import { freeze } from './freeze.ts'
import { recordFile } from './layout.ts'
import { type RecordKind, RecordParser, unreadable } from './open-record.ts'
import type { Committed } from './store.ts'

/** The part of lowdb's `Low` that is used. */
interface Holder<T> {
  data: T
  write(): Promise<void>
}

export interface CellContext {
  dataDir: string
  disk: Disk
  backups: Backups
}

export class RecordCell<T extends object> {
  readonly #name: string
  readonly #kind: RecordKind<T>
  readonly #context: CellContext
  readonly #parser: RecordParser<T>
  readonly #file: DurableFile<T>
  readonly #hold: (file: DurableFile<T>, record: T) => Holder<T>
  readonly #onCommit: (committed: Committed<T>, previous: Committed<T> | null) => void
  #holder: Holder<T> | null = null
  #committed: Committed<T> | null = null

  constructor(
    name: string,
    kind: RecordKind<T>,
    context: CellContext,
    hold: (file: DurableFile<T>, record: T) => Holder<T>,
    onCommit: (committed: Committed<T>, previous: Committed<T> | null) => void = () => {},
  ) {
    const path = recordFile(context.dataDir, name)
    this.#name = name
    this.#kind = kind
    this.#context = context
    this.#parser = new RecordParser(kind, path)
    this.#hold = hold
    this.#onCommit = onCommit
    this.#file = new DurableFile(path, {
      parse: this.#parser.parse,
      disk: context.disk,
      label: path,
      beforeReplace: () => context.backups.keepReplaced(name, path),
      onCommit: (record) => this.#commit(record),
      onRollback: (record) => {
        if (this.#holder && record) this.#holder.data = record
      },
    })
  }

  get committed(): Committed<T> {
    if (!this.#committed) throw new Error(`${this.#name} is not open`)
    return this.#committed
  }

  /** Reads the file, migrated and backed up. A missing, damaged or newer one is an error, never a default. */
  async load(): Promise<void> {
    const { backups, dataDir } = this.#context
    const record = await this.#file
      .read()
      .then((found) => {
        if (found === null) throw new Error('it is missing')
        return found
      })
      .catch(async (cause) => {
        throw await unreadable(dataDir, this.#name, backups, this.#parser.parse, cause)
      })
    this.#holder = this.#hold(this.#file, record)
    if (this.#parser.migratedFrom === null) {
      await backups.keepAtStart(this.#name, this.#file.path)
      this.#commit(record)
    } else {
      await backups.keepBeforeMigration(this.#name, this.#file.path, this.#parser.migratedFrom)
      await this.#holder.write()
    }
  }

  /** Writes the first generation. */
  async create(record: T): Promise<void> {
    this.#holder = this.#hold(this.#file, this.#kind.schema.parse(record))
    await this.#holder.write()
  }

  /** Commits what `fn` does to a draft. Calls that come together share a write; a failed one undoes them all. */
  async change<R>(fn: (draft: T) => R): Promise<R> {
    const holder = this.#holder
    if (!holder) throw new Error(`${this.#name} is not open`)
    const draft = structuredClone(holder.data)
    const result = fn(draft)
    if (result instanceof Promise) throw new TypeError('A transaction must be synchronous.')
    holder.data = this.#kind.schema.parse(draft)
    await holder.write()
    return result
  }

  /** Resolves when nothing is under way. */
  idle(): Promise<void> {
    return this.#file.idle()
  }

  #commit(record: T): void {
    const previous = this.#committed
    this.#committed = freeze(record)
    this.#onCommit(this.#committed, previous)
  }
}
