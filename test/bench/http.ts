/** `/v1/score` beside a Hono route that only parses and returns JSON of the same sizes. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { score } from '#shared/engine/score.ts'
import { readCorpus } from '../support/corpus.ts'
import { loadDictionary } from './load-dictionary.ts'
import { table, timed, timingOf } from './timing.ts'

const SECONDS = 8
const CONNECTIONS = 32

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
  const bytes = JSON.stringify(report).length
  const engine: number[] = []
  for (let i = 0; i < 4000; i++)
    engine.push(await timed(() => score({ draft, subject, kind }, DEFAULT_PROFILE, { dictionary })))
  const own = timingOf(engine.slice(1000)).p50

  const rows: Measured[] = []
  for (const name of ['bare', 'validated', 'sendworthy']) rows.push(await measure(name, bytes, body))
  const cpu = (name: string) => rows.find((r) => r.name === name)?.cpu_us ?? 0
  const around = Math.round(cpu('sendworthy') - own)
  console.log(
    `\nHTTP, ${CONNECTIONS} connections, ${SECONDS} s each, request ${body.length} B, answer about ${bytes} B`,
  )
  console.log(
    table(
      ['route', 'requests/s', 'CPU µs', 'p99 ms'],
      rows.map((r) => [r.name, r.per_second, r.cpu_us, r.p99_ms]),
    ),
  )
  console.log(
    `The engine takes ${own} µs of it; everything around it ${around} µs, ${Math.round((100 * around) / cpu('bare')) / 100} times the bare route`,
  )
  return { rows, engine_us: own, around_us: around, bare_us: cpu('bare') }
}

async function measure(name: string, bytes: number, body: string): Promise<Measured> {
  const child = fork('test/bench/serve.ts', [name, String(bytes)])
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
