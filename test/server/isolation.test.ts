/** OWASP API Security Top 10 (2023), rows 1, 3 and 5: every route, whoever calls, whatever is named. The other rows are in owasp.test.ts. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { ROLES } from '#shared/api/endpoint.ts'
import { harmless, OPERATION_PATHS, ROUTES, type Thing } from '../support/routes.ts'
import { makeTeam, type Who } from '../support/team.ts'

const team = await makeTeam()
const { app, call, store, users, workspace, otherWorkspace } = team
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())

const PUBLIC_LISTS = ['/v1/rules', '/v1/evidence', '/v1/kinds']

test('every endpoint of the description stands in the table, with the access it is described with', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => path.startsWith('/v1/') && !PUBLIC_LISTS.some((list) => path.startsWith(list)))
      .map(([method, { security }]) => ({ name: `${method.toUpperCase()} ${path}`, security })),
  )
  expect(described.map(({ name }) => name).sort()).toEqual(
    ROUTES.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  expect(described.length).toBeGreaterThan(50)
  for (const { name, security } of described) {
    const access = ROUTES.find(({ method, path }) => `${method} ${path}` === name)?.access
    const ways = security.flatMap((way) => Object.keys(way))
    const expected =
      access === 'public' || access === 'visitor'
        ? []
        : access === 'person' || access?.scope === null
          ? ['session']
          : ['bearer', 'session']
    expect(ways, name).toEqual(expected)
  }
})

const isAllowed = (status: number) => status !== 401 && status !== 403
describe('API5 who may call', () => {
  const scopes = [
    ...new Set(ROUTES.flatMap(({ access }) => (typeof access === 'string' ? [] : (access.scope ?? [])))),
  ]
  const keys = new Map<string, Who>()
  let keyForNothing: Who = {}
  beforeAll(async () => {
    for (const scope of scopes) if (scope !== 'any') keys.set(scope, await team.keyWith([scope]))
    keyForNothing = await team.keyWith(['mcp'])
  })

  test.each(ROUTES)('$method $path', async (endpoint) => {
    const { access } = endpoint
    const status = async (who: Who) => (await call(who, ...harmless(endpoint))).status
    const least = typeof access === 'object' ? access.role : null
    const scope = typeof access === 'object' ? access.scope : null

    const anonymous = await status({})
    const isForAll = access === 'public' || access === 'visitor'
    expect(isAllowed(anonymous), 'nobody').toBe(isForAll)
    if (!isForAll) expect(anonymous, 'nobody').toBe(401)

    for (const role of ROLES) {
      const got = await status(await team.signedIn(users[role]))
      const may = least === null || ROLES.indexOf(role) >= ROLES.indexOf(least)
      expect(isAllowed(got), `${role}: ${got}`).toBe(may)
      if (!may) expect(got).toBe(403)
    }

    const withKey = await status(keys.get(scope ?? '') ?? keyForNothing)
    if (access === 'person') expect(withKey, 'a key').toBe(403)
    else expect(isAllowed(withKey), `a key with ${scope}: ${withKey}`).toBe(isForAll || scope !== null)
    if (scope !== null && scope !== 'any')
      expect(await status(keyForNothing), 'a key without the scope').toBe(403)
    if (least !== null && scope === null) expect(await status(keyForNothing), 'a key').toBe(403)

    // Whoever names a workspace that is not theirs is told that there is none, whatever else is wrong.
    if (least === null) return
    const deleted = await createWorkspace(store, { name: 'Gone' })
    await store.deleteWorkspace(deleted.id)
    for (const named of [workspace, deleted.id, 'ws_0000000000000000', 'ws_1', '../etc', '*']) {
      expect(await status(await team.signedIn(team.stranger, named)), named).toBe(404)
    }
    expect(await status({ authorization: `Bearer ${deleted.key}` }), 'a key of a deleted workspace').toBe(401)
  })
})

describe('API1 ids in addresses', () => {
  let owner: Who = {}
  let otherOwner: Who = {}
  beforeEach(async () => {
    owner = await team.signedIn(users.owner)
    otherOwner = await team.signedIn(team.stranger)
  })

  /** Makes one of each thing in a workspace, through the API. */
  async function makeThing(thing: Thing, at: 'ours' | 'theirs'): Promise<string> {
    const [by, where, user] =
      at === 'ours' ? [owner, workspace, users.owner] : [otherOwner, otherWorkspace, team.stranger]
    switch (thing) {
      case 'voice':
        return (await call(by, 'POST', '/v1/brand-voices', { name: 'Secret voice', client: 'Zebra' })).body.id
      case 'key':
        return (await call(by, 'POST', '/v1/keys', { name: 'Secret key' })).body.id
      case 'webhook':
        return (await call(by, 'POST', '/v1/webhooks', { url: 'http://127.0.0.1:9/secret' })).body.id
      case 'invitation': {
        const email = `secret-${Math.random()}@example.com`
        return (await call(by, 'POST', '/v1/invitations', { email })).body.id
      }
      case 'member':
        return team.join(where, 'member')
      case 'session': {
        const session = await team.signedIn(user)
        return (await call(session, 'GET', '/v1/session')).body.id
      }
    }
  }
  const DELETE: Record<Thing, string> = {
    voice: '/v1/brand-voices/',
    key: '/v1/keys/',
    webhook: '/v1/webhooks/',
    invitation: '/v1/invitations/',
    member: '/v1/members/',
    session: '/v1/sessions/',
  }
  const MALFORMED = [
    'nothing',
    'bv_1',
    '..%2F..%2Fworkspace',
    '%00',
    '%F0%9F%98%80',
    "1'--",
    'x'.repeat(99),
    'x'.repeat(3000),
  ]

  const withIds = ROUTES.filter(({ path }) => path.includes('{id}'))
  test('every address with an id has a line that says of what', () => {
    expect(withIds.length).toBeGreaterThan(10)
    expect(withIds.filter(({ thing }) => thing === undefined)).toEqual([])
  })

  test.each(withIds)('$method $path', async ({ method, path, body, thing = 'voice', access }) => {
    const at = (id: string) => path.replace('{id}', id)
    const keyed =
      typeof access === 'object' && access.scope !== null ? await team.keyWith([access.scope]) : null
    for (const who of [owner, keyed]) {
      if (!who) continue
      const theirs = await makeThing(thing, 'theirs')
      const before = JSON.stringify(await store.read(otherWorkspace))
      const gone = await makeThing(thing, 'ours')
      expect((await call(owner, 'DELETE', `${DELETE[thing]}${gone}`)).status).toBe(204)
      // A key that ended stays in the list, and keeps its name.
      const ids = [theirs, ...(thing === 'key' ? [] : [gone]), ...MALFORMED]
      for (const id of ids) {
        const answer = await call(who, method, at(id), body)
        expect([answer.status, answer.body.code], id).toEqual([404, 'not_found'])
        expect(answer.text.toLowerCase()).not.toMatch(/secret|zebra/)
      }
      expect(JSON.stringify(await store.read(otherWorkspace))).toBe(before)
      const own = await makeThing(thing, 'ours')
      const answer = await call(who, method, at(own), body)
      const isReplay = path.endsWith('/replay')
      expect(isReplay ? answer.status === 404 : answer.status < 300, `${answer.status} ${answer.text}`).toBe(
        true,
      )
    }
  })

  test('nothing a caller may read names anything of another workspace', async () => {
    const things: Thing[] = ['voice', 'key', 'webhook', 'invitation', 'member', 'session']
    const ids = [workspace, ...Object.values(users)]
    for (const thing of things) ids.push(await makeThing(thing, 'ours'))
    for (const { method, path } of ROUTES.filter((one) => one.method === 'GET' && !one.path.includes('{'))) {
      for (const who of [otherOwner, team.ofOtherKey]) {
        const { text, status } = await call(who, method, path)
        if (who === otherOwner && path !== '/v1/setup') expect(status, path).toBe(200)
        expect(
          ids.filter((id) => text.includes(id)),
          path,
        ).toEqual([])
      }
    }
  })

  test('a voice of another workspace is unknown to operations, batches and settings', async () => {
    const theirs = await makeThing('voice', 'theirs')
    const draft = 'Hi Ana,\n\nCan we talk on Tuesday?\n\nTom'
    const one = await call(team.ofKey, 'POST', '/v1/score', { draft, brand_voice_id: theirs })
    expect([one.status, one.body.errors[0].pointer]).toEqual([422, '/brand_voice_id'])
    const items = [{ draft, brand_voice_id: theirs }]
    const batch = await call(team.ofKey, 'POST', '/v1/score/batch', { items })
    expect(batch.body.items[0].problem.errors[0].pointer).toBe('/items/0/brand_voice_id')
    const settings = await call(owner, 'PATCH', '/v1/workspace', { settings: { default_voice: theirs } })
    expect([settings.status, settings.body.errors[0].pointer]).toEqual([422, '/settings/default_voice'])
  })
})

