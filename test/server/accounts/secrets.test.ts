import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offerRecovery } from '#server/services/accounts/recovery.ts'
import { accountsApp, OWNER, passwordOf, tokenIn } from './accounts-app.ts'

test('passwords, tokens of sessions and of links are in no file, no log and no refusal', async () => {
  const { owner, member, browser, signIn, setupToken, store, folder, logged, clock } = await accountsApp()
  const stale = await setupToken()
  const boss = await owner()
  const tom = await member(boss, 'member', 'tom')
  const elsewhere = browser('198.51.100.4')
  await signIn(elsewhere)
  const { body: waiting } = await boss.call('POST', '/v1/invitations', {
    email: 'x@example.com',
    role: 'viewer',
  })
  const recovery = (await offerRecovery({ store, now: () => clock.now }, OWNER.email)) ?? ''
  const wrong = 'zebra-quartz-lantern'
  const refusals = [
    await signIn(browser(), wrong),
    await signIn(browser(), wrong, `${wrong}@example.com`),
    await signIn(browser(), `${wrong}\u0000`),
    await browser().call('POST', '/v1/setup', { token: stale, ...OWNER, password: wrong }),
    await browser().call('POST', '/v1/recovery', { token: wrong, password: wrong }),
    await browser().call('POST', '/v1/recovery', {
      token: recovery,
      password: 'short',
      [`${wrong} in a name`]: 1,
    }),
    await browser().call('POST', '/v1/invitations/accept', {
      token: tokenIn(waiting.link),
      name: '',
      password: wrong,
    }),
    await boss.call('PUT', '/v1/account/password', { current: wrong, password: `${wrong} 2` }),
  ]
  const cookies = [boss, tom, elsewhere].map(({ cookie }) => cookie?.split('=')[1] ?? '')
  const links = [stale, tokenIn(waiting.link), recovery].map((token) => token.slice(-43))
  const secrets = [OWNER.password, passwordOf('tom'), wrong, ...cookies, ...links]
  expect(secrets.every((secret) => secret.length >= 12)).toBe(true)

  await store.close()
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const stored = await Promise.all(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')),
  )
  // What is looked through is there.
  expect(stored.join()).toContain('$argon2id$')
  expect(stored.join()).toContain('member.joined')
  expect(logged.join()).toContain('sign-in refused')
  expect(refusals.every(({ status }) => status >= 400)).toBe(true)
  const places = [...stored, ...logged, ...refusals.map(({ body }) => JSON.stringify(body))]
  for (const secret of secrets) expect(places.filter((place) => place.includes(secret))).toEqual([])
})

test('the digest that is kept of a session opens nothing', async () => {
  const { owner, store } = await accountsApp()
  const browser = await owner()
  const { sessions } = await store.accounts()
  browser.cookie = `__Host-sid=${sessions[0]?.hash}`
  expect((await browser.call('GET', '/v1/session')).status).toBe(401)
})
