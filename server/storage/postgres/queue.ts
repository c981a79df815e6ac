/** What waits for one row: whatever comes while a transaction is under way goes into the next one together. */
export class Queue<Step> {
  readonly #run: (steps: readonly Step[]) => Promise<void>
  #waiting: Step[] = []
  #running: Promise<void> | null = null

  /** `run` tells each step how it ended, and never rejects. */
  constructor(run: (steps: readonly Step[]) => Promise<void>) {
    this.#run = run
  }

  get idle(): boolean {
    return this.#running === null
  }

  /** Steps run in the order they came in. */
  push(step: Step): Promise<void> {
    this.#waiting.push(step)
    this.#running ??= Promise.resolve().then(() => this.#drain())
    return this.#running
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#run(this.#waiting.splice(0, STEPS_MAX))
    this.#running = null
  }
}

/** Steps of one transaction. More would keep the first one waiting for nothing. */
const STEPS_MAX = 256
