/** Two servers at once, each a process of its own: on one folder, and on one PostgreSQL. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createWorkspace } from '#server/services/workspaces.ts'
import { openPostgresStore } from '#server/storage/postgres.ts'
import { CONNECTIONS, ENGINE, startPg, type TestDatabase } from '../support/pg.ts'
import { runHere } from '../support/run-here.ts'
import { type Served, serve } from '../support/run-node.ts'
import { tempFolder } from '../support/temp-folder.ts'

const keysIn = ({ welcome }: Served) => [...new Set(welcome.match(/mk_live_\w+/g))]
const listed = async (env: Record<string, string>) =>
  JSON.parse((await runHere(['workspaces', 'list', '--json'], env)).out)
const score = (url: string, key: string) =>
  fetch(`${url}/v1/score`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ draft: 'Hi Ana,\n\nCan we talk on Tuesday?\n\nTom' }),
  })

test('two that start at once on an empty folder make one workspace and one key; one of them is told why it may not', async () => {
  const DATA_DIR = join(await tempFolder(), 'data')
  const started = await Promise.allSettled([serve({ DATA_DIR }), serve({ DATA_DIR })])
  const running = started.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  const refused = started.flatMap((one) => (one.status === 'rejected' ? String(one.reason) : []))
  expect(running.flatMap(keysIn).length).toBe(1)
  expect(refused).toEqual([expect.stringContaining('Stop it first')])
  for (const server of running) await server.stop('SIGTERM')
  expect((await listed({ DATA_DIR })).length).toBe(1)
})

// PGlite takes one connection, and so one server.
describe.skipIf(CONNECTIONS === 1)(`on one database (${ENGINE})`, () => {
  let database: TestDatabase
  let servers: Served[]
  beforeAll(async () => {
    database = await startPg()
    const env = { DATABASE_URL: database.url }
    servers = await Promise.all([serve(env), serve(env)])
  })
  afterAll(async () => {
    for (const { stop } of servers ?? []) await stop('SIGTERM')
    await database?.stop()
  })

  test('two that start at once make one workspace and one key, which opens both; the link of each is good', async () => {
    const [key = '', ...others] = servers.flatMap(keysIn)
    expect(others).toEqual([])
    expect((await listed({ DATABASE_URL: database.url })).length).toBe(1)
    for (const { url } of servers) expect((await score(url, key)).status).toBe(200)
    const links = servers.map(({ welcome }) => /setup#token=([\w-]{43})/.exec(welcome)?.[1])
    const setUp = (token: string | undefined, email: string) =>
      fetch(`${servers[0]?.url}/v1/setup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ token, name: 'Olga', email, password: 'correct horse battery' }),
      })
    expect((await setUp('x'.repeat(43), 'olga@example.com')).status).not.toBe(201)
    const answers = [await setUp(links[0], 'olga@example.com'), await setUp(links[1], 'tom@example.com')]
    expect(answers.map(({ status }) => status)).toEqual([201, 404])
  })

  test('400 clients at both that try until they are answered or out of calls: 60 calls, and each notice once', async () => {
    const store = await openPostgresStore(database.url)
    onTestFinished(() => store.close())
    const { id, key } = await createWorkspace(store, { name: 'Nord', plan: 'free' })
    await store.tx(id, (workspace) => {
      workspace.billing.rate_per_second = 10_000 // what is tried here is the quota
    })
    const codes = await Promise.all(
      Array.from({ length: 400 }, async (_, client) => {
        for (;;) {
          const answer = await score(servers[client % 2]?.url ?? '', key)
          const { code } = Object(await answer.json())
          if (code !== 'too_many_at_once') return code ?? answer.status
          await pause(20)
        }
      }),
    )
    expect(codes.filter((code) => code === 200).length).toBe(60)
    expect(new Set(codes)).toEqual(new Set([200, 'quota_exceeded']))
    const workspace = await store.read(id)
    expect(workspace?.notices.map(({ code }) => code)).toEqual([
      'quota.warning',
      'quota.soft_cap',
      'quota.hard_stop',
    ])
    const events = (await store.page(id, 'usage', { limit: 400 })).entries
    expect([events.length, new Set(events.map((event) => event.id)).size]).toEqual([60, 60])
  })
})
