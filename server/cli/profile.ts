/** The settings that a command scores by: those of the first workspace, when there is one to read. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Profile } from '#shared/engine/profile.ts'
import { readConfig } from '../config.ts'
import { profileOf, voiceOf } from '../services/profile.ts'
import { openFileStore } from '../storage/lowdb.ts'

/** Null when no server was ever started here, or when the folder cannot be read; the latter is said. */
export async function profileHere(): Promise<Profile | null> {
  const { dataDir } = readConfig()
  // Opening would make the folder, and scoring a file should leave nothing behind.
  if (!existsSync(join(dataDir, 'meta.json'))) return null
  try {
    const store = await openFileStore(dataDir)
    try {
      const { first_workspace } = await store.meta()
      const found = first_workspace && (await store.read(first_workspace))
      return found ? profileOf(found, voiceOf(found, undefined)) : null
    } finally {
      await store.close()
    }
  } catch {
    process.stderr.write(
      'Scored with default settings: those of the workspace cannot be read now (is the server running?).\n',
    )
    return null
  }
}
