import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createWorkspace } from '#server/services/workspaces.ts'
import { encode } from '#server/storage/durable-file.ts'
import { NewerDataError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { MIGRATIONS, type Migration, SCHEMA } from '#server/storage/migrations/index.ts'
import { restoreBackup } from '#server/storage/restore.ts'
import type { Store } from '#server/storage/store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, AT, B, event, historyEvent, key, use, workspace } from './contract/fixtures.ts'
import { failingDisk } from './failing-disk.ts'
import { testStore } from './store-contract.ts'
import { twoWorkspaces, using } from './two-workspaces.ts'

testStore('files', async () => {
  const folder = await tempFolder()
  const { disk, fail } = failingDisk()
  let store = await openFileStore(folder, { disk })
  onTestFinished(() => store.close())
  return {
    store,
    failWrites: fail,
    async reopen() {
      await store.close()
      store = await openFileStore(folder, { disk })
      return store
    },
  }
})

describe('a record', () => {
  test('is seen as before until its change is durable', async () => {
    const folder = await twoWorkspaces()
    await using(folder, async (store) => {
      const change = store.tx(A, (w) => {
        w.name = 'later'
        w.keys.push(key(9))
      })
      expect(await store.read(A)).toMatchObject({ name: 'Alpha', keys: [key(1)] })
      expect(await store.findKey(key(9).id)).toBeNull()
      await change
      expect(await store.read(A)).toMatchObject({ name: 'later', keys: [key(1), key(9)] })
    })
  })

  test('is not written for a call', async () => {
    const folder = await twoWorkspaces()
    const path = join(folder, 'workspaces', `${A}.json`)
    await using(folder, async (store) => {
      const { ino } = await stat(path)
      for (let n = 10; n < 30; n++) await use(store, A, event(String(n)))
      expect((await stat(path)).ino).toBe(ino)
    })
  })
})

test('drafts that are to go stand in no file afterwards; on a full disk they stay until they can', async () => {
  const folder = await tempFolder()
  const { disk, fail } = failingDisk()
  const store = await openFileStore(folder, { disk })
  onTestFinished(() => store.close())
  await store.createWorkspace(workspace(A))
  const events = [1, 2, 3].map((n) => historyEvent(n, AT))
  for (const one of events) await store.append(A, 'history', [one])
  const journals = join(folder, 'workspaces', A)
  const kept = async () => {
    const names = (await readdir(journals)).filter((name) => name.includes('history'))
    return Promise.all(names.map((name) => readFile(join(journals, name), 'utf8')))
  }
  fail(true)
  await expect(store.forgetDrafts(A)).rejects.toThrow()
  fail(false)
  expect((await store.page(A, 'history', { limit: 9 })).entries).toEqual(events.toReversed())
  await store.forgetDrafts(A)
  expect((await kept()).join()).not.toContain('Dear Anna')
  expect((await kept()).length).toBe(1)
  await store.append(A, 'history', [{ ...historyEvent(4, AT), draft: null }])
  expect((await store.page(A, 'history', { limit: 9 })).entries.length).toBe(4)
})

describe('the data folder', () => {
  test('is for its owner alone, every folder and file of it', async () => {
    const folder = await tempFolder()
    await chmod(folder, 0o755)
    const store = await openFileStore(folder)
    const { id } = await createWorkspace(store, { name: 'Nord' })
    await use(store, id, event('1'))
    await store.tx(id, (w) => {
      w.name = 'Süd'
    })
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
    const names = await readdir(folder, { recursive: true })
    for (const name of names) {
      const found = await stat(join(folder, name))
      expect((found.mode & 0o777).toString(8), name).toBe(found.isDirectory() ? '700' : '600')
    }
    expect(names).toEqual(
      expect.arrayContaining(['meta.json', 'lock.db', 'lock.json', `workspaces/${id}.json`]),
    )
    await store.close()
    expect(await readdir(folder)).not.toContain('lock.json')
  })

  test('holds no key, not even part of its secret', async () => {
    const folder = await tempFolder()
    const store = await openFileStore(folder)
    const { id, key } = await createWorkspace(store, { name: 'Nord' })
    await use(store, id, event('1'))
    await store.tx(id, (w) => {
      w.name = 'Süd'
    })
    await store.close() // reading lock.db while the store is open would drop its lock
    await (await openFileStore(folder)).close()
    const secret = key.slice('mk_live_'.length + 8, -6)
    let read = 0
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const content = await readFile(join(entry.parentPath, entry.name), 'latin1')
      read += content.length
      for (let at = 0; at + 8 <= secret.length; at++) expect(content).not.toContain(secret.slice(at, at + 8))
    }
    expect(read).toBeGreaterThan(1000)
  })

  test('is swept of temporary files at the start', async () => {
    const folder = await twoWorkspaces()
    const left = join(folder, 'workspaces', `.${A}.json.77.abcd.tmp`)
    await writeFile(left, 'half')
    await using(folder, async () => expect(await stat(left).catch(() => null)).toBeNull())
  })

  test('names its first workspace again when the server died between the two files', async () => {
    const folder = await twoWorkspaces()
    const meta = { schema: 1, created: '2026-02-03T04:05:06.000Z', first_workspace: null }
    await writeFile(join(folder, 'meta.json'), encode(meta))
    await using(folder, async (store) => expect((await store.meta()).first_workspace).toBe(A))
  })

  test('that cannot be read is not called damaged', async () => {
    const folder = await twoWorkspaces()
    const path = join(folder, 'workspaces', `${B}.json`)
    await rm(path)
    await mkdir(path)
    await using(folder, async (store) => expect(store.read(B)).rejects.toThrow('cannot be read: EISDIR'))
  })
})

