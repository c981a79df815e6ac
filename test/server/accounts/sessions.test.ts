import { expect, test } from 'vitest'
import { beginSession } from '#server/services/accounts/sessions.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { accountsApp, HOUR, OWNER, storeWith } from './accounts-app.ts'

test('the cookie is bound to this host and https, out of reach of scripts, and not sent by other sites', async () => {
  const { owner, browser, signIn } = await accountsApp()
  await owner()
  const signedIn = await signIn(browser())
  expect(signedIn.status).toBe(201)
  expect(signedIn.headers.get('set-cookie')).toMatch(
    /^__Host-sid=[\w-]{43}; Path=\/; Max-Age=604800; Secure; HttpOnly; SameSite=Lax$/,
  )
  expect(signedIn.headers.get('cache-control')).toBe('no-store')
})

test('on the machine itself plain http will do, with a cookie that browsers take there', async () => {
  const { owner, browser, signIn } = await accountsApp({ publicUrl: 'http://localhost:8787' })
  await owner()
  expect((await signIn(browser())).headers.get('set-cookie')).toMatch(
    /^sid=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
  )
})

test('where passwords would travel in the open nobody signs in', async () => {
  const { browser, signIn, setupToken } = await accountsApp({ publicUrl: 'http://mail.example.com' })
  const setup = await browser().call('POST', '/v1/setup', { token: await setupToken(), ...OWNER })
  const signedIn = await signIn(browser())
  for (const { status, body } of [setup, signedIn])
    expect([status, body.code]).toEqual([403, 'insecure_address'])
})

test('a sign-in takes the place of the session the browser had', async () => {
  const { owner, signIn } = await accountsApp()
  const browser = await owner()
  const before = browser.cookie
  await signIn(browser)
  expect(browser.cookie).not.toBe(before)
  expect((await browser.call('GET', '/v1/sessions')).body.data).toHaveLength(1)
  browser.cookie = before
  expect((await browser.call('GET', '/v1/session')).body.code).toBe('not_signed_in')
})

test('a session ends after 12 hours without use, and after 7 days of steady use', async () => {
  const { owner, clock, signIn } = await accountsApp()
  const browser = await owner()
  const isOpen = async () => (await browser.call('GET', '/v1/session')).status === 200
  clock.now += 11.9 * HOUR
  expect(await isOpen()).toBe(true)
  clock.now += 11.9 * HOUR
  expect(await isOpen()).toBe(true)
  clock.now += 12 * HOUR
  expect(await isOpen()).toBe(false)
  await signIn(browser)
  let hours = 0
  while (await isOpen()) {
    clock.now += 6 * HOUR
    hours += 6
  }
  expect(hours).toBe(7 * 24)
})

test('use is written down every five minutes at most, and a full disk lets people look around', async () => {
  let writes = 0
  let isFull = false
  const real = await openFileStore(await tempFolder())
  const store = storeWith(real, {
    changeAccounts: (fn) => {
      writes++
      return isFull
        ? Promise.reject(new StorageUnavailableError('accounts.json', null))
        : real.changeAccounts(fn)
    },
  })
  const { owner, clock } = await accountsApp({ store })
  const browser = await owner()
  writes = 0
  for (let second = 0; second < 15 * 60; second += 10) {
    clock.now += 10_000
    expect((await browser.call('GET', '/v1/session')).status).toBe(200)
  }
  expect(writes).toBe(3)
  isFull = true
  clock.now += HOUR
  expect((await browser.call('GET', '/v1/session')).status).toBe(200)
})

test('people see their sessions and end one, or all others; those of others are not there', async () => {
  const { owner, member, browser, signIn } = await accountsApp()
  const first = await owner()
  const [second, third] = [browser('198.51.100.9'), browser()]
  await signIn(second)
  await signIn(third)
  const { data } = (await first.call('GET', '/v1/sessions', undefined, { 'user-agent': 'x' })).body
  expect(data.map(({ current }: { current: boolean }) => current)).toEqual([true, false, false])
  expect(data[1]).toMatchObject({ network: '198.51.100.0/24' })
  expect(JSON.stringify(data)).not.toMatch(/[0-9a-f]{64}/)

  const stranger = await member(first, 'admin', 'tom')
  expect((await stranger.call('DELETE', `/v1/sessions/${data[1].id}`)).status).toBe(404)
  expect((await first.call('DELETE', `/v1/sessions/${data[1].id}`)).status).toBe(204)
  expect((await second.call('GET', '/v1/session')).status).toBe(401)
  expect((await third.call('GET', '/v1/session')).status).toBe(200)
  expect((await first.call('DELETE', '/v1/sessions')).status).toBe(204)
  expect((await third.call('GET', '/v1/session')).status).toBe(401)
  for (const left of [first, stranger]) expect((await left.call('GET', '/v1/session')).status).toBe(200)
})

