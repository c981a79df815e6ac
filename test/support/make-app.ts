/** The application on a store of its own, for tests that go through HTTP. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import type { Log } from '#server/log.ts'
import { measuredStore } from '#server/measured-store.ts'
import { Metrics } from '#server/metrics.ts'
import { Seal } from '#server/services/seal.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { masterKeys } from '#server/storage/master-key.ts'
import { dictionary } from './dictionary.ts'

/** Call at the top of a test file: what it opens is closed after the file's last test. */
export async function makeApp() {
  const folder = await mkdtemp(join(tmpdir(), 'sendworthy-'))
  const metrics = new Metrics()
  const store = measuredStore(await openFileStore(folder), metrics)
  const { id: workspace, key } = await createWorkspace(store, { name: 'Tests', plan: 'enterprise' })
  /** Everything that was logged, a line each. */
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const deps: Deps = {
    store,
    log,
    dictionary,
    publicUrl: 'http://localhost:8787',
    seal: new Seal(() => masterKeys(folder)),
    webhooks: { allowLocal: true },
    metrics,
  }
  const app = createApp(deps)
  afterAll(async () => {
    await store.close()
    await rm(folder, { recursive: true, force: true })
  })
  /** A POST of JSON with the workspace's key; header values replace, and undefined removes. */
  const post = (
    path: string,
    body: string | Uint8Array<ArrayBuffer>,
    more: Record<string, string | undefined> = {},
  ) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more }
    const given = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    )
    return app.request(path, { method: 'POST', body, headers: Object.fromEntries(given) })
  }
  return { app, deps, store, metrics, folder, workspace, key, logged, post }
}
