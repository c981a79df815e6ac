/** Moves events from a record, where they were committed with their cause, to their journal: each once. */
import { reasonOf } from './open-record.ts'
import type { Committed } from './store.ts'

/** Characters of one append, more or less: small enough for a line of the journal. */
const CHARS_AT_ONCE = 1_000_000

interface Moving<E> {
  /** What is committed and not in the journal yet, oldest first. */
  waiting: () => readonly Committed<E>[]
  /** Puts events into the journal and notes that they are there. */
  append: (events: readonly Committed<E>[]) => Promise<void>
  /** Hears of what could not be written, in a sentence for the log. */
  report: (note: string) => void
  /** What moves, in the plural. */
  name: string
}

export class Mover<E> {
  readonly #of: Moving<E>
  /** What is under way, and what begins after it for all who asked meanwhile. They never reject. */
  #moving: Promise<void> = Promise.resolve()
  #next: Promise<void> | null = null

  constructor(of: Moving<E>) {
    this.#of = of
  }

  /** Appends what waits. What cannot be written now is tried with the next. */
  move(): Promise<void> {
    this.#next ??= this.#moving.then(() => {
      this.#next = null
      this.#moving = this.#moveAll().catch((error: unknown) =>
        this.#of.report(`${this.#of.name} wait to be written: ${reasonOf(error)}`),
      )
      return this.#moving
    })
    return this.#next
  }

  async #moveAll(): Promise<void> {
    let some: Committed<E>[] = []
    let chars = 0
    for (const event of this.#of.waiting()) {
      some.push(event)
      chars += JSON.stringify(event).length
      if (chars < CHARS_AT_ONCE) continue
      await this.#of.append(some)
      ;[some, chars] = [[], 0]
    }
    if (some.length > 0) await this.#of.append(some)
  }
}
