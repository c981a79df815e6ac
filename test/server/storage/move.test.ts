import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { JOURNAL_NAMES } from '#server/storage/journals.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { moveStore } from '#server/storage/move.ts'
import { openPostgresStore } from '#server/storage/postgres.ts'
import type { Store } from '#server/storage/store.ts'
import { digestStore } from '#server/storage/store-digest.ts'
import { CONNECTIONS, emptyPg, startPg, type TestDatabase } from '../../support/pg.ts'
import { runHere } from '../../support/run-here.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import {
  A,
  AT,
  audit,
  B,
  DAY,
  deliveryEvent,
  event,
  gateEvent,
  historyEvent,
  key,
  message,
  minute,
  repeatable,
  use,
  workspace,
} from './contract/fixtures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await startPg()
}, 60_000)
afterAll(() => database?.stop(), 60_000)
beforeEach(() => emptyPg(database.url).then(() => {}))

const DAY_MINUTES = 24 * 60

const opened = <S extends Store>(store: S): S => {
  onTestFinished(() => store.close())
  return store
}
const openFiles = async (folder?: string) => opened(await openFileStore(folder ?? (await tempFolder())))
const openDatabase = async () => opened(await openPostgresStore(database.url, CONNECTIONS))

/** Two workspaces with something in every journal; the one that was made first is not the oldest. */
async function fill(store: Store): Promise<void> {
  await store.createWorkspace(workspace(B, { name: 'Żółć 東京', keys: [key(2)] }))
  await store.createWorkspace(
    workspace(A, { created: '2026-01-01T00:00:00.000Z', keys: [key(1)], outbox: [message(1, 5)] }),
  )
  for (let n = 0; n < 45; n++)
    await store.append(A, 'history', [historyEvent(n, minute((n >> 1) * 2 * DAY_MINUTES))])
  await store.append(A, 'gate', [gateEvent('late', minute(-40 * DAY_MINUTES)), gateEvent('now', minute(0))])
  await store.append(B, 'delivery', [deliveryEvent(1, minute(0))])
  await use(store, A, event('1', AT))
  await use(store, A, repeatable('2', 'a'))
  // A day later the same key stands for another request.
  await use(store, A, repeatable('3', 'a', '2026-02-05T00:00:00.000Z'))
  await store.tx(A, (w) => audit(w, 3))
  await store.tx(A, (w) => audit(w, 2, { at: '2026-03-01T00:00:00.000Z' }))
  await store.changeAccounts(({ places }) => places.push({ user: 'usr_1', workspace: null, until: AT }))
  await store.changeAccounts(({ sessions }) =>
    sessions.push({
      id: 'ses_1',
      hash: 'a'.repeat(64),
      user: 'usr_1',
      created: AT,
      seen: AT,
      agent: null,
      ip: null,
    }),
  )
}

test('everything moves from files into a database and back, and every count and hash is the same', async () => {
  const files = await openFiles()
  await fill(files)
  const before = await digestStore(files)
  expect(before.every(({ count }) => count > 0)).toBe(true)
  const there = await openDatabase()
  const moved = await moveStore(files, there)
  expect(moved).toEqual(before.map((digest) => ({ ...digest, same: true })))
  expect(await digestStore(files)).toEqual(before)

  const back = await openFiles()
  expect((await moveStore(there, back)).every(({ same }) => same)).toBe(true)
  expect(await digestStore(back)).toEqual(before)

  for (const store of [there, back]) {
    expect((await store.meta()).first_workspace).toBe(B)
    expect(await store.findKey(key(1).id)).toEqual({ workspace: A, key: key(1) })
    expect(await store.workspacesDue(5)).toEqual([A])
    expect(await store.usage(A, DAY)).toEqual(await files.usage(A, DAY))
    expect((await store.meter(A)).counters).toMatchObject((await files.meter(A)).counters)
    expect(await store.settled(A, 'a'.repeat(64), AT)).toEqual(await files.settled(A, 'a'.repeat(64), AT))
    // The audit chain goes on where it stood.
    await store.tx(A, (w) => audit(w, 1))
    expect((await store.page(A, 'audit', { limit: 9 })).entries.find(({ seq }) => seq === 6)?.previous).toBe(
      '5'.padStart(64, '0'),
    )
  }
})

test('a chain whose beginning was pruned moves as well', async () => {
  const there = await openDatabase()
  await fill(there)
  await there.prune(A, 'audit', '2026-02-15T00:00:00.000Z')
  const files = await openFiles()
  expect((await moveStore(there, files)).every(({ same }) => same)).toBe(true)
  expect((await files.page(A, 'audit', { limit: 9 })).entries.map(({ seq }) => seq)).toEqual([5, 4])
})

test('a target with anything in it is refused and left as it is', async () => {
  const files = await openFiles()
  await fill(files)
  const there = await openDatabase()
  await there.createWorkspace(workspace('ws_CCCCCCCCCCCCCCCC'))
  await expect(moveStore(files, there)).rejects.toThrow('not empty')
  expect((await there.listWorkspaces()).workspaces.length).toBe(1)
  for (const journal of JOURNAL_NAMES)
    expect((await there.page('ws_CCCCCCCCCCCCCCCC', journal, { limit: 1 })).entries).toEqual([])
})

test('an event that gets lost or changed on the way is noticed', async () => {
  const files = await openFiles()
  await fill(files)
  const spoil: ((target: Store) => void)[] = [
    (target) => {
      target.append = async () => {}
    },
    (target) => {
      const { settle } = target
      target.settle = (id, reservation, { ...ended }) =>
        settle.call(target, id, reservation, { ...ended, operation: 'rewrite' })
    },
  ]
  for (const change of spoil) {
    const target = await openFiles()
    change(target)
    const differing = (await moveStore(files, target)).filter(({ same }) => !same).map(({ name }) => name)
    expect(differing.length).toBeGreaterThan(0)
  }
})

test('the command moves DATA_DIR, prints what it copied, and names no password', async () => {
  const folder = await tempFolder()
  const files = await openFiles(join(folder, 'data'))
  await fill(files)
  await files.close()
  const run = (...args: string[]) =>
    runHere(['move', ...args], { DATA_DIR: join(folder, 'data'), NO_COLOR: '1' })
  const { code, out, err } = await run('--to', database.url)
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^WHAT +COUNT +SHA-256 +IN THE TARGET\n/)
  expect(out).toMatch(/\nusage +3 +[0-9a-f]{16} +the same\n/)
  const again = await run('--to', database.url)
  expect([again.code, again.out]).toEqual([1, ''])
  expect(again.err).toContain('not empty')
  for (const args of [
    [],
    ['--to', 'mysql://app:s3cret@x/y'],
    ['--to', database.url, '--from', database.url],
  ]) {
    const wrong = await run(...args)
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('--to postgres://')
    expect(wrong.err).not.toContain('s3cret')
  }
}, 30_000)
