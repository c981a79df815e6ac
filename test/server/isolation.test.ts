import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { type Endpoint, ROLES } from '#shared/api/endpoint.ts'
import { ENDPOINTS, type EndpointName } from '#shared/api/endpoints.ts'
import { exampleFor } from '#shared/api/examples.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { makeTeam, type Who } from '../support/team.ts'

const team = await makeTeam()
const { app, call, store, users, workspace, otherWorkspace } = team
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())

type Thing = 'voice' | 'key' | 'webhook' | 'member' | 'invitation' | 'session'
interface Line {
  /** What the id in the address belongs to. */
  thing?: Thing
  query?: string
}

/** A line for each endpoint; the compiler names the one that lacks it. */
const LINES: Record<EndpointName, Line> = {
  'GET /v1/me': {},
  'GET /v1/workspace': {},
  'PATCH /v1/workspace': {},
  'DELETE /v1/workspace': { query: '?confirm=No%20such%20name' },
  'GET /v1/workspace/export': {},
  'GET /v1/workspaces': {},
  'POST /v1/workspaces': {},
  'GET /v1/audit': {},
  'GET /v1/brand-voices': {},
  'POST /v1/brand-voices': {},
  'GET /v1/brand-voices/export': {},
  'POST /v1/brand-voices/import': {},
  'GET /v1/brand-voices/{id}': { thing: 'voice' },
  'PUT /v1/brand-voices/{id}': { thing: 'voice' },
  'DELETE /v1/brand-voices/{id}': { thing: 'voice' },
  'GET /v1/keys': {},
  'POST /v1/keys': {},
  'PATCH /v1/keys/{id}': { thing: 'key' },
  'POST /v1/keys/{id}/rotate': { thing: 'key' },
  'DELETE /v1/keys/{id}': { thing: 'key' },
  'GET /v1/usage': {},
  'GET /v1/usage/events': {},
  'PATCH /v1/usage/spend-cap': {},
  'GET /v1/plans': {},
  'POST /v1/gate-events': {},
  'GET /v1/history': {},
  'GET /v1/reports/quality': {},
  'GET /v1/webhooks': {},
  'POST /v1/webhooks': {},
  'GET /v1/webhooks/event-types': {},
  'GET /v1/webhooks/{id}': { thing: 'webhook' },
  'PATCH /v1/webhooks/{id}': { thing: 'webhook' },
  'DELETE /v1/webhooks/{id}': { thing: 'webhook' },
  'POST /v1/webhooks/{id}/rotate-secret': { thing: 'webhook' },
  'POST /v1/webhooks/{id}/test': { thing: 'webhook' },
  'GET /v1/webhooks/{id}/deliveries': { thing: 'webhook' },
  'POST /v1/webhooks/{id}/replay': { thing: 'webhook' },
  'GET /v1/members': {},
  'PATCH /v1/members/{id}': { thing: 'member' },
  'DELETE /v1/members/{id}': { thing: 'member' },
  'GET /v1/invitations': {},
  'POST /v1/invitations': {},
  'DELETE /v1/invitations/{id}': { thing: 'invitation' },
  'POST /v1/invitations/open': {},
  'POST /v1/invitations/accept': {},
  'GET /v1/setup': {},
  'POST /v1/setup': {},
  'POST /v1/session': {},
  'GET /v1/session': {},
  'DELETE /v1/session': {},
  'GET /v1/sessions': {},
  'DELETE /v1/sessions/{id}': { thing: 'session' },
  'DELETE /v1/sessions': {},
  'PATCH /v1/account': {},
  'PUT /v1/account/password': {},
  'POST /v1/recovery': {},
}

