/** A disk that is full: what callers are told, what is kept, and that it goes on when there is room again. */
import { execFileSync } from 'node:child_process'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/log.ts'
import { byCommand } from '#server/services/audit.ts'
import { createKey } from '#server/services/keys.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { type Disk, realDisk } from '#server/storage/disk.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { NO_WEBHOOKS } from '../../support/no-webhooks.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { failingDisk } from './failing-disk.ts'

interface SmallDisk {
  folder: string
  disk: Disk
  fill(): Promise<void>
  drain(): Promise<void>
}

async function injected(): Promise<SmallDisk> {
  const { disk, fail } = failingDisk()
  return { folder: await tempFolder(), disk, fill: async () => fail(true), drain: async () => fail(false) }
}

/** A megabyte of memory as a disk, or null where this process may not mount one. */
async function mounted(): Promise<SmallDisk | null> {
  const folder = await tempFolder()
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
  const rest = join(folder, 'rest')
  const fill = async () => {
    const file = await open(rest, 'a')
    const isFull = () =>
      file.appendFile(Buffer.alloc(4096)).then(
        () => false,
        () => true,
      )
    while (!(await isFull()));
    await file.close()
  }
  return { folder, disk: realDisk, fill, drain: () => rm(rest) }
}

const SCOPES = ['optimize:*', 'usage:read', 'profiles:read', 'profiles:write']

async function serverOn({ folder, disk }: SmallDisk) {
  const store = await openFileStore(folder, { disk })
  const { workspaces } = await store.listWorkspaces()
  const id = workspaces[0]?.id ?? (await createWorkspace(store, { name: 'Nord', plan: 'enterprise' })).id
  const { key } = await createKey(store, byCommand(id), { scopes: SCOPES })
  const log = createLog('silent')
  const app = createApp({ store, log, dictionary: null, publicUrl: 'http://localhost', ...NO_WEBHOOKS })
  const ask = async (path: string, body: object | null = null, name: string | null = null) => {
    const headers = {
      authorization: `Bearer ${key}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(name !== null && { 'idempotency-key': name }),
    }
    const init = { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) }
    const response = await app.request(path, init)
    return {
      status: response.status,
      retry: response.headers.get('retry-after'),
      body: JSON.parse(await response.text()),
    }
  }
  return { store, ask, score: (name: string) => ask('/v1/score', { draft: 'Hi Ana, shall we talk?' }, name) }
}

const refused = {
  status: 503,
  retry: '5',
  body: { code: 'storage_unavailable', detail: expect.stringContaining('ry again') },
}

describe.each([
  ['that is said to be full', injected],
  ['of a megabyte that is filled up', mounted],
])('a disk %s', (_, make) => {
  test('refuses calls and changes with a reason and charges nothing; reading goes on; with room again nothing is lost', async (context) => {
    const small = await make()
    if (!small) return context.skip('a file system cannot be mounted here')
    const { store, ask, score } = await serverOn(small)
    let charged = 0
    while (charged < 3) expect((await score(`before-${charged++}`)).status).toBe(200)
    expect((await ask('/v1/brand-voices', { name: 'kept' })).status).toBe(201)

    await small.fill()
    let answer = await score('full-0')
    // The last block of a journal may have room for a few more.
    for (let n = 1; answer.status === 200; n++) {
      charged++
      answer = await score(`full-${n}`)
    }
    expect(answer).toMatchObject(refused)
    expect(await ask('/v1/brand-voices', { name: 'lost' })).toMatchObject(refused)
    expect(await ask('/readyz')).toMatchObject({ status: 503, body: { store: 'unavailable' } })
    expect(await ask('/v1/usage')).toMatchObject({ status: 200, body: { window: { used: charged } } })

    await small.drain()
    const name = `full-${charged - 3}`
    const repeated = await score(name)
    expect(repeated.status).toBe(200)
    expect((await score(name)).body.id).toBe(repeated.body.id)
    charged++
    expect((await ask('/v1/brand-voices', { name: 'later' })).status).toBe(201)
    await store.close()

    const again = await serverOn(small)
    const usage = (await again.ask('/v1/usage')).body
    expect([usage.window.used, usage.month.calls]).toEqual([charged, charged])
    const { data } = (await again.ask('/v1/brand-voices')).body
    expect(data.map((voice: { name: string }) => voice.name)).toEqual(['kept', 'later'])
    await again.store.close()
  })
})
