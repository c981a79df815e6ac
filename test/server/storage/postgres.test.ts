import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { NewerDataError, StorageUnavailableError } from '#server/storage/errors.ts'
import { openPostgresStore, type PostgresStore } from '#server/storage/postgres.ts'
import { CONNECTIONS, ENGINE, emptyPg, runSql, startPg, type TestDatabase } from '../../support/pg.ts'
import { breakable } from '../../support/pg-outage.ts'
import { runNode } from '../../support/run-node.ts'
import { A, audit, B, event, key, reservation, take, use, workspace } from './contract/fixtures.ts'
import { testStore } from './store-contract.ts'

const NODE = join(import.meta.dirname, 'postgres-node.ts')

let database: TestDatabase
beforeAll(async () => {
  database = await startPg()
}, 60_000)
afterAll(() => database?.stop(), 60_000)
beforeEach(() => emptyPg(database.url).then(() => {}))

/** A store on the database, closed after the test. */
async function openStore(url = database.url): Promise<PostgresStore> {
  const store = await openPostgresStore(url, CONNECTIONS)
  onTestFinished(() => store.close())
  return store
}

testStore(`a database (${ENGINE})`, async () => {
  const way = await breakable(database.url)
  onTestFinished(way.close)
  let store = await openStore(way.url)
  return {
    store,
    failWrites: way.cut,
    async reopen() {
      await store.close()
      store = await openStore(way.url)
      return store
    },
  }
})

const ask = (n: number, cap: number) => take({ reserve: reservation(`x${n}`), cap })

// PGlite takes one connection only.
describe.skipIf(CONNECTIONS === 1)(`two servers on one database (${ENGINE})`, { timeout: 30_000 }, () => {
  const openBoth = () => Promise.all([openStore(), openStore()])

  test('may start at the same time on an empty one', async () => {
    const [one, two] = await openBoth()
    await one.createWorkspace(workspace(A))
    expect(await two.read(A)).toEqual(workspace(A))
    expect((await two.meta()).first_workspace).toBe(A)
  })

  test('admit exactly the cap of 400 calls that come to both at once, and tell it once', async () => {
    const [one, two] = await openBoth()
    await one.createWorkspace(workspace(A))
    const verdicts = await Promise.all(
      Array.from({ length: 400 }, (_, n) => (n % 2 ? one : two).reserve(A, ask(n, 150))),
    )
    expect(verdicts.filter((verdict) => verdict !== null).length).toBe(150)
    for (const store of [one, two]) {
      expect((await store.meter(A)).reserved.length).toBe(150)
      expect((await store.read(A))?.notices.length).toBe(1)
      expect((await store.read(A))?.outbox.length).toBe(1)
    }
  })

  test('of two processes share a cap as well', async () => {
    const store = await openStore()
    await store.createWorkspace(workspace(A))
    const ended = await Promise.all(
      ['a', 'b'].map((name) => runNode([NODE, database.url, name, '200', '150'], {})),
    )
    expect(ended.map(({ err, code }) => [err, code])).toEqual([
      ['', 0],
      ['', 0],
    ])
    expect(ended.reduce((sum, { out }) => sum + Number(out), 0)).toBe(150)
    expect((await store.read(A))?.notices.length).toBe(1)
  })

  test('know of a revoked key at once, and of a new one', async () => {
    const [one, two] = await openBoth()
    await one.createWorkspace(workspace(A, { keys: [key(1)] }))
    expect(await two.findKey(key(1).id)).toEqual({ workspace: A, key: key(1) })
    const revoked = '2026-02-04T00:00:00.000Z'
    await one.tx(A, (w) => w.keys.splice(0, 1, { ...key(1), revoked }, key(2)))
    expect((await two.findKey(key(1).id))?.key.revoked).toBe(revoked)
    expect(await two.findKey(key(2).id)).not.toBeNull()
  })

  test('see a workspace that was deleted and made again as the new one', async () => {
    const [one, two] = await openBoth()
    await one.createWorkspace(workspace(A, { name: 'old' }))
    expect((await two.read(A))?.name).toBe('old')
    await one.deleteWorkspace(A)
    await one.createWorkspace(workspace(A, { name: 'new' }))
    expect((await two.read(A))?.name).toBe('new')
  })

  test('charge a repeated request once, whichever of them gets it', async () => {
    const [one, two] = await openBoth()
    await one.createWorkspace(workspace(A))
    const idempotency = {
      key: 'a'.repeat(64),
      fingerprint: 'b'.repeat(64),
      answer: 'scr_1',
      used: 1,
      basis: null,
    }
    const ended = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? one : two).settle(A, reservation(`${n}`), event(`${n}`, undefined, { idempotency })),
      ),
    )
    expect(ended.filter(({ repeated }) => repeated === null).length).toBe(1)
    expect((await one.page(A, 'usage', { limit: 9 })).entries.length).toBe(1)
  })

  test('whose tables are removed under them say that the database is unavailable', async () => {
    const [one] = await openBoth()
    await runSql(database.url, 'drop table record')
    await expect(one.accounts()).rejects.toBeInstanceOf(StorageUnavailableError)
    await expect(one.changeAccounts(() => 1)).rejects.toBeInstanceOf(StorageUnavailableError)
  })

  test('whose connections are ended keep what they acknowledged and nothing else, and go on', async () => {
    const [one, two] = await openBoth()
    await one.createWorkspace(workspace(A))
    const kept: string[] = []
    const failed: unknown[] = []
    let stopped = false
    const clients = Array.from({ length: 8 }, async (_, client) => {
      for (let n = 0; !stopped; n++) {
        const id = `${client}x${n}`
        await use(client % 2 ? one : two, A, event(id)).then(
          () => kept.push(`evt_${id}`),
          (error: unknown) => failed.push(error),
        )
      }
    })
    for (let round = 0; round < 8; round++) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      await runSql(
        database.url,
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sendworthy'",
      )
    }
    stopped = true
    await Promise.all(clients)
    expect(failed.length).toBeGreaterThan(0)
    for (const error of failed) expect(error).toBeInstanceOf(StorageUnavailableError)
    const { entries } = await one.page(A, 'usage', { limit: 100_000 })
    expect(entries.map(({ id }) => id).sort()).toEqual(kept.sort())
    expect((await two.usage(A, 'day:2026-02-03')).calls).toBe(kept.length)
  })

  test('find out about a commit whose answer was lost', async () => {
    const way = await breakable(database.url)
    onTestFinished(way.close)
    const store = await openStore(way.url)
    await store.createWorkspace(workspace(A))
    const pushed = await store.tx(A, (w) => {
      way.loseCommit()
      return w.keys.push(key(1))
    })
    expect(pushed).toBe(1)
    expect(await store.tx(A, (w) => w.keys.push(key(2)))).toBe(2)
    expect((await store.read(A))?.keys.length).toBe(2)
  })
})

