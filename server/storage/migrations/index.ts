/** Migrations: step n turns a record of schema n + 1 into one of schema n + 2. A new one is one file and one line. */
import { NewerDataError } from '../errors.ts'

type Json = { [key: string]: unknown }
/** Pure; gets a workspace record and need not touch its number. */
export type Migration = (record: Json) => Json

export const MIGRATIONS: readonly Migration[] = []

/** The schema this version reads and writes. */
export const SCHEMA = MIGRATIONS.length + 1

/**
 * The record at the newest schema, and the schema it had. Throws `NewerDataError` for a record from a later
 * version and a plain Error when it has no schema at all.
 */
export function migrate(
  record: unknown,
  file: string,
  migrations: readonly Migration[] = MIGRATIONS,
): { record: Json; from: number } {
  const known = migrations.length + 1
  if (!isRecord(record)) throw new Error('it holds no record')
  const from = record.schema
  if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < 1) {
    throw new Error('its schema number is missing')
  }
  if (from > known) throw new NewerDataError(file, from, known)
  const newest = migrations.slice(from - 1).reduce<Json>((older, step) => step(older), record)
  return { record: { ...newest, schema: known }, from }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
