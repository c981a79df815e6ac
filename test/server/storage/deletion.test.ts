import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { type Disk, realDisk } from '#server/storage/disk.ts'
import { WorkspaceExistsError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { restoreBackup } from '#server/storage/restore.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, B, event, gateEvent, key, minute, use, workspace } from './contract/fixtures.ts'

/** A folder with two workspaces that left every kind of file, closed. */
async function twoWorkspaces(): Promise<string> {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  for (const [n, id] of [A, B].entries()) {
    await store.createWorkspace(workspace(id, { keys: [key(n)] }))
    await use(store, id, event('1'))
    await store.append(id, 'gate', [gateEvent('1', minute(0))])
  }
  await store.close()
  await (await openFileStore(folder)).close() // makes backups
  return folder
}

/** The real disk, on which the call with this number and all after it fail, as if the process had died. */
function dyingDisk(at: number): { disk: Disk; calls(): number } {
  let calls = 0
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (calls++ >= at) throw new Error('dead')
    return work()
  }
  const disk: Disk = {
    mkdir: (path) => step(() => realDisk.mkdir(path)),
    open: (...args) => step(() => realDisk.open(...args)),
    rename: (...args) => step(() => realDisk.rename(...args)),
    link: (...args) => step(() => realDisk.link(...args)),
    rm: (...args) => step(() => realDisk.rm(...args)),
  }
  return { disk, calls: () => calls }
}

const traces = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes(A))

test('a deletion leaves no file behind, backups included', async () => {
  const folder = await twoWorkspaces()
  expect((await traces(folder)).length).toBeGreaterThan(4)
  const store = await openFileStore(folder)
  await store.deleteWorkspace(A)
  expect(await traces(folder)).toEqual([])
  await store.close()
  await expect(restoreBackup(folder, A)).rejects.toThrow('no good backup')
})

test('a deletion that is cut off at any step is undone whole or finished at the next start', async () => {
  const seen = new Set<string>()
  for (let at = 0; ; at++) {
    const folder = await twoWorkspaces()
    const { disk, calls } = dyingDisk(at)
    const dying = await openFileStore(folder, { disk })
    const acknowledged = await dying.deleteWorkspace(A).then(
      () => true,
      () => false,
    )
    await dying.close().catch(() => {})

    const store = await openFileStore(folder)
    const there = (await store.read(A)) !== null
    expect(acknowledged && there, `step ${at}`).toBe(false)
    expect((await store.listWorkspaces()).refused, `step ${at}`).toEqual([])
    if (there) {
      expect((await store.page(A, 'gate', { limit: 9 })).entries.length).toBe(1)
      expect((await store.page(A, 'usage', { limit: 9 })).entries.length).toBe(1)
    } else expect(await traces(folder), `step ${at}`).toEqual([])
    expect((await store.meta()).first_workspace).toBe(there ? A : B)
    expect(await store.findKey(key(1).id)).not.toBeNull()
    await store.close()
    seen.add(there ? 'undone' : 'finished')
    if (calls() <= at) break
  }
  expect([...seen].sort()).toEqual(['finished', 'undone'])
}, 60_000)

test('a workspace whose deletion was begun is gone, and cannot be restored or made again', async () => {
  const folder = await twoWorkspaces()
  const disk = { ...realDisk, rm: () => Promise.reject(new Error('EIO')) }
  const notes: string[] = []
  const store = await openFileStore(folder, { disk, report: (note) => notes.push(note) })
  await store.deleteWorkspace(A)
  expect(notes).toEqual([expect.stringContaining('go at the next start')])
  expect(await store.read(A)).toBeNull()
  await expect(store.createWorkspace(workspace(A))).rejects.toBeInstanceOf(WorkspaceExistsError)
  await store.close()
  await expect(restoreBackup(folder, A)).rejects.toThrow('was deleted')
})
