/** What makes a record of its file's content: schema migrations, checks, and errors that say what to do. */
import { z } from 'zod'
import type { Backups } from './backups.ts'
import { DamagedFileError, NewerDataError } from './errors.ts'
import { recordFile, restoreCommand } from './layout.ts'
import { type Migration, migrate } from './migrations/index.ts'

/** What makes a kind of record: its shape, and the steps from its older ones. */
export interface RecordKind<T> {
  schema: z.ZodType<T>
  migrations: readonly Migration[]
}

/** Parses content of any known schema; `migratedFrom` is the schema of the last content that was older. */
export class RecordParser<T> {
  migratedFrom: number | null = null
  readonly #kind: RecordKind<T>
  readonly #file: string

  constructor(kind: RecordKind<T>, file: string) {
    this.#kind = kind
    this.#file = file
  }

  parse = (content: unknown): T => {
    const { record, from } = migrate(content, this.#file, this.#kind.migrations)
    this.migratedFrom = from <= this.#kind.migrations.length ? from : null
    return this.#kind.schema.parse(record)
  }
}

/** The error for a record's file that could not be read. */
export async function unreadable(
  dataDir: string,
  record: string,
  backups: Backups,
  parse: (content: unknown) => unknown,
  cause: unknown,
): Promise<Error> {
  const file = recordFile(dataDir, record)
  if (cause instanceof NewerDataError) return cause
  if (isSystemError(cause)) return cannotRead(file, cause)
  const backup = await backups.newestGood(record, parse)
  return new DamagedFileError(file, reasonOf(cause), backup, backup && restoreCommand(record))
}

/** The error for a workspace's journal that could not be read. Journals have no backup, but good lines. */
export function unreadableJournal(file: string, workspaceId: string, cause: unknown): Error {
  if (isSystemError(cause)) return cannotRead(file, cause)
  return new DamagedFileError(file, reasonOf(cause), null, restoreCommand(workspaceId))
}

/** The operating system refused: no damage, and nothing that restoring would mend. */
function isSystemError(cause: unknown): cause is Error {
  return cause instanceof Error && 'syscall' in cause
}

function cannotRead(file: string, cause: Error): Error {
  return new Error(`${file} cannot be read: ${cause.message}`, { cause })
}

/** What is wrong, in one line, without the values. */
export function reasonOf(cause: unknown): string {
  if (cause instanceof z.ZodError) {
    const [issue] = cause.issues
    return issue ? `${issue.path.join('.') || 'the record'}: ${issue.message}` : 'it does not have its shape'
  }
  return cause instanceof Error ? cause.message : 'unknown reason'
}
