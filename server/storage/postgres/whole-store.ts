/** The records of the whole store, accounts and meta, each a row of the table `record`. */
import type { AccountsRecord, MetaRecord } from '../accounts.ts'
import { StorageUnavailableError } from '../errors.ts'
import { schemaAfter } from '../migrations/index.ts'
import type { Committed } from '../store.ts'
import { CommittedRows, versionOf } from './committed-rows.ts'
import type { Database, Statement } from './database.ts'
import { ACCOUNTS, META, type Revised } from './revise.ts'
import { commitSteps, type Step } from './step.ts'

const TABLE = { name: 'record', key: 'name' }

export type AccountsStep = Step<{ accounts: Committed<AccountsRecord> }, Revised<AccountsRecord>>

export class WholeStore {
  readonly #database: Database
  readonly #accounts = new CommittedRows(TABLE, ACCOUNTS)
  readonly #meta = new CommittedRows(TABLE, META)

  constructor(database: Database) {
    this.#database = database
  }

  /** Makes the records when they are missing. */
  async prepare(): Promise<void> {
    const accounts: AccountsRecord = {
      schema: schemaAfter(ACCOUNTS.migrations),
      users: [],
      sessions: [],
      links: [],
      places: [],
      deleted: [],
    }
    const meta: MetaRecord = {
      schema: schemaAfter(META.migrations),
      created: new Date().toISOString(),
      first_workspace: null,
    }
    await this.#database.ask(
      "insert into record (name, data) values ('accounts', $1), ('meta', $2) on conflict do nothing",
      JSON.stringify(accounts),
      JSON.stringify(meta),
    )
  }

  async accounts(): Promise<Committed<AccountsRecord>> {
    return required('accounts', await this.#accounts.ask(this.#database, 'accounts'))
  }

  async meta(): Promise<Committed<MetaRecord>> {
    return required('meta', await this.#meta.ask(this.#database, 'meta'))
  }

  /** Two round trips, however many steps there are. */
  changeAccounts(steps: readonly AccountsStep[]): Promise<void> {
    return commitSteps(steps, (takeAll) =>
      this.#database.transaction(async (connection) => {
        const { statement, read } = this.#accounts.lookup('accounts', 'for update')
        const [[row]] = await connection.begin(statement)
        const stage = { accounts: required('accounts', read(row)) }
        let text: string | null = null
        takeAll(stage, (taken) => {
          stage.accounts = taken.record
          text = taken.text
        })
        if (text === null) return
        const answers = await connection.commit([
          "update record set data = $1, version = nextval('record_version') where name = 'accounts' returning version",
          text,
        ])
        const updated = answers?.[0]?.[0]
        if (updated) this.#accounts.keep('accounts', versionOf(updated), stage.accounts)
      }),
    )
  }
}

const SET_FIRST = `update record set version = nextval('record_version'),
  data = (data::jsonb || jsonb_build_object('first_workspace', `

/** The workspace is the first, when there was none; gives a row then. */
export const nameFirst = (id: string): Statement => [
  `${SET_FIRST}$1::text))::json where name = 'meta' and data->>'first_workspace' is null returning name`,
  id,
]

/** A workspace is gone: when it was the first, the oldest of those that are left takes its place. */
export const forgetFirst = (id: string): Statement => [
  `${SET_FIRST}(select id from workspace order by created, id limit 1)))::json
   where name = 'meta' and data->>'first_workspace' = $1`,
  id,
]

function required<T>(name: string, record: T | null): T {
  if (record === null)
    throw new StorageUnavailableError('The database', new Error(`its record “${name}” is gone`))
  return record
}
