/** The usage of one workspace: its journal, and what follows from it in memory. */
import { LiveMeter } from './live-meter.ts'
import { amountsOf, endReservation, type Reservation, type UsageEvent } from './meter.ts'
import { type JournalFiles, MonthJournals } from './month-journals.ts'
import { Mover } from './mover.ts'
import { dayBefore, SettledRequests } from './settled-requests.ts'
import type { Committed, UsageCounts } from './store.ts'
import { noUsage, UsageTally } from './usage-tally.ts'

/** A month counted from another day than the first stands in two files. */
const FILES_OF_A_MONTH = 2

export class UsageLedger {
  readonly meter = new LiveMeter()
  readonly journals: MonthJournals<'usage', UsageTally>
  readonly #settled = new SettledRequests()
  /** Idempotency keys whose event is being written; the promises never reject. */
  readonly #settling = new Map<string, Promise<void>>()
  readonly #waiting: () => Committed<UsageEvent[]>
  /** Ids of events that stand in the record and are in the journal. */
  readonly #moved = new Set<string>()
  readonly #mover: Mover<UsageEvent>

  /** `waiting` gives the events that are committed in the record. */
  constructor(files: JournalFiles, waiting: () => Committed<UsageEvent[]>) {
    this.journals = new MonthJournals('usage', files, () => new UsageTally())
    this.#waiting = waiting
    this.#mover = new Mover<UsageEvent>({
      waiting: () => this.#notMoved(),
      append: async (events) => {
        // One at a time, so that each stands in the file of its own month.
        for (const event of events) {
          await this.journals.append([event])
          this.#moved.add(event.id)
        }
      },
      report: files.report,
      name: 'charges',
    })
  }

  /** Makes meter and idempotency keys again from the newest months and from what waits. */
  async open(): Promise<void> {
    const counters = new Map<string, number>()
    const waiting = new Map(this.#waiting().map((event) => [event.id, event]))
    const add = (event: UsageEvent) => {
      for (const [name, amount] of amountsOf(event)) counters.set(name, (counters.get(name) ?? 0) + amount)
      this.#settled.add(event)
    }
    await this.journals.open(FILES_OF_A_MONTH, (event) => {
      add(event)
      if (waiting.has(event.id)) this.#moved.add(event.id)
    })
    const months = new Set([...waiting.values()].map(({ at }) => at.slice(0, 7)))
    await this.journals.openAlso(months, ({ id }) => {
      if (waiting.has(id)) this.#moved.add(id)
    })
    for (const event of this.#notMoved()) add(event)
    await this.meter.change((meter) => ({ ...meter, counters: Object.fromEntries(counters) }))
  }

  /** Appends what is committed in the record and not in the journal yet. */
  move(): Promise<void> {
    return this.#mover.move()
  }

  /** Takes out of a draft what the journal has. */
  forgetMoved(charges: readonly UsageEvent[]): UsageEvent[] {
    const committed = new Set(this.#waiting().map(({ id }) => id))
    for (const id of this.#moved) if (!committed.has(id)) this.#moved.delete(id)
    return charges.filter(({ id }) => !this.#moved.has(id))
  }

  /** As `settle` of the port; `keep` makes the event durable. */
  async settle(
    reservation: Reservation,
    event: UsageEvent,
    keep: (event: UsageEvent) => Promise<void> = (event) => this.journals.append([event]),
  ): Promise<{ repeated: UsageEvent | null }> {
    const key = event.idempotency?.key
    if (key === undefined) await keep(event)
    else {
      while (this.#settling.has(key)) await this.#settling.get(key)
      const repeated = this.#settled.find(key, dayBefore(event.at))
      if (repeated) {
        await this.release(reservation)
        return { repeated }
      }
      const keeping = keep(event).then(() => this.#settled.add(event))
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
    await this.move()
    for (const month of await this.journals.months()) {
      if (month < first || month > last) continue
      const tally = await this.journals.collected(month)
      tally.sumInto(counts, counter)
    }
    return counts
  }

  #notMoved(): Committed<UsageEvent>[] {
    return this.#waiting().filter(({ id }) => !this.#moved.has(id))
  }
}

function following(month: string): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 1)).toISOString().slice(0, 7)
}
