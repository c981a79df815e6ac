import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { type Audited, byCommand } from '#server/services/audit.ts'
import { authenticate, hasScope } from '#server/services/authenticate.ts'
import { keyIdOf, mintKey, randomBase62 } from '#server/services/key-format.ts'
import { createKey, listKeys, revokeKey } from '#server/services/keys.ts'
import { DEFAULT_SCOPES, KeyRequestError } from '#server/services/new-key.ts'
import { createWorkspace, ensureFirstWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { workspaceSchema } from '#server/storage/records.ts'
import type { Store } from '#server/storage/store.ts'
import { tempFolder } from '../support/temp-folder.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const DAY_MS = 86_400_000

async function openStore(): Promise<Store> {
  const store = await openFileStore(await tempFolder())
  onTestFinished(() => store.close())
  return store
}

describe('a key', () => {
  test('has 54 characters that a secret scanner finds, and carries its id', () => {
    for (const mode of ['live', 'test'] as const) {
      const { id, key } = mintKey(mode)
      expect(key.length).toBe(54)
      expect(`"${key}",`).toMatch(new RegExp(`\\bmk_${mode}_[0-9A-Za-z]{46}\\b`))
      expect(keyIdOf(key)).toBe(id)
      expect(id).toBe(`key_${key.slice(8, 16)}`)
    }
  })

  test('is told from any slip of one character: 20,000 changed, swapped, lost or doubled, none accepted', () => {
    const chance = fc.sample(fc.nat({ max: 2 ** 30 }), { numRuns: 60_000, seed: 7 })
    let next = 0
    const below = (n: number) => (chance[next++] ?? 0) % n
    let tried = 0
    while (tried < 20_000) {
      const { key } = mintKey('live')
      for (let i = 0; i < 100 && tried < 20_000; i++) {
        const at = below(54)
        const [before, here, after] = [key.slice(0, at), key.slice(at, at + 1), key.slice(at + 1)]
        const typos = [
          before + DIGITS.charAt(below(62)) + after,
          before + after.slice(0, 1) + here + after.slice(1),
          before + after,
          before + here + here + after,
        ]
        const typo = typos[tried % typos.length] ?? ''
        if (typo === key) continue
        tried++
        expect(keyIdOf(typo), typo).toBeNull()
      }
    }
  })

  test.each([
    '',
    'mk_live_',
    `mk_live_${'a'.repeat(46)}`,
    `mk_prod_${'a'.repeat(46)}`,
    `${mintKey('live').key}\n`,
  ])('is not %j', (text) => {
    expect(keyIdOf(text)).toBeNull()
  })

  test('is never taken from text: nothing arbitrary is accepted and nothing throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        expect(keyIdOf(text)).toBeNull()
      }),
    )
  })

  test('is drawn evenly from all digits', () => {
    const counts = new Map<string, number>()
    for (const digit of randomBase62(62_000)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
    expect([...counts.keys()].sort().join('')).toBe(DIGITS)
    // 1,000 expected each; eight standard deviations either way.
    expect(Math.min(...counts.values())).toBeGreaterThan(750)
    expect(Math.max(...counts.values())).toBeLessThan(1250)
  })
})

