/** A store with a workspace, and deliverers on it whose clock is the test's. */
import { onTestFinished, vi } from 'vitest'
import type { Log } from '#server/log.ts'
import type { Mailer } from '#server/mail.ts'
import { post } from '#server/services/outbox.ts'
import { Seal } from '#server/services/seal.ts'
import { attempt } from '#server/services/webhooks/attempt.ts'
import { Deliverer } from '#server/services/webhooks/deliver.ts'
import { createWebhook } from '#server/services/webhooks/endpoints.ts'
import { wakingStore } from '#server/services/webhooks/waking-store.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { masterKeys } from '#server/storage/master-key.ts'
import type { WorkspaceRecord } from '#server/storage/workspace.ts'
import { tempFolder } from './temp-folder.ts'
import { workspaceRecord } from './workspace-record.ts'

export const WORKSPACE = 'ws_AAAAAAAAAAAAAAAA'
/** Who changes things in tests. */
export const BY = {
  workspace: WORKSPACE,
  actor: { type: 'user', id: 'usr_1' },
  ip: null,
  request_id: null,
} as const

export async function delivering({
  part = {},
  mailer = null,
}: {
  part?: Partial<WorkspaceRecord>
  mailer?: Mailer | null
} = {}) {
  vi.useFakeTimers({ toFake: ['Date'] })
  const folder = await tempFolder()
  const disk = await openFileStore(folder)
  await disk.createWorkspace(workspaceRecord({ id: WORKSPACE, ...part }))
  const logged: string[] = []
  const write = (fields: object, message: string) => void logged.push(JSON.stringify({ ...fields, message }))
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const seal = new Seal(() => masterKeys(folder))
  const store = wakingStore(disk, () => deliverer.wake())
  const deps = { store, seal, webhooks: { allowLocal: true } }
  const sending = {
    store,
    seal,
    log,
    mailer,
    publicUrl: 'https://mail.example.com',
    send: { allowLocal: true },
    now: Date.now,
  }
  /** Another server on the same store. */
  const node = (more: Partial<ConstructorParameters<typeof Deliverer>[0]> = {}) =>
    new Deliverer({
      store: disk,
      log,
      attempt: (workspace, taken) => attempt(sending, workspace, taken),
      mails: mailer !== null,
      now: Date.now,
      random: () => 0,
      ...more,
    })
  const deliverer = node({ store })
  onTestFinished(async () => {
    vi.useRealTimers()
    await deliverer.stop()
    await disk.close()
  })
  return {
    folder,
    store,
    disk,
    seal,
    deps,
    logged,
    deliverer,
    node,
    webhook: (url: string, events: 'quota.warning'[] = []) =>
      createWebhook(deps, BY, { url, description: '', events }),
    /** Posts a message of which `n` tells it from others. */
    post: (n = 1) =>
      store.tx(WORKSPACE, (workspace) => {
        post(workspace, 'api_key.revoked', { key: `key_${n}` }, Date.now())
      }),
    /** Lets time pass and delivers what is due then. */
    advance: async (ms: number) => {
      vi.setSystemTime(Date.now() + ms)
      deliverer.wake()
      await deliverer.settled()
    },
    workspace: async () => {
      const found = await store.read(WORKSPACE)
      if (!found) throw new Error('There is no workspace.')
      return found
    },
    /** Attempts, oldest first. */
    attempts: async () => [...(await store.page(WORKSPACE, 'delivery', { limit: 1000 })).entries].reverse(),
  }
}
