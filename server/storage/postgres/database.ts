/** Connections to PostgreSQL. The only file that imports `pg`. */
import pg from 'pg'
import { StorageUnavailableError } from '../errors.ts'
import { failureOf } from './failures.ts'

export type Row = Record<string, unknown>
/** Text with `$1`, and its values. */
export type Statement = readonly [text: string, ...values: readonly unknown[]]

/** The rows of each statement. */
type Rows<S extends readonly Statement[]> = { [K in keyof S]: Row[] }

/**
 * A transaction. Each call is one round trip, however many statements it sends, and rejects with
 * `StorageUnavailableError` when the database cannot be reached or cannot work now.
 */
export interface Connection {
  begin<const S extends readonly Statement[]>(...statements: S): Promise<Rows<S>>
  send<const S extends readonly Statement[]>(...statements: S): Promise<Rows<S>>
  /** Null when it is committed, though the connection was lost before the rows came. When it rejects, it is not. */
  commit<const S extends readonly Statement[]>(...statements: S): Promise<Rows<S> | null>
}

const CONNECT_MS = 5000
/** A statement that gets no answer for so long has lost its connection. */
const ANSWER_MS = 30_000
/**
 * For as long as a connection lives, so a pooler in between has to keep sessions together (PgBouncer: `session`).
 * A promise is kept only once it is on disk, whatever the server's default is; and a node that hangs in the middle
 * of a transaction loses its locks, so that the others go on.
 */
const SESSION =
  "set synchronous_commit = on; set lock_timeout = '10s'; set statement_timeout = '20s'; " +
  "set idle_in_transaction_session_timeout = '10s'; set default_transaction_isolation = 'read committed'"

export class Database {
  readonly #pool: pg.Pool
  #roundTrips = 0

  /** `url` is `postgres://…`; it may hold a password and gets into no error. Opens `connections` at most. */
  constructor(url: string, connections: number) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      pipeline: true,
      application_name: 'sendworthy',
      onConnect: (client) => client.query(SESSION),
    })
    // Without these a connection that is lost while nobody waits for it would end the process.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  /** Round trips so far, for tests that hold calls to their number. */
  get roundTrips(): number {
    return this.#roundTrips
  }

  /** The rows of one statement, on any connection. */
  async ask(...statement: Statement): Promise<Row[]> {
    return this.roundTrip(async () => (await this.#pool.query<Row>(prepared(statement))).rows)
  }

  /** Runs `work`, which begins a transaction and commits it; whatever it leaves open is rolled back. */
  async transaction<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw failureOf(error)
    })
    const transaction = new Transaction(this, client)
    try {
      return await work(transaction)
    } finally {
      await transaction.end()
    }
  }

  /** Rejects with `StorageUnavailableError` when the database takes no changes, as a standby does not. */
  async checkWritable(): Promise<void> {
    const [row] = await this.ask(
      "select pg_is_in_recovery() or current_setting('transaction_read_only')::bool as fixed",
    )
    if (row?.fixed !== false)
      throw new StorageUnavailableError('the database', new Error('it takes no changes'))
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  /** Counts a round trip and names what goes wrong in it. */
  async roundTrip<T>(work: () => Promise<T>): Promise<T> {
    this.#roundTrips++
    try {
      return await work()
    } catch (error) {
      throw failureOf(error)
    }
  }
}

/** Names of statements by their text. */
const names = new Map<string, string>()

/** Statements with values are planned once on each connection: planning is a third of its work for a call. */
function prepared([text, ...values]: Statement): pg.QueryConfig {
  if (values.length === 0) return { text }
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return { name, text, values }
}

/** How often, and after how many milliseconds each time, a lost commit is asked for. */
const LOST = { asks: 10, wait: 200 }

class Transaction implements Connection {
  readonly #database: Database
  readonly #client: pg.PoolClient
  #ended: Promise<void> | null = null
  #id: unknown = null

  constructor(database: Database, client: pg.PoolClient) {
    this.#database = database
    this.#client = client
  }

  async begin<const S extends readonly Statement[]>(...statements: S): Promise<Rows<S>> {
    const [, [row], ...rows] = await this.send(
      ['begin'],
      ['select pg_current_xact_id()::text as id'],
      ...statements,
    )
    this.#id = row?.id
    return rows as Rows<S>
  }

  send<const S extends readonly Statement[]>(...statements: S): Promise<Rows<S>> {
    return this.#database.roundTrip(async () => {
      const sent = statements.map((statement) => this.#client.query<Row>(prepared(statement)))
      return (await Promise.all(sent)).map(({ rows }) => rows) as Rows<S>
    })
  }

  async commit<const S extends readonly Statement[]>(...statements: S): Promise<Rows<S> | null> {
    // PostgreSQL answers `commit` after an error with a rollback and no error, but then a statement before it failed.
    const rows = await this.send(...statements, ['commit']).catch(async (error: unknown) => {
      await this.end()
      if (error instanceof StorageUnavailableError && (await this.#isCommitted())) return null
      throw error
    })
    return rows && (rows.slice(0, -1) as Rows<S>)
  }

  /** Gives the connection back, or closes it when it is broken. */
  end(): Promise<void> {
    this.#ended ??= this.#end()
    return this.#ended
  }

  async #end(): Promise<void> {
    try {
      if (this.#client.getTransactionStatus() !== 'I') await this.#client.query('rollback')
      this.#client.release()
    } catch {
      this.#client.release(true)
    }
  }

  /** Whether a commit whose answer was lost took place after all. False when nobody can tell. */
  async #isCommitted(): Promise<boolean> {
    for (let asked = 0; asked < LOST.asks; asked++) {
      const [row] = await this.#database
        .ask('select pg_xact_status($1::text::xid8) as status', this.#id)
        .catch(() => [])
      if (row?.status !== 'in progress') return row?.status === 'committed'
      await new Promise((resolve) => setTimeout(resolve, LOST.wait))
    }
    return false
  }
}
