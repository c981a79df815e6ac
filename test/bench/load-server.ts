/**
 * A server to be put under load, in a process of its own: `metered` is the product, `open` its route `/v1/score` without
 * key, workspace and metering. Both log and count requests. Sends its port and key, and when asked its CPU time and
 * what it holds in memory.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/log.ts'
import { measuredStore } from '#server/measured-store.ts'
import { Metrics } from '#server/metrics.ts'
import { bodyLimit, readJson } from '#server/middleware/body.ts'
import { requestId } from '#server/middleware/request-id.ts'
import { type Env, respondJson } from '#server/middleware/respond.ts'
import { listen } from '#server/serve.ts'
import { answerIn } from '#server/services/local-answer.ts'
import { inEnvelope } from '#server/services/run-operation.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { openPostgresStore } from '#server/storage/postgres.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { NO_WEBHOOKS } from '../support/no-webhooks.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { loadDictionary } from './load-dictionary.ts'

const [what, where = '', engine] = process.argv.slice(2)
if (engine === 'memory') answerFromMemory()
const parts = {
  dictionary: loadDictionary(),
  log: createLog('info'),
  metrics: new Metrics(),
  publicUrl: 'http://localhost',
  ...NO_WEBHOOKS,
}

/** What a caller is told of its usage; here nobody counts it. */
const USAGE = { calls: 1, included: null, used: 1, remaining: null, resets_at: '2026-01-01T00:00:00.000Z' }

function openFetch() {
  const score = OPERATIONS.find(({ contract }) => contract.name === 'score')
  if (!score) throw new Error('there is no score')
  const context = { profile: DEFAULT_PROFILE, dictionary: parts.dictionary }
  const app = new Hono<Env>().use(requestId(parts), bodyLimit).post('/v1/score', async (c) => {
    const reading = score.read(await readJson(c))
    if (!reading.ok) throw reading.error
    const { request } = reading
    const answer = await answerIn(context, request)
    return respondJson(c, inEnvelope(score.contract, request.input, answer, 'scr_0', USAGE))
  })
  return { fetch: app.fetch, key: '' }
}

async function meteredFetch() {
  const store = await (where === ''
    ? openFileStore(mkdtempSync(join(tmpdir(), 'sendworthy-bench-')))
    : openPostgresStore(where))
  const { key } = await createWorkspace(store, { name: 'Load', plan: 'enterprise' })
  return { fetch: createApp({ ...parts, store: measuredStore(store, parts.metrics) }).fetch, key }
}

const { fetch, key } = what === 'open' ? openFetch() : await meteredFetch()
const { port } = await listen(fetch, { host: '127.0.0.1', port: 0 })
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  global.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.({ cpu: user + system, rss, held: heapUsed + external })
})
process.on('disconnect', () => process.exit())
process.send?.({ port, key })
