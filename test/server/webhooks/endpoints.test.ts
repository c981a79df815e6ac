import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { newKey } from '#server/services/new-key.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { MESSAGE_TYPES } from '#shared/api/messages.ts'
import { describedAnswers } from '../../support/described-answers.ts'
import { makeApp } from '../../support/make-app.ts'
import { NO_WEBHOOKS } from '../../support/no-webhooks.ts'

const { app, store, folder, workspace, key: narrow } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const check = describedAnswers(document)

async function keyOf(workspaceId: string): Promise<string> {
  const { key, record } = newKey({ scopes: ['webhooks:write'] })
  await store.tx(workspaceId, ({ keys }) => void keys.push(record))
  return key
}
const key = await keyOf(workspace)
const stranger = await keyOf((await createWorkspace(store, { name: 'Others' })).id)

async function call(method: string, path: string, body?: unknown, bearer = key) {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  return app.request(path, init)
}

/** The body of an answer that is as described. */
async function answered(status: number, method: string, path: string, body?: unknown, bearer = key) {
  const response = await call(method, path, body, bearer)
  const described = path.replace(/ep_\w+/, '{id}').split('?')[0] ?? ''
  expect(response.status, await response.clone().text()).toBe(status)
  return status === 204 ? null : Object(await check(method, described, response))
}

const URL_ = 'https://hooks.example.com/in?token=1'
const make = (more: object = {}) => answered(201, 'POST', '/v1/webhooks', { url: URL_, ...more })

test('a webhook is made, read, changed, listed and deleted, each answer as described', async () => {
  const made = await make({ events: ['quota.warning', 'quota.warning'], description: 'CRM' })
  const { secret, ...rest } = made
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(rest).toMatchObject({ url: URL_, events: ['quota.warning'], description: 'CRM', enabled: true })
  const path = `/v1/webhooks/${made.id}`
  expect(await answered(200, 'GET', path)).toEqual(rest)
  const off = await answered(200, 'PATCH', path, { enabled: false, events: [] })
  expect(off).toMatchObject({ enabled: false, events: [], url: URL_, disabled_reason: null })
  expect(off.disabled).toEqual(expect.any(String))
  expect(await answered(200, 'PATCH', path, { enabled: true })).toMatchObject({
    enabled: true,
    disabled: null,
  })
  expect((await answered(200, 'GET', '/v1/webhooks')).data).toEqual([await answered(200, 'GET', path)])
  await answered(204, 'DELETE', path)
  await answered(404, 'GET', path)
  expect((await answered(200, 'GET', '/v1/webhooks')).data).toEqual([])
})

test('a secret is given when it is made and never again, and only sealed on disk', async () => {
  const made = await make()
  const path = `/v1/webhooks/${made.id}`
  const rotated = await answered(200, 'POST', `${path}/rotate-secret`)
  expect(rotated.secret).not.toBe(made.secret)
  expect(Date.parse(rotated.old_secret_expires) - Date.now()).toBeGreaterThan(86_000_000)
  const seen = JSON.stringify([
    await answered(200, 'GET', path),
    await answered(200, 'GET', '/v1/webhooks'),
    await answered(200, 'PATCH', path, { description: 'x' }),
    await answered(202, 'POST', `${path}/test`),
    await answered(200, 'GET', `${path}/deliveries`),
    (await store.page(workspace, 'audit', { limit: 100 })).entries,
    await store.read(workspace),
    await readFile(join(folder, 'workspaces', `${workspace}.json`), 'utf8'),
  ])
  expect(seen).toContain('v1.')
  for (const secret of [made.secret, rotated.secret]) {
    expect(seen).not.toContain(secret)
    expect(seen).not.toContain(secret.slice('whsec_'.length))
  }
  await answered(204, 'DELETE', path)
})

test('every change is in the audit log, without the query of the address', async () => {
  const { id } = await make()
  await answered(200, 'PATCH', `/v1/webhooks/${id}`, { url: 'https://b.example.com/?token=2' })
  await answered(200, 'POST', `/v1/webhooks/${id}/rotate-secret`)
  await answered(204, 'DELETE', `/v1/webhooks/${id}`)
  const { entries } = await store.page(workspace, 'audit', { limit: 4 })
  expect(entries.map(({ action, target }) => [action, target])).toEqual(
    ['webhook.deleted', 'webhook.secret_rotated', 'webhook.changed', 'webhook.created'].map((action) => [
      action,
      id,
    ]),
  )
  expect(entries[2]).toMatchObject({
    actor: { type: 'key' },
    before: { url: 'https://hooks.example.com/in' },
    after: { url: 'https://b.example.com/' },
  })
  expect(JSON.stringify(entries)).not.toContain('token')
})

