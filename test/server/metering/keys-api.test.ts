import { describe, expect, test } from 'vitest'
import { isChain } from '#server/services/audit.ts'
import { DEFAULT_SCOPES } from '#server/services/new-key.ts'
import { Seal } from '#server/services/seal.ts'
import { masterKeys } from '#server/storage/master-key.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { accountsApp, type Browser, HOUR } from '../accounts/accounts-app.ts'

const DAY = 24 * HOUR
const SCORE = { draft: 'Hi Ana, can we talk on Tuesday?' }

async function keysApp() {
  const folder = await tempFolder()
  const made = await accountsApp({
    seal: new Seal(() => masterKeys(folder)),
    webhooks: { allowLocal: true },
  })
  const owner = await made.owner()
  const machine = made.browser('198.51.100.9')
  /** A call with a key, as a machine makes it. */
  const use = (key: string, method = 'POST', path = '/v1/score', body: unknown = SCORE) =>
    machine.call(method, path, method === 'GET' ? undefined : body, {
      authorization: `Bearer ${key}`,
      'sec-fetch-site': undefined,
    })
  const create = async (body: object) => {
    const { status, body: key } = await owner.call('POST', '/v1/keys', body)
    expect(status).toBe(201)
    return key
  }
  const list = async (by: Browser = owner) => (await by.call('GET', '/v1/keys')).body.data
  const audited = async () => (await made.store.page(made.workspace, 'audit', { limit: 1000 })).entries
  return { ...made, owner, use, create, list, audited }
}

