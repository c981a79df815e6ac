import { appendFile, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createWorkspace } from '#server/services/workspaces.ts'
import { encode } from '#server/storage/durable-file.ts'
import { DamagedFileError, FolderLockedError, NewerDataError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { MIGRATIONS, type Migration, SCHEMA } from '#server/storage/migrations/index.ts'
import { restoreBackup } from '#server/storage/restore.ts'
import type { Store } from '#server/storage/store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, B, event, key, MONTH, use, workspace } from './contract/fixtures.ts'
import { failingDisk } from './failing-disk.ts'
import { testStore } from './store-contract.ts'

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

/** A folder with workspaces A and B, closed; opened twice, so that both have a backup. */
async function twoWorkspaces(): Promise<string> {
  const folder = await tempFolder()
  const store = await openFileStore(folder)
  await store.createWorkspace(workspace(A, { name: 'Alpha', keys: [key(1)] }))
  await store.createWorkspace(workspace(B, { name: 'Beta' }))
  await use(store, A, event('1'))
  await use(store, A, event('2'))
  await use(store, A, event('3'))
  await store.close()
  await (await openFileStore(folder)).close()
  return folder
}

async function using<T>(folder: string, act: (store: Store, notes: string[]) => Promise<T>): Promise<T> {
  const notes: string[] = []
  const store = await openFileStore(folder, { report: (note) => notes.push(note) })
  try {
    return await act(store, notes)
  } finally {
    await store.close()
  }
}

/** Why workspace A is not served. */
const refusal = (store: Store): Promise<unknown> =>
  Promise.resolve(store.read(A)).catch((error: unknown) => error)

const DAMAGE: [string, (good: string) => string | null][] = [
  ['cut short', (good) => good.slice(0, -3)],
  ['changed by a bit', (good) => good.replace('Alpha', 'Blpha')],
  ['empty', () => ''],
  ['null', () => 'null'],
  ['half', (good) => good.slice(0, good.length / 2)],
  ['full of zeros', (good) => '\0'.repeat(good.length)],
  ['of the wrong shape', () => encode({ schema: 1, id: A })],
  ['missing', () => null],
]

describe('a damaged workspace file', () => {
  test.each(DAMAGE)(
    'that is %s is refused by name, never replaced, and restored from its backup',
    async (_, damage) => {
      const folder = await twoWorkspaces()
      const path = join(folder, 'workspaces', `${A}.json`)
      const bad = damage(await readFile(path, 'utf8'))
      await (bad === null ? rm(path) : writeFile(path, bad))

      await using(folder, async (store, notes) => {
        const error: unknown = await refusal(store)
        expect(error).toBeInstanceOf(DamagedFileError)
        expect(error).toMatchObject({
          file: path,
          backup: expect.stringContaining(join(folder, 'backups', A)),
        })
        expect(String(error)).toContain(`npm run -s sendworthy -- restore ${A}`)
        expect(notes.join()).toContain(A)
        expect((await store.listWorkspaces()).refused).toEqual([{ id: A, error }])
        await expect(store.tx(A, () => 1)).rejects.toBe(error)
        await expect(use(store, A, event('4'))).rejects.toBe(error)
        await expect(store.createWorkspace(workspace(A))).rejects.toThrow('exists')
        expect(await store.findKey(key(1).id)).toBeNull()
        // The neighbour is served.
        expect(await store.read(B)).toMatchObject({ name: 'Beta' })
        await store.tx(B, (w) => w.keys.push(key(2)))
        await expect(restoreBackup(folder, A)).rejects.toBeInstanceOf(FolderLockedError)
      })
      expect(await readFile(path, 'utf8').catch(() => null)).toBe(bad)

      const { backup, notes } = await restoreBackup(folder, A)
      expect(backup).toContain(join(folder, 'backups', A))
      expect(notes.join(' ')).toContain('keys revoked since work again')
      const kept = (await readdir(join(folder, 'workspaces'))).filter((name) => name.includes('.damaged-'))
      expect(kept.length).toBe(bad === null ? 0 : 1)
      await using(folder, async (store) => {
        expect(await store.read(A)).toEqual(workspace(A, { name: 'Alpha', keys: [key(1)] }))
        expect(await store.findKey(key(1).id)).not.toBeNull()
      })
    },
  )

  test('is restored from the newest backup that is itself good', async () => {
    const folder = await twoWorkspaces()
    const backups = join(folder, 'backups', A)
    await writeFile(join(backups, '2099-01-01T00-00-00.json'), 'damaged as well')
    await writeFile(join(backups, '2098-01-01T00-00-00.json'), encode(workspace(A, { name: 'from 2098' })))
    await writeFile(join(folder, 'workspaces', `${A}.json`), '')
    await restoreBackup(folder, A)
    await using(folder, async (store) => expect(await store.read(A)).toMatchObject({ name: 'from 2098' }))
  })

  test('without a backup is still refused, and restoring says that there is none', async () => {
    const folder = await twoWorkspaces()
    await rm(join(folder, 'backups'), { recursive: true })
    await writeFile(join(folder, 'workspaces', `${A}.json`), '')
    await using(folder, async (store) => expect(store.read(A)).rejects.toThrow('no good backup'))
    await expect(restoreBackup(folder, A)).rejects.toThrow('no good backup')
  })

  test('is not a pretext: restoring what is whole changes nothing, and an id is not a path', async () => {
    const folder = await twoWorkspaces()
    await expect(restoreBackup(folder, A)).rejects.toThrow('not damaged')
    await expect(restoreBackup(folder, '../../etc/passwd')).rejects.toThrow('not the id')
    await (await openFileStore(folder)).close() // both gave the lock back
  })
})

describe('a damaged meta.json', () => {
  test.each(
    DAMAGE.map(
      ([name, damage]) =>
        [name, name === 'changed by a bit' ? (s: string) => s.replace('ws_', 'wt_') : damage] as const,
    ),
  )('that is %s stops the start with the remedy, and is restored', async (_, damage) => {
    const folder = await twoWorkspaces()
    const path = join(folder, 'meta.json')
    const good = await readFile(path, 'utf8')
    const bad = damage(good)
    await (bad === null ? rm(path) : writeFile(path, bad))
    const error: unknown = await openFileStore(folder).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(DamagedFileError)
    expect(String(error)).toContain('restore meta')
    await restoreBackup(folder, 'meta')
    await using(folder, async (store) => expect((await store.meta()).first_workspace).toBe(A))
  })
})

describe('the file of accounts', () => {
  const people = async (folder: string) => {
    await using(folder, (store) =>
      store.changeAccounts(({ links }) =>
        links.push({
          purpose: 'setup',
          hash: 'a'.repeat(64),
          user: null,
          expires: '2026-02-03T04:05:06.000Z',
        }),
      ),
    )
    await using(folder, async () => {}) // makes a backup
    return join(folder, 'accounts.json')
  }

  test('is made when there never was one', async () => {
    const folder = await twoWorkspaces()
    await rm(join(folder, 'accounts.json'))
    await rm(join(folder, 'backups', 'accounts'), { recursive: true, force: true })
    await using(folder, async (store) => expect((await store.accounts()).users).toEqual([]))
  })

  test.each(DAMAGE)('that is %s stops the start with the remedy, and is restored', async (_, damage) => {
    const folder = await twoWorkspaces()
    const path = await people(folder)
    const good = await readFile(path, 'utf8')
    const bad = damage(good.replace('setup', 'Alpha'))
    await (bad === null ? rm(path) : writeFile(path, bad))
    const error: unknown = await openFileStore(folder).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(DamagedFileError)
    expect(String(error)).toContain('npm run -s sendworthy -- restore accounts')
    const { notes } = await restoreBackup(folder, 'accounts')
    expect(notes.join(' ')).toContain('sessions work again')
    await using(folder, async (store) => expect((await store.accounts()).links.length).toBe(1))
  })
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

describe('a damaged journal', () => {
  const SPRING = 'month:2026-03-15T00:00:00.000Z'
  const journal = (folder: string) => join(folder, 'workspaces', A, 'usage-2026-02.jsonl')

  test('with a torn last line is cut, reported once, and goes on', async () => {
    const folder = await twoWorkspaces()
    await appendFile(journal(folder), '{"crc":"12')
    await using(folder, async (store, notes) => {
      expect(notes).toEqual([expect.stringContaining('cut 10 bytes')])
      expect((await store.usage(A, MONTH)).calls).toBe(3)
    })
    await using(folder, async (store, notes) => {
      expect(notes).toEqual([])
      await use(store, A, event('4'))
    })
    await using(folder, async (store) => expect((await store.usage(A, MONTH)).calls).toBe(4))
  })

  test('with a bad line in the middle refuses the workspace until restored, which keeps the good lines', async () => {
    const folder = await twoWorkspaces()
    const path = journal(folder)
    await writeFile(path, (await readFile(path, 'utf8')).replace('"evt_2"', '"evt_7"'))
    await using(folder, async (store) => {
      const error: unknown = await refusal(store)
      expect(error).toBeInstanceOf(DamagedFileError)
      expect(String(error)).toContain(path)
      expect(String(error)).toContain('line 2')
      expect(String(error)).toContain(`restore ${A}`)
      expect(await store.findKey(key(1).id)).toBeNull()
      expect(await store.read(B)).not.toBeNull()
    })
    const { backup, notes } = await restoreBackup(folder, A)
    expect(backup).toBeNull()
    expect(notes.join(' ')).toContain('2 events kept, 1 damaged lines left out')
    await using(folder, async (store) => expect((await store.usage(A, MONTH)).calls).toBe(2))
  })

  test('of long ago fails the question about it and nothing else', async () => {
    const folder = await twoWorkspaces()
    await using(folder, async (store) => {
      for (const month of ['03', '04']) {
        await use(store, A, event(month, `2026-${month}-01T00:00:00.000Z`, { counters: [SPRING] }))
      }
    })
    const path = journal(folder)
    await writeFile(path, (await readFile(path, 'utf8')).replace('"evt_2"', '"evt_7"'))
    await using(folder, async (store) => {
      expect((await store.usage(A, SPRING)).calls).toBe(2)
      await expect(store.usage(A, MONTH)).rejects.toBeInstanceOf(DamagedFileError)
    })
  })
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
