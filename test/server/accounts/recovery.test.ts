import { expect, test } from 'vitest'
import { offerRecovery } from '#server/services/accounts/recovery.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { runHere } from '../../support/run-here.ts'
import { accountsApp, HOUR, OWNER, tokenIn } from './accounts-app.ts'

const NEXT = 'a password after that'

test('a link sets a new password once, ends all sessions and signs in; a lock-out does not stop it', async () => {
  const { owner, browser, signIn, store, clock } = await accountsApp()
  const first = await owner()
  for (let i = 0; i < 5; i++) await signIn(browser(), 'a wrong guess')
  expect((await signIn(browser())).status).toBe(429)
  const token = (await offerRecovery({ store, now: () => clock.now }, 'OWNER@example.com')) ?? ''
  const recovered = browser()
  const recover = (from = recovered) => from.call('POST', '/v1/recovery', { token, password: NEXT })
  expect((await recover()).status).toBe(201)
  expect((await recovered.call('GET', '/v1/session')).body.user.email).toBe(OWNER.email)
  expect((await first.call('GET', '/v1/session')).status).toBe(401)
  expect((await recover(browser())).body.code).toBe('link_expired')
  const elsewhere = () => browser('198.51.100.4')
  expect((await signIn(elsewhere())).body.code).toBe('wrong_credentials')
  expect((await signIn(elsewhere(), NEXT)).status).toBe(201)
})

test('two who use a link at once set one password', async () => {
  const { owner, browser, store, clock } = await accountsApp()
  await owner()
  const token = (await offerRecovery({ store, now: () => clock.now }, OWNER.email)) ?? ''
  const recover = (password: string) => browser().call('POST', '/v1/recovery', { token, password })
  const statuses = (await Promise.all([recover(NEXT), recover(`${NEXT} too`)])).map(({ status }) => status)
  expect(statuses.sort()).toEqual([201, 410])
  expect((await store.accounts()).sessions).toHaveLength(1)
})

test('a link ends after 30 minutes and when a newer one was made; one to set up recovers nobody', async () => {
  const { owner, browser, store, clock, setupToken } = await accountsApp()
  const setup = await setupToken()
  await owner()
  const make = async () => (await offerRecovery({ store, now: () => clock.now }, OWNER.email)) ?? ''
  const code = async (token: string) =>
    (await browser().call('POST', '/v1/recovery', { token, password: NEXT })).body.code
  const [first, second] = [await make(), await make()]
  expect([await code(first), await code(setup)]).toEqual(['link_expired', 'link_expired'])
  clock.now += HOUR / 2
  expect(await code(second)).toBe('link_expired')
})

test('the command prints a link that works, and knows no other addresses', async () => {
  const { owner, store, folder, clock } = await accountsApp()
  await owner()
  await store.close()
  const env = { DATA_DIR: folder, PUBLIC_URL: 'https://mail.example.com' }
  const run = (...args: string[]) => runHere(['accounts', ...args], env)
  const { code, out, err } = await run('recover', '--email', 'Owner@Example.com')
  expect([code, err]).toEqual([0, ''])
  const link = /https:\S+/.exec(out)?.[0] ?? ''
  expect(link).toMatch(/^https:\/\/mail\.example\.com\/recover#token=/)
  const listed = JSON.parse((await run('list', '--json')).out)
  expect(listed).toMatchObject([{ email: OWNER.email, workspaces: [{ role: 'owner' }] }])
  const unknown = await run('recover', '--email', 'zebra@example.com')
  expect(unknown).toMatchObject({ code: 1, out: '' })
  expect(unknown.err).not.toContain('zebra')

  const again = await accountsApp({ store: await openFileStore(folder) })
  again.clock.now = clock.now
  const answer = await again.browser().call('POST', '/v1/recovery', { token: tokenIn(link), password: NEXT })
  expect(answer.status).toBe(201)
}, 60_000)
