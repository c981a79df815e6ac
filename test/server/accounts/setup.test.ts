import { join } from 'node:path'
import { expect, test } from 'vitest'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { serve } from '../../support/run-node.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { accountsApp, HOUR, OWNER, storeWith } from './accounts-app.ts'

test('the link makes the owner of the first workspace, who is signed in; then there is nothing to set up', async () => {
  const { browser, setupToken, store, workspace } = await accountsApp()
  const made = browser()
  expect((await made.call('GET', '/v1/setup')).body).toEqual({ object: 'setup', open: true })
  const token = await setupToken()
  const { status, body } = await made.call('POST', '/v1/setup', {
    token,
    ...OWNER,
    email: 'Owner@Example.com',
  })
  expect(status).toBe(201)
  expect(body).toMatchObject({ user: { email: OWNER.email }, workspaces: [{ id: workspace, role: 'owner' }] })
  expect((await made.call('GET', '/v1/session')).status).toBe(200)
  expect((await store.accounts()).links).toEqual([])
  expect(await setupToken()).toBe('')
  expect((await browser().call('GET', '/v1/setup')).status).toBe(404)
  const again = await browser().call('POST', '/v1/setup', { token, ...OWNER, email: 'second@example.com' })
  expect(again.status).toBe(404)
})

test('the page of the link is there until there is an owner, whatever a browser has kept of it', async () => {
  const { app, owner } = await accountsApp()
  const open = await app.request('/setup')
  expect([open.status, await open.text()]).toEqual([200, expect.stringContaining('<form')])
  await owner()
  const kept = { 'if-none-match': open.headers.get('etag') ?? '*' }
  for (const headers of [{}, kept]) {
    const gone = await app.request('/setup', { headers })
    expect([gone.status, gone.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    const text = await gone.text()
    expect(text).toContain('has its owner already')
    expect(text).not.toContain('<form')
  }
})

test.each([
  ['different people', ['one@example.com', 'two@example.com']],
  ['the same person, twice', ['one@example.com', 'one@example.com']],
])('two who set up at once make one owner and one account: %s', async (_, emails) => {
  const { browser, setupToken, store, workspace } = await accountsApp()
  const token = await setupToken()
  const answers = await Promise.all(
    emails.map((email) => browser().call('POST', '/v1/setup', { token, ...OWNER, email })),
  )
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
  const { users, sessions } = await store.accounts()
  const { members = [] } = (await store.read(workspace)) ?? {}
  expect(members).toMatchObject([{ user: users[0]?.id, role: 'owner' }])
  expect([users.length, sessions.length]).toEqual([1, 1])
})

test('a link ends after 30 minutes, and when another one was used', async () => {
  const { browser, setupToken, clock } = await accountsApp()
  const use = async (token: string) => {
    const { status, body } = await browser().call('POST', '/v1/setup', { token, ...OWNER })
    return body.code ?? status
  }
  const early = await setupToken()
  expect(await use('made-up')).toBe('link_expired')
  clock.now += HOUR / 2
  expect(await use(early)).toBe('link_expired')
  // Two servers on one database that start one after the other print one each.
  const [first, second] = [await setupToken(), await setupToken()]
  expect([await use(first), await use(second)]).toEqual([201, 'not_found'])
})

test('servers that start over and over leave no pile of links', async () => {
  const { setupToken, store } = await accountsApp()
  for (let start = 0; start < 20; start++) await setupToken()
  expect((await store.accounts()).links.length).toBe(5)
})

test('a disk that fails on the way leaves no owner by half, and the link works when it is back', async () => {
  let isFull = true
  const real = await openFileStore(await tempFolder())
  const store = storeWith(real, {
    tx: (id, fn) => (isFull ? Promise.reject(new StorageUnavailableError('x', null)) : real.tx(id, fn)),
  })
  const { browser, setupToken } = await accountsApp({ store })
  const token = await setupToken()
  const make = () => browser().call('POST', '/v1/setup', { token, ...OWNER })
  expect((await make()).body.code).toBe('storage_unavailable')
  expect((await store.accounts()).users).toEqual([])
  isFull = false
  expect((await make()).status).toBe(201)
})

test('every start without an owner prints a link, below the key at the first; none where nobody could sign in', async () => {
  const DATA_DIR = join(await tempFolder(), 'data')
  const linkOf = async (env: Record<string, string> = {}) => {
    const server = await serve({ DATA_DIR, ...env })
    await server.stop('SIGTERM')
    return { server, link: /http:\S+\/setup#token=([\w-]{43})\n/.exec(server.welcome)?.[1] }
  }
  const first = await linkOf()
  const second = await linkOf()
  expect(first.link).toBeDefined()
  expect(second.link).toBeDefined()
  expect(second.link).not.toBe(first.link)
  const { welcome } = first.server
  expect(welcome.indexOf('/setup#')).toBeGreaterThan(welcome.indexOf('mk_live_'))
  const open = await linkOf({ PUBLIC_URL: 'http://mail.example.com' })
  expect(open.link).toBeUndefined()
  expect(open.server.welcome).toContain('https')
}, 60_000)

test('fields that do not fit are named', async () => {
  const { browser, setupToken } = await accountsApp()
  const token = await setupToken()
  const { status, body } = await browser().call('POST', '/v1/setup', {
    token,
    email: 'x',
    name: '',
    password: 'short',
  })
  expect(status).toBe(422)
  const pointers = body.errors.map(({ pointer }: { pointer: string }) => pointer)
  expect(pointers).toEqual(['/email', '/name', '/password'])
})
