/**
 * One journal of one workspace, in a file for each UTC month, or day where what is pruned must not stay on disk.
 * Events of one call stand in the file of the newest of them, so a file holds nothing newer than its month, and an
 * old file can be dropped whole.
 */
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { type Disk, syncFolder } from './disk.ts'
import { readEvent } from './event-schemas.ts'
import { foldJournal, Journal, type Stretch } from './journal.ts'
import { JournalBlocks } from './journal-blocks.ts'
import { byAge, decodeCursor, encodeCursor, Newest, type Place } from './journal-page.ts'
import type { JournalEvents, JournalName } from './journals.ts'
import { rewriteJournal, type Without } from './rewrite-journal.ts'
import type { Page, PageRequest } from './store.ts'

/** Takes in the events of a month: those in the file when it is opened, and each new one once it is durable. */
export interface Collector<E> {
  add(event: E): void
}

export interface JournalFiles {
  folder: string
  disk: Disk
  /** Hears of a torn last line that was cut. */
  report: (note: string) => void
  /** The error for a file that cannot be read. */
  unreadable: (file: string, cause: unknown) => Error
}

interface Month<C> {
  path: string
  journal: Journal
  blocks: JournalBlocks
  /** The reading of what was appended since into `blocks`, one after the other. */
  reading: Promise<unknown>
  collected: C
}

const DIGITS = { month: 7, day: 10 } as const

export class MonthJournals<J extends JournalName, C extends Collector<JournalEvents[J]>> {
  readonly #name: J
  readonly #files: JournalFiles
  readonly #collector: () => C
  /** Characters of a time that name its file. */
  readonly #digits: number
  /** Months read so far, each once. */
  readonly #opened = new Map<string, Promise<Month<C>>>()
  #names: Promise<Set<string>> | null = null
  /** What is older was pruned. */
  #horizon = ''
  /** What is removed from files at the moment. Never rejects. */
  #removing: Promise<void> = Promise.resolve()

  constructor(name: J, files: JournalFiles, collector: () => C, per: keyof typeof DIGITS = 'month') {
    this.#digits = DIGITS[per]
    this.#name = name
    this.#files = files
    this.#collector = collector
  }

  /**
   * Reads the newest `months` at once, so that damage shows at the start; older ones are read when asked for.
   * `each` sees their events, oldest first.
   */
  async open(months: number, each: (event: JournalEvents[J]) => void): Promise<void> {
    const newest = (await this.months()).slice(0, months)
    for (const month of newest.reverse()) await this.#month(month, each)
  }