describe('a key', () => {
  test('is made, shown once, works, and is listed without its secret', async () => {
    const { create, use, list, owner } = await keysApp()
    const made = await create({ name: 'Composer' })
    expect(made).toMatchObject({
      object: 'api_key',
      name: 'Composer',
      mode: 'live',
      scopes: [...DEFAULT_SCOPES],
      last4: made.key.slice(-4),
      expires: null,
      revoked: null,
      last_used: null,
      calls_max: null,
      rotated_from: null,
      rotated_to: null,
      client: null,
    })
    expect(made.creator).toBe((await owner.call('GET', '/v1/session')).body.user.id)
    expect((await use(made.key)).status).toBe(200)
    const { key, ...shown } = made
    const listed = (await list()).find(({ id }: { id: string }) => id === made.id)
    expect({ ...listed, last_used: null }).toEqual(shown)
    expect(JSON.stringify(await list())).not.toContain(key.slice(16, 48))
    expect(JSON.stringify(await list())).not.toContain('hash')
  })

  test('can be one for tests, with scopes, an end, a cap and a client of its own', async () => {
    const { create, use, clock } = await keysApp()
    const expires = new Date(clock.now + DAY).toISOString()
    const asked = {
      name: 'ci',
      mode: 'test',
      scopes: ['optimize:score'],
      expires,
      calls_max: 2,
      client: 'Acme',
    }
    const made = await create(asked)
    expect(made).toMatchObject(asked)
    expect(made.key).toMatch(/^mk_test_/)
    expect((await use(made.key, 'POST', '/v1/rewrite')).body.code).toBe('missing_scope')
    expect((await use(made.key)).status).toBe(200)
    expect((await use(made.key)).status).toBe(200)
    expect((await use(made.key)).body.code).toBe('key_cap_reached')
    clock.now += DAY
    expect((await use(made.key)).body.code).toBe('invalid_key')
  })

  test.each([
    ['/name', {}],
    ['/name', { name: '' }],
    ['/name', { name: 'x'.repeat(101) }],
    ['/scopes', { name: 'a', scopes: [] }],
    ['/scopes/0', { name: 'a', scopes: ['keys:write'] }],
    ['/scopes/1', { name: 'a', scopes: ['optimize:score', 'optimize:zebra'] }],
    ['/expires', { name: 'a', expires: '2020-01-01T00:00:00Z' }],
    ['/expires', { name: 'a', expires: 'soon' }],
    ['/calls_max', { name: 'a', calls_max: 0 }],
    ['/client', { name: 'a', client: 'x'.repeat(101) }],
    ['/workspace', { name: 'a', workspace: 'ws_0000000000000000' }],
    ['/id', { name: 'a', id: 'key_00000000' }],
    ['/hash', { name: 'a', hash: '0'.repeat(64) }],
  ])('that cannot be is refused at %s, and none is made', async (pointer, body) => {
    const { owner, list } = await keysApp()
    const before = await list()
    const refused = await owner.call('POST', '/v1/keys', body)
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, pointer])
    expect(await list()).toEqual(before)
  })

  test('in the place of a scope is not repeated', async () => {
    const { create, owner } = await keysApp()
    const { key } = await create({ name: 'a' })
    const { status, body } = await owner.call('POST', '/v1/keys', { name: 'b', scopes: [key] })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).not.toContain(key.slice(8))
  })

  test('changes its name, cap and client, and nothing else', async () => {
    const { create, owner, use } = await keysApp()
    const { key, ...made } = await create({ name: 'a', calls_max: 1 })
    const change = (body: object) => owner.call('PATCH', `/v1/keys/${made.id}`, body)
    await use(key)
    expect((await use(key)).body.code).toBe('key_cap_reached')
    const changed = await change({ calls_max: 2, client: 'Nord' })
    expect(changed.body).toEqual({ ...made, last_used: changed.body.last_used, calls_max: 2, client: 'Nord' })
    expect((await use(key)).status).toBe(200)
    expect((await change({ name: 'b' })).body).toMatchObject({ name: 'b', calls_max: 2, client: 'Nord' })
    expect((await change({ calls_max: null, client: null })).body).toMatchObject({
      calls_max: null,
      client: null,
    })
    for (const field of ['scopes', 'expires', 'mode', 'revoked', 'last_used'])
      expect((await change({ [field]: null })).status, field).toBe(422)
    expect((await owner.call('PATCH', '/v1/keys/key_00000000', { name: 'x' })).status).toBe(404)
  })

  test('that is revoked fails at once, keeps its time, and stays in the list', async () => {
    const { create, owner, use, list, clock } = await keysApp()
    const { id, key } = await create({ name: 'a' })
    const revoke = () => owner.call('DELETE', `/v1/keys/${id}`)
    const at = new Date(clock.now).toISOString()
    expect((await revoke()).status).toBe(204)
    expect((await use(key)).body.code).toBe('invalid_key')
    clock.now += 1000
    expect((await revoke()).status).toBe(204)
    expect((await list()).find((one: { id: string }) => one.id === id).revoked).toBe(at)
    expect((await owner.call('DELETE', '/v1/keys/key_00000000')).status).toBe(404)
    expect((await owner.call('POST', `/v1/keys/${id}/rotate`, {})).body.code).toBe('conflict')
  })

  test('notes the day of its last use', async () => {
    const { create, use, list, clock } = await keysApp()
    const { id, key } = await create({ name: 'a' })
    const last = async () => (await list()).find((one: { id: string }) => one.id === id).last_used
    for (let i = 0; i < 4; i++) {
      await use(key)
      await expect.poll(last).toBe(new Date(clock.now).toISOString().slice(0, 10))
      clock.now += 11 * HOUR // an hour more would end the session
    }
  })
})

