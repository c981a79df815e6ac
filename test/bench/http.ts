/** `/v1/score` beside a Hono route that only parses the same request and returns the same report as JSON. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { loadDictionary } from './load-dictionary.ts'
import { table } from './timing.ts'

const SECONDS = 8
const CONNECTIONS = 32
const REPORT = 'dist/bench/report.json'

interface Measured {
  name: string
  per_second: number
  /** CPU microseconds of the server process for one request. */
  cpu_us: number
  p99_ms: number
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
  const rows: Measured[] = []
  for (const name of ['bare', 'validated', 'around', 'sendworthy']) rows.push(await measure(name, body))
  const cpu = (name: string) => rows.find((r) => r.name === name)?.cpu_us ?? 0
  const times = (name: string) => Math.round((100 * cpu(name)) / cpu('bare')) / 100
  console.log(
    `\nHTTP, ${CONNECTIONS} connections, ${SECONDS} s each, request ${body.length} B, answer about ${json.length} B`,
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

async function measure(name: string, body: string): Promise<Measured> {
  const child = fork('test/bench/serve.ts', [name, REPORT])
  const [{ port, key }] = (await once(child, 'message')) as [{ port: number; key: string }]
  const shoot = (duration: number) =>
    autocannon({
      url: `http://127.0.0.1:${port}/v1/score`,
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body,
      connections: CONNECTIONS,
      duration,
    })
  await shoot(2)
  const before = await cpuOf(child)
  const result = await shoot(SECONDS)
  const after = await cpuOf(child)
  child.kill()
  if (result.non2xx > 0) throw new Error(`${name}: ${result.non2xx} answers were not 2xx`)
  const requests = result.requests.total
  return {
    name,
    per_second: Math.round(requests / SECONDS),
    cpu_us: Math.round((after - before) / requests),
    p99_ms: result.latency.p99,
  }
}

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ cpu }] = (await once(child, 'message')) as [{ cpu: NodeJS.CpuUsage }]
  return cpu.user + cpu.system
}
