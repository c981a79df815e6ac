/**
 * The deliverer: takes what is due in any workspace, sends it, notes how it went. Each step is durable before the
 * next, so a message arrives at least once whatever dies in between; receivers know a repeated one by its id.
 */
import { errorFields, type Log } from '../../log.ts'
import type { DeliveryEvent } from '../../storage/journals.ts'
import type { Store } from '../../storage/store.ts'
import type { WorkspaceRecord } from '../../storage/workspace.ts'
import { newId } from '../ids.ts'
import type { Outcome } from './attempt.ts'
import { SCHEDULE, waitAfter } from './schedule.ts'
import { delivered, disable, drop, isAnyDue, retry, type Taken, take, targetOf } from './state.ts'

/** Most requests under way at once, in all and for one workspace; to each webhook there is one at a time. */
const LANES = 32
const LANES_OF_ONE = 4
/** How long attempts stay in the log. */
const LOG_MS = 30 * 86_400_000
/** Milliseconds between looks at what has become due. */
const LOOK_MS = 1000

export interface DelivererDeps {
  store: Store
  log: Log
  /** Sends what was taken and tells how it went, within the lease. Null: there is nobody to tell. */
  attempt: (workspaceId: string, taken: Taken) => Promise<Outcome | null>
  /** Whether mail can be sent. */
  mails: boolean
  /** Milliseconds since 1970. */
  now: () => number
  /** In [0, 1). */
  random: () => number
}

export class Deliverer {
  readonly #deps: DelivererDeps
  /** What is being sent, by workspace and target. */
  readonly #lanes = new Map<string, Promise<void>>()
  /** When the log of a workspace was last pruned here. */
  readonly #pruned = new Map<string, number>()
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null
  #lookAgain = false
  #stopped = false

  constructor(deps: DelivererDeps) {
    this.#deps = deps
  }

  /** Delivers from now on, until it is stopped. */
  start(): void {
    this.wake()
    this.#timer = setInterval(() => this.wake(), LOOK_MS).unref()
  }

  /** Looks at once whether something is due. */
  wake(): void {
    if (this.#stopped) return
    this.#lookAgain = true
    this.#looking ??= this.#look()
  }

  /** Begins nothing more, and resolves when what is under way has ended: within the time that a send may take. */
  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer) clearInterval(this.#timer)
    await this.settled()
  }

  /** Resolves when nothing is under way and, unless it was stopped, nothing due is left. */
  async settled(): Promise<void> {
    while (this.#looking || this.#lanes.size > 0) {
      await this.#looking
      await Promise.all(this.#lanes.values())
    }
  }

  async #look(): Promise<void> {
    while (this.#lookAgain && !this.#stopped) {
      this.#lookAgain = false
      await this.#takeDue().catch((error: unknown) => {
        this.#deps.log.warn(errorFields(error), 'deliveries wait')
      })
    }
    this.#looking = null
  }

  async #takeDue(): Promise<void> {
    const { store, now } = this.#deps
    for (const workspaceId of await store.workspacesDue(now())) {
      await this.#takeIn(workspaceId).catch((error: unknown) => {
        // One workspace that cannot be served keeps no other waiting.
        this.#deps.log.warn({ workspace: workspaceId, ...errorFields(error) }, 'deliveries wait')
      })
    }
  }

  async #takeIn(workspaceId: string): Promise<void> {
    const { store, now, mails } = this.#deps
    const busy = this.#busyIn(workspaceId)
    const most = Math.min(LANES - this.#lanes.size, LANES_OF_ONE - busy.size)
    // A lane that becomes free looks again.
    if (most <= 0 || this.#stopped || !isAnyDue(await store.read(workspaceId), now(), busy)) return
    const wanted = { most, busy, mails }
    const taken = await store.tx(workspaceId, (workspace) => take(workspace, now(), wanted))
    for (const one of taken) this.#open(workspaceId, one)
  }

  #busyIn(workspaceId: string): Set<string> {
    const lanes = [...this.#lanes.keys()].map((lane) => lane.split(' '))
    return new Set(lanes.flatMap(([workspace, target = '']) => (workspace === workspaceId ? [target] : [])))
  }

  #open(workspaceId: string, taken: Taken): void {
    const lane = `${workspaceId} ${targetOf(taken)}`
    const ended = this.#deliver(workspaceId, taken)
      .catch((error: unknown) => {
        // What was taken is due again when its lease is over.
        this.#deps.log.warn({ workspace: workspaceId, ...errorFields(error) }, 'delivery not noted')
      })
      .finally(() => {
        this.#lanes.delete(lane)
        this.wake()
      })
    this.#lanes.set(lane, ended)
  }

  async #deliver(workspaceId: string, taken: Taken): Promise<void> {
    const { store, now, log, attempt } = this.#deps
    const start = performance.now()
    const outcome = await attempt(workspaceId, taken)
    if (outcome === null) return store.tx(workspaceId, (workspace) => drop(workspace, taken))
    const event = eventOf(taken, outcome, { at: now(), ms: Math.round(performance.now() - start) })
    await this.#note(workspaceId, event).catch((error: unknown) => {
      // Better an attempt that is missing in the log than a message that is sent again for want of one.
      log.warn({ workspace: workspaceId, ...errorFields(error) }, 'attempt not noted')
    })
    await store.tx(workspaceId, (workspace) => this.#apply(workspace, taken, outcome))
  }

  /** Adds to the log, and once a day drops from it what is old. */
  async #note(workspaceId: string, event: DeliveryEvent): Promise<void> {
    const { store, now } = this.#deps
    await store.append(workspaceId, 'delivery', [event])
    if (now() - (this.#pruned.get(workspaceId) ?? 0) < 86_400_000) return
    this.#pruned.set(workspaceId, now())
    await store.prune(workspaceId, 'delivery', new Date(now() - LOG_MS).toISOString())
  }

  #apply(workspace: WorkspaceRecord, taken: Taken, { failure, gone, retryAfter }: Outcome): void {
    const { now, random } = this.#deps
    const wait = gone ? null : waitAfter(taken.attempt, random(), retryAfter)
    if (failure === null) delivered(workspace, taken)
    else if (wait !== null) retry(workspace, taken, now() + wait)
    else if (taken.endpoint === null) drop(workspace, taken)
    else disable(workspace, taken.endpoint.id, gone ? GONE : givenUp(failure), now())
  }
}

const GONE = 'It answered with status 410: it wants no more messages.'
const givenUp = (failure: string): string =>
  `A message could not be delivered in ${SCHEDULE.length} attempts. The last time: ${failure}`

const eventOf = (
  taken: Taken,
  { status, failure }: Outcome,
  { at, ms }: { at: number; ms: number },
): DeliveryEvent => ({
  id: newId('dlv'),
  at: new Date(at).toISOString(),
  message: taken.message.id,
  type: taken.message.type,
  posted: taken.message.at,
  data: taken.message.data,
  endpoint: targetOf(taken),
  attempt: taken.attempt,
  status,
  failure,
  ms,
})
