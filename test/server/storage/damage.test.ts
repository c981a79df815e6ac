import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { encode } from '#server/storage/durable-file.ts'
import { DamagedFileError, FolderLockedError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { restoreBackup } from '#server/storage/restore.ts'
import { A, B, event, key, MONTH, use, workspace } from './contract/fixtures.ts'
import { refusal, twoWorkspaces, using } from './two-workspaces.ts'

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