describe('a migration', () => {
  const upper = (record: object) => ({ ...record, name: 'migrated' })
  const withStep = (step: Migration) => ({
    migrations: { ...MIGRATIONS, workspace: [...MIGRATIONS.workspace, step] },
  })

  test('runs once at the start, after a backup of the file as it was', async () => {
    const folder = await twoWorkspaces()
    const before = await readFile(join(folder, 'workspaces', `${A}.json`), 'utf8')
    for (let start = 0; start < 2; start++) {
      const store = await openFileStore(folder, withStep(upper))
      expect(await store.read(A)).toMatchObject({ schema: SCHEMA + 1, name: 'migrated', keys: [key(1)] })
      await store.tx(A, (w) => w.keys.push(key(2)))
      await store.tx(A, (w) => w.keys.pop())
      await store.close()
    }
    const names = (await readdir(join(folder, 'backups', A))).filter((name) => name.includes('schema-'))
    expect(names).toEqual([expect.stringContaining(`schema-${SCHEMA}.json`)])
    expect(await readFile(join(folder, 'backups', A, names[0] ?? ''), 'utf8')).toBe(before)
  })

  test.each(['workspace', 'accounts', 'meta'] as const)(
    'of a record of kind %s leaves the other kinds at their number',
    async (kind) => {
      const folder = await twoWorkspaces()
      const schemas = async (store: Store) => ({
        workspace: (await store.read(A))?.schema ?? 0,
        accounts: (await store.accounts()).schema,
        meta: (await store.meta()).schema,
      })
      const before = await using(folder, schemas)
      const store = await openFileStore(folder, {
        migrations: { ...MIGRATIONS, [kind]: [...MIGRATIONS[kind], (record: object) => ({ ...record })] },
      })
      expect(await schemas(store)).toEqual({ ...before, [kind]: before[kind] + 1 })
      await store.close()
    },
  )

  test('is not undone: an older version refuses the newer files and leaves them', async () => {
    const folder = await twoWorkspaces()
    await (await openFileStore(folder, withStep(upper))).close()
    const path = join(folder, 'workspaces', `${A}.json`)
    const newer = await readFile(path, 'utf8')
    await using(folder, async (store) => {
      await expect(store.read(A)).rejects.toBeInstanceOf(NewerDataError)
      await expect(store.tx(A, () => 1)).rejects.toBeInstanceOf(NewerDataError)
    })
    await expect(restoreBackup(folder, A)).rejects.toBeInstanceOf(NewerDataError)
    expect(await readFile(path, 'utf8')).toBe(newer)
  })

  test('that fails refuses the workspace and leaves its file', async () => {
    const folder = await twoWorkspaces()
    const path = join(folder, 'workspaces', `${A}.json`)
    const before = await readFile(path, 'utf8')
    const broken = () => {
      throw new Error('the step is broken')
    }
    const store = await openFileStore(folder, withStep(broken))
    expect((await store.listWorkspaces()).refused.length).toBe(2)
    await store.close()
    expect(await readFile(path, 'utf8')).toBe(before)
  })
})
