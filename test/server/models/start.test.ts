import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { fakeOpenAi } from '../../support/fake-openai.ts'
import { serve } from '../../support/run-node.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const DRAFT = 'Hi Ana,\n\nI just wanted to reach out about payroll. Is that worth a call?\n\nBest,\nTom'
const fake = await fakeOpenAi(({ body }) =>
  /"ready"/.test(body.messages[0]?.content ?? '') ? '{"ready": true}' : '{}',
)

test.each([
  ['a wrong key', fake.url, '401', 'auth'],
  ['a wrong path', fake.url.replace('/v1', '/v2'), 'good', 'bad_request'],
  ['a dead server', 'http://127.0.0.1:9/v1', 'good', 'unreachable'],
])('a start with %s serves by the rules, and says so once', async (_, MODEL_BASE_URL, MODEL_NAME, state) => {
  const DATA_DIR = join(await tempFolder(), 'data')
  const server = await serve({
    DATA_DIR,
    MODEL_BASE_URL,
    MODEL_NAME,
    MODEL_API_KEY: 'sk-secret-of-the-model',
  })
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
  await vi.waitFor(
    async () => expect(await readiness()).toMatchObject({ status: 'ok', model: state }),
    20_000,
  )
  const key = /mk_live_[0-9A-Za-z]{46}/.exec(server.welcome)?.[0]
  for (let call = 0; call < 2; call++) {
    const response = await fetch(`${server.url}/v1/rewrite`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ draft: DRAFT }),
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ engine: { mode: 'local', degraded: `model_${state}` } })
  }
  const log = server.logged().join('\n')
  expect(log.match(/the model does not answer/g)).toHaveLength(1)
  expect(log).not.toMatch(/sk-secret|payroll/)
  expect(await server.stop('SIGTERM')).toBe(0)
})

test('a start with a model that answers says so', async () => {
  const DATA_DIR = join(await tempFolder(), 'data')
  const server = await serve({ DATA_DIR, MODEL_BASE_URL: fake.url, MODEL_NAME: 'good' })
  const readiness = async () => (await fetch(`${server.url}/readyz`)).json()
  await vi.waitFor(async () => expect(await readiness()).toMatchObject({ model: 'ok' }), 20_000)
  expect(
    server
      .logged()
      .join('\n')
      .match(/the model answers/g),
  ).toHaveLength(1)
  await server.stop('SIGTERM')
})