describe('refused, by field and without a trace', () => {
  test.each([
    ['no address', {}, '/url'],
    ['an address that is not public', { url: 'https://169.254.169.254/' }, '/url'],
    ['http', { url: 'http://example.com/' }, '/url'],
    ['an address that is too long', { url: `https://example.com/${'a'.repeat(2000)}` }, '/url'],
    ['a type that there is none of', { url: URL_, events: ['quota.unknown'] }, '/events/0'],
    ['a secret of their own', { url: URL_, secret: 'whsec_own' }, '/secret'],
    ['a state', { url: URL_, disabled: null }, '/disabled'],
  ])('%s', async (_, body, pointer) => {
    const before = await store.read(workspace)
    const { errors } = await answered(422, 'POST', '/v1/webhooks', body)
    expect(errors[0].pointer).toBe(pointer)
    expect(await store.read(workspace)).toBe(before)
  })

  test('a change of the address is checked like the first one', async () => {
    const { id } = await make()
    await answered(422, 'PATCH', `/v1/webhooks/${id}`, { url: 'https://10.0.0.1/' })
    await answered(204, 'DELETE', `/v1/webhooks/${id}`)
  })

  test('a cursor that no answer gave', async () => {
    const { id } = await make()
    expect((await answered(422, 'GET', `/v1/webhooks/${id}/deliveries?cursor=x`)).errors[0].pointer).toBe(
      '/cursor',
    )
    await answered(204, 'DELETE', `/v1/webhooks/${id}`)
  })

  test('a test or a replay while it is off', async () => {
    const { id } = await make()
    const path = `/v1/webhooks/${id}`
    await answered(200, 'PATCH', path, { enabled: false })
    await answered(409, 'POST', `${path}/test`)
    await answered(409, 'POST', `${path}/replay`, { message: 'msg_1' })
    await answered(204, 'DELETE', path)
  })

  test('more than twenty', async () => {
    const ids: string[] = []
    for (let n = 0; n < 20; n++) ids.push((await make()).id)
    await answered(409, 'POST', '/v1/webhooks', { url: URL_ })
    for (const id of ids) await answered(204, 'DELETE', `/v1/webhooks/${id}`)
  }, 20_000)
})

test("another workspace's webhook is not there, and a key without the scope may do nothing", async () => {
  const { id } = await make()
  const path = `/v1/webhooks/${id}`
  const routes = [
    ['GET', path],
    ['PATCH', path, { enabled: false }],
    ['DELETE', path],
    ['POST', `${path}/rotate-secret`],
    ['POST', `${path}/test`],
    ['GET', `${path}/deliveries`],
    ['POST', `${path}/replay`, { message: 'msg_1' }],
  ] as const
  for (const [method, route, body] of routes) {
    await answered(404, method, route, body, stranger)
    await answered(403, method, route, body, narrow)
  }
  expect((await answered(200, 'GET', '/v1/webhooks', undefined, stranger)).data).toEqual([])
  expect(await answered(200, 'GET', path)).toMatchObject({ enabled: true })
  await answered(204, 'DELETE', path)
})

test('deliveries come in pages that hold this webhook alone, newest first, none twice or left out', async () => {
  const [one, other] = [await make(), await make()]
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n)).toISOString()
  for (let n = 0; n < 23; n++) {
    await store.append(workspace, 'delivery', [
      {
        id: `dlv_${n}`,
        at: at(n),
        message: `msg_${n}`,
        type: 'quota.warning',
        posted: at(n),
        data: { n },
        endpoint: n % 3 === 0 ? other.id : one.id,
        attempt: 1,
        status: null,
        failure: 'Nothing accepts connections there.',
        ms: 1,
      },
    ])
  }
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const query: string = cursor === null ? '' : `&cursor=${cursor}`
    const page = await answered(200, 'GET', `/v1/webhooks/${one.id}/deliveries?limit=4${query}`)
    seen.push(...page.data.map(({ id }: { id: string }) => id))
    cursor = page.next_cursor
  } while (cursor)
  const expected = Array.from({ length: 23 }, (_, n) => n).filter((n) => n % 3 !== 0)
  expect(seen).toEqual(expected.reverse().map((n) => `dlv_${n}`))
  const replayed = await answered(202, 'POST', `/v1/webhooks/${one.id}/replay`, { message: 'msg_4' })
  expect(replayed).toMatchObject({ id: 'msg_4', type: 'quota.warning' })
  expect((await store.read(workspace))?.outbox).toMatchObject([
    { id: 'msg_4', at: at(4), data: { n: 4 }, deliveries: [{ endpoint: one.id, attempt: 0 }] },
  ])
  await answered(404, 'POST', `/v1/webhooks/${one.id}/replay`, { message: 'msg_3' })
  for (const { id } of [one, other]) await answered(204, 'DELETE', `/v1/webhooks/${id}`)
})

test('without a master key none is made, and the problem says what the server needs', async () => {
  const deps = { store, dictionary: null, publicUrl: '', ...NO_WEBHOOKS }
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const response = await createApp({ ...deps, log }).request('/v1/webhooks', {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: URL_ }),
  })
  expect(response.status).toBe(422)
  const problem = Object(await check('POST', '/v1/webhooks', response))
  expect([problem.code, problem.detail]).toEqual([
    'master_key_required',
    expect.stringContaining('MASTER_KEY'),
  ])
})

test('every type of message is listed with its data, and stands in the description as a webhook', async () => {
  const response = await app.request('/v1/webhooks/event-types')
  const { data } = Object(await check('GET', '/v1/webhooks/event-types', response))
  expect(data.map(({ type }: { type: string }) => type)).toEqual(MESSAGE_TYPES)
  for (const entry of data) expect(Object.keys(entry.data.properties).length).toBeGreaterThan(0)
  expect(Object.keys(Object(document).webhooks)).toEqual(MESSAGE_TYPES)
})
