/** One workspace of the file store: its record, meter and journals, and what is under way on them. */
import { AuditTrail } from './audit-trail.ts'
import { sweepTemporary } from './durable-file.ts'
import { StorageUnavailableError } from './errors.ts'
import { GateJournal } from './gate-journal.ts'
import type { JournalEvents, JournalName } from './journals.ts'
import type { Reservation, UsageEvent } from './meter.ts'
import { type Collector, type JournalFiles, MonthJournals } from './month-journals.ts'
import type { RecordCell } from './record-cell.ts'
import type { Decide } from './store.ts'
import { UsageLedger } from './usage-ledger.ts'
import { CHARGES_MAX, type WorkspaceRecord } from './workspace.ts'

type Journals = { readonly [J in JournalName]: MonthJournals<J, Collector<JournalEvents[J]>> }

export class OpenWorkspace {
  readonly cell: RecordCell<WorkspaceRecord>
  readonly usage: UsageLedger
  readonly #id: string
  readonly #folder: string
  readonly #audit: AuditTrail
  readonly #journals: Journals
  readonly #underWay = new Set<Promise<unknown>>()

  constructor(id: string, cell: RecordCell<WorkspaceRecord>, files: JournalFiles) {
    const nothing = () => ({ add: () => {} })
    this.#id = id
    this.#folder = files.folder
    this.cell = cell
    this.usage = new UsageLedger(files, () => cell.committed.charges)
    this.#audit = new AuditTrail(files, () => cell.committed.audit.waiting)
    this.#journals = {
      usage: this.usage.journals,
      audit: this.#audit.journals,
      history: new MonthJournals('history', files, nothing, 'day'),
      gate: new GateJournal(files),
      delivery: new MonthJournals('delivery', files, nothing),
    }
  }

  async load(): Promise<void> {
    await sweepTemporary(this.#folder)
    await this.cell.load()
    await this.usage.open()
    const ahead = await this.#audit.open(this.cell.committed.audit)
    if (ahead) {
      await this.cell.change((draft) => {
        draft.audit = ahead
      })
    }
    await this.usage.move()
    await this.#audit.move()
  }

  async create(record: WorkspaceRecord): Promise<void> {
    await this.cell.create(record)
    void this.#audit.move()
  }

  /** As `tx` of the port. */
  async change<T>(fn: (workspace: WorkspaceRecord) => T): Promise<T> {
    const result = await this.cell.change((draft) => {
      this.#audit.forgetMoved(draft.audit)
      draft.charges = this.usage.forgetMoved(draft.charges)
      const result = fn(draft)
      if (draft.id !== this.#id) throw new TypeError('A workspace keeps its id.')
      return result
    })
    void this.#audit.move()
    return result
  }

  /** As `reserve` of the port. */
  reserve<V>(decide: Decide<V>, now: () => number): Promise<V> {
    return this.usage.meter.reserve(
      decide,
      now,
      () => this.cell.committed,
      (change) => this.change(change),
    )
  }

  /** As `settle` of the port. What is committed with a charge makes the record its commit; the journal follows. */
  settle(
    reservation: Reservation,
    event: UsageEvent,
    commit: ((workspace: WorkspaceRecord) => void) | null,
  ): Promise<{ repeated: UsageEvent | null }> {
    if (!commit) return this.usage.settle(reservation, event)
    return this.usage.settle(reservation, event, async () => {
      await this.change((draft) => {
        if (draft.charges.length >= CHARGES_MAX)
          throw new StorageUnavailableError('The journal of usage', null)
        commit(draft)
        draft.charges.push(event)
      })
      await this.usage.move()
    })
  }

  /** The journal with everything in it that is committed. */
  async journal<J extends JournalName>(name: J): Promise<Journals[J]> {
    if (name === 'audit') await this.#audit.move()
    if (name === 'usage') await this.usage.move()
    return this.#journals[name]
  }

  /** As `prune` of the port. */
  async prune(name: JournalName, before: string): Promise<void> {
    const journal = await this.journal(name)
    // The journal tells what need not be moved, so nothing that was moved may wait when it goes.
    const { audit, charges } = this.cell.committed
    const waits = { audit: audit.waiting.length > 0, usage: charges.length > 0 }
    if ((name === 'audit' || name === 'usage') && waits[name]) await this.change(() => {})
    await journal.prune(before)
  }

  /** As `forgetDrafts` of the port. */
  forgetDrafts(): Promise<void> {
    return this.#journals.history.rewrite((event) =>
      Object(event).draft ? { ...Object(event), draft: null } : null,
    )
  }

  /** Does something that closing waits for. */
  run<T>(work: (workspace: this) => Promise<T>): Promise<T> {
    const running = work(this)
    const over = () => this.#underWay.delete(running)
    this.#underWay.add(running)
    running.then(over, over)
    return running
  }

  /** Resolves when nothing is under way and every file is closed. */
  async close(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay)
    await this.cell.idle()
    await this.usage.move()
    await this.#audit.move()
    for (const journal of Object.values(this.#journals)) await journal.close()
  }
}