test('a person has twenty sessions at most: the oldest ends', async () => {
  const { owner, browser, store, clock } = await accountsApp()
  const first = await owner()
  const { id: user } = (await first.call('GET', '/v1/session')).body.user
  const visitor = { network: null, agent: null, token: null }
  const begin = () => store.changeAccounts((accounts) => beginSession(accounts, user, visitor, clock.now))
  for (let i = 0; i < 19; i++) await begin()
  expect((await first.call('GET', '/v1/sessions')).body.data).toHaveLength(20)
  const last = browser()
  last.cookie = `__Host-sid=${(await begin()).token}`
  expect((await last.call('GET', '/v1/sessions')).body.data).toHaveLength(20)
  expect((await first.call('GET', '/v1/session')).status).toBe(401)
})

test('signing out ends the session on the server, and takes the cookie away', async () => {
  const { owner } = await accountsApp()
  const browser = await owner()
  const { cookie } = browser
  expect((await browser.call('DELETE', '/v1/session')).status).toBe(204)
  expect(browser.cookie).toBeNull()
  browser.cookie = cookie
  expect((await browser.call('GET', '/v1/session')).status).toBe(401)
})

test('another password ends every session, and the old password opens nothing', async () => {
  const { owner, browser, signIn } = await accountsApp()
  const [first, second] = [await owner(), browser()]
  await signIn(second)
  const before = first.cookie
  const change = (current: string, password: string) =>
    first.call('PUT', '/v1/account/password', { current, password })
  expect((await change('not the password', 'another long battery')).body.code).toBe('wrong_credentials')
  expect((await change(OWNER.password, 'too short')).body.errors[0].pointer).toBe('/password')
  expect((await change(OWNER.password, 'another long battery')).status).toBe(200)
  expect(first.cookie).not.toBe(before)
  expect((await first.call('GET', '/v1/session')).status).toBe(200)
  expect((await second.call('GET', '/v1/session')).status).toBe(401)
  expect((await signIn(second)).body.code).toBe('wrong_credentials')
  expect((await signIn(second, 'another long battery')).status).toBe(201)
})

test('a wrong address and a wrong password get one answer; addresses have no case', async () => {
  const { owner, browser, signIn } = await accountsApp()
  await owner()
  const {
    request_id: _,
    instance: __,
    ...unknown
  } = (await signIn(browser(), 'x', 'nobody@example.com')).body
  const { request_id: ___, instance: ____, ...wrong } = (await signIn(browser(), 'x')).body
  expect(wrong).toEqual(unknown)
  expect((await signIn(browser(), OWNER.password, 'OWNER@Example.com')).status).toBe(201)
})

test('thirty guesses at once make five tries; the owner elsewhere still gets in, the guesser not even with the password', async () => {
  const { owner, browser, signIn, clock } = await accountsApp()
  await owner()
  const guesser = '198.51.100.66'
  const guesses = await Promise.all(
    Array.from({ length: 30 }, () => signIn(browser(guesser), 'a wrong guess')),
  )
  const codes = guesses.map(({ body }) => body.code)
  expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5)
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(25)
  const late = await signIn(browser(guesser))
  expect([late.status, late.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await signIn(browser())).status).toBe(201)
  clock.now += 30_000
  expect((await signIn(browser(guesser))).status).toBe(201)
})

test('a person with one workspace need not name it; with two they must; another’s is not there', async () => {
  const { owner, member, store, workspace } = await accountsApp()
  const browser = await owner()
  const tom = await member(browser, 'viewer', 'tom')
  const { id } = (await tom.call('GET', '/v1/session')).body.user
  const second = await createWorkspace(store, { name: 'Second' })
  const members = (headers: Record<string, string>, by = tom) =>
    by.call('GET', '/v1/members', undefined, headers)
  expect((await members({})).status).toBe(200)
  expect((await members({ 'sendworthy-workspace': second.id })).body.code).toBe('not_found')
  await store.tx(second.id, ({ members }) => {
    members.push({ user: id, role: 'owner', since: new Date().toISOString() })
  })
  expect((await members({})).body.code).toBe('workspace_needed')
  expect((await members({ 'sendworthy-workspace': second.id })).body.data).toHaveLength(1)
  expect((await members({ 'sendworthy-workspace': workspace })).body.data).toHaveLength(2)
  expect((await members({ 'sendworthy-workspace': second.id }, browser)).body.code).toBe('not_found')
  for (const odd of ['ws_0000000000000000', '../meta', '']) {
    expect((await members({ 'sendworthy-workspace': odd })).status, odd).toBe(404)
  }
})
