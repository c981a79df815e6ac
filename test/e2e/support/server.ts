/** The real server on a port of this machine, with its store at hand. */
import { afterAll } from 'vitest'
import { listen } from '#server/serve.ts'
import type { Store } from '#server/storage/store.ts'
import type { GateSettings, WorkspaceRecord } from '#server/storage/workspace.ts'
import { makeApp } from '../../support/make-app.ts'

export interface TestServer {
  url: string
  key: string
  store: Store
  workspace: string
  /** Paths that were asked for since the last look. */
  asked: () => string[]
  /** Changes the workspace as an owner would. */
  change: (how: (workspace: WorkspaceRecord) => void) => Promise<void>
  gate: (settings: Partial<GateSettings>) => Promise<void>
  stop: () => Promise<void>
}

/** Call at the top of a test file; the server stops after its last test. */
export async function startServer(): Promise<TestServer> {
  const { app, store, key, workspace } = await makeApp()
  const paths: string[] = []
  const listening = await listen(
    (request) => {
      paths.push(`${request.method} ${new URL(request.url).pathname}`)
      return app.fetch(request)
    },
    { host: '127.0.0.1', port: 0 },
  )
  let stopped = false
  const stop = async () => {
    if (!stopped) await listening.stop()
    stopped = true
  }
  afterAll(stop)
  const change: TestServer['change'] = (how) => store.tx(workspace, (record) => how(record))
  return {
    url: `http://127.0.0.1:${listening.port}`,
    key,
    store,
    workspace,
    asked: () => paths.splice(0),
    change,
    gate: (settings) => change((record) => void Object.assign(record.settings.gate, settings)),
    stop,
  }
}
