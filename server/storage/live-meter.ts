/** The meter of one workspace in memory. */
import { EMPTY_METER, type Meter } from './meter.ts'
import type { Committed, Decide } from './store.ts'
import type { WorkspaceRecord } from './workspace.ts'

export class LiveMeter {
  #meter: Meter = EMPTY_METER
  /** Settles with the commit of the newest verdict that has one; everything else waits for it. Never rejects. */
  #committing: Promise<unknown> | null = null

  get now(): Meter {
    return this.#meter
  }

  /** Changes the meter without a verdict, after the commit that is under way. */
  async change(to: (meter: Meter) => Meter): Promise<void> {
    while (this.#committing) await this.#committing
    this.#meter = to(this.#meter)
  }

  /** Runs `decide` as the port says. `commit` makes the change of the workspace durable, or rejects. */
  async reserve<V>(
    decide: Decide<V>,
    now: () => number,
    workspace: () => Committed<WorkspaceRecord>,
    commit: (change: (workspace: WorkspaceRecord) => void) => Promise<unknown>,
  ): Promise<V> {
    // No step between looking and deciding: whoever waits in line must see what the one before began.
    while (this.#committing) await this.#committing
    const { meter, verdict, commit: change } = decide(this.#meter, now(), workspace())
    if (change) {
      const committing = commit(change)
      this.#committing = committing.then(
        () => {},
        () => {},
      )
      try {
        await committing
      } finally {
        this.#committing = null
      }
    }
    this.#meter = meter
    return verdict
  }
}
