import { describe, expect, test } from 'vitest'
import {
  StorageUnavailableError,
  UnknownWorkspaceError,
  WorkspaceExistsError,
} from '#server/storage/errors.ts'
import type { Store } from '#server/storage/store.ts'
import type { WorkspaceRecord } from '#server/storage/workspace.ts'
import { A, AT, B, key, message, type Open, workspace } from './fixtures.ts'

const voice = {
  id: 'bv_1',
  client: 'Żółć 東京',
  version: 2,
  created: AT,
  updated: AT,
  voice: {
    id: 'bv_1',
    name: 'Nord',
    banned: [{ term: 'synergy', use: null, reason: 'says nothing' }],
    preferred: [{ term: 'client', instead_of: ['customer'] }],
    formality: 'formal' as const,
    person: 'we' as const,
    contractions: 'use' as const,
    exclamations: null,
    emoji: null,
    avoided_marks: ['dash' as const],
    reading_grade_max: 8.5,
    sentence_words_max: 20,
    greeting: 'Hej 👋',
    signoff: null,
    samples: [],
  },
}

/** Something in every part of a workspace. */
const full = (): WorkspaceRecord => {
  const made = workspace(A, { name: 'Żółć 東京 👩‍👩‍👧 \u202e', plan: 'team' })
  return {
    ...made,
    billing: { anchor: AT, spend_cap_micro_usd: 5_000_000, included: 9000, rate_per_second: 0.5 },
    settings: {
      ...made.settings,
      default_kind: 'newsletter',
      default_voice: 'bv_1',
      gate: {
        ...made.settings.gate,
        threshold: 81.5,
        thresholds: { cold_outreach: 90 },
        required: [{ dimension: 'compliance', score: 100 }],
      },
      terms: { own: ['Sendworthy'], banned: [], preferred: [{ term: 'a', instead_of: ['b'] }] },
      rules: { 'long-subject': { enabled: false }, hedging: { factor: 1.5 } },
    },
    voices: [{ ...voice, past: [{ version: 1, client: 'Before', updated: AT, voice: voice.voice }] }],
    keys: [{ ...key(1), client: 'Żółć 東京', calls_max: 3 }],
    members: [{ user: 'usr_1', role: 'owner', since: AT }],
    invitations: [
      {
        id: 'inv_1',
        email: 'a@b.pl',
        role: 'viewer',
        hash: 'a'.repeat(64),
        by: null,
        created: AT,
        expires: AT,
      },
    ],
    notices: [
      {
        id: 'ntc_1',
        code: 'quota.warning',
        counter: 'day:2026-02-03',
        percent: 80,
        used: 40,
        included: 50,
        at: AT,
      },
    ],
    endpoints: [
      {
        id: 'ep_1',
        url: 'https://example.com/hook',
        description: '',
        events: [],
        secrets: [{ sealed: 'v1.abc', expires: null }],
        created: AT,
        disabled: null,
        disabled_reason: null,
      },
    ],
    outbox: [message(1, 5)],
  }
}

