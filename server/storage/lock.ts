/**
 * One process per folder, held by the kernel: SQLite's exclusive lock on `lock.db`. It needs no heartbeat and
 * is free again the moment the holder dies, however it dies. `lock.json` beside it only says who holds it.
 *
 * POSIX drops a process's locks on a file when that process closes any handle of it: nothing else in this
 * process may open lock.db.
 */
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { FolderLockedError } from './errors.ts'

const SQLITE_BUSY = 5
/** Two commands in a row may meet; a server does not go away in this time. */
const WAIT_MS = 500

const holderSchema = z.object({ pid: z.int(), host: z.string(), since: z.string() })

/** Takes the folder or throws `FolderLockedError`. The returned function gives it back. */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock.db')
  const side = join(folder, 'lock.json')
  createPrivate(path)
  const db = new DatabaseSync(path, { timeout: WAIT_MS })
  try {
    db.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE')
  } catch (error) {
    db.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new FolderLockedError(folder, readHolder(side))
    }
    throw new Error(`${path} cannot be locked. It holds no data: stop every server on it and delete it.`, {
      cause: error,
    })
  }
  const holder = { pid: process.pid, host: hostname(), since: new Date().toISOString() }
  rmSync(side, { force: true })
  writeFileSync(side, JSON.stringify(holder), { mode: 0o600 })
  return () => {
    if (!db.isOpen) return
    rmSync(side, { force: true })
    db.close()
  }
}

/** Only a file that is new is opened here, and nobody can hold a lock on that. */
function createPrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', 0o600))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

function readHolder(side: string) {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(side, 'utf8')))
  } catch {
    return null // a missing or half written side file must not hide the refusal
  }
}
