/**
 * The store in PostgreSQL, for any number of servers on one database. Whatever belongs to a workspace is changed
 * under the lock of its row, by the database's clock. What comes while a change is under way waits and is done
 * with the next one together, so that a busy workspace costs two round trips for many calls.
 */
import type { AccountsRecord, MetaRecord } from './accounts.ts'
import {
  StorageUnavailableError,
  StoreClosedError,
  UnknownWorkspaceError,
  WorkspaceExistsError,
} from './errors.ts'
import { EVENT_SCHEMAS } from './event-schemas.ts'
import { JOURNAL_NAMES, type JournalEvents, type JournalName } from './journals.ts'
import { endReservation, type Meter, type Reservation, type UsageEvent } from './meter.ts'
import { CommittedRows, versionOf } from './postgres/committed-rows.ts'
import { Database, type Row, type Statement } from './postgres/database.ts'
import * as events from './postgres/events.ts'
import { KeyLookups } from './postgres/key-lookups.ts'
import { Queue } from './postgres/queue.ts'
import { ACCOUNTS, recordOf, revise, WORKSPACE } from './postgres/revise.ts'
import { prepareSchema } from './postgres/schema.ts'
import { stepOf } from './postgres/step.ts'
import { type AccountsStep, forgetFirst, nameFirst, WholeStore } from './postgres/whole-store.ts'
import {
  insertion,
  runBatch,
  type Stage,
  type Taken,
  type WorkspaceStep,
} from './postgres/workspace-batch.ts'
import { workspaceId } from './record-fields.ts'
import { dayBefore } from './settled-requests.ts'
import type {
  Committed,
  Decide,
  FoundKey,
  Page,
  PageRequest,
  Store,
  UsageCounts,
  WorkspaceList,
} from './store.ts'
import type { WorkspaceRecord } from './workspace.ts'

/** Connections of one server: a few servers stay well below PostgreSQL's usual limit of 100. */
const CONNECTIONS = 10

/** Opens the database at `url`, and makes its tables when they are missing. Errors never hold the password. */
export async function openPostgresStore(url: string, connections = CONNECTIONS): Promise<PostgresStore> {
  const database = new Database(url, connections)
  try {
    await prepareSchema(database)
    const records = new WholeStore(database)
    await records.prepare()
    return new PostgresStore(database, records)
  } catch (error) {
    await database.end()
    if (!(error instanceof StorageUnavailableError)) throw error
    const { cause } = error
    throw new Error(
      `The database cannot be used: ${cause instanceof Error ? cause.message : 'unknown reason'}`,
    )
  }
}

export class PostgresStore implements Store {
  readonly #database: Database
  readonly #workspaces = new CommittedRows({ name: 'workspace', key: 'id' }, WORKSPACE)
  readonly #keys: KeyLookups
  readonly #records: WholeStore
  readonly #queues = new Map<string, Queue<WorkspaceStep>>()
  readonly #accountsQueue = new Queue<AccountsStep>((steps) => this.#records.changeAccounts(steps))
  /** Ids whose first commit is under way here. */
  readonly #creating = new Set<string>()
  readonly #underWay = new Set<Promise<unknown>>()
  #closed: Promise<void> | null = null

  constructor(database: Database, records: WholeStore) {
    this.#database = database
    this.#keys = new KeyLookups(database, this.#workspaces)
    this.#records = records
  }

  /** Round trips to the database so far. */
  get roundTrips(): number {
    return this.#database.roundTrips
  }

