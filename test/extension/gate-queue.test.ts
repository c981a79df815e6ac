import '../support/fake-browser.ts'
import { beforeEach, expect, it } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { keepEvent, sendEvents } from '#extension/worker/gate-queue.ts'
import { read } from '#extension/worker/stored.ts'
import { createClient } from '#shared/api/client.ts'
import type { GateEventInput } from '#shared/api/resources/quality.ts'
import { makeApp } from '../support/make-app.ts'

const { app, key, store, workspace } = await makeApp()
const client = createClient({
  server: 'http://localhost:8787',
  key,
  retries: 0,
  fetch: async (address, request) => app.request(address, { ...request, signal: null }),
})
const away = createClient({ server: 'http://localhost:8787', key, retries: 0, fetch: () => Promise.reject() })

let serial = 0
const event = (more: Partial<GateEventInput> = {}): GateEventInput => ({
  id: `event-${++serial}`.padEnd(12, 'x'),
  at: new Date().toISOString(),
  kind: 'follow_up',
  score: 70,
  threshold: 75,
  mode: 'block',
  decision: 'block',
  outcome: 'cancelled',
  reason: null,
  rules: [],
  brand_voice_id: null,
  host: 'gmail',
  ...more,
})
const waiting = async () => ((await read('gate_events')) ?? []).map(({ id }) => id)
const kept = async () => (await store.page(workspace, 'gate', { limit: 500 })).entries.length

beforeEach(() => fakeBrowser.reset())

it('an event waits while the server is away and arrives when it is back', async () => {
  const one = event()
  await keepEvent(one)
  await sendEvents(away)
  expect(await waiting()).toEqual([one.id])
  const before = await kept()
  await sendEvents(client)
  expect(await waiting()).toEqual([])
  expect(await kept()).toBe(before + 1)
})

it('events that are kept at the same time are all kept, and more than a hundred are all sent', async () => {
  const before = await kept()
  await Promise.all(Array.from({ length: 130 }, () => keepEvent(event())))
  expect(await waiting()).toHaveLength(130)
  await sendEvents(client)
  expect(await waiting()).toEqual([])
  expect(await kept()).toBe(before + 130)
})

it('an event that the server will never take does not hold up the others', async () => {
  const before = await kept()
  const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString()
  await keepEvent(event())
  await keepEvent(event({ at: tomorrow }))
  await keepEvent(event({ at: '2020-01-01T00:00:00.000Z' }))
  await sendEvents(client)
  expect(await waiting()).toEqual([])
  expect(await kept()).toBe(before + 1)
})