export function testWorkspaces(open: Open): void {
  describe('workspaces', () => {
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
      await store.createWorkspace(full())
      expect(await store.read(A)).toEqual(full())
      expect(await (await reopen()).read(A)).toEqual(full())
    })

    test('an id that does not exist reads as null and refuses changes', async () => {
      const { store } = await open()
      expect(await store.read(A)).toBeNull()
      await expect(store.tx(A, () => 1)).rejects.toBeInstanceOf(UnknownWorkspaceError)
      expect(await store.read('../meta')).toBeNull()
    })

    test('an id is taken once, also when two ask at the same time', async () => {
      const { store } = await open()
      const names = ['one', 'two']
      const results = await Promise.allSettled(
        names.map((name) => store.createWorkspace(workspace(A, { name }))),
      )
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const refused = results.find(({ status }) => status === 'rejected')
      expect(refused).toMatchObject({ reason: expect.any(WorkspaceExistsError) })
      const kept = results.findIndex(({ status }) => status === 'fulfilled')
      expect((await store.read(A))?.name).toBe(names[kept])
    })

    test('workspaces are listed oldest first', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A, { created: '2026-02-02T00:00:00.000Z' }))
      await store.createWorkspace(workspace(B, { created: '2026-02-01T00:00:00.000Z' }))
      const ids = async (s: Store) => (await s.listWorkspaces()).workspaces.map(({ id }) => id)
      expect(await ids(store)).toEqual([B, A])
      expect(await ids(await reopen())).toEqual([B, A])
    })

    test('those with a message that is due are found, and no others', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A, { outbox: [message(1, 5000), message(2, 2000)] }))
      await store.createWorkspace(workspace(B))
      expect(await store.workspacesDue(1999)).toEqual([])
      expect(await store.workspacesDue(2000)).toEqual([A])
      await store.tx(A, (w) => w.outbox.pop())
      expect(await store.workspacesDue(2000)).toEqual([])
      await store.tx(B, (w) => w.outbox.push(message(3, 4000)))
      expect([...(await (await reopen()).workspacesDue(5000))].sort()).toEqual([A, B])
    })

    test.each([
      ['an id with a path in it', { id: 'ws_/../../../../etc' }],
      ['NUL in the name', { name: 'a\0b' }],
      ['a lone surrogate in the name', { name: '\ud800' }],
      ['NUL deep in a message', { outbox: [{ ...message(1, 0), data: { a: ['b\0'] } }] }],
      ['a lone surrogate as a name in a message', { outbox: [{ ...message(1, 0), data: { '\udfff': 1 } }] }],
      ['an instant in another form', { created: '2026-02-03T04:05:06Z' }],
      ['an unknown field', { colour: 'red' }],
      ['a digest that is none', { keys: [{ ...key(1), hash: 'mk_live_secret' }] }],
      ['more keys than a workspace holds', { keys: Array.from({ length: 201 }, (_, n) => key(n)) }],
    ])('%s is refused and leaves nothing', async (_, part) => {
      const { store, reopen } = await open()
      await expect(store.createWorkspace({ ...workspace(A), ...part })).rejects.toThrow()
      expect((await (await reopen()).listWorkspaces()).workspaces).toEqual([])
    })
  })

  describe('transactions', () => {
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
        Array.from({ length: 400 }, (_, n) => store.tx(A, (w) => w.settings.terms.own.push(`w${n}`))),
      )
      expect(sizes.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 400 }, (_, n) => n + 1))
      const words = (await (await reopen()).read(A))?.settings.terms.own ?? []
      // Each stands where its transaction said.
      expect(sizes.map((size) => words[size - 1])).toEqual(Array.from({ length: 400 }, (_, n) => `w${n}`))
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
      Reflect.set(leaked.settings.gate, 'threshold', 3)
      const read = await store.read(A)
      expect(Reflect.set(read?.settings.gate ?? {}, 'threshold', 4)).toBe(false)
      await store.tx(A, () => {})
      expect(await store.read(A)).toEqual(workspace(A))
    })

    test('are seen whole or not at all, and by everyone once they are acknowledged', async () => {
      const { store } = await open()
      await store.createWorkspace(workspace(A))
      const change = store.tx(A, (w) => {
        w.name = 'later'
        w.keys.push(key(1))
      })
      const seen = await store.read(A)
      expect([seen?.name, seen?.keys.length]).toEqual(seen?.name === 'later' ? ['later', 1] : ['Nord', 0])
      await change
      expect((await store.read(A))?.name).toBe('later')
      expect(await store.findKey(key(1).id)).not.toBeNull()
    })

    test('that cannot be written fail for everyone who waits, are visible to nobody, and work again later', async () => {
      const { store, reopen, failWrites } = await open()
      await store.createWorkspace(workspace(A))
      failWrites(true)
      const results = await Promise.allSettled([1, 2, 3].map((n) => store.tx(A, (w) => w.keys.push(key(n)))))
      for (const result of results)
        expect(result).toMatchObject({ reason: expect.any(StorageUnavailableError) })
      await expect(store.createWorkspace(workspace(B))).rejects.toBeInstanceOf(StorageUnavailableError)
      failWrites(false)
      expect(await store.read(A)).toEqual(workspace(A))
      expect(await store.read(B)).toBeNull()
      expect(await store.findKey(key(1).id)).toBeNull()
      expect(await store.tx(A, (w) => w.keys.push(key(9)))).toBe(1)
      await store.createWorkspace(workspace(B))
      expect((await (await reopen()).read(A))?.keys).toEqual([key(9)])
    })
  })

  describe('keys', () => {
    test('are found by id with their workspace, follow every change, and are found after a restart', async () => {
      const { store, reopen } = await open()
      await store.createWorkspace(workspace(A, { keys: [key(1)] }))
      await store.createWorkspace(workspace(B, { keys: [key(2)] }))
      expect(await store.findKey(key(1).id)).toEqual({ workspace: A, key: key(1) })
      expect(await store.findKey(key(2).id)).toEqual({ workspace: B, key: key(2) })
      expect(await store.findKey('key_99999999')).toBeNull()
      expect(await store.findKey('__proto__')).toBeNull()
      await store.tx(A, (w) => {
        w.keys = [{ ...key(3), revoked: AT }]
      })
      expect(await store.findKey(key(1).id)).toBeNull()
      expect((await store.findKey(key(3).id))?.key.revoked).toBe(AT)
      const again = await reopen()
      expect(await again.findKey(key(1).id)).toBeNull()
      expect(await again.findKey(key(3).id)).toEqual({ workspace: A, key: { ...key(3), revoked: AT } })
    })
  })
}
