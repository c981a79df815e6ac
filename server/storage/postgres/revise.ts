/** Records as they come from a row and go back to it. */
import { NewerDataError } from '../errors.ts'
import { freeze } from '../freeze.ts'
import { MIGRATIONS, migrate } from '../migrations/index.ts'
import { type RecordKind, reasonOf } from '../open-record.ts'
import { accountsSchema, metaSchema, workspaceSchema } from '../records.ts'
import type { Committed } from '../store.ts'

export const WORKSPACE = { schema: workspaceSchema, migrations: MIGRATIONS.workspace }
export const ACCOUNTS = { schema: accountsSchema, migrations: MIGRATIONS.accounts }
export const META = { schema: metaSchema, migrations: MIGRATIONS.meta }

/** The record of a row, of this version or an older one. Throws `NewerDataError`, and an Error for a damaged one. */
export function recordOf<T extends object>(kind: RecordKind<T>, name: string, data: unknown): Committed<T> {
  try {
    return freeze(kind.schema.parse(migrate(data, name, kind.migrations).record))
  } catch (error) {
    if (error instanceof NewerDataError) throw error
    throw new Error(
      `${name} in the database is damaged: ${reasonOf(error)}. Put it back from a backup of the database.`,
    )
  }
}

export interface Revised<T> {
  record: Committed<T>
  /** The record as it is to be written. */
  text: string
}

/** What `fn` makes of a record. Throws what `fn` throws, and when it is no valid record any more. */
export function revise<T extends object, R>(
  kind: RecordKind<T>,
  record: Committed<T>,
  fn: (draft: T) => R,
): Revised<T> & { result: R } {
  const draft = structuredClone(record) as T
  const result = fn(draft)
  if (result instanceof Promise) throw new TypeError('A transaction must be synchronous.')
  return { result, ...written(kind, draft) }
}

/** A record checked, and cut off from whoever made it. */
export function written<T extends object>(kind: RecordKind<T>, draft: T): Revised<T> {
  const text = JSON.stringify(kind.schema.parse(draft))
  return { text, record: freeze(JSON.parse(text) as T) }
}
