import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { batchOf, DRAFT, meteredApp, SECOND } from './metered-app.ts'

const TOOL = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name: 'score', arguments: JSON.parse(DRAFT) },
})

/** A workspace whose key may do everything, on a server; its requests wait until they are let go. */
async function serving() {
  const made = await meteredApp('free', ({ keys, settings }) => {
    for (const key of keys) key.scopes.push('mcp')
    settings.history.on = true
  })
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  let held = 0
  made.withStore({
    reserve: async (id, decide) => {
      const verdict = await made.store().reserve(id, decide)
      held++
      await promise
      return verdict
    },
  })
  const port = await made.serve()
  const ask = (path: string, body: string): Socket => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: localhost',
      `Authorization: Bearer ${made.key}`,
      'Content-Type: application/json',
      'Accept: application/json, text/event-stream',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    return socket
  }
  const { id, store, logged } = made
  return {
    ...made,
    ask,
    letGo,
    held: () => held,
    ended: () => logged.some((line) => line.includes('"status":499')),
    counted: async () => ({
      reserved: (await store().meter(id)).reserved.length,
      calls: (await store().meter(id)).counters['day:2026-06-10'] ?? 0,
      usage: (await store().page(id, 'usage', { limit: 10 })).entries.length,
      history: (await store().page(id, 'history', { limit: 10 })).entries.length,
    }),
  }
}

const NOTHING = { reserved: 0, calls: 0, usage: 0, history: 0 }

describe('a caller who goes away before the answer', () => {
  test.each([
    ['a score', '/v1/score', DRAFT],
    ['a batch', '/v1/score/batch', batchOf('Call me.', 'Write to me.')],
    ['a tool of an assistant', '/mcp', TOOL],
  ])(
    'is charged nothing for %s, and leaves nothing behind; the next one is served',
    async (_, path, body) => {
      const { ask, letGo, held, ended, counted, clock } = await serving()
      const socket = ask(path, body)
      await expect.poll(held).toBeGreaterThan(0)
      expect((await counted()).reserved).toBe(1)
      socket.destroy()
      // The server has seen it once it has answered somebody who came later.
      await text(ask('/healthz', ''))
      letGo()
      await expect.poll(async () => (await counted()).reserved).toBe(0)
      expect(await counted()).toEqual(NOTHING)
      if (path !== '/mcp') await expect.poll(ended).toBe(true)
      clock.now += SECOND
      expect(await text(ask('/v1/score', DRAFT))).toContain('"used":1,')
    },
  )

  test('is charged nothing when they leave while the engine works, however often', async () => {
    const { ask, letGo, counted, logged, clock } = await serving()
    letGo()
    for (let at = 0; at < 20; at++) {
      clock.now += SECOND
      const socket = ask('/v1/score', DRAFT)
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.destroySoon()
      await expect.poll(() => logged.filter((line) => line.includes('/v1/score')).length).toBe(at + 1)
    }
    expect(await counted()).toEqual(NOTHING)
  })
})

test('a caller who waits is charged', async () => {
  const { ask, letGo, counted } = await serving()
  letGo()
  expect(await text(ask('/v1/score', DRAFT))).toContain('"used":1,')
  expect(await counted()).toEqual({ reserved: 0, calls: 1, usage: 1, history: 1 })
})
