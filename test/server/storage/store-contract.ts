/** What every store keeps to. An adapter's test opens its store and hands it to `testStore`. */
import { describe, expect, test } from 'vitest'
import {
  StorageUnavailableError,
  StoreClosedError,
  UnknownWorkspaceError,
  WorkspaceExistsError,
} from '#server/storage/errors.ts'
import { SCHEMA } from '#server/storage/migrations/index.ts'
import type { KeyRecord, Store, UsageEvent, WorkspaceRecord } from '#server/storage/store.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'

interface OpenedStore {
  store: Store
  /** Closes the store and opens it again on the same data. */
  reopen(): Promise<Store>
  /** From now on writes fail, or succeed again. */
  failWrites(failing: boolean): void
}

export const A = 'ws_AAAAAAAAAAAAAAAA'
export const B = 'ws_BBBBBBBBBBBBBBBB'
const AT = '2026-02-03T04:05:06.000Z'

export function workspace(id: string, part: Partial<WorkspaceRecord> = {}): WorkspaceRecord {
  const settings = structuredClone(DEFAULT_PROFILE)
  return { schema: SCHEMA, id, name: 'Nord', plan: 'free', created: AT, settings, keys: [], ...part }
}

export function key(n: number): KeyRecord {
  const digits = String(n).padStart(8, '0')
  return {
    id: `key_${digits}`,
    mode: 'live',
    hash: digits.repeat(8),
    last4: digits.slice(4),
    name: `key ${n}`,
    scopes: ['optimize:*'],
    created: AT,
    expires: null,
    revoked: null,
    last_used: null,
  }
}

export function event(id: string, at = AT, part: Partial<UsageEvent> = {}): UsageEvent {
  return { id: `evt_${id}`, at, operation: 'score', calls: 1, key: 'key_00000001', ...part }
}

const ALL = { from: '2026-01-01', to: '2027-01-01' }
const FULL = { from: '2026-02-03', to: '2026-02-04' }

