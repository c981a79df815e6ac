import { expect, test } from 'vitest'
import { accountsApp, HOUR, OWNER, passwordOf, tokenIn } from './accounts-app.ts'

const INVITED = { email: 'tom@example.com', role: 'member' }
const TOM = { name: 'Tom', password: passwordOf('tom') }

test('a link lets one person in, once, with the role it was made for', async () => {
  const { owner, browser } = await accountsApp()
  const boss = await owner()
  const { body: invited } = await boss.call('POST', '/v1/invitations', {
    ...INVITED,
    email: 'Tom@Example.com',
  })
  expect(invited).toMatchObject({ ...INVITED, mailed: false })
  expect(invited.link).toMatch(/^https:\/\/mail\.example\.com\/invite#token=/)
  expect((await boss.call('GET', '/v1/invitations')).body.data).toMatchObject([INVITED])
  const token = tokenIn(invited.link)
  const opened = (await browser().call('POST', '/v1/invitations/open', { token })).body
  expect(opened).toMatchObject({ ...INVITED, workspace: 'My workspace', has_account: false })

  const tom = browser()
  const joined = await tom.call('POST', '/v1/invitations/accept', { token, ...TOM })
  expect([joined.status, joined.body.workspaces[0].role]).toEqual([201, 'member'])
  expect((await tom.call('GET', '/v1/members')).body.data).toHaveLength(2)
  expect((await boss.call('GET', '/v1/invitations')).body.data).toEqual([])
  for (const path of ['open', 'accept']) {
    const again = await browser().call('POST', `/v1/invitations/${path}`, {
      token,
      ...(path === 'accept' && TOM),
    })
    expect(again.body.code).toBe('link_expired')
  }
})

test('two who accept at once make one account and one member', async () => {
  const { owner, browser, store, workspace } = await accountsApp()
  const { body } = await (await owner()).call('POST', '/v1/invitations', INVITED)
  const token = tokenIn(body.link)
  const accept = () => browser().call('POST', '/v1/invitations/accept', { token, ...TOM })
  const statuses = (await Promise.all([accept(), accept()])).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect((await store.accounts()).users).toHaveLength(2)
  expect((await store.read(workspace))?.members).toHaveLength(2)
})

test('a link ends when it is withdrawn, replaced, a week old, or not the one that was given', async () => {
  const { owner, browser, clock } = await accountsApp()
  const boss = await owner()
  const make = async () => (await boss.call('POST', '/v1/invitations', INVITED)).body
  const code = async (token: string) =>
    (await browser().call('POST', '/v1/invitations/accept', { token, ...TOM })).body.code
  const first = await make()
  const second = await make()
  expect(await code(tokenIn(first.link))).toBe('link_expired')
  const token = tokenIn(second.link)
  for (const other of [
    token.slice(0, -1),
    token.split('.')[1] ?? '',
    `ws_0000000000000000.${token.split('.')[1]}`,
    'x',
  ]) {
    expect(await code(other), other).toBe('link_expired')
  }
  expect((await boss.call('DELETE', `/v1/invitations/${second.id}`)).status).toBe(204)
  expect(await code(token)).toBe('link_expired')
  const third = await make()
  clock.now += 7 * 24 * HOUR
  expect(await code(tokenIn(third.link))).toBe('link_expired')
})

test('who has an account joins with its password, or as they are signed in, and gets a new session', async () => {
  const { owner, member, browser } = await accountsApp()
  const boss = await owner()
  const tom = await member(boss, 'member', 'tom')
  const leave = async () => {
    const { data } = (await boss.call('GET', '/v1/members')).body
    await boss.call('DELETE', `/v1/members/${data.at(-1).id}`)
    return tokenIn((await boss.call('POST', '/v1/invitations', INVITED)).body.link)
  }
  let token = await leave()
  expect((await browser().call('POST', '/v1/invitations/open', { token })).body.has_account).toBe(true)
  const wrong = await browser().call('POST', '/v1/invitations/accept', {
    token,
    name: 'T',
    password: 'not his password',
  })
  expect(wrong.body.code).toBe('wrong_credentials')
  const right = await browser().call('POST', '/v1/invitations/accept', { token, password: passwordOf('tom') })
  expect(right.status).toBe(201)

  token = await leave()
  const before = tom.cookie
  expect((await tom.call('POST', '/v1/invitations/accept', { token })).status).toBe(201)
  expect(tom.cookie).not.toBe(before)

  token = await leave()
  expect((await boss.call('POST', '/v1/invitations/accept', { token })).body.code).toBe('conflict')
  expect((await browser().call('POST', '/v1/invitations/accept', { token })).body.code).toBe('not_signed_in')
})

test('a new account needs a name and a password of 12 characters', async () => {
  const { owner, browser, store } = await accountsApp()
  const { body } = await (await owner()).call('POST', '/v1/invitations', INVITED)
  const token = tokenIn(body.link)
  const accept = (more: object) => browser().call('POST', '/v1/invitations/accept', { token, ...more })
  expect((await accept({ password: TOM.password })).body.errors).toMatchObject([
    { pointer: '/name', code: 'missing' },
  ])
  expect((await accept({ name: 'Tom', password: 'short' })).body.errors).toMatchObject([
    { pointer: '/password' },
  ])
  expect((await store.accounts()).users).toHaveLength(1)
})

test('members are not invited again', async () => {
  const { owner } = await accountsApp()
  const again = await (await owner()).call('POST', '/v1/invitations', { email: OWNER.email, role: 'viewer' })
  expect(again.body.code).toBe('conflict')
})

test('an invitation is mailed where there is mail; when it cannot be, the link is still given', async () => {
  const mails: object[] = []
  let isDown = false
  const { owner } = await accountsApp({
    mailInvitation: async (mail) => {
      if (isDown) throw new Error('down')
      mails.push(mail)
    },
  })
  const boss = await owner()
  const { body } = await boss.call('POST', '/v1/invitations', INVITED)
  expect(body.mailed).toBe(true)
  const { link, expires } = body
  expect(mails).toEqual([{ to: INVITED.email, workspace: 'My workspace', role: 'member', link, expires }])
  isDown = true
  const second = await boss.call('POST', '/v1/invitations', INVITED)
  expect([second.status, second.body.mailed]).toEqual([201, false])
  expect(second.body.link).toContain('#token=')
})
