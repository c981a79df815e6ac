import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keyIdOf } from '#server/services/key-format.ts'
import { FolderLockedError } from '#server/storage/errors.ts'
import { foldJournal } from '#server/storage/journal.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import type { Store } from '#server/storage/store.ts'
import { run } from '../../support/kill.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const WRITERS = join(import.meta.dirname, 'writers.ts')
const ROUNDS = process.env.CRASH === 'full' ? 50 : 6

/** Every event of every journal in the folder with how often it is there, as `workspace event`. */
async function eventsIn(folder: string): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const entry of await readdir(join(folder, 'workspaces'), { recursive: true })) {
    if (!entry.endsWith('.jsonl')) continue
    const workspace = entry.slice(0, entry.indexOf('/'))
    await foldJournal(join(folder, 'workspaces', entry), (event) => {
      const name = `${workspace} ${Object(event).id}`
      found.set(name, (found.get(name) ?? 0) + 1)
    })
  }
  return found
}

const hashOf = async (store: Store, key: string) => (await store.findKey(keyIdOf(key) ?? ''))?.key.hash

test('kill -9 under eight writers loses nothing that was acknowledged and leaves every file readable', async () => {
  const folder = await tempFolder()
  const acked: string[] = []
  // On a busy machine it takes more rounds until the writers have done something worth losing.
  const little = () =>
    [/^key /, / evt_/, / aud_/, / g/].some((kind) => acked.filter((line) => kind.test(line)).length <= ROUNDS)
  for (let round = 0; round < ROUNDS || little(); round++) {
    const running = await run(WRITERS, folder, String(round))
    await new Promise((resolve) => setTimeout(resolve, (round * 37) % 200))
    acked.push(...(await running.kill()))

    const store = await openFileStore(folder)
    expect((await store.listWorkspaces()).refused).toEqual([])
    for (const line of acked) {
      const [kind, a = '', b = ''] = line.split(' ')
      if (kind === 'workspace') expect(await store.read(a), line).toMatchObject({ id: a })
      if (kind === 'workspace') expect(await hashOf(store, b), line).toBe(hash('sha256', b, 'hex'))
      if (kind === 'key') expect(await hashOf(store, a), line).toBe(hash('sha256', a, 'hex'))
    }
    await store.close()
  }
  const events = await eventsIn(folder)
  const kept = acked.filter((line) => line.startsWith('event ')).map((line) => line.slice('event '.length))
  expect(kept.filter((name) => !events.has(name))).toEqual([])
  expect([...events].filter(([, times]) => times !== 1)).toEqual([])
})

test('a folder has one process: the second is told who holds it, and gets it when that one is gone', async () => {
  const folder = await tempFolder()
  const running = await run(WRITERS, folder, '0')
  try {
    const refused = await openFileStore(folder).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(FolderLockedError)
    expect(String(refused)).toContain(`process ${running.pid} `)
    expect(String(refused)).toContain('Stop it first')
  } finally {
    await running.kill()
  }
  const store = await openFileStore(folder)
  await store.close()
})

test('a folder is held within one process as well, and is free after close', async () => {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  await expect(openFileStore(folder)).rejects.toBeInstanceOf(FolderLockedError)
  await store.close()
  await (await openFileStore(folder)).close()
})
