import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readQuery } from '#server/middleware/query.ts'
import type { Env } from '#server/middleware/respond.ts'

test('what an address may say is compiled once, not with every request', async () => {
  const schema = z.object({ limit: z.string().optional() })
  const strict = vi.spyOn(schema, 'strict')
  const app = new Hono<Env>()
    .get('/', (c) => c.json(readQuery(c, schema)))
    .onError((error, c) => c.json(error.message, 400))
  const ask = async (path: string) => (await app.request(path)).status
  expect([await ask('/?limit=1'), await ask('/'), await ask('/?nonsense=1')]).toEqual([200, 200, 400])
  expect(strict).toHaveBeenCalledTimes(1)
})
