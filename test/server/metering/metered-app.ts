/** The application on one workspace, with a clock that is the test's, for its limits as callers see them. */
import { onTestFinished } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import type { Log } from '#server/log.ts'
import { listen } from '#server/serve.ts'
import { byCommand } from '#server/services/audit.ts'
import { createKey } from '#server/services/keys.ts'
import type { KeyRequest } from '#server/services/new-key.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { decorate } from '#server/storage/decorate.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import type { Store } from '#server/storage/store.ts'
import type { WorkspaceRecord } from '#server/storage/workspace.ts'
import type { PlanName } from '#shared/api/plans.ts'
import { NO_WEBHOOKS } from '../../support/no-webhooks.ts'
import { tempFolder } from '../../support/temp-folder.ts'

export const NOON = Date.UTC(2026, 5, 10, 12)
export const SECOND = 1000
export const DRAFT = JSON.stringify({ draft: 'Hi Ana, can we talk on Tuesday?' })
export const batchOf = (...drafts: (string | number)[]) =>
  JSON.stringify({ items: drafts.map((draft) => ({ draft })) })

export interface Answer {
  status: number
  code: string | undefined
  text: string
  /** What JSON said. */
  body: ReturnType<typeof JSON.parse>
  headers: Headers
}

export async function meteredApp(
  plan: PlanName = 'free',
  change: (workspace: WorkspaceRecord) => void = () => {},
  more: Partial<Deps> = {},
) {
  const clock = { now: NOON }
  const folder = await tempFolder()
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const open = () => openFileStore(folder, { now: () => new Date(clock.now) })
  let disk = await open()
  onTestFinished(() => disk.close())
  const { id, key } = await createWorkspace(disk, { name: 'Nord', plan })
  await disk.tx(id, (workspace) => {
    workspace.billing.anchor = null
    change(workspace)
  })
  const parts = { log, dictionary: null, publicUrl: 'http://localhost:8787', ...NO_WEBHOOKS }
  const appOn = (store: Store) => createApp({ ...parts, ...more, store, now: () => clock.now })
  let app = appOn(disk)

  async function call(
    path: string,
    body: string | null = null,
    headers: Record<string, string> = {},
    method = body === null ? 'GET' : 'POST',
  ): Promise<Answer> {
    const all = { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers }
    const response = await app.request(path, { method, headers: all, body })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const parsed = isJson ? JSON.parse(text) : null
    return { status: response.status, code: parsed?.code, text, body: parsed, headers: response.headers }
  }

  return {
    clock,
    folder,
    logged,
    id,
    key,
    call,
    /** The port of a server with this app. */
    serve: async () => {
      const server = await listen((...given) => app.fetch(...given), { host: '127.0.0.1', port: 0 })
      onTestFinished(server.stop)
      return server.port
    },
    /** The same app over a store that does some things differently. */
    withStore: (own: Partial<Store>) => {
      app = appOn(decorate(disk, own))
    },
    store: () => disk,
    /** A score, a second after the one before. */
    paced: (headers: Record<string, string> = {}, body = DRAFT, path = '/v1/score') => {
      clock.now += SECOND
      return call(path, body, headers)
    },
    /** Uses up so many calls at once. */
    use: async (calls: number) => {
      const counters = ['day:2026-06-10', 'month:2026-06-01T00:00:00.000Z']
      const reservation = {
        id: `evt_${calls}`.padEnd(24, '0'),
        calls,
        counters,
        overage_calls: 0,
        overage_unit_micro_usd: 0,
        at: clock.now,
        expires: clock.now + SECOND,
        idempotency_key: null,
      }
      const { at, expires: _, idempotency_key: __, ...counted } = reservation
      const event = { key: null, member: null, client: null, idempotency: null, operation: 'score' }
      await disk.settle(id, reservation, { ...counted, ...event, at: new Date(at).toISOString() })
    },
    change: (fn: (workspace: WorkspaceRecord) => void) => disk.tx(id, fn),
    makeKey: (request: KeyRequest = {}) => createKey(disk, byCommand(id), request, clock.now),
    usage: async () => (await call('/v1/usage')).body,
    workspace: async () => {
      const found = await disk.read(id)
      if (!found) throw new Error('There is no workspace.')
      return found
    },
    /** Requests wait before they are settled, until the gate is opened. */
    gate: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      let waiting = 0
      app = appOn(
        decorate(disk, {
          settle: async (...settled) => {
            waiting++
            await promise
            return disk.settle(...settled)
          },
        }),
      )
      return { open: resolve, waiting: () => waiting }
    },
    restart: async () => {
      await disk.close()
      disk = await open()
      app = appOn(disk)
    },
  }
}

/** The header of a key. */
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
