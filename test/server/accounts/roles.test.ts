import { describe, expect, test } from 'vitest'
import { isChain } from '#server/services/audit.ts'
import { ROLES, type Role } from '#shared/api/endpoint.ts'
import { accountsApp, type Browser } from './accounts-app.ts'

/** What each role gets: a status for viewer, member, admin, owner. */
const MATRIX: readonly [
  what: string,
  act: (by: Browser, id: string) => Promise<{ status: number }>,
  number[],
][] = [
  ['list members', (by) => by.call('GET', '/v1/members'), [200, 200, 200, 200]],
  [
    'make a member a viewer',
    (by, id) => by.call('PATCH', `/v1/members/${id}`, { role: 'viewer' }),
    [403, 403, 200, 200],
  ],
  [
    'make a member an admin',
    (by, id) => by.call('PATCH', `/v1/members/${id}`, { role: 'admin' }),
    [403, 403, 200, 200],
  ],
  [
    'make a member an owner',
    (by, id) => by.call('PATCH', `/v1/members/${id}`, { role: 'owner' }),
    [403, 403, 403, 200],
  ],
  ['remove a member', (by, id) => by.call('DELETE', `/v1/members/${id}`), [403, 403, 204, 204]],
  ['list invitations', (by) => by.call('GET', '/v1/invitations'), [403, 403, 200, 200]],
  [
    'invite an admin',
    (by) => by.call('POST', '/v1/invitations', { email: 'new@example.com', role: 'admin' }),
    [403, 403, 201, 201],
  ],
  [
    'invite an owner',
    (by) => by.call('POST', '/v1/invitations', { email: 'new@example.com', role: 'owner' }),
    [403, 403, 403, 201],
  ],
]

describe('who may do what', () => {
  test.each(ROLES.map((role, index) => [role, index] as const))('%s', async (role, index) => {
    const { owner, member } = await accountsApp()
    const boss = await owner()
    const by = role === 'owner' ? boss : await member(boss, role, 'actor')
    const subject = await member(boss, 'member', 'subject')
    const id = (await subject.call('GET', '/v1/session')).body.user.id
    for (const [what, act, expected] of MATRIX) {
      expect((await act(by, id)).status, `${role}: ${what}`).toBe(expected[index])
      // As it was before, for what comes next.
      const invited = { email: 'subject@example.com', role: 'member' }
      const { body } = await boss.call('POST', '/v1/invitations', invited)
      if (body.link)
        await subject.call('POST', '/v1/invitations/accept', { token: body.link.split('token=')[1] })
      else await boss.call('PATCH', `/v1/members/${id}`, { role: 'member' })
    }
  })
})

test('an admin cannot touch an owner, nor become one', async () => {
  const { owner, member } = await accountsApp()
  const boss = await owner()
  const admin = await member(boss, 'admin', 'adam')
  const id = async (browser: Browser) => (await browser.call('GET', '/v1/session')).body.user.id
  const [bossId, adminId] = [await id(boss), await id(admin)]
  const statuses = [
    await admin.call('PATCH', `/v1/members/${bossId}`, { role: 'member' }),
    await admin.call('DELETE', `/v1/members/${bossId}`),
    await admin.call('PATCH', `/v1/members/${adminId}`, { role: 'owner' }),
  ].map(({ body }) => body.code)
  expect(statuses).toEqual(['missing_role', 'missing_role', 'missing_role'])
})

test('the last owner stays: not made less, not removed, not even by two who leave at once', async () => {
  const { owner, member, store, workspace } = await accountsApp()
  const boss = await owner()
  const second = await member(boss, 'owner', 'second')
  const id = async (browser: Browser) => (await browser.call('GET', '/v1/session')).body.user.id
  const leave = async (browser: Browser) => browser.call('DELETE', `/v1/members/${await id(browser)}`)
  const left = await Promise.all([leave(boss), leave(second)])
  expect(left.map(({ status }) => status).sort()).toEqual([204, 409])
  const last = left[0]?.status === 409 ? boss : second
  expect((await last.call('PATCH', `/v1/members/${await id(last)}`, { role: 'admin' })).body.code).toBe(
    'conflict',
  )
  expect((await store.read(workspace))?.members).toMatchObject([{ role: 'owner' }])
})

