import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Disk, realDisk } from '#server/storage/disk.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { moveStore } from '#server/storage/move.ts'
import type { Store } from '#server/storage/store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, AT, DAY, event, message, reservation, use, workspace } from './contract/fixtures.ts'

const journal = (folder: string) => join(folder, 'workspaces', A, 'usage-2026-02.jsonl')
const record = (folder: string) => join(folder, 'workspaces', `${A}.json`)

const charge = (store: Store, n: number) =>
  store.settle(A, reservation(`${n}`), event(`${n}`), ({ outbox }) => void outbox.push(message(n, 0)))

/** A folder whose record still holds charges that its journal has: they are taken out with the next change. */
async function twoCharges(): Promise<string> {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  await store.createWorkspace(workspace(A))
  await Promise.all([1, 2].map((n) => charge(store, n)))
  await store.close()
  expect(await readFile(record(folder), 'utf8')).toContain('evt_2')
  return folder
}

async function open(folder: string, disk?: Disk): Promise<Store> {
  const store = await openFileStore(folder, disk ? { disk } : {})
  onTestFinished(() => store.close())
  return store
}

const state = async (store: Store) => ({
  events: (await store.page(A, 'usage', { limit: 99 })).entries.map(({ id }) => id).sort(),
  charged: (await store.usage(A, DAY)).calls,
  counted: (await store.meter(A)).counters[DAY],
  told: (await store.read(A))?.outbox.map(({ id }) => id).sort(),
})
const TWO = { events: ['evt_1', 'evt_2'], charged: 2, counted: 2, told: ['msg_1', 'msg_2'] }

test('charges that a crash kept from the journal are there after the next start, once, with their messages', async () => {
  const folder = await twoCharges()
  await rm(journal(folder))
  const store = await open(folder)
  expect(await state(store)).toEqual(TWO)
  await store.close()
  expect(await state(await open(folder))).toEqual(TWO)
})

test('charges of a line that a crash cut short are there after the next start, once', async () => {
  const folder = await twoCharges()
  await writeFile(journal(folder), (await readFile(journal(folder))).subarray(0, -40))
  expect(await state(await open(folder))).toEqual(TWO)
})

test('charges that the journal had before a crash count once, also when it has months in between', async () => {
  const folder = await twoCharges()
  const store = await open(folder)
  expect(await state(store)).toEqual(TWO)
  for (const month of ['03', '04', '05'])
    await use(store, A, event(`m${month}`, AT.replace('-02-', `-${month}-`), { counters: [] }))
  await store.close()
  const later = await state(await open(folder))
  expect(later.events).toEqual([...TWO.events, 'evt_m03', 'evt_m04', 'evt_m05'])
  expect(later.charged).toBe(2)
})

test('leave the record with the next change', async () => {
  const store = await open(await twoCharges())
  await store.tx(A, (w) => {
    w.name = 'later'
  })
  expect((await store.read(A))?.charges).toEqual([])
  expect(await state(store)).toEqual(TWO)
})

test('a journal that cannot be written gets its charges later, and the record keeps them until then', async () => {
  const folder = await tempFolder()
  let failing = false
  const disk: Disk = {
    ...realDisk,
    open: async (path, flags, mode) => {
      if (failing && path.endsWith('.jsonl')) throw new Error('EIO')
      return realDisk.open(path, flags, mode)
    },
  }
  const store = await open(folder, disk)
  await store.createWorkspace(workspace(A))
  failing = true
  await charge(store, 1)
  expect((await store.meter(A)).counters[DAY]).toBe(1)
  await charge(store, 2)
  expect((await store.read(A))?.charges.map(({ id }) => id)).toEqual(['evt_1', 'evt_2'])
  failing = false
  expect(await state(store)).toEqual(TWO)
})

test('what is pruned leaves no charge behind that would come back', async () => {
  const store = await open(await twoCharges())
  await store.prune(A, 'usage', '2026-06-01T00:00:00.000Z')
  expect((await store.read(A))?.charges).toEqual([])
})

test('move to another store with their messages, counted once', async () => {
  const folder = await twoCharges()
  await rm(journal(folder))
  const target = await open(await tempFolder())
  const moved = await moveStore(await open(folder), target)
  expect(moved.filter(({ same }) => !same)).toEqual([])
  expect(await state(target)).toEqual(TWO)
})
