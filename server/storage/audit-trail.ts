/**
 * Moves audit events from the record, where they were committed with their cause, to the journal: each once. The
 * number of the last event in the journal tells which are there, also after a crash between the two.
 */
import type { AuditEvent } from './journals.ts'
import { type JournalFiles, MonthJournals } from './month-journals.ts'
import { reasonOf } from './open-record.ts'
import type { Committed } from './store.ts'
import type { WorkspaceRecord } from './workspace.ts'

type Audit = WorkspaceRecord['audit']

/** Characters of one append, more or less: small enough for a line of the journal. */
const CHARS_AT_ONCE = 1_000_000
/** The newest file may be empty, when the power went with its first line. */
const FILES_READ = 2

export class AuditTrail {
  readonly journals: MonthJournals<'audit', { add(event: AuditEvent): void }>
  readonly #report: (note: string) => void
  readonly #waiting: () => Committed<AuditEvent[]>
  /** The last event in the journal. */
  #last: Pick<AuditEvent, 'seq' | 'hash'> = { seq: 0, hash: '' }
  /** What is under way, and what begins after it for all who asked meanwhile. They never reject. */
  #moving: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  /** `waiting` gives the events that are committed in the record. */
  constructor(files: JournalFiles, waiting: () => Committed<AuditEvent[]>) {
    this.journals = new MonthJournals('audit', files, () => ({ add: () => {} }))
    this.#report = files.report
    this.#waiting = waiting
  }

  /** The chain as the journal has it, when the record is behind: it was put back from a backup. Else null. */
  async open(audit: Committed<Audit>): Promise<Audit | null> {
    await this.journals.open(FILES_READ, (event) => {
      if (event.seq > this.#last.seq) this.#last = event
    })
    const { seq, hash } = this.#last
    return seq > audit.seq ? { seq, hash, waiting: [] } : null
  }

  /** Takes out of a draft what the journal has. */
  forgetMoved(audit: Audit): void {
    audit.waiting = audit.waiting.filter(({ seq }) => seq > this.#last.seq)
  }

  /** Appends what is committed and not in the journal yet. What cannot be written now is tried with the next. */
  move(): Promise<void> {
    this.#next ??= this.#moving.then(() => {
      this.#next = null
      this.#moving = this.#moveAll().catch((error: unknown) =>
        this.#report(`audit events wait to be written: ${reasonOf(error)}`),
      )
      return this.#moving
    })
    return this.#next
  }

  async #moveAll(): Promise<void> {
    let some: Committed<AuditEvent>[] = []
    let chars = 0
    for (const event of this.#waiting().filter(({ seq }) => seq > this.#last.seq)) {
      some.push(event)
      chars += JSON.stringify(event).length
      if (chars < CHARS_AT_ONCE) continue
      await this.#append(some)
      ;[some, chars] = [[], 0]
    }
    await this.#append(some)
  }

  async #append(events: readonly Committed<AuditEvent>[]): Promise<void> {
    await this.journals.append(events)
    this.#last = events.at(-1) ?? this.#last
  }
}
