import { describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '#server/serve.ts'
import { createClient, type SendworthyError } from '#shared/api/client.ts'
import { ENDPOINTS } from '#shared/api/endpoints.ts'
import { problemOf } from '#shared/api/problem.ts'
import { scriptedServer } from '../support/scripted-server.ts'
import { makeTeam } from '../support/team.ts'

const team = await makeTeam()

async function served() {
  const server = await listen(team.app.fetch, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => server.stop())
  return `http://127.0.0.1:${server.port}`
}
const failure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: SendworthyError) => error,
  )

describe('endpoints of resources', () => {
  test('are called by method and address, with parts and answers of their contracts', async () => {
    const { authorization = '' } = await team.keyWith(['profiles:read', 'profiles:write'])
    const client = createClient({ server: await served(), key: authorization.slice('Bearer '.length) })
    const made = await client.call('POST /v1/brand-voices', { body: { name: 'Plain', client: 'Nörd & Co' } })
    const version: number = made.version
    expect([version, made.greeting]).toEqual([1, null])
    const params = { id: made.id }
    const replaced = await client.call('PUT /v1/brand-voices/{id}', { params, body: { name: 'Plainer' } })
    expect(replaced.version).toBe(2)
    const first = await client.call('GET /v1/brand-voices/{id}', { params, query: { version: 1 } })
    expect(first.name).toBe('Plain')
    const none = await client.call('GET /v1/brand-voices', { query: { client: 'Nörd & Co' } })
    expect(none.data).toEqual([])
    expect((await client.call('GET /v1/brand-voices')).data.map(({ name }) => name)).toEqual(['Plainer'])
    expect(await client.call('DELETE /v1/brand-voices/{id}', { params })).toBeUndefined()
    const gone = await failure(client.call('GET /v1/brand-voices/{id}', { params }))
    expect([gone.code, gone.status]).toEqual(['not_found', 404])
  })

  test('take an id as it is, whatever stands in it', async () => {
    const client = createClient({ server: await served(), key: team.key })
    for (const id of ['a/b', '../usage', '?x=1', '#', 'ä b']) {
      const error = await failure(client.call('GET /v1/brand-voices/{id}', { params: { id } }))
      expect(error.code, id).toBe('not_found')
    }
  })

  test('are called by a person on the server’s own pages, by cookie and workspace and without a key', async () => {
    const server = await served()
    const session = await team.signedIn(team.users.owner)
    const asked: string[] = []
    const client = createClient({
      server,
      session: true,
      workspace: team.workspace,
      fetch: (address, request) => {
        asked.push(request.credentials)
        // What a browser adds to a request of such a page.
        return fetch(address, { ...request, headers: { ...request.headers, ...session } })
      },
    })
    const key = await client.call('POST /v1/keys', {
      body: { name: 'Made by hand', scopes: ['optimize:score'] },
    })
    expect(key.key).toMatch(/^mk_live_/)
    expect((await client.call('GET /v1/me')).user?.role).toBe('owner')
    expect(new Set(asked)).toEqual(new Set(['same-origin']))
    const elsewhere = createClient({
      server,
      session: true,
      workspace: team.otherWorkspace,
      fetch: (address, request) =>
        fetch(address, { ...request, headers: { ...session, ...request.headers } }),
    })
    expect((await failure(elsewhere.call('GET /v1/me'))).code).toBe('not_found')
  })

  test('are typed: what is missing, unknown or of another endpoint does not compile', () => {
    const client = createClient({ server: 'http://x' })
    const never = () => [
      // @ts-expect-error there is no such endpoint
      client.call('GET /v1/zebra'),
      // @ts-expect-error the id is missing
      client.call('GET /v1/brand-voices/{id}'),
      // @ts-expect-error the body is missing
      client.call('POST /v1/brand-voices', {}),
      // @ts-expect-error a name is text
      client.call('POST /v1/brand-voices', { body: { name: 1 } }),
      // @ts-expect-error the confirmation is missing
      client.call('DELETE /v1/workspace', { query: {} }),
      // @ts-expect-error a limit is a number
      client.call('GET /v1/history', { query: { limit: 'all' } }),
    ]
    expect(never).toBeTypeOf('function')
  })

  test('every one of them has an address that the client can fill', () => {
    for (const { path, method } of ENDPOINTS) {
      expect(path).toMatch(/^\/v1(?:\/[a-z-]+|\/\{id\})+$/)
      expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method)
    }
  })
})

describe('tries again', () => {
  const problem = (code: Parameters<typeof problemOf>[0]) => ({
    status: problemOf(code, 'r').status,
    headers: { 'content-type': 'application/problem+json' },
    body: problemOf(code, 'r'),
  })
  const GOOD = { status: 200, body: { id: 'bv_1' } }
  const attempts = async (
    fault: Parameters<typeof scriptedServer>[0],
    call: (client: ReturnType<typeof createClient>) => Promise<unknown>,
  ) => {
    const { url, asked } = await scriptedServer(fault, GOOD)
    await call(createClient({ server: url, deadlineMs: 4000 })).catch(() => {})
    return asked
  }
  const create = (client: ReturnType<typeof createClient>) =>
    client.call('POST /v1/brand-voices', { body: { name: 'x' } })

  test.each([
    'hang up',
    'break off',
    problem('internal_error'),
    { status: 502, body: '<h1>Bad gateway</h1>' },
  ] as const)(
    'whatever may have gone wrong on the way, as what makes something is named: %o',
    async (fault) => {
      expect(await attempts(fault, (client) => client.call('GET /v1/brand-voices'))).toHaveLength(2)
      const put = (client: ReturnType<typeof createClient>) =>
        client.call('PUT /v1/brand-voices/{id}', { params: { id: 'bv_1' }, body: { name: 'x' } })
      expect(await attempts(fault, put)).toHaveLength(2)
      const asked = await attempts(fault, create)
      expect(asked).toHaveLength(2)
      expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    },
  )

  test('what was refused unread or for the moment, or is still under way, as the same call', async () => {
    for (const code of ['request_timeout', 'rate_limited', 'request_in_progress'] as const) {
      const asked = await attempts(problem(code), create)
      expect(asked, code).toHaveLength(2)
      expect(new Set(asked.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    }
  })
})
