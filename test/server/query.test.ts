import { Hono } from 'hono'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { readQuery } from '#server/middleware/query.ts'
import type { Env } from '#server/middleware/respond.ts'
import type { ApiError } from '#shared/api/problem.ts'

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

test('a field of the body in the address is told by its place, and by what may stand there', async () => {
  const listed = z.object({ limit: z.string().optional() })
  const app = new Hono<Env>()
    .get('/none', (c) => c.json(readQuery(c)))
    .get('/listed', (c) => c.json(readQuery(c, listed)))
    .onError((error, c) => c.json((error as ApiError).errors, 400))
  const told = async (path: string) => JSON.stringify(await (await app.request(path)).json())
  expect(await told('/none?draft=Hi')).toMatch(/"\/draft".*in its body\./)
  expect(await told('/listed?draft=Hi')).toMatch(/"\/draft".*may stand: limit\./)
})