test('whose own role changes goes on under another cookie; a role that is taken counts at once', async () => {
  const { owner, member } = await accountsApp()
  const boss = await owner()
  const second = await member(boss, 'owner', 'second')
  const { id } = (await boss.call('GET', '/v1/session')).body.user
  const before = boss.cookie
  expect((await boss.call('PATCH', `/v1/members/${id}`, { role: 'viewer' })).body.role).toBe('viewer')
  expect(boss.cookie).not.toBe(before)
  expect((await boss.call('GET', '/v1/invitations')).body.code).toBe('missing_role')
  boss.cookie = before
  expect((await boss.call('GET', '/v1/session')).status).toBe(401)
  expect((await second.call('GET', '/v1/invitations')).status).toBe(200)
})

test('everybody may leave, and is then a stranger to the workspace', async () => {
  const { owner, member, workspace } = await accountsApp()
  const boss = await owner()
  const tom = await member(boss, 'viewer', 'tom')
  const { id } = (await tom.call('GET', '/v1/session')).body.user
  expect((await tom.call('DELETE', `/v1/members/${id}`)).status).toBe(204)
  const named = { 'sendworthy-workspace': workspace }
  expect((await tom.call('GET', '/v1/members', undefined, named)).body.code).toBe('not_found')
  expect((await tom.call('GET', '/v1/session')).body.workspaces).toEqual([])
})

test('no key manages people, whatever its scopes', async () => {
  const { key, owner, app } = await accountsApp()
  await owner()
  const requests: [string, string][] = [
    ['GET', '/v1/members'],
    ['PATCH', '/v1/members/usr_x'],
    ['DELETE', '/v1/members/usr_x'],
    ['GET', '/v1/invitations'],
    ['POST', '/v1/invitations'],
    ['GET', '/v1/session'],
    ['GET', '/v1/sessions'],
    ['DELETE', '/v1/sessions'],
    ['PATCH', '/v1/account'],
    ['PUT', '/v1/account/password'],
  ]
  for (const [method, path] of requests) {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const body = ['POST', 'PUT', 'PATCH'].includes(method) ? '{"role":"owner"}' : null
    const { status } = await app.request(path, { method, headers, body })
    expect([401, 403], `${method} ${path}`).toContain(status)
  }
})

test('every change of people is in the audit log, in one chain, with who made it and from where', async () => {
  const { owner, member, store, workspace } = await accountsApp()
  const boss = await owner()
  const tom = await member(boss, 'viewer', 'tom')
  const { id } = (await tom.call('GET', '/v1/session')).body.user
  const role: Role = 'admin'
  await boss.call('PATCH', `/v1/members/${id}`, { role })
  await boss.call('DELETE', `/v1/members/${id}`)
  const { body } = await boss.call('POST', '/v1/invitations', { email: 'x@example.com', role })
  await boss.call('DELETE', `/v1/invitations/${body.id}`)
  const { entries } = await store.page(workspace, 'audit', { limit: 50 })
  expect(isChain(entries)).toBe(true)
  expect(entries.map(({ action }) => action).reverse()).toEqual([
    'workspace.created',
    'key.created',
    'member.joined',
    'invitation.created',
    'member.joined',
    'member.changed',
    'member.removed',
    'invitation.created',
    'invitation.withdrawn',
  ])
  const ofPeople = entries.slice(0, 7)
  expect(ofPeople.every(({ ip, actor }) => ip === '203.0.113.0/24' && actor.type === 'user')).toBe(true)
  expect(entries[3]).toMatchObject({ target: id, before: { role: 'viewer' }, after: { role } })
})