describe('a rotation', () => {
  test.each([3600, 86_400, 604_800])(
    'with a grace of %i s: both work to its end, and then the new one',
    async (grace) => {
      const { create, owner, use, clock, list } = await keysApp()
      const old = await create({ name: 'a', scopes: ['optimize:score'], client: 'Acme', calls_max: 100 })
      const rotated = await owner.call('POST', `/v1/keys/${old.id}/rotate`, { grace_seconds: grace })
      expect(rotated.status).toBe(201)
      const { key, ...made } = rotated.body
      expect(made).toMatchObject({
        name: 'a',
        scopes: ['optimize:score'],
        client: 'Acme',
        calls_max: 100,
        rotated_from: old.id,
        expires: null,
      })
      const ended = (await list()).find(({ id }: { id: string }) => id === old.id)
      expect(ended).toMatchObject({
        rotated_to: made.id,
        expires: new Date(clock.now + grace * 1000).toISOString(),
      })
      expect((await owner.call('POST', `/v1/keys/${old.id}/rotate`, {})).body.code).toBe('conflict')
      clock.now += grace * 1000 - 1
      expect([(await use(old.key)).status, (await use(key)).status]).toEqual([200, 200])
      clock.now += 1
      expect([(await use(old.key)).status, (await use(key)).status]).toEqual([401, 200])
    },
  )

  test('without grace ends the old key at once; without a word it has a day', async () => {
    const { create, owner, use, list, clock } = await keysApp()
    const old = await create({ name: 'a' })
    const { key, id } = (await owner.call('POST', `/v1/keys/${old.id}/rotate`, { grace_seconds: 0 })).body
    expect([(await use(old.key)).status, (await use(key)).status]).toEqual([401, 200])
    await owner.call('POST', `/v1/keys/${id}/rotate`, {})
    expect((await list()).find((one: { id: string }) => one.id === id).expires).toBe(
      new Date(clock.now + DAY).toISOString(),
    )
    expect((await owner.call('POST', `/v1/keys/${id}/rotate`, { grace_seconds: 7 })).status).toBe(422)
  })

  test('waits while the key before still works, so that two secrets at most open one door', async () => {
    const { create, owner, clock } = await keysApp()
    const rotate = (id: string) => owner.call('POST', `/v1/keys/${id}/rotate`, { grace_seconds: 3600 })
    const second = (await rotate((await create({ name: 'a' })).id)).body
    const early = await rotate(second.id)
    expect([early.status, early.body.code]).toEqual([409, 'conflict'])
    clock.now += HOUR
    expect((await rotate(second.id)).status).toBe(201)
  })

  test('gives an ending key no longer life', async () => {
    const { create, owner, clock } = await keysApp()
    const expires = new Date(clock.now + HOUR).toISOString()
    const old = await create({ name: 'a', expires })
    const { body } = await owner.call('POST', `/v1/keys/${old.id}/rotate`, { grace_seconds: 604_800 })
    expect(body.expires).toBe(expires)
    const { data } = (await owner.call('GET', '/v1/keys')).body
    expect(data.find(({ id }: { id: string }) => id === old.id).expires).toBe(expires)
  })
})

test('a workspace has a hundred keys that work, and more only in place of one', async () => {
  const { create, owner, list } = await keysApp()
  const made: { id: string }[] = []
  for (let n = (await list()).length; n < 100; n++) made.push(await create({ name: `key ${n}` }))
  const refused = await owner.call('POST', '/v1/keys', { name: 'one more' })
  expect([refused.status, refused.body.code]).toEqual([409, 'limit_reached'])
  const [first, second] = made
  const rotate = (grace_seconds: number) =>
    owner.call('POST', `/v1/keys/${first?.id}/rotate`, { grace_seconds })
  expect((await rotate(3600)).body.code).toBe('limit_reached')
  expect((await list()).find(({ id }: { id: string }) => id === first?.id).rotated_to).toBeNull()
  expect((await rotate(0)).status).toBe(201)
  await owner.call('DELETE', `/v1/keys/${second?.id}`)
  await create({ name: 'one more' })
}, 60_000)

