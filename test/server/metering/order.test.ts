import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '#server/serve.ts'
import { authenticate } from '#server/services/authenticate.ts'
import { keyIdOf, mintKey } from '#server/services/key-format.ts'
import { makeApp } from '../../support/make-app.ts'
import { bearer, DRAFT, meteredApp } from './metered-app.ts'

const { app, key, store } = await makeApp()

test('size, key, scope, contract, idempotency, rate, quota: the first that fails answers', async () => {
  const { call, paced, makeKey, use } = await meteredApp()
  const { key: narrow } = await makeKey({ scopes: ['usage:read'] })
  const huge = 'x'.repeat(300_000)
  const nobody = bearer('nobody')
  const broken = '{"draft":1}'
  const wrongName = { 'idempotency-key': 'two words' }
  const codes: (string | undefined)[] = []
  const ask = async (body: string, headers: Record<string, string>) => {
    codes.push((await call('/v1/score', body, headers)).code)
  }
  await ask(huge, { ...nobody, 'content-length': String(huge.length) })
  await ask(broken, { ...nobody, ...wrongName })
  await ask(broken, { ...bearer(narrow), ...wrongName })
  await ask(broken, wrongName)
  await ask(DRAFT, wrongName)
  await paced()
  await use(59)
  await ask(DRAFT, wrongName)
  await ask(DRAFT, {})
  codes.push((await paced()).code)
  expect(codes).toEqual([
    'body_too_large',
    'invalid_key',
    'missing_scope',
    'invalid_request',
    'invalid_idempotency_key',
    'invalid_idempotency_key',
    'rate_limited',
    'quota_exceeded',
  ])
})

test('two Authorization headers are refused, even when both hold good keys', async () => {
  const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.stop())
  const statusOf = async (...headers: string[]) => {
    const socket = connect(server.port, '127.0.0.1')
    const lines = ['POST /v1/score HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', ...headers]
    socket.write([...lines, `Content-Length: ${DRAFT.length}`, 'Connection: close', '', DRAFT].join('\r\n'))
    const answer = await text(socket)
    return [Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), /"code":"(\w+)","request_id"/.exec(answer)?.[1]]
  }
  const good = `Authorization: Bearer ${key}`
  expect(await statusOf(good)).toEqual([200, undefined])
  expect(await statusOf(good, good)).toEqual([401, 'invalid_key'])
  expect(await statusOf(good, 'Authorization: Bearer x')).toEqual([401, 'invalid_key'])
  expect(await statusOf('authorization: Basic eDp5', good)).toEqual([401, 'missing_key'])
})

test('an unknown key takes as long as one with a wrong secret, so that ids cannot be found out', async () => {
  const unknown = mintKey('live').key
  const found = await store.findKey(keyIdOf(key) ?? '')
  const asIfKnown = { ...store, findKey: async () => found } as typeof store
  const asUnknown = { ...store, findKey: async () => null } as typeof store
  const median = async (from: typeof store) => {
    const times: number[] = []
    for (let i = 0; i < 4000; i++) {
      const began = performance.now()
      await authenticate(from, unknown)
      times.push(performance.now() - began)
    }
    return times.sort((a, b) => a - b)[2000] ?? 0
  }
  await median(asUnknown) // warms up
  const ratios: number[] = []
  for (let i = 0; i < 5; i++) ratios.push((await median(asIfKnown)) / (await median(asUnknown)))
  const ratio = ratios.sort((a, b) => a - b)[2] ?? 0
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.7)
})
