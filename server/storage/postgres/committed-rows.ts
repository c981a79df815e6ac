/** Records of one table as this node last read them. A version that is still the row's saves reading it again. */
import type { RecordKind } from '../open-record.ts'
import type { Committed } from '../store.ts'
import type { Database, Row, Statement } from './database.ts'
import { recordOf } from './revise.ts'

/** Records kept in memory; the one that was written or read first goes first. */
const KEPT_MAX = 1000

export interface Lookup<T> {
  statement: Statement
  /** The record of the row that the statement gave, or null without one. Throws when it cannot be read. */
  read(row: Row | undefined): Committed<T> | null
}

export class CommittedRows<T extends object> {
  readonly #table: { name: string; key: string }
  readonly #kind: RecordKind<T>
  readonly #kept = new Map<string, { version: bigint; record: Committed<T> }>()

  constructor(table: { name: string; key: string }, kind: RecordKind<T>) {
    this.#table = table
    this.#kind = kind
  }

  /** Asks for a row, and for its record only when it is not the one that is known now. */
  lookup(id: string, lock = ''): Lookup<T> {
    const { name, key } = this.#table
    const known = this.#kept.get(id)
    return {
      statement: [
        `select version, case when version = $2 then null else data end as data from ${name} where ${key} = $1 ${lock}`,
        id,
        known?.version.toString() ?? null,
      ],
      read: (row) => {
        if (!row) {
          this.#kept.delete(id)
          return null
        }
        const version = versionOf(row)
        if (known?.version === version) return known.record
        const record = recordOf(this.#kind, id, row.data)
        this.keep(id, version, record)
        return record
      },
    }
  }

  async ask(database: Database, id: string): Promise<Committed<T> | null> {
    const { statement, read } = this.lookup(id)
    const [row] = await database.ask(...statement)
    return read(row)
  }

  /** The record, when the version of its row is the one known here. */
  at(id: string, version: bigint): Committed<T> | null {
    const kept = this.#kept.get(id)
    return kept?.version === version ? kept.record : null
  }

  /** Takes what was read or committed; answers may arrive in another order than they were given. */
  keep(id: string, version: bigint, record: Committed<T>): void {
    const kept = this.#kept.get(id)
    if (kept && kept.version > version) return
    this.#kept.delete(id)
    this.#kept.set(id, { version, record })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest)
  }
}

/** The version in a row; versions of all rows come from one sequence. */
export const versionOf = ({ version }: Row): bigint => BigInt(String(version))
