import { describe, expect, test } from 'vitest'
import {
  StorageUnavailableError,
  StoreClosedError,
  UnknownWorkspaceError,
  WorkspaceExistsError,
} from '#server/storage/errors.ts'
import { JOURNAL_NAMES } from '#server/storage/journals.ts'
import { EMPTY_METER } from '#server/storage/meter.ts'
import type { Store } from '#server/storage/store.ts'
import {
  A,
  AT,
  audit,
  B,
  DAY,
  event,
  gateEvent,
  historyEvent,
  key,
  message,
  minute,
  type Open,
  repeatable,
  reservation,
  take,
  use,
  workspace,
} from './fixtures.ts'

const user = (n: number) => ({
  id: `usr_${n}`,
  email: `${n}@example.com`,
  name: 'Żółć 東京 👩‍👩‍👧',
  password: '$argon2id$v=19$m=1,t=1,p=1$c2FsdA$aGFzaA',
  created: AT,
})

const session = {
  id: 'ses_1',
  hash: 'a'.repeat(64),
  user: 'usr_1',
  created: AT,
  seen: AT,
  agent: null,
  ip: '203.0.113.0/24',
}

export function testWholeStore(open: Open): void {
  describe('a workspace', () => {
    test('that is to be the first is made once, however many want to make it at once', async () => {
      const { store, reopen } = await open()
      const made = await Promise.allSettled([A, B].map((id) => store.createWorkspace(workspace(id), 'first')))
      const refused = made.filter(({ status }) => status === 'rejected')
      expect(refused).toMatchObject([{ reason: expect.any(WorkspaceExistsError) }])
      const { workspaces } = await store.listWorkspaces()
      expect(workspaces.map(({ id }) => id)).toEqual([(await store.meta()).first_workspace])
      const again = await reopen()
      await expect(again.createWorkspace(workspace(A), 'first')).rejects.toBeInstanceOf(WorkspaceExistsError)
      expect((await again.listWorkspaces()).workspaces.length).toBe(1)
    })
  })

  describe('a deleted workspace', () => {
    const withBoth = async () => {
      const opened = await open()
      const { store } = opened
      await store.createWorkspace(workspace(A, { keys: [key(1)], outbox: [message(1, 0)] }))
      await store.createWorkspace(workspace(B, { keys: [key(2)] }))
      await store.append(A, 'history', [historyEvent(1, minute(0))])
      await store.append(A, 'gate', [gateEvent('1', minute(0))])
      await store.tx(A, (w) => audit(w, 1))
      await use(store, A, repeatable('1', 'a'))
      await use(store, B, event('1'))
      return opened
    }

    test('is gone with its keys and journals, for every reader and after a restart; its neighbour is not', async () => {
      const { store, reopen } = await withBoth()
      await store.deleteWorkspace(A)
      const check = async (s: Store) => {
        expect(await s.read(A)).toBeNull()
        expect((await s.listWorkspaces()).workspaces.map(({ id }) => id)).toEqual([B])
        expect((await s.listWorkspaces()).refused).toEqual([])
        expect(await s.findKey(key(1).id)).toBeNull()
        expect(await s.workspacesDue(9)).toEqual([])
        await expect(s.tx(A, () => 1)).rejects.toBeInstanceOf(UnknownWorkspaceError)
        await expect(s.usage(A, DAY)).rejects.toBeInstanceOf(UnknownWorkspaceError)
        await expect(s.deleteWorkspace(A)).rejects.toBeInstanceOf(UnknownWorkspaceError)
        expect(await s.findKey(key(2).id)).not.toBeNull()
        expect((await s.usage(B, DAY)).calls).toBe(1)
        expect((await s.meta()).first_workspace).toBe(B)
      }
      await check(store)
      await check(await reopen())
    })

    test('leaves nothing to another one that gets its id', async () => {
      const { store, reopen } = await withBoth()
      await store.deleteWorkspace(A)
      await store.createWorkspace(workspace(A, { name: 'another' }))
      const check = async (s: Store) => {
        expect(await s.read(A)).toEqual(workspace(A, { name: 'another' }))
        expect(await s.meter(A)).toEqual(EMPTY_METER)
        expect(await s.settled(A, 'a'.repeat(64), AT)).toBeNull()
        for (const journal of JOURNAL_NAMES) {
          expect((await s.page(A, journal, { limit: 9 })).entries, journal).toEqual([])
        }
      }
      await check(store)
      await check(await reopen())
    })

    test('is there as before when the deletion cannot be written', async () => {
      const { store, failWrites } = await withBoth()
      failWrites(true)
      await expect(store.deleteWorkspace(A)).rejects.toBeInstanceOf(StorageUnavailableError)
      failWrites(false)
      expect((await store.page(A, 'history', { limit: 9 })).entries.length).toBe(1)
      await store.append(A, 'history', [historyEvent(2, minute(1))])
      expect(await store.findKey(key(1).id)).not.toBeNull()
      expect(await store.tx(A, (w) => w.keys.push(key(3)))).toBe(2)
      await store.deleteWorkspace(A)
      expect(await store.read(A)).toBeNull()
    })

    test('takes what was under way with it, one way or the other', async () => {
      const { store, reopen } = await withBoth()
      const results = await Promise.allSettled([
        store.tx(A, (w) => w.keys.push(key(3))),
        store.append(A, 'history', [historyEvent(2, minute(1))]),
        store.deleteWorkspace(A),
        store.tx(A, (w) => w.keys.push(key(4))),
      ])
      expect(results[2]).toMatchObject({ status: 'fulfilled' })
      const again = await reopen()
      expect(await again.read(A)).toBeNull()
      for (const n of [1, 3, 4]) expect(await again.findKey(key(n).id)).toBeNull()
    })

    test('that was the only one leaves a store without a first', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      await store.deleteWorkspace(A)
      const again = await reopen()
      expect((await again.meta()).first_workspace).toBeNull()
      await again.createWorkspace(workspace(B))
      expect((await again.meta()).first_workspace).toBe(B)
    })
  })

  describe('accounts', () => {
    test('are empty at first and kept as changed, also after a restart', async () => {
      const { store, reopen } = await open()
      expect(await store.accounts()).toMatchObject({ users: [], sessions: [], links: [], places: [] })
      const link = { purpose: 'setup' as const, hash: 'b'.repeat(64), user: null, expires: AT }
      const places = [A, null].map((workspace) => ({ user: 'usr_1', workspace, until: AT }))
      const made = await store.changeAccounts((accounts) => {
        accounts.places.push(...places)
        accounts.sessions.push(session)
        accounts.links.push(link)
        return accounts.users.push(user(1))
      })
      expect(made).toBe(1)
      const check = async (s: Store) =>
        expect(await s.accounts()).toMatchObject({
          users: [user(1)],
          sessions: [session],
          links: [link],
          places,
        })
      await check(store)
      await check(await reopen())
    })

    test('change one after the other, none lost', async () => {
      const { store, reopen } = await open()
      await Promise.all(
        Array.from({ length: 100 }, (_, n) => store.changeAccounts(({ users }) => users.push(user(n)))),
      )
      expect((await (await reopen()).accounts()).users.length).toBe(100)
    })

    test('stay as they are when a change throws, is asynchronous, breaks the record or cannot be written', async () => {
      const { store, reopen, failWrites } = await open()
      await store.changeAccounts(({ users }) => users.push(user(1)))
      const before = await store.accounts()
      const boom = new Error('boom')
      const throwing = store.changeAccounts((accounts) => {
        accounts.users.length = 0
        throw boom
      })
      await expect(throwing).rejects.toBe(boom)
      await expect(store.changeAccounts(async ({ users }) => users.pop())).rejects.toThrow('synchronous')
      await expect(
        store.changeAccounts(({ users }) => users.push({ ...user(2), name: 'a\0' })),
      ).rejects.toThrow()
      failWrites(true)
      await expect(store.changeAccounts(({ users }) => users.pop())).rejects.toBeInstanceOf(
        StorageUnavailableError,
      )
      failWrites(false)
      expect(await store.accounts()).toEqual(before)
      expect(Reflect.set((await store.accounts()).users[0] ?? {}, 'name', 'x')).toBe(false)
      expect(await (await reopen()).accounts()).toEqual(before)
    })
  })

  test('the check says whether changes can be made, and changes nothing', async () => {
    const { store, failWrites } = await open()
    const before = await store.meta()
    await store.check()
    failWrites(true)
    await expect(store.check()).rejects.toBeInstanceOf(StorageUnavailableError)
    failWrites(false)
    await Promise.all([store.check(), store.check()])
    expect(await store.meta()).toEqual(before)
  })

  describe('closing', () => {
    const UNDER_WAY: [string, (store: Store) => Promise<unknown>][] = [
      ['a change', (store) => store.tx(A, (w) => w.keys.push(key(1)))],
      ['a new workspace', (store) => store.createWorkspace(workspace(B))],
      ['a deletion', (store) => store.deleteWorkspace(A)],
      ['a reservation', (store) => store.reserve(A, take({ reserve: reservation('1'), cap: 1 }))],
      ['usage', (store) => store.settle(A, reservation('1'), event('1'))],
      ['an event', (store) => store.append(A, 'gate', [gateEvent('1', AT)])],
      ['accounts', (store) => store.changeAccounts(({ users }) => users.push(user(1)))],
    ]

    test.each(UNDER_WAY)('waits for %s', async (_, act) => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      let done = false
      act(store).then(() => {
        done = true
      })
      await Promise.all([store.close(), store.close()])
      expect(done).toBe(true)
      expect((await (await reopen()).listWorkspaces()).refused).toEqual([])
    })

    test('keeps what was acknowledged and refuses what comes later', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A))
      const change = store.tx(A, (w) => {
        audit(w, 1)
        w.keys.push(key(1))
      })
      const settled = store.settle(A, reservation('1'), event('1'))
      await store.close()
      await Promise.all([change, settled])
      const asks: (() => unknown)[] = [
        () => store.read(A),
        () => store.findKey(key(1).id),
        () => store.meter(A),
        () => store.meta(),
        () => store.accounts(),
        () => store.listWorkspaces(),
        () => store.workspacesDue(0),
        () => store.tx(A, () => 1),
        () => store.createWorkspace(workspace(B)),
        () => store.deleteWorkspace(A),
        () => store.reserve(A, take({ reserve: reservation('2') })),
        () => store.settle(A, reservation('2'), event('2')),
        () => store.settled(A, 'a'.repeat(64), AT),
        () => store.usage(A, DAY),
        () => store.append(A, 'gate', [gateEvent('1', AT)]),
        () => store.page(A, 'audit', { limit: 1 }),
        () => store.prune(A, 'audit', AT),
        () => store.changeAccounts(() => 1),
        () => store.check(),
      ]
      for (const ask of asks) {
        await expect((async () => ask())(), String(ask)).rejects.toBeInstanceOf(StoreClosedError)
      }
      await store.release(A, reservation('2'))
      const again = await reopen()
      expect((await again.read(A))?.keys.length).toBe(1)
      expect((await again.usage(A, DAY)).calls).toBe(1)
      expect((await again.page(A, 'audit', { limit: 9 })).entries.length).toBe(1)
    })
  })
}
