/**
 * The journal of audit events, which are committed in the record with their cause. The number of the last event in
 * the journal tells which are there, also after a crash between the two.
 */
import type { AuditEvent } from './journals.ts'
import { type JournalFiles, MonthJournals } from './month-journals.ts'
import { Mover } from './mover.ts'
import type { Committed } from './store.ts'
import type { WorkspaceRecord } from './workspace.ts'

type Audit = WorkspaceRecord['audit']

/** The newest file may be empty, when the power went with its first line. */
const FILES_READ = 2

export class AuditTrail {
  readonly journals: MonthJournals<'audit', { add(event: AuditEvent): void }>
  readonly #mover: Mover<AuditEvent>
  /** The last event in the journal. */
  #last: Pick<AuditEvent, 'seq' | 'hash'> = { seq: 0, hash: '' }

  /** `waiting` gives the events that are committed in the record. */
  constructor(files: JournalFiles, waiting: () => Committed<AuditEvent[]>) {
    this.journals = new MonthJournals('audit', files, () => ({ add: () => {} }))
    this.#mover = new Mover<AuditEvent>({
      waiting: () => waiting().filter(({ seq }) => seq > this.#last.seq),
      append: async (events) => {
        await this.journals.append(events)
        this.#last = events.at(-1) ?? this.#last
      },
      report: files.report,
      name: 'audit events',
    })
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
    return this.#mover.move()
  }
}
