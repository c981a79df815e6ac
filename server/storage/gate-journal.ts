/** The journal of gate events. The extension makes their ids and repeats what it got no answer to. */
import type { GateEvent } from './journals.ts'
import { type Collector, type JournalFiles, MonthJournals } from './month-journals.ts'

class Ids implements Collector<GateEvent> {
  readonly #ids = new Set<string>()

  add({ id }: GateEvent): void {
    this.#ids.add(id)
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }
}

export class GateJournal extends MonthJournals<'gate', Ids> {
  /** One append at a time, so that each knows of those before. Never rejects. */
  #last: Promise<unknown> = Promise.resolve()

  constructor(files: JournalFiles) {
    super('gate', files, () => new Ids())
  }

  /** Keeps those that are not there yet. */
  override append(events: readonly GateEvent[]): Promise<void> {
    const appended = this.#last.then(() => this.#appendNew(events))
    this.#last = appended.catch(() => {})
    return appended
  }

  async #appendNew(events: readonly GateEvent[]): Promise<void> {
    const fresh = new Map<string, GateEvent>()
    for (const event of events) if (!(await this.#has(event))) fresh.set(event.id, event)
    await super.append([...fresh.values()])
  }

  /** An event stands in the file of its month, or in a later one when it came with newer events. */
  async #has({ id, at }: GateEvent): Promise<boolean> {
    for (const month of await this.months()) {
      if (month < at.slice(0, 7)) break
      if ((await this.collected(month)).has(id)) return true
    }
    return false
  }
}