  /** Reads these months too, where they have a file and were not read before. */
  async openAlso(months: ReadonlySet<string>, each: (event: JournalEvents[J]) => void): Promise<void> {
    for (const month of await this.months())
      if (months.has(month) && !this.#opened.has(month)) await this.#month(month, each)
  }

  /** Months, or days, that have a file, newest first; files of both may stand beside each other. */
  async months(): Promise<string[]> {
    this.#names ??= readdir(this.#files.folder).then(
      (names) => new Set(names.flatMap((name) => this.#monthOf(name) ?? [])),
      () => new Set<string>(), // no folder is no journal
    )
    return [...(await this.#names)].sort().reverse()
  }

  /** What was collected of a month. */
  async collected(month: string): Promise<C> {
    return (await this.#month(month)).collected
  }

  /** Keeps the events together, or rejects and keeps none. What would be pruned already is not kept. */
  async append(events: readonly JournalEvents[J][]): Promise<void> {
    const kept = events.map((event) => readEvent(this.#name, event)).filter(({ at }) => at >= this.#horizon)
    const newest = kept
      .map(({ at }) => at)
      .sort()
      .at(-1)
    if (newest === undefined) return
    const { journal, collected } = await this.#month(newest.slice(0, this.#digits))
    await journal.append(kept)
    for (const event of kept) collected.add(event)
  }

  /** Reads no more of the files than the page needs. */
  async page({ before = null, limit }: PageRequest): Promise<Page<JournalEvents[J]>> {
    const from = before === null ? null : decodeCursor(before)
    const found = new Newest<Place & { event: unknown }>(limit + 1)
    const isFullOf = (newer: string) => (found.list()[limit]?.at ?? '') > newer
    for (const name of await this.months()) {
      // Files from here on hold nothing newer than their month.
      if (isFullOf(`${name}~`) || name < this.#horizon.slice(0, name.length)) break
      const month = await this.#upToDate(name)
      for (const { start, end, first, oldest, newest } of month.blocks.newestFirst()) {
        if (isFullOf(newest) || newest < this.#horizon) break
        if (from && oldest > from.at) continue
        let number = first
        await this.#fold(month, { start, end }, (event) => {
          const placed = { at: timeOf(event), month: name, number: number++, event }
          if (placed.at >= this.#horizon && (!from || byAge(from, placed) < 0)) found.add(placed)
        })
      }
    }
    const entries = found.list().slice(0, limit)
    const next = found.list().length > limit ? entries.at(-1) : undefined
    return {
      entries: entries.map(({ event }) => readEvent(this.#name, event)),
      before: next ? encodeCursor(next) : null,
    }
  }

  /** Removes the files of months, or days, before `before` and hides what is older in the file that is left. */
  prune(before: string): Promise<void> {
    if (before > this.#horizon) this.#horizon = before
    return this.#alone(() => this.#drop(before))
  }

  /** Takes from all events what `without` leaves out. What is appended meanwhile waits. */
  rewrite(without: Without): Promise<void> {
    return this.#alone(async () => {
      for (const name of await this.months()) await this.#rewrite(name, without)
    })
  }

  async close(): Promise<void> {
    for (const month of this.#opened.values()) await (await month.catch(() => null))?.journal.close()
  }

  #path(month: string): string {
    return join(this.#files.folder, `${this.#name}-${month}.jsonl`)
  }

  #monthOf(file: string): string | null {
    const found = /^([a-z]+)-(\d{4}-\d{2}(?:-\d{2})?)\.jsonl$/.exec(file)
    return found?.[1] === this.#name ? (found[2] ?? null) : null
  }

  #month(month: string, each?: (event: JournalEvents[J]) => void): Promise<Month<C>> {
    let opened = this.#opened.get(month)
    if (!opened) {
      opened = this.#open(month, each)
      this.#opened.set(month, opened)
      opened.catch(() => this.#opened.delete(month)) // asked again, it is read again
    }
    return opened
  }

  async #drop(before: string): Promise<void> {
    const { folder, disk } = this.#files
    const old = (await this.months()).filter((month) => month < before.slice(0, month.length))
    for (const month of old) {
      // Whoever began to append before the horizon moved has handed its events to the journal by now.
      const opened = await this.#opened.get(month)?.catch(() => null)
      await opened?.journal.close()
      await disk.rm(this.#path(month), { force: true })
      this.#opened.delete(month)
      ;(await this.#names)?.delete(month)
    }
    if (old.length > 0) await syncFolder(disk, folder)
  }

  async #rewrite(name: string, without: Without): Promise<void> {
    const opened = this.#month(name)
    const { promise: rewritten, resolve } = Promise.withResolvers<void>()
    const later = opened.then((month) => rewritten.then(() => month))
    later.catch(() => {}) // whoever asks for it is told
    this.#opened.set(name, later)
    try {
      // Whoever began to append before has handed its events to the journal by now; all others wait for the new file.
      const { path, journal } = await opened
      await journal.close()
      await rewriteJournal(path, journal.length, without, this.#files.disk)
    } finally {
      resolve()
    }
  }

  /** Does what removes from files, one after the other. */
  #alone(work: () => Promise<void>): Promise<void> {
    const done = this.#removing.then(work)
    this.#removing = done.catch(() => {})
    return done
  }

  /** The month with all that is durable in its blocks. */
  async #upToDate(name: string): Promise<Month<C>> {
    const month = await this.#month(name)
    const { blocks, journal } = month
    month.reading = month.reading
      .catch(() => {}) // whoever waited for it was told
      .then(() =>
        this.#fold(month, { start: blocks.end, end: journal.length }, (event, lineEnd) =>
          blocks.add(timeOf(event), lineEnd),
        ),
      )
    await month.reading
    return month
  }

  #fold(
    { path }: Pick<Month<C>, 'path'>,
    stretch: Stretch,
    each: (event: unknown, lineEnd: number) => void,
  ): Promise<{ length: number; torn: number }> {
    return foldJournal(path, each, stretch).catch((cause: unknown) => {
      throw this.#files.unreadable(path, cause)
    })
  }

  async #open(month: string, each?: (event: JournalEvents[J]) => void): Promise<Month<C>> {
    await this.months()
    const path = this.#path(month)
    const collected = this.#collector()
    const blocks = new JournalBlocks()
    const end = await this.#fold({ path }, {}, (content, lineEnd) => {
      const event = readEvent(this.#name, content)
      blocks.add(event.at, lineEnd)
      collected.add(event)
      each?.(event)
    })
    if (end.torn > 0) {
      await truncate(path, end.length)
      this.#files.report(`${path}: cut ${end.torn} bytes of a last line that was never finished`)
    }
    ;(await this.#names)?.add(month)
    const journal = new Journal(path, end.length, this.#files.disk)
    return { path, journal, blocks, reading: Promise.resolve(), collected }
  }
}

/** Events were checked when their month was opened. */
const timeOf = (event: unknown): string => String(Object(event).at)