test('keys that took each other’s place stay under one cap when the ended ones among them are forgotten', async () => {
  const { create, owner, use, list, store, workspace } = await keysApp()
  let last = await create({ name: 'a', calls_max: 2 })
  const chain = [last.id]
  expect((await use(last.key)).status).toBe(200)
  for (let n = 0; n < 3; n++) {
    last = (await owner.call('POST', `/v1/keys/${last.id}/rotate`, { grace_seconds: 0 })).body
    chain.push(last.id)
  }
  await store.tx(workspace, ({ keys }) => {
    const ended = keys.find(({ id }) => id === chain[0])
    for (let n = keys.length; ended && n < 200; n++)
      keys.push({ ...ended, id: `key_${String(n).padStart(8, '0')}`, rotated_from: null, rotated_to: null })
  })
  for (let n = 0; n < 3; n++) await create({ name: 'one more' })
  const ids = (await list()).map(({ id }: { id: string }) => id)
  expect(chain.filter((id) => ids.includes(id))).toEqual([last.id])
  expect((await use(last.key)).status).toBe(200)
  expect((await use(last.key)).body.code).toBe('key_cap_reached')
})

test('no key may manage keys, whatever its scopes; nobody who is not signed in may', async () => {
  const { create, use, browser, list } = await keysApp()
  const scopes = ['optimize:*', 'profiles:read', 'profiles:write', 'usage:read', 'webhooks:write', 'mcp']
  const { id, key } = await create({ name: 'all', scopes })
  const before = await list()
  const routes = [
    ['GET', '/v1/keys'],
    ['POST', '/v1/keys', { name: 'x' }],
    ['PATCH', `/v1/keys/${id}`, { calls_max: null }],
    ['POST', `/v1/keys/${id}/rotate`, {}],
    ['DELETE', `/v1/keys/${id}`],
    ['PATCH', '/v1/usage/spend-cap', { spend_cap_micro_usd: null }],
  ] as const
  for (const [method, path, body] of routes) {
    const refused = await use(key, method, path, body)
    // A list of keys may be asked for by anybody who may read, and only by people.
    expect([refused.status, refused.body.code], `${method} ${path}`).toEqual([403, 'keys_may_not'])
    const nobody = await browser().call(method, path, body)
    expect([nobody.status, nobody.body.code], `${method} ${path}`).toEqual([401, 'not_signed_in'])
  }
  expect(await list()).toEqual(before)
})

test('viewers and members see keys, admins manage them, owners alone set the spend cap', async () => {
  const { owner, member, create } = await keysApp()
  const { id } = await create({ name: 'a' })
  for (const role of ['viewer', 'member', 'admin']) {
    const one = await member(owner, role, role)
    expect((await one.call('GET', '/v1/keys')).status).toBe(200)
    const statuses = [
      (await one.call('PATCH', `/v1/keys/${id}`, { name: role })).status,
      (await one.call('POST', '/v1/keys', { name: role })).status,
      (await one.call('PATCH', '/v1/usage/spend-cap', { spend_cap_micro_usd: 0 })).status,
    ]
    expect(statuses, role).toEqual(role === 'admin' ? [200, 201, 403] : [403, 403, 403])
  }
  const capped = await owner.call('PATCH', '/v1/usage/spend-cap', { spend_cap_micro_usd: 5_000_000 })
  expect([capped.status, capped.body.spend_cap_micro_usd]).toEqual([200, 5_000_000])
})

test('calls are counted for the client of the key, and those of a person under the person', async () => {
  const { create, use, owner } = await keysApp()
  const { id, key } = await create({ name: 'a', client: 'Acme' })
  await use(key)
  await use(key)
  await owner.call('POST', '/v1/score', SCORE)
  const user = (await owner.call('GET', '/v1/session')).body.user.id
  const { today } = (await owner.call('GET', '/v1/usage')).body
  expect(today).toMatchObject({
    calls: 3,
    by_key: { [id]: 2 },
    by_client: { Acme: 2 },
    by_member: { [user]: 1 },
  })
  const { data } = (await owner.call('GET', '/v1/usage/events')).body
  expect(data.map((event: Record<string, unknown>) => [event.key, event.member, event.client])).toEqual([
    [null, user, null],
    [id, null, 'Acme'],
    [id, null, 'Acme'],
  ])
})

