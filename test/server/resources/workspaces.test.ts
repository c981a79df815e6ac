import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { decorate } from '#server/storage/decorate.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import { makeTeam } from '../../support/team.ts'

const team = await makeTeam()
const { call, store, workspace, owner, admin, ofKey, folder } = team

describe('/v1/me', () => {
  test('names a key with what it may do, and never the key', async () => {
    const { body, text } = await call(ofKey, 'GET', '/v1/me')
    expect(body).toMatchObject({
      object: 'caller',
      workspace: { id: workspace, name: 'Tests', plan: 'enterprise' },
      key: {
        id: expect.stringMatching(/^key_/),
        scopes: expect.arrayContaining(['optimize:*']),
        client: null,
      },
      user: null,
    })
    expect(text).not.toContain(team.key.slice(-12))
    expect((await call(await team.keyWith(['mcp']), 'GET', '/v1/me')).body.key.scopes).toEqual(['mcp'])
  })

  test('names a person with their role, in the workspace that is meant', async () => {
    const { body } = await call(admin, 'GET', '/v1/me')
    expect([body.key, body.user]).toEqual([null, { id: team.users.admin, role: 'admin' }])
  })
})

describe('workspaces of a person', () => {
  test('are made on the free plan, owned by who made them, without a key, and listed with the role', async () => {
    const made = await call(admin, 'POST', '/v1/workspaces', { name: 'Second' })
    expect([made.status, made.body.plan, made.body.name]).toEqual([201, 'free', 'Second'])
    expect((await store.read(made.body.id))?.keys).toEqual([])
    const { body } = await call(admin, 'GET', '/v1/workspaces')
    expect(body.data.map(({ id, role }: { id: string; role: string }) => [id, role])).toEqual([
      [workspace, 'admin'],
      [made.body.id, 'owner'],
    ])
    // With two the header has to say which.
    expect((await call(admin, 'GET', '/v1/workspace')).body.code).toBe('workspace_needed')
    const there = { ...admin, 'sendworthy-workspace': made.body.id }
    expect((await call(there, 'GET', '/v1/workspace')).body.id).toBe(made.body.id)
  })

  test('are ten at most, so that nobody multiplies the free calls', async () => {
    const person = await team.signedIn(await team.join(team.otherWorkspace, 'viewer'))
    const statuses = []
    for (let count = 0; count < 11; count++)
      statuses.push((await call(person, 'POST', '/v1/workspaces', { name: `W${count}` })).status)
    expect(statuses).toEqual([...Array(10).fill(201), 409])
  })

  test('are ten at most for whoever makes many at once, named or not', async () => {
    const person = await team.signedIn(await team.join(team.otherWorkspace, 'viewer'))
    const make = (name: string, header = {}) =>
      call({ ...person, ...header }, 'POST', '/v1/workspaces', { name })
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => make(`W${n}`, n % 2 ? { 'idempotency-key': `W${n}` } : {})),
    )
    const made = answers.filter(({ status }) => status === 201)
    expect([made.length, answers.filter(({ body }) => body.code === 'limit_reached').length]).toEqual([
      10, 14,
    ])
    const { body } = await call(person, 'GET', '/v1/workspaces')
    expect(body.data.filter(({ role }: { role: string }) => role === 'owner')).toHaveLength(10)
  })
})