describe('with a workspace', () => {
  let store: Store
  let workspace: string
  let by: Audited
  beforeEach(async () => {
    store = await openFileStore(await tempFolder())
    workspace = (await createWorkspace(store, { name: 'Nord' })).id
    by = byCommand(workspace)
    return () => store.close()
  })

  test('a new key is recognised at once and has the default scopes', async () => {
    const { id, key } = await createKey(store, by, { name: 'laptop' })
    expect(await authenticate(store, key)).toEqual({
      ok: true,
      principal: {
        workspace,
        key: { id, calls_max: null, client: null },
        user: null,
        scopes: [...DEFAULT_SCOPES],
      },
    })
  })

  test('a list shows every key without key or digest', async () => {
    const { id, key } = await createKey(store, by, { name: 'laptop', mode: 'test' })
    const listed = (await listKeys(store, workspace)).find((one) => one.id === id)
    expect(listed).toMatchObject({ name: 'laptop', mode: 'test', last4: key.slice(-4), revoked: null })
    expect(listed).not.toHaveProperty('hash')
    expect(JSON.stringify(await listKeys(store, workspace))).not.toContain(key.slice(16, 48))
    await expect(listKeys(store, 'ws_0000000000000000')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a well-formed key of nobody, or a known id with another secret, is unknown', async () => {
    const { id } = await createKey(store, by, {})
    expect(await authenticate(store, mintKey('live').key)).toEqual({ ok: false, reason: 'unknown' })
    // The id of a real key in front of another secret, with a checksum that holds.
    const stranger = await forge(id)
    expect(keyIdOf(stranger)).toBe(id)
    expect(await authenticate(store, stranger)).toEqual({ ok: false, reason: 'unknown' })
    expect(await authenticate(store, 'nonsense')).toEqual({ ok: false, reason: 'malformed' })
  })

  test('a revoked key ends at once, only in its workspace, and keeps its first time', async () => {
    const { id, key } = await createKey(store, by, {})
    const other = await createWorkspace(store, { name: 'Süd' })
    await expect(revokeKey(store, byCommand(other.id), id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await authenticate(store, key)).ok).toBe(true)
    await revokeKey(store, by, id)
    expect(await authenticate(store, key)).toEqual({ ok: false, reason: 'revoked' })
    const time = (await store.findKey(id))?.key.revoked
    await delay(5)
    await revokeKey(store, by, id)
    expect((await store.findKey(id))?.key.revoked).toBe(time)
    expect((await authenticate(store, other.key)).ok).toBe(true)
    await expect(revokeKey(store, by, 'key_00000000')).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a key with an end works until that instant and not from it on', async () => {
    const expires = new Date(Date.now() + DAY_MS)
    const { key } = await createKey(store, by, { expires })
    expect((await authenticate(store, key, expires.getTime() - 1)).ok).toBe(true)
    expect(await authenticate(store, key, expires.getTime())).toEqual({ ok: false, reason: 'expired' })
  })

  test('the first use of a day is noted behind the request, later ones write nothing', async () => {
    const { id, key } = await createKey(store, by, {})
    let writes = 0
    const tx = store.tx.bind(store)
    store.tx = (id, fn) => {
      writes++
      return tx(id, fn)
    }
    const now = Date.UTC(2026, 1, 3, 23, 59)
    for (let i = 0; i < 1000; i++) await authenticate(store, key, now)
    expect(writes).toBe(1)
    expect((await store.findKey(id))?.key.last_used).toBeNull()
    await tx(workspace, () => {})
    expect((await store.findKey(id))?.key.last_used).toBe('2026-02-03')
    await authenticate(store, key, now + 60_000)
    await tx(workspace, () => {})
    expect((await store.findKey(id))?.key.last_used).toBe('2026-02-04')
    expect(writes).toBe(2)
  })

  test('a store that cannot note a use still lets the request pass', async () => {
    const { key } = await createKey(store, by, {})
    store.tx = () => Promise.reject(new Error('disk full'))
    expect((await authenticate(store, key)).ok).toBe(true)
    await delay(1) // an unhandled rejection would fail the run
  })

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'a\0b' }],
    ['name', { name: 'x'.repeat(101) }],
    ['scopes', { scopes: [] }],
    ['scopes', { scopes: ['optimize:*', 'admin'] }],
    ['scopes', { scopes: ['optimize:'] }],
    ['scopes', { scopes: ['keys:write'] }],
    ['expires', { expires: new Date(0) }],
    ['expires', { expires: new Date(Number.NaN) }],
  ])('a request with a bad %s is refused by field and makes nothing', async (field, part) => {
    const before = await listKeys(store, workspace)
    const error: unknown = await createKey(store, by, { ...part }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(KeyRequestError)
    expect(error).toMatchObject({ field })
    expect(await listKeys(store, workspace)).toEqual(before)
  })
})

/** A key that has this id, another secret and a right checksum. */
async function forge(id: string): Promise<string> {
  const { crc32 } = await import('node:zlib')
  const body = `mk_live_${id.slice('key_'.length)}${randomBase62(32)}`
  let rest = crc32(body)
  let sum = ''
  for (let i = 0; i < 6; i++) {
    sum = DIGITS.charAt(rest % 62) + sum
    rest = Math.floor(rest / 62)
  }
  return body + sum
}

test('a scope allows itself, and optimize:* every operation and nothing else', () => {
  const principal = (...scopes: string[]) => ({ workspace: 'w', key: null, user: null, scopes })
  expect(hasScope(principal('optimize:*'), 'optimize:score')).toBe(true)
  expect(hasScope(principal('optimize:*'), 'profiles:read')).toBe(false)
  expect(hasScope(principal('optimize:rewrite'), 'optimize:rewrite')).toBe(true)
  expect(hasScope(principal('optimize:rewrite'), 'optimize:score')).toBe(false)
  expect(hasScope(principal('profiles:read'), 'profiles:write')).toBe(false)
})

describe('the first workspace', () => {
  test('is made once, on the enterprise plan, with a key that works', async () => {
    const store = await openStore()
    const first = await ensureFirstWorkspace(store)
    expect(await store.read(first.workspace)).toMatchObject({ plan: 'enterprise' })
    expect(await authenticate(store, first.made?.key ?? '')).toMatchObject({
      ok: true,
      principal: { workspace: first.workspace },
    })
    expect(await ensureFirstWorkspace(store)).toEqual({ workspace: first.workspace, made: null })
  })

  test('stays the first beside others, which start on the free plan', async () => {
    const store = await openStore()
    const first = await ensureFirstWorkspace(store)
    const { id, key } = await createWorkspace(store, { name: 'client' })
    expect(await store.read(id)).toMatchObject({ plan: 'free', name: 'client' })
    expect(await authenticate(store, key)).toMatchObject({ ok: true, principal: { workspace: id } })
    const older = {
      ...(await store.read(id)),
      id: 'ws_0000000000000000',
      created: '2020-01-01T00:00:00.000Z',
      keys: [],
    }
    await store.createWorkspace(workspaceSchema.parse(older))
    expect((await ensureFirstWorkspace(store)).workspace).toBe(first.workspace)
  })
})
