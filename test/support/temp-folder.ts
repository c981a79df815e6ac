import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new empty folder, gone after the test that asked for it. */
export async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sendworthy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
