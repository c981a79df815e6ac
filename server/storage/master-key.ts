/** The master key in a file of the data folder, for servers that are given none: a key a line, newest first. */
import { randomBytes } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { newMasterKey, readMasterKey } from '../services/seal.ts'
import { realDisk, syncFolder } from './disk.ts'

const fileIn = (dataDir: string): string => join(dataDir, 'master.key')

/** The keys in the folder; the first is made when there are none. Rejects when the file is damaged. */
export async function masterKeys(dataDir: string): Promise<readonly Buffer[]> {
  const found = await readKeys(dataDir)
  if (found.length > 0) return found
  await write(dataDir, [newMasterKey()], (temporary, file) => realDisk.link(temporary, file)).catch(
    (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    },
  )
  // Whoever came first has made it.
  return readKeys(dataDir)
}

/** Puts a new key before those that are there. */
export async function addMasterKey(dataDir: string): Promise<void> {
  await write(dataDir, [newMasterKey(), ...(await readKeys(dataDir))], rename)
}

async function readKeys(dataDir: string): Promise<Buffer[]> {
  const path = fileIn(dataDir)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  })
  if (text === null) return []
  const keys = text.trim().split(/\s+/).map(readMasterKey)
  const known = keys.filter((key) => key !== null)
  // A new key in its place would make every secret unreadable for good.
  if (known.length < keys.length) throw new Error(`${path} is damaged. Put back a copy of it.`)
  return known
}

/** For its owner alone, and under its name only once it is whole and durable. */
async function write(
  dataDir: string,
  keys: readonly Buffer[],
  place: (temporary: string, file: string) => Promise<void>,
): Promise<void> {
  const temporary = join(dataDir, `.master.key.${randomBytes(6).toString('hex')}.tmp`)
  const handle = await realDisk.open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(keys.map((key) => `${key.toString('base64')}\n`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
  try {
    await place(temporary, fileIn(dataDir))
    await syncFolder(realDisk, dataDir)
  } finally {
    await realDisk.rm(temporary, { force: true })
  }
}
