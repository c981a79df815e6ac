/** Keys that are asked for while a lookup is under way are looked up together: every call begins with its key. */
import type { FoundKey } from '../store.ts'
import type { WorkspaceRecord } from '../workspace.ts'
import { type CommittedRows, versionOf } from './committed-rows.ts'
import type { Database, Row } from './database.ts'
import { Queue } from './queue.ts'

interface Asked {
  id: string
  resolve: (found: FoundKey | null) => void
  reject: (error: unknown) => void
}

const FIND = `select k.id as key, w.id, w.version from api_key k join workspace w on w.id = k.workspace_id
  where k.id = any($1)`

export class KeyLookups {
  readonly #database: Database
  readonly #workspaces: CommittedRows<WorkspaceRecord>
  readonly #queue = new Queue<Asked>((asked) => this.#answer(asked))

  constructor(database: Database, workspaces: CommittedRows<WorkspaceRecord>) {
    this.#database = database
    this.#workspaces = workspaces
  }

  /** The key as it is committed at some moment after this was called, or null. */
  find(id: string): Promise<FoundKey | null> {
    const { promise, resolve, reject } = Promise.withResolvers<FoundKey | null>()
    this.#queue.push({ id, resolve, reject })
    return promise
  }

  async #answer(asked: readonly Asked[]): Promise<void> {
    try {
      const rows = await this.#database.ask(FIND, [...new Set(asked.map(({ id }) => id))])
      const found = new Map(rows.map((row) => [String(row.key), this.#read(row)]))
      // A workspace that cannot be read is told to those who asked for its keys, and to nobody else.
      for (const { id, resolve, reject } of asked) (found.get(id) ?? NOTHING).then(resolve, reject)
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  async #read(row: Row): Promise<FoundKey | null> {
    const workspace = String(row.id)
    const record =
      this.#workspaces.at(workspace, versionOf(row)) ??
      (await this.#workspaces.ask(this.#database, workspace))
    const key = record?.keys.find(({ id }) => id === row.key)
    return key ? { workspace, key } : null
  }
}

const NOTHING = Promise.resolve(null)
