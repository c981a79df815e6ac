/** What runs and can be killed: one server on a folder, or two servers on one PostgreSQL. */
import { setTimeout as pause } from 'node:timers/promises'
import { openFileStore } from '#server/storage/lowdb.ts'
import { openPostgresStore } from '#server/storage/postgres.ts'
import type { Store } from '#server/storage/store.ts'
import type { TestDatabase } from '../../support/pg.ts'
import { type Served, serve } from '../../support/run-node.ts'

export interface Site {
  /** The store, while no server runs. */
  open(): Promise<Store>
  start(): Promise<void>
  /** Addresses of the servers. */
  urls(): readonly string[]
  /** Kills something with SIGKILL, in each round something else. Gives what. */
  kill(round: number): Promise<string>
  /** Resolves when all is up again and callers are taken. */
  recover(): Promise<void>
  /** Ends the servers as they should be ended. */
  stop(): Promise<void>
}

/** Servers that callers' webhooks may be on this machine for. */
const OPEN = { WEBHOOKS_ALLOW_LOCAL: '1' }

export function folderSite(folder: string): Site {
  const env = { ...OPEN, DATA_DIR: folder }
  let server: Served | null = null
  const start = async () => {
    server = await serve(env)
  }
  return {
    open: () => openFileStore(folder),
    start,
    urls: () => (server ? [server.url] : []),
    kill: async () => {
      await server?.stop('SIGKILL')
      return 'server'
    },
    recover: start,
    stop: async () => {
      await server?.stop('SIGTERM')
    },
  }
}

const NODES = [0, 1]

export function databaseSite(database: TestDatabase): Site {
  const env = { ...OPEN, DATABASE_URL: database.url, MASTER_KEY: 'ab'.repeat(32) }
  const open = () => openPostgresStore(database.url)
  const servers: Served[] = []
  const dead = new Set<number>(NODES)
  const startDead = async () => {
    for (const node of dead) servers[node] = await serve(env)
    dead.clear()
  }
  const killNode = async (node: number) => {
    dead.add(node)
    await servers[node]?.stop('SIGKILL')
  }
  const kills: [[string, () => Promise<void>], ...[string, () => Promise<void>][]] = [
    ['one server', () => killNode(1)],
    ['connection', () => database.killConnection()],
    ['PostgreSQL', () => database.crash()],
    [
      'both servers',
      async () => {
        await Promise.all(NODES.map(killNode))
      },
    ],
  ]
  return {
    open,
    start: startDead,
    urls: () => servers.map(({ url }) => url),
    kill: async (round) => {
      const [what, kill] = kills[round % kills.length] ?? kills[0]
      await kill()
      return what
    },
    async recover() {
      const store = await openWhenReady(open)
      await startDead()
      for (const { url } of servers) while (!(await fetch(`${url}/readyz`)).ok) await pause(100)
      await giveUp(store)
      await store.close()
    },
    stop: async () => {
      await Promise.all(servers.map(({ stop }) => stop('SIGTERM')))
    },
  }
}

async function openWhenReady(open: () => Promise<Store>): Promise<Store> {
  for (let tries = 0; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (tries > 600) throw error
      await pause(100)
    }
  }
}

/** What a killed server had under way keeps its place for two minutes; this is the time after them. */
async function giveUp(store: Store): Promise<void> {
  for (const { id } of (await store.listWorkspaces()).workspaces) {
    await store.reserve(id, (meter) => ({
      meter: { ...meter, reserved: meter.reserved.map((one) => ({ ...one, expires: 0 })) },
      verdict: null,
      commit: null,
    }))
  }
}
