/**
 * A PostgreSQL for tests: the machine's own binaries on an empty folder, reached through a socket file; where
 * there are none, PGlite, which is PostgreSQL in WebAssembly and takes one connection.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'

export interface TestDatabase {
  url: string
  /** Kills the server as a power switch would, and starts it again on what is left. PGlite cannot. */
  crash(): Promise<void>
  /** Kills the process of one connection. PostgreSQL then ends all others and mends itself. PGlite cannot. */
  killConnection(): Promise<void>
  stop(): Promise<void>
}

/** `TEST_PG=pglite` takes PGlite where there are binaries as well. */
const BINARIES = process.env.TEST_PG === 'pglite' ? null : findBinaries()

/** What tests run on, for their names. */
export const ENGINE = BINARIES === null ? 'PGlite' : 'PostgreSQL'

export function startPg(): Promise<TestDatabase> {
  return BINARIES === null ? startPglite() : startServer(BINARIES)
}

/** Connections that a store may open at once. */
export const CONNECTIONS = BINARIES === null ? 1 : 10

/** Runs statements outside of any store. */
export async function runSql(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Removes everything in the database. */
export const emptyPg = (url: string) => runSql(url, 'drop schema public cascade; create schema public')

/** A socket's folder stands where other addresses have their host. */
const urlOf = (folder: string): string =>
  `postgres://localhost/postgres?user=app&host=${encodeURIComponent(folder)}`

/** The folder of the newest `initdb` and `postgres`, or null. */
function findBinaries(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a))
  folders.push(...(process.env.PATH ?? '').split(delimiter))
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
  return found ?? null
}

const versionOf = (folder: string): number => Number(folder.split('/').at(-2))

/** PostgreSQL does not run as root: whom it runs as then. */
function nobody(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].flatMap((name) => users.filter(([known]) => known === name))[0]
  return { uid: Number(user?.[2]), gid: Number(user?.[3]) }
}

function makeFolder(owner: { uid: number; gid: number } | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'sendworthy-pg-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  return folder
}

async function startServer(binaries: string): Promise<TestDatabase> {
  const owner = nobody()
  const folder = makeFolder(owner)
  const data = join(folder, 'data')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const options = { ...owner, cwd: folder }
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: 'pipe' },
  )
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'shared_buffers=32MB']
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const run = () => runServer(join(binaries, 'postgres'), args, options)
  let server = await run()
  return {
    url: urlOf(folder),
    async crash() {
      await server.end('SIGKILL')
      server = await run()
    },
    killConnection: () => killConnection(urlOf(folder)),
    async stop() {
      // At once: nobody needs the data, and told to end in the middle of mending itself it may wait for ever.
      await server.end('SIGQUIT')
      remove()
    },
  }
}

/** The server once it takes connections. */
async function runServer(program: string, args: readonly string[], options: object) {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const closed = once(server, 'close')
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    closed.then(() => reject(new Error(`PostgreSQL did not start: ${log}`)), reject)
  })
  return {
    /** Resolves when all its processes are gone: they share its standard error. */
    end: async (signal: NodeJS.Signals) => {
      server.kill(signal)
      await closed
    },
  }
}

async function killConnection(url: string): Promise<void> {
  const other = new pg.Client({ connectionString: url })
  other.on('error', () => {})
  await other.connect()
  const ended = other.query('select pg_sleep(3600)').catch(() => {})
  const [row] = await runSql(url, "select pid from pg_stat_activity where application_name <> '' limit 1")
  process.kill(Number(row?.pid), 'SIGKILL')
  await ended
  await other.end().catch(() => {})
}

const cannot = () => Promise.reject(new Error('PGlite cannot be killed.'))

/** Serves PGlite at a socket, to one client at a time; others wait until it has gone. */
async function startPglite(): Promise<TestDatabase> {
  const { PGlite } = await import('@electric-sql/pglite')
  const database = await PGlite.create()
  await database.exec('create role app superuser login')
  const folder = makeFolder(null)
  let turn: Promise<unknown> = Promise.resolve()
  const serve = async (socket: Socket) => {
    try {
      for await (const frame of frames(socket)) {
        const answer = await database.execProtocolRaw(frame)
        if (!socket.destroyed) socket.write(answer)
      }
    } finally {
      await database.exec('rollback')
      await database.exec('discard all')
    }
  }
  const server = createServer((socket) => {
    socket.on('error', () => {})
    turn = turn.then(() => serve(socket)).catch(() => {})
  })
  server.listen(join(folder, '.s.PGSQL.5432'))
  await once(server, 'listening')
  return {
    url: urlOf(folder),
    crash: cannot,
    killConnection: cannot,
    async stop() {
      server.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whole messages of the protocol: the first has no type, each other has one byte of it before its length. */
async function* frames(socket: Socket): AsyncGenerator<Uint8Array> {
  let rest = Buffer.alloc(0)
  let typed = 0
  for await (const chunk of socket) {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= typed + 4) {
      const length = typed + rest.readInt32BE(typed)
      if (rest.length < length) break
      const frame = rest.subarray(0, length)
      rest = rest.subarray(length)
      typed = 1
      if (frame[0] !== TERMINATE) yield new Uint8Array(frame)
    }
  }
}

const TERMINATE = 0x58
