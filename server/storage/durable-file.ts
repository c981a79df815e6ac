/**
 * One record in one file, acknowledged only once it is on stable storage. Has the shape of a lowdb adapter:
 * lowdb's own one renames atomically but never calls fsync, shares one temporary name between processes and
 * lets the first caller wait for as long as later writes keep arriving.
 */
import { hash, randomBytes } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type Disk, realDisk, syncFolder } from './disk.ts'
import { StorageUnavailableError } from './errors.ts'

interface Waiter {
  resolve: () => void
  reject: (error: unknown) => void
}

interface DurableFileOptions<T> {
  /** The record in what was read; throws an Error that says why it is none. */
  parse: (content: unknown) => T
  disk?: Disk
  /** The file as messages call it. */
  label?: string
  /** Runs before the file is replaced, while the previous generation still has its name. Must not reject. */
  beforeReplace?: () => Promise<void>
  /** The record is on disk; runs before those who wait for it are told. */
  onCommit?: (record: T) => void
  /** The write failed; `committed` is what the disk holds. */
  onRollback?: (committed: T | null) => void
}

export class DurableFile<T> {
  readonly path: string
  readonly #options: DurableFileOptions<T>
  readonly #disk: Disk
  #waiters: Waiter[] = []
  #running: Promise<void> | null = null
  #newest: T | null = null
  #committed: T | null = null

  constructor(path: string, options: DurableFileOptions<T>) {
    this.path = path
    this.#options = options
    this.#disk = options.disk ?? realDisk
  }

  /** The record, or null when there is no file. Throws when the content is not what was written. */
  async read(): Promise<T | null> {
    const text = await readIfThere(this.path)
    if (text === null) return null
    const record = this.#options.parse(decode(text))
    this.#committed = record
    return record
  }

  /**
   * Writes the record. Calls that arrive while a write is under way share the next one, which holds the newest
   * record; `record` must not change afterwards.
   */
  write(record: T): Promise<void> {
    this.#newest = record
    return new Promise((resolve, reject) => {
      this.#waiters.push({ resolve, reject })
      this.#running ??= Promise.resolve().then(() => this.#drain())
    })
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running) await this.#running
  }

  async #drain(): Promise<void> {
    while (this.#waiters.length > 0) {
      const batch = this.#waiters
      const record = this.#newest
      this.#waiters = []
      try {
        await this.#replace(encode(record))
        this.#committed = record
        if (record !== null) this.#options.onCommit?.(record)
        for (const waiter of batch) waiter.resolve()
      } catch (cause) {
        // Those who came later built on a record that does not exist now, so they fail with the batch.
        const failed = [...batch, ...this.#waiters]
        this.#waiters = []
        this.#newest = this.#committed
        this.#options.onRollback?.(this.#committed)
        const error = new StorageUnavailableError(this.#options.label ?? basename(this.path), cause)
        for (const waiter of failed) waiter.reject(error)
      }
    }
    this.#running = null
  }

  async #replace(content: string): Promise<void> {
    const folder = dirname(this.path)
    const temporary = join(
      folder,
      `.${basename(this.path)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`,
    )
    try {
      const handle = await this.#disk.open(temporary, 'wx', 0o600)
      try {
        await handle.writeFile(content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      if (this.#committed !== null) await this.#options.beforeReplace?.()
      await this.#disk.rename(temporary, this.path)
    } catch (error) {
      await this.#disk.rm(temporary, { force: true }).catch(() => {}) // swept at the next start
      throw error
    }
    await syncFolder(this.#disk, folder)
  }
}

const sum = (body: string) => hash('sha256', body, 'hex').slice(0, 16)

/** A header line with format and checksum, then the record as JSON. */
export function encode(record: unknown): string {
  const body = JSON.stringify(record)
  return `{"format":1,"sum":"${sum(body)}"}\n${body}`
}

/** The record in the text; throws an Error that says what is wrong. The record's shape is not checked here. */
export function decode(text: string): unknown {
  const [header] = text.split('\n', 1)
  if (!header) throw new Error(text === '' ? 'it is empty' : 'its first line is missing')
  const found = /^\{"format":(\d{1,6}),"sum":"([0-9a-f]{16})"\}$/.exec(header)
  if (!found) throw new Error('its first line is not the header that was written')
  if (found[1] !== '1') throw new Error(`it has file format ${found[1]}, this version reads 1`)
  const body = text.slice(header.length + 1)
  if (sum(body) !== found[2]) throw new Error('its checksum does not match its content')
  return JSON.parse(body)
}

/** The file's text, or null when there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Writes to the folder and leaves nothing there. Rejects with `StorageUnavailableError`. */
export async function tryWriting(disk: Disk, folder: string): Promise<void> {
  const path = join(folder, `.check.${process.pid}.tmp`)
  try {
    const handle = await disk.open(path, 'w', 0o600)
    try {
      await handle.writeFile('ok')
      await handle.datasync()
    } finally {
      await handle.close()
    }
  } catch (cause) {
    throw new StorageUnavailableError(basename(folder), cause)
  } finally {
    await disk.rm(path, { force: true }).catch(() => {}) // swept at the next start
  }
}

/** Removes temporary files that a killed process left in the folder. */
export async function sweepTemporary(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.startsWith('.') && name.endsWith('.tmp')) await rm(join(folder, name), { force: true })
  }
}
