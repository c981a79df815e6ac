/** Migrations: step n turns a record of schema n + 1 into one of schema n + 2. A new one is one file and one line. */
import { NewerDataError } from '../errors.ts'
import { charges } from './charges.ts'
import { deleted } from './deleted.ts'
import { doneRequests } from './done-requests.ts'
import { places } from './places.ts'
import { voiceClients } from './voice-clients.ts'
import { voiceMarks } from './voice-marks.ts'
import { voiceRegisters } from './voice-registers.ts'
import { voiceSamples } from './voice-samples.ts'
import { voicesAndBilling } from './voices-and-billing.ts'

export type Json = { [key: string]: unknown }
/** Pure; gets a record and need not touch its number. */
export type Migration = (record: Json) => Json

/** By kind of record: each has a schema number of its own. */
export interface Migrations {
  workspace: readonly Migration[]
  accounts: readonly Migration[]
  meta: readonly Migration[]
}

export const MIGRATIONS: Migrations = {
  workspace: [
    voicesAndBilling,
    doneRequests,
    voiceSamples,
    voiceClients,
    charges,
    voiceRegisters,
    voiceMarks,
  ],
  accounts: [places, deleted],
  meta: [],
}

/** The schema that these steps lead to. */
export const schemaAfter = (steps: readonly Migration[]): number => steps.length + 1

/** The schema of workspaces that this version reads and writes. */
export const SCHEMA = schemaAfter(MIGRATIONS.workspace)

/**
 * The record at the newest schema, and the schema it had. Throws `NewerDataError` for a record from a later
 * version and a plain Error when it has no schema at all.
 */
export function migrate(
  record: unknown,
  file: string,
  steps: readonly Migration[],
): { record: Json; from: number } {
  const known = schemaAfter(steps)
  if (!isRecord(record)) throw new Error('it holds no record')
  const from = record.schema
  if (typeof from !== 'number' || !Number.isSafeInteger(from) || from < 1) {
    throw new Error('its schema number is missing')
  }
  if (from > known) throw new NewerDataError(file, from, known)
  const newest = steps.slice(from - 1).reduce<Json>((older, step) => step(older), record)
  return { record: { ...newest, schema: known }, from }
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