describe(`a database (${ENGINE})`, () => {
  test('takes two round trips for a change, however many come at once, and one for what it knows', async () => {
    const store = await openStore()
    await store.createWorkspace(workspace(A, { keys: [key(1)] }))
    const cost = async (work: () => Promise<unknown>) => {
      const before = store.roundTrips
      await work()
      return store.roundTrips - before
    }
    expect(await cost(() => store.reserve(A, ask(1, 1)))).toBe(2)
    expect(await cost(() => store.settle(A, reservation('x1'), event('x1')))).toBe(2)
    expect(await cost(() => store.tx(A, (w) => audit(w, 2)))).toBe(2)
    expect(await cost(() => Promise.all([1, 2, 3, 4].map((n) => store.reserve(A, ask(n, 9)))))).toBe(2)
    expect(await cost(() => Promise.resolve(store.read(A)))).toBe(1)
    expect(await cost(() => Promise.resolve(store.findKey(key(1).id)))).toBe(1)
    const many = Array.from({ length: 64 }, (_, n) => key(n % 2).id)
    expect(await cost(() => Promise.all(many.map((id) => store.findKey(id))))).toBe(1)
  })

  test('keeps text as it was written, so that hashes over it hold', async () => {
    const store = await openStore()
    await store.createWorkspace(workspace(A))
    const after = { b: 1, a: [1.5, 1e-7], ü: null }
    await store.tx(A, (w) => audit(w, 1, { after }))
    const [found] = (await store.page(A, 'audit', { limit: 1 })).entries
    expect(JSON.stringify(found?.after)).toBe(JSON.stringify(after))
  })

  test('lets go of more events than one statement removes', async () => {
    const store = await openStore()
    await store.createWorkspace(workspace(A))
    await store.createWorkspace(workspace(B))
    await store.close()
    for (const id of [A, B]) {
      await runSql(
        database.url,
        `insert into event (workspace_id, journal, id, at, data)
         select '${id}', 'gate', n, '2026-02-03', '{}' from generate_series(1, 45000) n`,
      )
    }
    const again = await openStore()
    await again.prune(A, 'gate', '2026-02-04T00:00:00.000Z')
    await again.deleteWorkspace(B)
    await again.close()
    expect(await runSql(database.url, 'select count(*)::int as count from event')).toEqual([{ count: 0 }])
  }, 20_000)

  test('serves the other workspaces when one is damaged, and says which', async () => {
    const store = await openStore()
    await store.createWorkspace(workspace(A, { keys: [key(1)] }))
    await store.createWorkspace(workspace(B, { keys: [key(2)] }))
    await store.close()
    await runSql(database.url, `update workspace set data = '{"schema":2}' where id = '${A}'`)
    const again = await openStore()
    await expect(again.read(A)).rejects.toThrow(`${A} in the database is damaged`)
    await expect(again.tx(A, () => 1)).rejects.toThrow('damaged')
    const keys = await Promise.allSettled([key(1), key(2), key(3)].map(({ id }) => again.findKey(id)))
    expect(keys.map((found) => (found.status === 'fulfilled' ? found.value?.workspace : 'damaged'))).toEqual([
      'damaged',
      B,
      undefined,
    ])
    const { workspaces, refused } = await again.listWorkspaces()
    expect([workspaces.map(({ id }) => id), refused.map(({ id }) => id)]).toEqual([[B], [A]])
  })

  test('of a later version is refused', async () => {
    await (await openStore()).close()
    await runSql(database.url, 'insert into schema_migration (number) values (99)')
    await expect(openStore()).rejects.toBeInstanceOf(NewerDataError)
  })

  test('that cannot be reached is named without its password', async () => {
    const open = (url: string) => openPostgresStore(url).catch((error: unknown) => error)
    for (const url of [
      'postgres://app:s3cret@localhost:1/sendworthy',
      'postgres://app:s3cret@%2Fnowhere/sendworthy',
      'postgres://app:s3cret%@localhost/sendworthy',
    ]) {
      const error = await open(url)
      expect(error).toBeInstanceOf(Error)
      expect(String(error)).toContain('The database cannot be used')
      expect(JSON.stringify([String(error), error instanceof Error && error.stack, error])).not.toContain(
        's3cret',
      )
    }
  })
})
