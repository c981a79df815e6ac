/** What an error of the database means for the store. Values of rows and secrets never get into a message. */
import { StorageUnavailableError } from '../errors.ts'

/**
 * Classes of SQLSTATE that say the server cannot work now or cannot be reached: connection, authorisation,
 * missing database, transaction rolled back, resources, object state, operator, system. Their messages name
 * users, databases and hosts, never a row or a password.
 */
const UNAVAILABLE = /^(?:08|25|28|3D|40|53|55|57|58|XX)/
/** A table is missing: the schema was dropped under a running server. */
const DROPPED = /^(?:42P01|3F000)$/

/** The error for a statement that failed. Nothing it would have written is committed. */
export function failureOf(error: unknown): Error {
  // The server's own errors have a severity; others come from the connection to it.
  const code = error instanceof Error && 'severity' in error && 'code' in error ? String(error.code) : null
  const fault = code !== null && !UNAVAILABLE.test(code)
  // A refused row stands in PostgreSQL's message and detail, and the record is the customer's.
  if (fault && !DROPPED.test(code)) return new Error(`PostgreSQL refused a statement with ${code}.`)
  const reason = fault ? 'its tables are gone' : error instanceof Error ? messageOf(error) : 'unknown reason'
  return new StorageUnavailableError('The database', new Error(reason))
}

/** A host with several addresses fails with an error for each, and no message of its own. */
const messageOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map((one: unknown) => String(one)).join('; ') : error.message
