/**
 * Generations of a record's file: one an hour, kept for 24 of them and 7 days, and one before each migration.
 * The hourly one is a hard link of the generation about to be replaced, so it costs no copying and later damage
 * to the file in place does not reach it.
 */
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { decode, readIfThere } from './durable-file.ts'
import { backupsFolder } from './layout.ts'

const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}(\.schema-\d+)?\.json$/
const HOURLY_KEPT = 24
const DAYS_KEPT = 7

export class Backups {
  readonly #dataDir: string
  readonly #now: () => Date
  readonly #report: (note: string) => void
  /** Hour of the newest backup, by record. */
  readonly #hours = new Map<string, string>()

  constructor(dataDir: string, now: () => Date, report: (note: string) => void) {
    this.#dataDir = dataDir
    this.#now = now
    this.#report = report
  }

  /** Keeps the generation that is about to be replaced, if none was kept this hour. Never rejects. */
  async keepReplaced(record: string, file: string): Promise<void> {
    if (this.#hours.get(record) === this.#now().toISOString().slice(0, 13)) return
    // A file system without hard links gets a copy.
    await this.#keep(record, (path) => link(file, path).catch(() => copyFile(file, path)))
  }

  /** Copies a file found good at the start, unless the newest backup is the same. Never rejects. */
  async keepAtStart(record: string, file: string): Promise<void> {
    const [newest] = await this.list(record)
    this.#hours.set(record, newest ? newest.slice(0, 13) : '')
    const same = newest && (await readIfThere(this.path(record, newest))) === (await readIfThere(file))
    if (!same) await this.#keep(record, (path) => copyFile(file, path))
  }

  /** Copies the file before a migration; rejects when that fails, and the migration must not happen then. */
  async keepBeforeMigration(record: string, file: string, schema: number): Promise<void> {
    await mkdir(backupsFolder(this.#dataDir, record), { recursive: true, mode: 0o700 })
    await copyFile(file, this.path(record, `${this.#stamp()}.schema-${schema}.json`))
  }

  /** Names of the backups, newest first. */
  async list(record: string): Promise<string[]> {
    const names = await readdir(backupsFolder(this.#dataDir, record)).catch(() => [])
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
  }

  /** Path of the newest backup whose checksum holds and whose content `parse` takes, or null. */
  async newestGood(record: string, parse: (content: unknown) => unknown): Promise<string | null> {
    for (const name of await this.list(record)) {
      const text = await readIfThere(this.path(record, name)).catch(() => null)
      try {
        if (text !== null && parse(decode(text)) !== null) return this.path(record, name)
      } catch {
        // damaged as well: an older one may be good
      }
    }
    return null
  }

  path(record: string, name: string): string {
    return join(backupsFolder(this.#dataDir, record), name)
  }

  #stamp(): string {
    return this.#now().toISOString().slice(0, 19).replaceAll(':', '-')
  }

  async #keep(record: string, put: (path: string) => Promise<void>): Promise<void> {
    const stamp = this.#stamp()
    this.#hours.set(record, stamp.slice(0, 13))
    try {
      await mkdir(backupsFolder(this.#dataDir, record), { recursive: true, mode: 0o700 })
      await put(this.path(record, `${stamp}.json`))
      for (const name of outdated(await this.list(record))) await rm(this.path(record, name), { force: true })
    } catch (error) {
      // The record itself is safe; a missing backup must not refuse the change that asked for it.
      this.#report(`no backup of ${record}: ${error instanceof Error ? error.message : 'unknown reason'}`)
    }
  }
}

/** Which of the names may go: all but the newest 24, the newest of each of the last 7 days, and migrations'. */
export function outdated(names: readonly string[]): string[] {
  const hourly = names
    .filter((name) => NAME.test(name) && !name.includes('schema'))
    .sort()
    .reverse()
  const newestOfDay = new Map<string, string>()
  for (const name of hourly) {
    const day = name.slice(0, 10)
    if (!newestOfDay.has(day)) newestOfDay.set(day, name)
  }
  const kept = new Set([...hourly.slice(0, HOURLY_KEPT), ...[...newestOfDay.values()].slice(0, DAYS_KEPT)])
  return hourly.filter((name) => !kept.has(name))
}