/** What callers may never set, wherever it stands. */
const NOT_THEIRS = {
  id: 'x',
  plan: 'enterprise',
  used: 0,
  workspace_id: 'ws_1',
  workspace: 'ws_1',
  created: '2026-01-01T00:00:00.000Z',
  version: 9,
  hash: 'x',
  members: [],
  billing: { included: 1e9 },
  object: 'x',
}

describe('API3 what callers may not set is refused by name', () => {
  const withBodies = ROUTES.filter(({ body, path }) => body && !OPERATION_PATHS.has(path))
  test.each(withBodies)('$method $path', async ({ method, path, body, thing }) => {
    const own = thing === undefined ? 'x' : 'nothing'
    const known = new Set(Object.keys(propertiesOf(path, method)))
    const extra = Object.entries({ ...NOT_THEIRS, role: 'owner' }).filter(([name]) => !known.has(name))
    expect(extra.length).toBeGreaterThan(7)
    const sent = { ...Object(body), ...Object.fromEntries(extra) }
    const who = await team.signedIn(users.owner)
    const { status, body: problem } = await call(who, method, path.replace('{id}', own), sent)
    expect(status).toBe(422)
    const pointers = problem.errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(pointers).toEqual(expect.arrayContaining(extra.map(([name]) => `/${name}`)))
  })
})

function propertiesOf(path: string, method: string): Record<string, unknown> {
  const schema =
    document.paths[path]?.[method.toLowerCase()]?.requestBody?.content['application/json']?.schema
  return document.components.schemas[schema?.$ref?.split('/').at(-1) ?? '']?.properties ?? {}
}