test('every change is in the audit log with who, what and from where, and never the key', async () => {
  const { create, owner, audited } = await keysApp()
  const user = (await owner.call('GET', '/v1/session')).body.user.id
  const { id, key } = await create({ name: 'a', calls_max: 5 })
  await owner.call('PATCH', `/v1/keys/${id}`, { calls_max: 7 })
  await owner.call('PATCH', `/v1/keys/${id}`, { calls_max: 7 }) // changes nothing
  const rotated = (await owner.call('POST', `/v1/keys/${id}/rotate`, {})).body
  await owner.call('DELETE', `/v1/keys/${id}`)
  await owner.call('PATCH', '/v1/usage/spend-cap', { spend_cap_micro_usd: 9 })
  const events = await audited()
  expect(events.slice(0, 5).map(({ action, target }) => [action, target])).toEqual([
    ['spend_cap.changed', null],
    ['key.revoked', id],
    ['key.rotated', rotated.id],
    ['key.changed', id],
    ['key.created', id],
  ])
  for (const event of events.slice(0, 5))
    expect(event).toMatchObject({ actor: { type: 'user', id: user }, ip: '203.0.113.0/24' })
  expect(events[3]).toMatchObject({ before: { calls_max: 5 }, after: { calls_max: 7 } })
  const ended = expect.stringMatching(/^\d{4}-/)
  expect(events[2]).toMatchObject({
    before: { replaced_expires: null },
    after: { rotated_from: id, replaced_expires: ended },
  })
  expect(events[1]).toMatchObject({
    before: { name: 'a', revoked: null },
    after: { name: 'a', revoked: ended },
  })
  expect(isChain(events)).toBe(true)
  expect(JSON.stringify(events)).not.toContain(key.slice(16, 48))
  expect(JSON.stringify(events)).not.toContain(rotated.key.slice(16, 48))
})

test('webhooks are told of keys that are made, replaced and ended, without the key', async () => {
  const { create, owner, store, workspace } = await keysApp()
  const hook = {
    url: 'http://127.0.0.1:9/',
    events: ['api_key.created', 'api_key.rotated', 'api_key.revoked'],
  }
  expect((await owner.call('POST', '/v1/webhooks', hook)).status).toBe(201)
  const { id, key } = await create({ name: 'a' })
  const rotated = (await owner.call('POST', `/v1/keys/${id}/rotate`, {})).body
  await owner.call('DELETE', `/v1/keys/${id}`)
  const { outbox = [] } = (await store.read(workspace)) ?? {}
  expect(outbox.map(({ type, data }) => [type, data.key, data.new_key])).toEqual([
    ['api_key.created', id, undefined],
    ['api_key.rotated', id, rotated.id],
    ['api_key.revoked', id, undefined],
  ])
  expect(JSON.stringify(outbox)).not.toContain(key.slice(16, 48))
})

test('people see the limits on every answer, refusals as well, and have the calls of the workspace', async () => {
  const { owner, member, store, workspace } = await keysApp()
  const viewer = await member(owner, 'viewer', 'vera')
  await store.tx(workspace, (changed) => {
    changed.plan = 'free'
  })
  const answers = [
    await owner.call('POST', '/v1/score', SCORE),
    await owner.call('GET', '/v1/keys'),
    await owner.call('DELETE', '/v1/keys/key_00000000'),
    await owner.call('POST', '/v1/keys', {}),
    await viewer.call('POST', '/v1/keys', { name: 'x' }),
    await viewer.call('POST', '/v1/score', SCORE),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 422, 403, 403])
  for (const { headers } of answers) {
    expect([headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]).toEqual(['50', '49'])
    expect(headers.get('ratelimit-policy')).toBe('"burst";q=1;w=1, "day";q=50;w=86400')
  }
})
