import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isChain } from '#server/services/audit.ts'
import { createWorkspace, ensureFirstWorkspace } from '#server/services/workspaces.ts'
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

test('the log of a workspace that is made with a key begins with both', async () => {
  const store = await openFileStore(await tempFolder())
  const { id, key } = await createWorkspace(store, { name: 'Nord' })
  const { entries } = await store.page(id, 'audit', { limit: 9 })
  expect(entries.map(({ action, actor, target }) => [action, actor.type, target])).toEqual([
    ['key.created', 'command', `key_${key.slice(8, 16)}`],
    ['workspace.created', 'command', null],
  ])
  expect(isChain(entries)).toBe(true)
  expect(JSON.stringify(entries)).not.toContain(key.slice(16, 48))
  await store.close()
})
