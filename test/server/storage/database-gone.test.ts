/** A database that goes away under a server: what callers are told, and that it goes on when the database is back. */
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/log.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { openPostgresStore } from '#server/storage/postgres.ts'
import { NO_WEBHOOKS } from '../../support/no-webhooks.ts'
import { CONNECTIONS, runSql, startPg } from '../../support/pg.ts'

const REFUSED = { status: 503, retry: '5', code: 'storage_unavailable' }

// PGlite has one database and takes one connection.
test.skipIf(CONNECTIONS === 1)(
  'a database that is dropped or moved away: calls are refused and charged nothing until it is back',
  async () => {
    const database = await startPg()
    onTestFinished(() => database.stop())
    await runSql(database.url, 'create database app')
    const url = new URL(database.url)
    url.pathname = '/app'
    const open = async () => {
      const store = await openPostgresStore(url.href)
      onTestFinished(() => store.close())
      const log = createLog('silent')
      const app = createApp({ store, log, dictionary: null, publicUrl: 'http://localhost', ...NO_WEBHOOKS })
      const ask = async (key: string, path: string, body: object | null = null) => {
        const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
        const init = { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) }
        const response = await app.request(path, init)
        const answer = JSON.parse(await response.text())
        const retry = response.headers.get('retry-after')
        return { status: response.status, retry, code: answer.code, used: answer.window?.used }
      }
      return {
        store,
        ask,
        score: (key: string) => ask(key, '/v1/score', { draft: 'Hi Ana, shall we talk?' }),
      }
    }
    const server = await open()
    const { key } = await createWorkspace(server.store, { name: 'Nord', plan: 'enterprise' })
    expect((await server.score(key)).status).toBe(200)

    await runSql(
      database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'app';
       alter database app rename to elsewhere`,
    )
    expect(await server.score(key)).toMatchObject(REFUSED)
    expect(await server.ask(key, '/v1/usage')).toMatchObject(REFUSED)
    expect(await server.ask(key, '/readyz')).toMatchObject({ status: 503 })

    await runSql(database.url, 'alter database elsewhere rename to app')
    expect((await server.score(key)).status).toBe(200)
    expect((await server.ask(key, '/v1/usage')).used).toBe(2)

    // Dropped, and an empty one in its place: a server that runs takes nothing for new, one that starts makes it anew.
    await runSql(database.url, 'drop database app with (force)')
    expect(await server.score(key)).toMatchObject(REFUSED)
    await runSql(database.url, 'create database app')
    expect(await server.score(key)).toMatchObject(REFUSED)
    const next = await open()
    const other = await createWorkspace(next.store, { name: 'Süd', plan: 'enterprise' })
    expect((await next.score(other.key)).status).toBe(200)
    expect((await server.score(other.key)).status).toBe(200)
  },
)
