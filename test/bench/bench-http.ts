/**
 * `npm run bench:http`: `/v1/score` under load with keys and metering and without, on a folder and on PostgreSQL, and
 * what the server holds in memory after many requests. Prints, and writes data/bench-http.json.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { readCorpus } from '../support/corpus.ts'
import { CONNECTIONS, startPg } from '../support/pg.ts'
import { table } from './timing.ts'
import { type Facts, type Shot, type UnderLoad, underLoad } from './under-load.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    connections: { type: 'string', default: '64' },
    requests: { type: 'string', default: '100000' },
  },
})
const [seconds = 0, connections = 0, requests = 0] = [
  values.seconds,
  values.connections,
  values.requests,
].map(Number)
if (!(seconds > 0 && connections > 0 && requests > 0))
  throw new Error('--seconds, --connections and --requests take numbers above 0.')

/** The servers take turns, so that what else the machine does falls on both. */
const TURNS = 6
const WARM_UP = { seconds: 3 }
/** Requests after which everything that is kept once is there. */
const SETTLED = requests / 10

const mail = readCorpus().find(({ id }) => id === 'cold-outreach-payroll-fair')
if (!mail) throw new Error('the corpus lacks cold-outreach-payroll-fair')
const { draft, subject = '' } = mail.draft
const body = JSON.stringify({ draft, subject })
const start = (...args: string[]) => underLoad(args, body, connections)

const mb = (bytes: number): number => Math.round(bytes / 1e5) / 10
const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[numbers.length >> 1] ?? 0

/** What one server did in its turns. `cpu_us` is for a request, memory in megabytes. */
function summary(name: string, shots: readonly Shot[], before: Facts, after: Facts) {
  const answered = shots.reduce((sum, shot) => sum + shot.requests, 0)
  return {
    server: name,
    per_second: Math.round(answered / shots.reduce((sum, shot) => sum + shot.seconds, 0)),
    p50_ms: median(shots.map(({ p50 }) => p50)),
    p99_ms: median(shots.map(({ p99 }) => p99)),
    cpu_us: Math.round((after.cpu - before.cpu) / answered),
    rss_before: mb(before.rss),
    rss_after: mb(after.rss),
    held_before: mb(before.held),
    held_after: mb(after.held),
  }
}

/** Puts load on both in turn. */
async function compare(store: string, where: string) {
  const servers = await Promise.all(
    ['open', 'metered'].map(async (what) => ({ what, server: await start(what, where) })),
  )
  const measured = []
  for (const { what, server } of servers) {
    await server.shoot(WARM_UP)
    measured.push({ what, server, before: await server.facts(), shots: [] as Shot[] })
  }
  for (let turn = 0; turn < TURNS; turn++)
    for (const { server, shots } of measured) shots.push(await server.shoot({ seconds: seconds / TURNS }))
  const rows = []
  for (const { what, server, shots, before } of measured) {
    rows.push(summary(what, shots, before, await server.facts()))
    server.stop()
  }
  const [open, metered] = rows
  const cost = 1 - (metered?.per_second ?? 0) / (open?.per_second ?? 1)
  console.log(`\n${store}: ${connections} connections, ${seconds} s each`)
  console.log(
    table(
      Object.keys(open ?? {}),
      rows.map((row) => Object.values(row)),
    ),
  )
  console.log(`Keys and metering cost ${Math.round(100 * cost)} % of the throughput`)
  return { store, rows, cost: Math.round(1000 * cost) / 1000 }
}

/** What the server holds after many requests, and how fast they were, with the engine's answer remembered. */
async function memory(store: string, where: string) {
  const server: UnderLoad = await start('metered', where, 'memory')
  await server.shoot({ requests: SETTLED })
  const early = await server.facts()
  const shot = await server.shoot({ requests: requests - SETTLED })
  const late = await server.facts()
  server.stop()
  const found = {
    store,
    per_second: Math.round(shot.requests / shot.seconds),
    held_early: mb(early.held),
    held_late: mb(late.held),
    rss_early: mb(early.rss),
    rss_late: mb(late.rss),
  }
  console.log(
    `\n${store}, without the engine: ${found.per_second} requests/s; held ${found.held_early} MB after ${SETTLED} ` +
      `requests, ${found.held_late} MB after ${requests}; process ${found.rss_early} and ${found.rss_late} MB`,
  )
  return found
}

const database = CONNECTIONS === 1 ? null : await startPg()
if (!database) console.log('There is no PostgreSQL on this machine: only the folder is measured.')
const stores = [['folder', ''], ...(database ? [['PostgreSQL', database.url]] : [])] as [string, string][]
const compared = []
const held = []
try {
  for (const [store, where] of stores) {
    compared.push(await compare(store, where))
    held.push(await memory(store, where))
  }
} finally {
  await database?.stop()
}
mkdirSync('data', { recursive: true })
const about = {
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  connections,
  seconds,
  requests,
}
writeFileSync('data/bench-http.json', `${JSON.stringify({ ...about, compared, memory: held }, null, 2)}\n`)
console.log('\nWritten to data/bench-http.json')
