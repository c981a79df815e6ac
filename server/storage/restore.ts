/** Puts a damaged record back from its newest good backup and saves what is whole of damaged journals. */
import { link, readdir, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Backups } from './backups.ts'
import { realDisk, syncFolder } from './disk.ts'
import { DurableFile, decode, readIfThere } from './durable-file.ts'
import { NewerDataError } from './errors.ts'
import { readEvent } from './event-schemas.ts'
import { foldJournal, Journal } from './journal.ts'
import { JOURNAL_NAMES } from './journals.ts'
import { ACCOUNTS, deletedFile, isShared, journalsFolder, META, recordFile } from './layout.ts'
import { lockFolder } from './lock.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { type RecordKind, RecordParser, reasonOf } from './open-record.ts'
import { workspaceId } from './record-fields.ts'
import { accountsSchema, metaSchema, workspaceSchema } from './records.ts'

interface Restored {
  /** The backup that took the damaged file's place, or null when only journals were damaged. */
  backup: string | null
  /** What was done and what to look at, a sentence each. */
  notes: string[]
}

/**
 * Repairs a workspace, or a record of the whole store with `meta` or `accounts` for an id. Damaged files stay beside the good ones
 * as `….damaged-<time>`. Throws `FolderLockedError` while a server runs, and a plain Error when nothing is
 * damaged or no backup is good.
 */
export async function restoreBackup(dataDir: string, id: string): Promise<Restored> {
  if (!isShared(id) && !workspaceId.safeParse(id).success) {
    // What was given may be a key, so it is not repeated.
    throw new Error('This is not the id of a workspace. An id begins with ws_; workspaces list shows them.')
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const unlock = lockFolder(dataDir)
  try {
    if (!isShared(id) && (await readIfThere(deletedFile(dataDir, id))) !== null) {
      throw new Error(`${id} was deleted`)
    }
    const restored: Restored = { backup: null, notes: [] }
    await restoreRecord(dataDir, id, stamp, restored)
    if (!isShared(id)) await repairJournals(journalsFolder(dataDir, id), stamp, restored)
    if (restored.notes.length === 0) throw new Error(`${id} is not damaged; nothing was changed.`)
    return restored
  } finally {
    unlock()
  }
}

async function restoreRecord(dataDir: string, id: string, stamp: string, restored: Restored): Promise<void> {
  const path = recordFile(dataDir, id)
  const parse = (content: unknown) => new RecordParser(kindOf(id), path).parse(content)
  const file = new DurableFile<object>(path, { parse })
  let reason = 'it is missing'
  try {
    if ((await file.read()) !== null) return
  } catch (error) {
    if (error instanceof NewerDataError) throw error
    reason = reasonOf(error)
  }
  const backups = new Backups(
    dataDir,
    () => new Date(),
    (note) => restored.notes.push(note),
  )
  const backup = await backups.newestGood(id, parse)
  const text = backup && (await readIfThere(backup))
  if (!backup || !text) throw new Error(`${path}: ${reason}, and there is no good backup of ${id}.`)
  await setAside(path, stamp, restored)
  await file.write(parse(decode(text)))
  restored.backup = backup
  restored.notes.push(`${path} is now as it was in ${backup}. ${lossOf(id)}`)
}

function kindOf(id: string): RecordKind<object> {
  if (id === META) return { schema: metaSchema, migrations: MIGRATIONS.meta }
  if (id === ACCOUNTS) return { schema: accountsSchema, migrations: MIGRATIONS.accounts }
  return { schema: workspaceSchema, migrations: MIGRATIONS.workspace }
}

/** What the person who runs the server has to look at. */
function lossOf(id: string): string {
  return id === ACCOUNTS
    ? 'Later changes are lost: people who joined since have no account, and earlier passwords and sessions work again.'
    : 'Later changes are lost: keys made since do not work, and keys revoked since work again until they are revoked once more.'
}

async function repairJournals(folder: string, stamp: string, restored: Restored): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((name) => name.endsWith('.jsonl'))) {
    const path = join(folder, name)
    const good: unknown[] = []
    let badLines = 0
    await foldJournal(path, (event) => isEventOf(name, event) && good.push(event), {
      onBad: () => badLines++,
    })
    if (badLines === 0) continue
    const repaired = join(folder, `.${name}.${process.pid}.tmp`)
    const journal = new Journal(repaired, 0)
    await Promise.all(good.map((event) => journal.append([event])))
    await journal.close()
    await setAside(path, stamp, restored)
    await rename(repaired, path)
    await syncFolder(realDisk, folder)
    restored.notes.push(`${path}: ${good.length} events kept, ${badLines} damaged lines left out.`)
  }
}

function isEventOf(file: string, event: unknown): boolean {
  const journal = JOURNAL_NAMES.find((name) => file.startsWith(`${name}-`))
  if (!journal) return false
  try {
    return Boolean(readEvent(journal, event))
  } catch {
    return false
  }
}

async function setAside(path: string, stamp: string, restored: Restored): Promise<void> {
  const aside = `${path}.damaged-${stamp}`
  const kept = await link(path, aside).then(
    () => true,
    () => false, // it is missing, and there is nothing to keep
  )
  if (kept) restored.notes.push(`The damaged ${basename(path)} is kept as ${aside}.`)
}