export function testStore(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name}: workspaces`, () => {
    test('a new store is empty and names the first workspace once there is one', async () => {
      const { store, reopen } = await open()
      expect(await store.listWorkspaces()).toEqual({ workspaces: [], refused: [] })
      expect((await store.meta()).first_workspace).toBeNull()
      await store.createWorkspace(workspace(B))
      await store.createWorkspace(workspace(A))
      expect((await store.meta()).first_workspace).toBe(B)
      expect((await (await reopen()).meta()).first_workspace).toBe(B)
    })

    test('a workspace is read back whole, also after a restart', async () => {
      const { store, reopen } = await open()
      const made = workspace(A, {
        name: 'Żółć 東京 👩‍👩‍👧 \u202e',
        plan: 'enterprise',
        settings: {
          ...DEFAULT_PROFILE,
          threshold: 81.5,
          rules: { 'long-subject': { enabled: false }, hedging: { factor: 1.5 } },
          own_words: ['Sendworthy'],
        },
        keys: [key(1)],
      })
      await store.createWorkspace(made)
      expect(await store.read(A)).toEqual(made)
      expect(await (await reopen()).read(A)).toEqual(made)
    })

    test('an id that does not exist reads as null and refuses changes and usage', async () => {
      const { store } = await open()
      expect(await store.read(A)).toBeNull()
      await expect(store.tx(A, () => 1)).rejects.toBeInstanceOf(UnknownWorkspaceError)
      await expect(store.recordUsage(A, event('1'))).rejects.toBeInstanceOf(UnknownWorkspaceError)
      await expect(store.usage(A, ALL)).rejects.toBeInstanceOf(UnknownWorkspaceError)
      await expect(store.read('../meta')).resolves.toBeNull()
    })

    test('an id is taken once, also when two ask at the same time', async () => {
      const { store } = await open()
      const two = ['one', 'two'].map((name) => store.createWorkspace(workspace(A, { name })))
      const [first, second] = await Promise.allSettled(two)
      expect(first).toMatchObject({ status: 'fulfilled' })
      expect(second).toMatchObject({ reason: expect.any(WorkspaceExistsError) })
      expect(await store.read(A)).toMatchObject({ name: 'one' })
    })

    test('workspaces are listed oldest first', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A, { created: '2026-02-02T00:00:00.000Z' }))
      await store.createWorkspace(workspace(B, { created: '2026-02-01T00:00:00.000Z' }))
      const ids = async (s: Store) => (await s.listWorkspaces()).workspaces.map(({ id }) => id)
      expect(await ids(store)).toEqual([B, A])
      expect(await ids(await reopen())).toEqual([B, A])
    })

    test.each([
      ['an id with a path in it', { id: 'ws_/../../../../etc' }],
      ['NUL in the name', { name: 'a\0b' }],
      ['a lone surrogate in the name', { name: '\ud800' }],
      ['an unknown field', { colour: 'red' }],
      ['a digest that is none', { keys: [{ ...key(1), hash: 'mk_live_secret' }] }],
    ])('%s is refused and leaves nothing', async (_, part) => {
      const { store, reopen } = await open()
      await expect(store.createWorkspace({ ...workspace(A), ...part })).rejects.toThrow()
      expect((await (await reopen()).listWorkspaces()).workspaces).toEqual([])
    })
  })

  describe(`${name}: transactions`, () => {
    test('give back the result and survive a restart', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      expect(await store.tx(A, (w) => w.keys.push(key(1)))).toBe(1)
      expect((await store.read(A))?.keys).toEqual([key(1)])
      expect((await (await reopen()).read(A))?.keys).toEqual([key(1)])
    })

    test('change nothing when they throw, are asynchronous, change the id or break the record', async () => {
      const { store, reopen } = await open()
      const before = workspace(A, { keys: [key(1)] })
      await store.createWorkspace(before)
      const spoil = (w: WorkspaceRecord) => {
        w.name = 'spoilt'
        w.keys.length = 0
      }
      const boom = new Error('boom')
      await expect(
        store.tx(A, (w) => {
          spoil(w)
          throw boom
        }),
      ).rejects.toBe(boom)
      await expect(store.tx(A, async (w) => spoil(w))).rejects.toThrow('synchronous')
      await expect(store.tx(A, (w) => Object.assign(w, { id: B }))).rejects.toThrow('id')
      await expect(store.tx(A, (w) => Object.assign(w, { plan: 'gold' }))).rejects.toThrow()
      expect(await store.read(A)).toEqual(before)
      expect(await (await reopen()).read(A)).toEqual(before)
    })

    test('400 at once happen one after the other, none lost', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      const sizes = await Promise.all(
        Array.from({ length: 400 }, (_, n) => store.tx(A, (w) => w.keys.push(key(n)))),
      )
      expect(sizes).toEqual(Array.from({ length: 400 }, (_, n) => n + 1))
      const ids = (await (await reopen()).read(A))?.keys.map(({ id }) => id)
      expect(ids).toEqual(Array.from({ length: 400 }, (_, n) => key(n).id))
    })

    test('of one workspace leave the other alone', async () => {
      const { store } = await open()
      await store.createWorkspace(workspace(A))
      await store.createWorkspace(workspace(B))
      await Promise.all([
        store.tx(A, (w) => w.keys.push(key(1))),
        store.tx(B, (w) => w.keys.push(key(2), key(3))),
      ])
      expect((await store.read(A))?.keys.length).toBe(1)
      expect((await store.read(B))?.keys.length).toBe(2)
    })

    test('are the only way to change a record: drafts that leak and records handed out do nothing', async () => {
      const { store } = await open()
      const made = workspace(A)
      await store.createWorkspace(made)
      made.name = 'changed behind its back'
      const leaked = await store.tx(A, (w) => w)
      expect(
        Reflect.set(leaked.settings, 'threshold', 3) && (await store.read(A))?.settings.threshold,
      ).not.toBe(3)
      const read = await store.read(A)
      expect(Reflect.set(read?.settings ?? {}, 'threshold', 4)).toBe(false)
      await store.tx(A, () => {})
      expect(await store.read(A)).toEqual(workspace(A))
    })

    test('are visible to readers only once they are durable', async () => {
      const { store } = await open()
      await store.createWorkspace(workspace(A))
      const change = store.tx(A, (w) => {
        w.name = 'later'
        w.keys.push(key(1))
      })
      expect((await store.read(A))?.name).toBe('Nord')
      expect(store.findKey(key(1).id)).toBeNull()
      await change
      expect((await store.read(A))?.name).toBe('later')
      expect(store.findKey(key(1).id)).not.toBeNull()
    })

    test('that cannot be written fail for everyone who waits, are visible to nobody, and work again later', async () => {
      const { store, reopen, failWrites } = await open()
      await store.createWorkspace(workspace(A))
      failWrites(true)
      const results = await Promise.allSettled([1, 2, 3].map((n) => store.tx(A, (w) => w.keys.push(key(n)))))
      for (const result of results)
        expect(result).toMatchObject({ reason: expect.any(StorageUnavailableError) })
      await expect(store.createWorkspace(workspace(B))).rejects.toBeInstanceOf(StorageUnavailableError)
      expect(await store.read(A)).toEqual(workspace(A))
      expect(await store.read(B)).toBeNull()
      expect(store.findKey(key(1).id)).toBeNull()
      failWrites(false)
      expect(await store.tx(A, (w) => w.keys.push(key(9)))).toBe(1)
      await store.createWorkspace(workspace(B))
      expect((await (await reopen()).read(A))?.keys).toEqual([key(9)])
    })
  })

  describe(`${name}: keys`, () => {
    test('are found by id with their workspace, follow every change, and are found after a restart', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A, { keys: [key(1)] }))
      await store.createWorkspace(workspace(B, { keys: [key(2)] }))
      expect(store.findKey(key(1).id)).toEqual({ workspace: A, key: key(1) })
      expect(store.findKey(key(2).id)).toEqual({ workspace: B, key: key(2) })
      expect(store.findKey('key_99999999')).toBeNull()
      expect(store.findKey('__proto__')).toBeNull()
      await store.tx(A, (w) => {
        w.keys = [{ ...key(3), revoked: AT }]
      })
      expect(store.findKey(key(1).id)).toBeNull()
      expect(store.findKey(key(3).id)?.key.revoked).toBe(AT)
      const again = await reopen()
      expect(again.findKey(key(1).id)).toBeNull()
      expect(again.findKey(key(3).id)).toEqual({ workspace: A, key: { ...key(3), revoked: AT } })
    })
  })

  describe(`${name}: usage`, () => {
    test('is summed over whole days, by operation and key, for its workspace alone', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      await store.createWorkspace(workspace(B))
      const record = (id: string, at: string, part: Partial<UsageEvent> = {}) =>
        store.recordUsage(A, event(id, at, part))
      await record('1', '2026-01-31T23:59:59.999Z')
      await record('2', '2026-02-03T00:00:00.000Z', { calls: 3 })
      await record('3', '2026-02-03T23:59:59.999Z', { operation: 'rewrite', key: 'key_00000002' })
      await record('4', '2026-02-04T00:00:00.000Z')
      await record('5', '2026-03-01T00:00:00.000Z', { calls: 0 })
      await record('6', '2026-03-01T00:00:00.000Z', { calls: 10 })
      const check = async (s: Store) => {
        expect(await s.usage(A, FULL)).toEqual({
          calls: 4,
          by_operation: { score: 3, rewrite: 1 },
          by_key: { key_00000001: 3, key_00000002: 1 },
        })
        expect((await s.usage(A, { from: '2026-02-01', to: '2026-03-01' })).calls).toBe(5)
        expect((await s.usage(A, { from: '2026-01-31', to: '2026-03-02' })).calls).toBe(16)
        expect((await s.usage(A, { from: '2025-01-01', to: '2026-01-31' })).calls).toBe(0)
        expect((await s.usage(A, { from: '2026-02-03', to: '2026-02-03' })).calls).toBe(0)
        expect((await s.usage(B, ALL)).calls).toBe(0)
      }
      await check(store)
      await check(await reopen())
    })

    test('of 64 callers at once is counted whole and kept', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      await Promise.all(
        Array.from({ length: 64 }, async (_, caller) => {
          for (let n = 0; n < 10; n++) await store.recordUsage(A, event(`${caller}x${n}`))
        }),
      )
      expect((await store.usage(A, FULL)).calls).toBe(640)
      expect((await (await reopen()).usage(A, FULL)).calls).toBe(640)
    })

    test.each([
      ['part of a call', { calls: 0.5 }],
      ['less than none', { calls: -1 }],
      ['an operation that is text', { operation: 'Dear Anna, …' }],
      ['no day', { at: 'yesterday' }],
    ])('refuses %s', async (_, part) => {
      const { store } = await open()
      await store.createWorkspace(workspace(A))
      await expect(store.recordUsage(A, { ...event('1'), ...part })).rejects.toThrow()
      expect((await store.usage(A, ALL)).calls).toBe(0)
    })

    test('that cannot be written is refused and not counted, and works again later', async () => {
      const { store, reopen, failWrites } = await open()
      await store.createWorkspace(workspace(A))
      await store.recordUsage(A, event('1'))
      failWrites(true)
      const results = await Promise.allSettled(['2', '3'].map((id) => store.recordUsage(A, event(id))))
      for (const result of results)
        expect(result).toMatchObject({ reason: expect.any(StorageUnavailableError) })
      expect((await store.usage(A, FULL)).calls).toBe(1)
      failWrites(false)
      await store.recordUsage(A, event('4'))
      expect((await store.usage(A, FULL)).calls).toBe(2)
      expect((await (await reopen()).usage(A, FULL)).calls).toBe(2)
    })
  })

  describe(`${name}: close`, () => {
    test.each([
      ['a change', (store: Store) => store.tx(A, (w) => w.keys.push(key(1)))],
      ['a new workspace', (store: Store) => store.createWorkspace(workspace(B))],
      ['usage', (store: Store) => store.recordUsage(A, event('1'))],
    ])('waits for %s', async (_, act) => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      let done = false
      act(store).then(() => {
        done = true
      })
      await store.close()
      expect(done).toBe(true)
      await reopen()
    })

    test('waits for what is under way and refuses what comes later', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      const change = store.tx(A, (w) => w.keys.push(key(1)))
      const use = store.recordUsage(A, event('1'))
      const done: string[] = []
      change.then(() => done.push('change'))
      use.then(() => done.push('use'))
      await Promise.all([store.close(), store.close()])
      expect(done.sort()).toEqual(['change', 'use'])
      await expect(store.read(A)).rejects.toBeInstanceOf(StoreClosedError)
      await expect(store.tx(A, () => 1)).rejects.toBeInstanceOf(StoreClosedError)
      await expect(store.createWorkspace(workspace(B))).rejects.toBeInstanceOf(StoreClosedError)
      await expect(store.recordUsage(A, event('2'))).rejects.toBeInstanceOf(StoreClosedError)
      await expect(store.meta()).rejects.toBeInstanceOf(StoreClosedError)
      const again = await reopen()
      expect((await again.read(A))?.keys.length).toBe(1)
      expect((await again.usage(A, FULL)).calls).toBe(1)
    })
  })
}
