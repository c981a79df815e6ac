/** A server to be measured, in a process of its own: `bare`, `validated`, `around` or `sendworthy`. Sends its port, and its CPU time when asked. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Hono } from 'hono'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/log.ts'
import { listen } from '#server/serve.ts'
import { ensureFirstWorkspace } from '#server/services/workspaces.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { NO_WEBHOOKS } from '../support/no-webhooks.ts'
import { answerFromMemory } from './answer-from-memory.ts'
import { loadDictionary } from './load-dictionary.ts'

/** The report that the bare routes write as well. */
const answer: unknown = JSON.parse(readFileSync(process.argv[3] ?? '', 'utf8'))

async function fetchOf(
  what: string,
): Promise<{ fetch: (r: Request) => Response | Promise<Response>; key: string }> {
  if (what === 'bare') {
    const app = new Hono().post('/v1/score', async (c) => {
      await c.req.json()
      return c.json(answer)
    })
    return { fetch: app.fetch, key: '' }
  }
  if (what === 'validated') {
    const app = new OpenAPIHono()
    const schema = z.strictObject({
      draft: z.string(),
      subject: z.string().optional(),
      kind: z.string().optional(),
    })
    const json = (s: z.ZodType) => ({ content: { 'application/json': { schema: s } } })
    app.openapi(
      createRoute({
        method: 'post',
        path: '/v1/score',
        request: { body: { required: true, ...json(schema) } },
        responses: { 200: { description: 'An answer', ...json(z.any()) } },
      }),
      (c) => {
        c.req.valid('json')
        return c.json(answer, 200)
      },
    )
    return { fetch: app.fetch, key: '' }
  }
  if (what === 'around') answerFromMemory()
  const store = await openFileStore(mkdtempSync(join(tmpdir(), 'sendworthy-bench-')), { report: () => {} })
  const { made } = await ensureFirstWorkspace(store)
  const key = made?.key ?? ''
  const deps = {
    store,
    dictionary: loadDictionary(),
    log: createLog('silent'),
    publicUrl: 'http://localhost',
    ...NO_WEBHOOKS,
  }
  return { fetch: createApp(deps).fetch, key }
}

const { fetch, key } = await fetchOf(process.argv[2] ?? 'bare')
const { port } = await listen(fetch, { host: '127.0.0.1', port: 0 })
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }))
process.send?.({ port, key })
