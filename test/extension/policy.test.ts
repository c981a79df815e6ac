import '../support/fake-browser.ts'
import { beforeEach, expect, it } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { readPolicy } from '#extension/worker/policy.ts'
import { setupFor } from '#extension/worker/setup.ts'
import { write } from '#extension/worker/stored.ts'
import { createKey } from '#server/services/keys.ts'
import { createVoice } from '#server/services/voices.ts'
import { createClient } from '#shared/api/client.ts'
import { VoiceInput } from '#shared/api/resources/voices.ts'
import { makeApp } from '../support/make-app.ts'

const { app, key, store, workspace } = await makeApp()
const clientWith = (key: string) =>
  createClient({
    server: 'http://localhost:8787',
    key,
    fetch: async (address, request) => app.request(address, { ...request, signal: null }),
  })
const by = { workspace, actor: { type: 'command' as const, id: null }, ip: null, request_id: null }

beforeEach(() => fakeBrowser.reset())

it('settings and voices are read with one key, and a setup tells of them without the key', async () => {
  await createVoice(store, by, VoiceInput.parse({ name: 'Northwind, plain' }))
  const policy = await readPolicy(clientWith(key))
  expect(policy.settings?.gate.threshold).toBe(70)
  await write({ connection: { server: 'https://sendworthy.example.com', key }, policy, problem: null })
  const setup = await setupFor({ url: 'https://mail.google.com/mail/u/0/', tab: { id: 1 } })
  expect(setup).toMatchObject({
    workspace: { name: 'Tests', plan: 'enterprise' },
    off: { site: false, tab: false },
  })
  expect(setup.voices.map(({ name }) => name)).toEqual(['Northwind, plain'])
  expect(JSON.stringify(setup)).not.toContain(key)
})

it('a key that may only score leaves the settings open instead of failing', async () => {
  const made = await createKey(store, by, { name: 'scores', scopes: ['optimize:score'] })
  expect(await readPolicy(clientWith(made.key))).toMatchObject({
    settings: null,
    voices: [],
    key: { scopes: ['optimize:score'] },
  })
})

it('a site that was switched off is told to its tabs alone', async () => {
  await write({ preferences: { quiet: false, voice: null, off_sites: ['https://mail.google.com'] } })
  expect((await setupFor({ url: 'https://mail.google.com/x' })).off.site).toBe(true)
  expect((await setupFor({ url: 'https://example.com/x' })).off.site).toBe(false)
})
