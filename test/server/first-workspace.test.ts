import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureFirstWorkspace } from '#server/services/workspaces.ts'
import { DamagedFileError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { tempFolder } from '../support/temp-folder.ts'

async function startedOnce(): Promise<{ folder: string; workspace: string }> {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  const { workspace } = await ensureFirstWorkspace(store)
  await store.close()
  return { folder, workspace }
}

test('a damaged first workspace stops the start instead of being made anew', async () => {
  const { folder, workspace } = await startedOnce()
  await writeFile(join(folder, 'workspaces', `${workspace}.json`), '')
  const store = await openFileStore(folder)
  await expect(ensureFirstWorkspace(store)).rejects.toBeInstanceOf(DamagedFileError)
  await store.close()
})

test('a first workspace whose file is gone without a trace stops the start as well', async () => {
  const { folder, workspace } = await startedOnce()
  await rm(join(folder, 'workspaces'), { recursive: true })
  const store = await openFileStore(folder)
  await expect(ensureFirstWorkspace(store)).rejects.toThrow(workspace)
  await store.close()
})
