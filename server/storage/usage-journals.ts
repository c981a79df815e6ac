/** The usage of one workspace: a journal per UTC month, and the sums of it in memory. */
import { readdir, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Disk } from './disk.ts'
import { foldJournal, Journal } from './journal.ts'
import { usageEventSchema } from './records.ts'
import type { UsageCounts, UsageEvent, UsageWindow } from './store.ts'
import { UsageTally } from './usage-tally.ts'

const MONTH_FILE = /^usage-(\d{4}-\d{2})\.jsonl$/

interface Month {
  journal: Journal
  tally: UsageTally
}

export class UsageJournals {
  readonly #folder: string
  readonly #disk: Disk
  readonly #report: (note: string) => void
  readonly #unreadable: (file: string, cause: unknown) => Error
  /** Months read so far, each once. */
  readonly #months = new Map<string, Promise<Month>>()

  constructor(
    folder: string,
    options: {
      disk: Disk
      /** Hears of a torn last line that was cut. */
      report: (note: string) => void
      /** The error for a journal that cannot be read. */
      unreadable: (file: string, cause: unknown) => Error
    },
  ) {
    this.#folder = folder
    this.#disk = options.disk
    this.#report = options.report
    this.#unreadable = options.unreadable
  }

  /** Reads the newest two months, so that damage shows at the start; older ones are read when asked for. */
  async open(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    const months = names.flatMap((name) => MONTH_FILE.exec(name)?.[1] ?? []).sort()
    for (const month of months.slice(-2)) await this.#month(month)
  }

  async record(event: UsageEvent): Promise<void> {
    const { journal, tally } = await this.#month(event.at.slice(0, 7))
    await journal.append(usageEventSchema.parse(event))
    tally.add(event)
  }

  async counts(window: UsageWindow): Promise<UsageCounts> {
    const counts: UsageCounts = { calls: 0, by_operation: {}, by_key: {} }
    for (const month of monthsOf(window)) {
      const { tally } = await this.#month(month)
      tally.sumInto(counts, window)
    }
    return counts
  }

  async close(): Promise<void> {
    for (const month of this.#months.values()) await (await month.catch(() => null))?.journal.close()
  }

  #month(month: string): Promise<Month> {
    let opened = this.#months.get(month)
    if (!opened) {
      opened = this.#open(month)
      this.#months.set(month, opened)
      opened.catch(() => this.#months.delete(month)) // asked again, it is read again
    }
    return opened
  }

  async #open(month: string): Promise<Month> {
    const path = join(this.#folder, `usage-${month}.jsonl`)
    const tally = new UsageTally()
    let end: { length: number; torn: number }
    try {
      end = await foldJournal(path, (event) => tally.add(usageEventSchema.parse(event)))
    } catch (cause) {
      throw this.#unreadable(path, cause)
    }
    if (end.torn > 0) {
      await truncate(path, end.length)
      this.#report(`${path}: cut ${end.torn} bytes of a last line that was never finished`)
    }
    return { journal: new Journal(path, end.length, this.#disk), tally }
  }
}

function monthsOf({ from, to }: UsageWindow): string[] {
  const months: string[] = []
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = following(month)) months.push(month)
  // `to` is not part of the window, so a window that ends with a month asks nothing of the next.
  return to.endsWith('-01') ? months.slice(0, -1) : months
}

function following(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)
}
