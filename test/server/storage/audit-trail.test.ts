import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Disk, realDisk } from '#server/storage/disk.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import type { Store } from '#server/storage/store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, audit, workspace } from './contract/fixtures.ts'

const journal = (folder: string) => join(folder, 'workspaces', A, 'audit-2026-02.jsonl')
const record = (folder: string) => join(folder, 'workspaces', `${A}.json`)

/** A folder whose record still holds events that its journal has: they are taken out with the next change. */
async function threeEvents(): Promise<string> {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  await store.createWorkspace(workspace(A))
  await store.tx(A, (w) => audit(w, 3))
  await store.close()
  expect(await readFile(record(folder), 'utf8')).toContain('aud_3')
  return folder
}

async function open(folder: string, disk?: Disk): Promise<Store> {
  const store = await openFileStore(folder, disk ? { disk } : {})
  onTestFinished(() => store.close())
  return store
}

const numbers = async (store: Store) =>
  (await store.page(A, 'audit', { limit: 99 })).entries.map(({ seq }) => seq)

test('events that were moved before a crash are not moved again', async () => {
  const store = await open(await threeEvents())
  expect(await numbers(store)).toEqual([3, 2, 1])
})

test('events that were committed and not moved before a crash are moved at the next start', async () => {
  const folder = await threeEvents()
  await rm(journal(folder))
  const store = await open(folder)
  expect(await numbers(store)).toEqual([3, 2, 1])
  await store.tx(A, (w) => audit(w, 1))
  expect(await numbers(store)).toEqual([4, 3, 2, 1])
})

test('events of an append that a crash cut short are moved, and the torn line is not read', async () => {
  const folder = await threeEvents()
  await writeFile(journal(folder), (await readFile(journal(folder))).subarray(0, -40))
  expect(await numbers(await open(folder))).toEqual([3, 2, 1])
})

test('leave the record with the next change', async () => {
  const folder = await threeEvents()
  const store = await open(folder)
  await store.tx(A, (w) => {
    w.name = 'later'
  })
  expect((await store.read(A))?.audit).toMatchObject({ seq: 3, waiting: [] })
})

test('a record put back from a backup goes on where the journal ended', async () => {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  await store.createWorkspace(workspace(A))
  const before = await readFile(record(folder))
  await store.tx(A, (w) => audit(w, 3))
  await store.close()
  await writeFile(record(folder), before)
  const again = await open(folder)
  expect((await again.read(A))?.audit.seq).toBe(3)
  await again.tx(A, (w) => audit(w, 1))
  const { entries } = await again.page(A, 'audit', { limit: 9 })
  expect(entries.map(({ seq }) => seq)).toEqual([4, 3, 2, 1])
  expect(entries[0]?.previous).toBe(entries[1]?.hash)
})

test('a journal that cannot be written keeps no change back, and gets its events later', async () => {
  const folder = await tempFolder()
  let failing = true
  const disk: Disk = {
    ...realDisk,
    open: async (path, flags, mode) => {
      if (failing && path.endsWith('.jsonl')) throw new Error('EIO')
      return realDisk.open(path, flags, mode)
    },
  }
  const store = await open(folder, disk)
  await store.createWorkspace(workspace(A))
  await store.tx(A, (w) => audit(w, 2))
  await store.tx(A, (w) => audit(w, 1))
  expect(await numbers(store)).toEqual([])
  failing = false
  expect(await numbers(store)).toEqual([3, 2, 1])
})