describe('the export', () => {
  test('has the record and every journal whole, and nothing that opens anything', async () => {
    const hook = (await call(owner, 'POST', '/v1/webhooks', { url: 'http://127.0.0.1:9/' })).body
    const invited = (await call(owner, 'POST', '/v1/invitations', { email: 'x@example.com' })).body
    const voice = (await call(owner, 'POST', '/v1/brand-voices', { name: 'Exported' })).body
    await call(owner, 'PATCH', '/v1/workspace', { settings: { history: { on: true } } })
    for (let count = 0; count < 3; count++) await call(ofKey, 'POST', '/v1/score', { draft: 'Hi Ana. Tom' })
    const { body, text, status } = await call(owner, 'GET', '/v1/workspace/export')
    expect([status, body.object, body.workspace.id]).toEqual([200, 'workspace_export', workspace])
    expect(body.workspace.voices.map(({ id }: { id: string }) => id)).toContain(voice.id)
    expect(Object.keys(body.journals).sort()).toEqual(['audit', 'delivery', 'gate', 'history', 'usage'])
    for (const journal of ['usage', 'audit', 'history'] as const) {
      const { entries } = await store.page(workspace, journal, { limit: 1000 })
      expect(entries.length).toBeGreaterThan(0)
      expect(body.journals[journal]).toEqual(entries)
    }
    const record = await store.read(workspace)
    const secrets = [
      team.key,
      hook.secret,
      invited.link.split('token=')[1],
      ...(record?.keys ?? []).map(({ hash }) => hash),
      ...(record?.invitations ?? []).map(({ hash }) => hash),
      ...(record?.endpoints ?? []).flatMap((one) => one.secrets.map(({ sealed }) => sealed)),
    ]
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  test('is whole when a journal has more than a page', async () => {
    const events = Array.from({ length: 2500 }, (_, index) => ({
      id: `event-${index}`,
      at: new Date(Date.now() - index * 1000).toISOString(),
      kind: 'follow_up' as const,
      score: 1,
      threshold: 1,
      mode: 'off' as const,
      decision: 'pass' as const,
      outcome: 'sent' as const,
      reason: null,
      rules: [],
      host: 'gmail',
      key: null,
      member: null,
      client: null,
    }))
    await store.append(team.otherWorkspace, 'gate', events)
    const { body } = await call(team.otherOwner, 'GET', '/v1/workspace/export')
    expect(body.journals.gate.map(({ id }: { id: string }) => id)).toEqual(events.map(({ id }) => id))
  })
})

test('an export is read from the store as fast as it is taken, so that it needs no memory of its size', async () => {
  let pages = 0
  // Whatever is asked for, there is more of it.
  const page = async () => ({ entries: [{ id: `evt_${++pages}` } as never], before: 'more' })
  const app = createApp({ ...team.deps, store: decorate(store, { page }) })
  const { body } = await app.request('/v1/workspace/export', { headers: team.otherOwner })
  const reader = body?.getReader()
  const next = async () => new TextDecoder().decode((await reader?.read())?.value)
  let text = ''
  while (!text.endsWith('"usage":[')) text += await next()
  const looked = pages
  for (let n = looked + 1; n <= looked + 20; n++) {
    expect(await next()).toContain(`{"id":"evt_${n}"}`)
    expect(pages).toBe(n)
  }
  await reader?.cancel()
  expect(pages).toBe(looked + 20)
})

test('an export that cannot be read is refused, or breaks off, and nobody is told more of it than the log', async () => {
  const { deps, logged, otherOwner: headers } = team
  const failing = (pages: number) => {
    const page = async () => {
      if (pages-- <= 0) throw new StorageUnavailableError('kingfisher', new Error('kingfisher'))
      return { entries: [], before: null }
    }
    return createApp({ ...deps, store: decorate(store, { page }) }).request('/v1/workspace/export', {
      headers,
    })
  }
  const refused = await failing(0)
  expect([refused.status, Object(await refused.json()).code]).toEqual([503, 'storage_unavailable'])
  const broken = await failing(7)
  expect(broken.status).toBe(200)
  await expect(broken.text()).rejects.toThrow('The answer broke off.')
  expect(logged.at(-1)).toContain('export broken off')
  expect(logged.join()).not.toContain('kingfisher')
})

describe('deletion', () => {
  test('needs the name, exactly', async () => {
    for (const query of ['', '?confirm=', '?confirm=tests', '?confirm=Tests%20']) {
      const { status, body } = await call(owner, 'DELETE', `/v1/workspace${query}`)
      expect([status, body.errors[0].pointer], query).toEqual([422, '/confirm'])
    }
    expect((await call(owner, 'GET', '/v1/workspace')).status).toBe(200)
  })

  test('ends keys at once, is over for its members, and leaves no file; other workspaces stay', async () => {
    expect((await call(owner, 'DELETE', '/v1/workspace?confirm=Tests')).status).toBe(204)
    expect((await call(ofKey, 'GET', '/v1/me')).status).toBe(401)
    expect((await call(ofKey, 'POST', '/v1/score', { draft: 'Hi' })).status).toBe(401)
    expect((await call(owner, 'GET', '/v1/workspaces')).body.data).toEqual([])
    const named = await team.signedIn(team.users.owner, workspace)
    expect((await call(named, 'GET', '/v1/workspace')).status).toBe(404)
    expect((await call(named, 'GET', '/v1/workspace/export')).status).toBe(404)
    const names = await readdir(folder, { recursive: true, withFileTypes: true })
    expect(names.filter(({ name }) => name.includes(workspace))).toEqual([])
    for (const file of names.filter((one) => one.isFile()))
      expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain(workspace)
    expect((await call(team.ofOtherKey, 'GET', '/v1/me')).status).toBe(200)
  })
})
