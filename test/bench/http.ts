/**
 * `/v1/score` beside a Hono route that only parses the same request and returns the same report as JSON. By itself:
 * `node test/bench/http.ts`, after `npm run build`.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { loadDictionary } from './load-dictionary.ts'
import { table } from './timing.ts'

/** The servers take turns, so that what else the machine does falls on all of them. */
const TURNS = 6
const SECONDS = 2
/** Requests after which the code that they run through is compiled. */
const WARM_UP = 10_000
const CONNECTIONS = 32
const SERVERS = ['bare', 'validated', 'around', 'sendworthy']
const REPORT = 'dist/bench/report.json'

interface Measured {
  name: string
  per_second: number
  /** CPU microseconds of the server process for one request. */
  cpu_us: number
  p99_ms: number
}

interface Server {
  name: string
  shoot: (load: { duration: number } | { amount: number }) => Promise<Omit<Measured, 'name'>>
  stop: () => void
}

export async function http(): Promise<Record<string, unknown>> {
  const mail = readCorpus().find((m) => m.id === 'cold-outreach-payroll-fair')
  if (!mail) throw new Error('the corpus lacks cold-outreach-payroll-fair')
  const { draft, subject = '', kind = 'auto' } = mail.draft
  const body = JSON.stringify({ draft, subject, kind })
  const dictionary = loadDictionary()
  const report = score({ draft, subject, kind }, DEFAULT_PROFILE, { dictionary })
  const json = JSON.stringify(report)
  mkdirSync('dist/bench', { recursive: true })
  writeFileSync(REPORT, json)
  const rows = await measure(body)
  const cpu = (name: string) => rows.find((r) => r.name === name)?.cpu_us ?? 0
  const times = (name: string) => Math.round((100 * cpu(name)) / cpu('bare')) / 100
  console.log(
    `\nHTTP, ${CONNECTIONS} connections, medians of ${TURNS} turns, request ${body.length} B, answer about ${json.length} B`,
  )
  console.log(
    table(
      ['route', 'requests/s', 'CPU µs', 'times bare', 'p99 ms'],
      rows.map((r) => [r.name, r.per_second, r.cpu_us, times(r.name), r.p99_ms]),
    ),
  )
  console.log(
    '“around” is /v1/score with the engine’s answer remembered: HTTP, key, validation, storage and JSON',
  )
  return { rows, around_times_bare: times('around') }
}

async function measure(body: string): Promise<Measured[]> {
  const servers = await Promise.all(SERVERS.map((name) => start(name, body)))
  for (const { shoot } of servers) await shoot({ amount: WARM_UP })
  const shots = servers.map(({ name }) => ({ name, taken: [] as Omit<Measured, 'name'>[] }))
  for (let turn = 0; turn < TURNS; turn++)
    for (const [index, { shoot }] of servers.entries())
      shots[index]?.taken.push(await shoot({ duration: SECONDS }))
  for (const { stop } of servers) stop()
  return shots.map(({ name, taken }) => ({
    name,
    per_second: median(taken.map(({ per_second }) => per_second)),
    cpu_us: median(taken.map(({ cpu_us }) => cpu_us)),
    p99_ms: median(taken.map(({ p99_ms }) => p99_ms)),
  }))
}

async function start(name: string, body: string): Promise<Server> {
  const child = fork('test/bench/serve.ts', [name, REPORT])
  const [{ port, key }] = (await once(child, 'message')) as [{ port: number; key: string }]
  return {
    name,
    async shoot(load) {
      const before = await cpuOf(child)
      const { requests, duration, latency, non2xx } = await autocannon({
        url: `http://127.0.0.1:${port}/v1/score`,
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
        body,
        connections: CONNECTIONS,
        ...load,
      })
      const after = await cpuOf(child)
      if (non2xx > 0) throw new Error(`${name}: ${non2xx} answers were not 2xx`)
      return {
        per_second: Math.round(requests.total / duration),
        cpu_us: Math.round((after - before) / requests.total),
        p99_ms: latency.p99,
      }
    },
    stop: () => child.kill(),
  }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return cpu.user + cpu.system
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

if (import.meta.main) await http()