  tx<T>(id: string, fn: (workspace: WorkspaceRecord) => T): Promise<T> {
    return this.#step(id, ({ workspace }) => {
      const { result, ...revised } = revise(WORKSPACE, workspace, fn)
      if (revised.record.id !== id) throw new TypeError('A workspace keeps its id.')
      return { result, workspace: revised }
    })
  }

  read(id: string): Promise<Committed<WorkspaceRecord> | null> {
    return this.#whileOpen(async () =>
      workspaceId.safeParse(id).success ? this.#workspaces.ask(this.#database, id) : null,
    )
  }

  createWorkspace(made: WorkspaceRecord, which: 'any' | 'first' = 'any'): Promise<void> {
    return this.#whileOpen(async () => {
      const { id } = made
      const { record, first, others } = insertion(made)
      if (this.#creating.has(id)) throw new WorkspaceExistsError(id)
      this.#creating.add(id)
      try {
        await this.#database.transaction(async (connection) => {
          const [[inserted]] = await connection.begin(first)
          if (!inserted) throw new WorkspaceExistsError(id)
          const [[named]] = await connection.send(nameFirst(id))
          if (which === 'first' && !named) throw new WorkspaceExistsError(id)
          await connection.commit(...others)
          this.#workspaces.keep(id, versionOf(inserted), record)
        })
      } finally {
        this.#creating.delete(id)
      }
    })
  }

  deleteWorkspace(id: string): Promise<void> {
    return this.#whileOpen(async () => {
      await this.#database.transaction(async (connection) => {
        const [[found]] = await connection.begin(['select id from workspace where id = $1 for update', id])
        if (!found) throw new UnknownWorkspaceError(id)
        const dropEvents = events.dropSome(id, JOURNAL_NAMES, 'infinity')
        while (events.wereMore((await connection.send(dropEvents))[0]));
        await connection.commit(['delete from workspace where id = $1', id], forgetFirst(id))
      })
    })
  }

  listWorkspaces(): Promise<WorkspaceList> {
    return this.#whileOpen(async () => {
      const rows = await this.#database.ask('select id, version, data from workspace order by created, id')
      const workspaces: Committed<WorkspaceRecord>[] = []
      const refused: { id: string; error: Error }[] = []
      for (const row of rows) {
        const id = String(row.id)
        try {
          workspaces.push(this.#workspaces.at(id, versionOf(row)) ?? recordOf(WORKSPACE, id, row.data))
        } catch (error) {
          refused.push({ id, error: error instanceof Error ? error : new Error('unknown reason') })
        }
      }
      return { workspaces, refused }
    })
  }

  workspacesDue(now: number): Promise<readonly string[]> {
    return this.#whileOpen(async () => {
      const rows = await this.#database.ask(
        'select id from workspace where outbox_due <= $1 order by outbox_due, id',
        now,
      )
      return rows.map(({ id }) => String(id))
    })
  }

  findKey(keyId: string): Promise<FoundKey | null> {
    return this.#whileOpen(async () =>
      keyId.isWellFormed() && !keyId.includes('\0') ? this.#keys.find(keyId) : null,
    )
  }

  reserve<V>(id: string, decide: Decide<V>): Promise<V> {
    return this.#step(id, ({ meter: before, now, workspace }) => {
      const { meter, verdict, commit } = decide(before, now, workspace)
      return {
        result: verdict,
        meter,
        ...(commit ? { workspace: revise(WORKSPACE, workspace, commit) } : {}),
      }
    })
  }

  async settle(
    id: string,
    reservation: Reservation,
    ended: UsageEvent,
    commit: ((workspace: WorkspaceRecord) => void) | null = null,
  ): Promise<{ repeated: UsageEvent | null }> {
    const event = EVENT_SCHEMAS.usage.parse(ended)
    const since = dayBefore(event.at)
    const key = event.idempotency?.key ?? null
    return this.#step(
      id,
      ({ meter, settled, workspace }) => {
        const repeated = key === null ? null : events.newestUnder(key, since, settled)
        // Settled by a call whose answer was lost: it counts already.
        const same = settled.some((one) => one.id === event.id)
        const kept = repeated === null && !same ? event : null
        return {
          result: { repeated: same ? null : repeated },
          meter: endReservation(meter, reservation, kept),
          ...(kept ? { settled: kept } : {}),
          ...(kept && commit ? { workspace: revise(WORKSPACE, workspace, commit) } : {}),
        }
      },
      { id: event.id, key, since },
    )
  }

  release(id: string, reservation: Reservation): Promise<void> {
    return this.#step(id, ({ meter }) => ({
      result: undefined,
      meter: endReservation(meter, reservation, null),
    })).catch(() => {})
  }

  meter(id: string): Promise<Meter> {
    return this.#whileOpen(async () => {
      const [row] = await this.#database.ask('select state from meter where workspace_id = $1', id)
      if (!row) throw new UnknownWorkspaceError(id)
      return row.state as Meter
    })
  }

  usage(id: string, counter: string): Promise<UsageCounts> {
    return this.#whileOpen(async () => events.readUsage(await this.#about(id, events.usageOf(id, counter))))
  }

  settled(id: string, idempotencyKey: string, since: string): Promise<UsageEvent | null> {
    return this.#whileOpen(async () => {
      const rows = await this.#about(id, events.findRepeated(id, idempotencyKey, since))
      const found = rows.filter(({ data }) => data !== null).map(events.usageEventOf)
      return events.newestUnder(idempotencyKey, since, found)
    })
  }

  append<J extends Exclude<JournalName, 'usage' | 'audit'>>(
    id: string,
    journal: J,
    appended: readonly JournalEvents[J][],
  ): Promise<void> {
    return this.#whileOpen(async () => {
      const rows = appended.map((event) => events.rowOf(journal, event))
      await this.#about(id, events.appendEvents(id, rows))
    })
  }

  page<J extends JournalName>(id: string, journal: J, request: PageRequest): Promise<Page<JournalEvents[J]>> {
    return this.#whileOpen(async () =>
      events.readPage(journal, request, await this.#about(id, events.pageOf(id, journal, request))),
    )
  }

  prune(id: string, journal: JournalName, before: string): Promise<void> {
    return this.#whileOpen(async () => {
      await this.#about(id, ['select 1 from workspace where id = $1', id])
      while (events.wereMore(await this.#database.ask(...events.dropSome(id, [journal], before))));
    })
  }

  forgetDrafts(id: string): Promise<void> {
    return this.#whileOpen(async () => {
      await this.#about(id, ['select 1 from workspace where id = $1', id])
      while (events.wereMore(await this.#database.ask(...events.dropDrafts(id))));
    })
  }

  changeAccounts<T>(fn: (accounts: AccountsRecord) => T): Promise<T> {
    return this.#whileOpen(() => {
      const { step, result } = stepOf(({ accounts }: { accounts: Committed<AccountsRecord> }) =>
        revise(ACCOUNTS, accounts, fn),
      )
      this.#accountsQueue.push(step)
      return result
    })
  }

  accounts(): Promise<Committed<AccountsRecord>> {
    return this.#whileOpen(() => this.#records.accounts())
  }

  meta(): Promise<Committed<MetaRecord>> {
    return this.#whileOpen(() => this.#records.meta())
  }

  check(): Promise<void> {
    return this.#whileOpen(() => this.#database.checkWritable())
  }

  close(): Promise<void> {
    this.#closed ??= Promise.allSettled(this.#underWay).then(() => this.#database.end())
    return this.#closed
  }

  /** Queues a change of a workspace; resolves with its result once that is durable. */
  #step<T>(
    id: string,
    change: (stage: Stage) => Taken & { result: T },
    asks: WorkspaceStep['asks'] = null,
  ): Promise<T> {
    return this.#whileOpen(() => {
      const { step, result } = stepOf<Stage, Taken, T>(change)
      const queue =
        this.#queues.get(id) ??
        new Queue<WorkspaceStep>((steps) => runBatch(this.#database, this.#workspaces, id, steps))
      this.#queues.set(id, queue)
      queue.push({ ...step, asks }).then(() => {
        if (queue.idle && this.#queues.get(id) === queue) this.#queues.delete(id)
      })
      return result
    })
  }

  /** Rows of a statement that gives one at least when its workspace exists. */
  async #about(id: string, statement: Statement): Promise<Row[]> {
    const rows = await this.#database.ask(...statement)
    if (rows.length === 0) throw new UnknownWorkspaceError(id)
    return rows
  }

  async #whileOpen<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) throw new StoreClosedError()
    const working = work()
    this.#underWay.add(working)
    try {
      return await working
    } finally {
      this.#underWay.delete(working)
    }
  }
}
