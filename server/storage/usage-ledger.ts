/** The usage of one workspace: its journal, and what follows from it in memory. */
import { LiveMeter } from './live-meter.ts'
import { amountsOf, endReservation, type Reservation, type UsageEvent } from './meter.ts'
import { type JournalFiles, MonthJournals } from './month-journals.ts'
import { dayBefore, SettledRequests } from './settled-requests.ts'
import type { UsageCounts } from './store.ts'
import { noUsage, UsageTally } from './usage-tally.ts'

/** A month counted from another day than the first stands in two files. */
const FILES_OF_A_MONTH = 2

export class UsageLedger {
  readonly meter = new LiveMeter()
  readonly journals: MonthJournals<'usage', UsageTally>
  readonly #settled = new SettledRequests()
  /** Idempotency keys whose event is being written; the promises never reject. */
  readonly #settling = new Map<string, Promise<void>>()

  constructor(files: JournalFiles) {
    this.journals = new MonthJournals('usage', files, () => new UsageTally())
  }

  /** Makes meter and idempotency keys again from the newest months. */
  async open(): Promise<void> {
    const counters = new Map<string, number>()
    await this.journals.open(FILES_OF_A_MONTH, (event) => {
      for (const [name, amount] of amountsOf(event)) counters.set(name, (counters.get(name) ?? 0) + amount)
      this.#settled.add(event)
    })
    await this.meter.change((meter) => ({ ...meter, counters: Object.fromEntries(counters) }))
  }

  async settle(reservation: Reservation, event: UsageEvent): Promise<{ repeated: UsageEvent | null }> {
    const key = event.idempotency?.key
    if (key === undefined) await this.#keep(event)
    else {
      while (this.#settling.has(key)) await this.#settling.get(key)
      const repeated = this.#settled.find(key, dayBefore(event.at))
      if (repeated) {
        await this.release(reservation)
        return { repeated }
      }
      const keeping = this.#keep(event)
      const over = keeping.catch(() => {}).finally(() => this.#settling.delete(key))
      this.#settling.set(key, over)
      await keeping
    }
    await this.meter.change((meter) => endReservation(meter, reservation, event))
    return { repeated: null }
  }

  release(reservation: Reservation): Promise<void> {
    return this.meter.change((meter) => endReservation(meter, reservation, null))
  }

  settled(key: string, since: string): UsageEvent | null {
    return this.#settled.find(key, since)
  }

  /** Sums of the events under a counter, whose name says when its window begins. */
  async counts(counter: string): Promise<UsageCounts> {
    const counts = noUsage()
    const first = /^(?:day|month):(\d{4}-\d{2})/.exec(counter)?.[1]
    if (first === undefined) return counts
    // A request that was admitted at the end of a window may be settled in the next month.
    const last = following(first)
    for (const month of await this.journals.months()) {
      if (month < first || month > last) continue
      const tally = await this.journals.collected(month)
      tally.sumInto(counts, counter)
    }
    return counts
  }

  async #keep(event: UsageEvent): Promise<void> {
    await this.journals.append([event])
    this.#settled.add(event)
  }
}

function following(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)
}