const operations: readonly ServedOperation[] = OPERATIONS
/** Everything under /v1 that asks who calls: resources, operations and their batches. */
const guarded: (Pick<Endpoint, 'path' | 'access'> & Line & { method: string; body: unknown })[] = [
  ...ENDPOINTS.map(({ method, path, access }) => {
    const name = `${method.toUpperCase()} ${path}` as EndpointName
    return { method: method.toUpperCase(), path, access, body: exampleFor(name), ...LINES[name] }
  }),
  ...operations.flatMap(({ contract: { name, batch } }) =>
    [`/v1/${name}`, ...(batch === undefined ? [] : [`/v1/${name}/batch`])].map((path) => ({
      method: 'POST',
      path,
      access: { scope: `optimize:${name}`, role: 'member' as const },
      body: {},
    })),
  ),
]
const operationPaths = new Set(
  operations.flatMap(({ contract: { name } }) => [`/v1/${name}`, `/v1/${name}/batch`]),
)
const PUBLIC_LISTS = ['/v1/rules', '/v1/evidence', '/v1/kinds']

test('every endpoint of the description stands in the table, with the access it is described with', () => {
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(() => path.startsWith('/v1/') && !PUBLIC_LISTS.some((list) => path.startsWith(list)))
      .map(([method, { security }]) => ({ name: `${method.toUpperCase()} ${path}`, security })),
  )
  expect(described.map(({ name }) => name).sort()).toEqual(
    guarded.map(({ method, path }) => `${method} ${path}`).sort(),
  )
  expect(described.length).toBeGreaterThan(50)
  for (const { name, security } of described) {
    const access = guarded.find(({ method, path }) => `${method} ${path}` === name)?.access
    const ways = security.flatMap((way) => Object.keys(way))
    const expected =
      access === 'public'
        ? []
        : access === 'person' || access?.scope === null
          ? ['session']
          : ['bearer', 'session']
    expect(ways, name).toEqual(expected)
  }
})

const isAllowed = (status: number) => status !== 401 && status !== 403
/** A request that changes nothing when it is let in: an id that is none, or a body that does not fit. */
const harmless = ({ method, path, body, query = '' }: (typeof guarded)[number]) =>
  [method, `${path.replace('{id}', 'nothing')}${query}`, body && { no_such_field: 1 }] as const

describe('who may call', () => {
  const scopes = [
    ...new Set(guarded.flatMap(({ access }) => (typeof access === 'string' ? [] : (access.scope ?? [])))),
  ]
  const keys = new Map<string, Who>()
  let keyForNothing: Who = {}
  beforeAll(async () => {
    for (const scope of scopes) if (scope !== 'any') keys.set(scope, await team.keyWith([scope]))
    keyForNothing = await team.keyWith(['mcp'])
  })

  test.each(guarded)('$method $path', async (endpoint) => {
    const { access } = endpoint
    const status = async (who: Who) => (await call(who, ...harmless(endpoint))).status
    const least = typeof access === 'object' ? access.role : null
    const scope = typeof access === 'object' ? access.scope : null

    const anonymous = await status({})
    expect(isAllowed(anonymous), 'nobody').toBe(access === 'public')
    if (access !== 'public') expect(anonymous, 'nobody').toBe(401)

    for (const role of ROLES) {
      const got = await status(await team.signedIn(users[role]))
      const may = least === null || ROLES.indexOf(role) >= ROLES.indexOf(least)
      expect(isAllowed(got), `${role}: ${got}`).toBe(may)
      if (!may) expect(got).toBe(403)
    }

    const withKey = await status(keys.get(scope ?? '') ?? keyForNothing)
    if (access === 'person') expect(withKey, 'a key').toBe(401)
    else
      expect(isAllowed(withKey), `a key with ${scope}: ${withKey}`).toBe(
        access === 'public' || scope !== null,
      )
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
    expect(await status({ authorization: `Bearer ${deleted.key}` }), 'a key of a deleted workspace').toBe(
      scope === null ? 403 : 401,
    )
  })
})

describe('ids in addresses', () => {
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

  const withIds = guarded.filter(({ path }) => path.includes('{id}'))
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
    for (const { method, path } of guarded.filter((one) => one.method === 'GET' && !one.path.includes('{'))) {
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

describe('what callers may not set is refused by name', () => {
  const withBodies = guarded.filter(({ body, path }) => body && !operationPaths.has(path))
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
