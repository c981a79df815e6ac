import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgresStore } from '#server/storage/postgres.ts'
import { CONNECTIONS, ENGINE, emptyPg, startPg, type TestDatabase } from '../../support/pg.ts'
import { accountsApp, OWNER } from './accounts-app.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await startPg()
}, 60_000)
afterAll(() => database?.stop(), 60_000)
beforeEach(async () => {
  await emptyPg(database.url)
})

const open = async () => {
  const store = await openPostgresStore(database.url, CONNECTIONS)
  onTestFinished(() => store.close())
  return accountsApp({ store })
}

// PGlite takes one connection, and so one server.
describe.skipIf(ENGINE === 'PGlite')('two servers on one database', { timeout: 60_000 }, () => {
  test('two who set up at once, each at a server of their own, make one owner', async () => {
    const one = await open()
    const two = await open()
    const token = await one.setupToken()
    const answers = await Promise.all(
      [one, two].map(({ browser }, index) =>
        browser().call('POST', '/v1/setup', { token, ...OWNER, email: `owner${index}@example.com` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const { users } = await two.store.accounts()
    expect((await two.store.read(two.workspace))?.members).toMatchObject([
      { user: users[0]?.id, role: 'owner' },
    ])
    expect(users).toHaveLength(1)
  })

  test('a person who makes workspaces at both at once has ten', async () => {
    const one = await open()
    const two = await open()
    const boss = await one.owner()
    const elsewhere = two.browser()
    elsewhere.cookie = boss.cookie
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, n) =>
        (n % 2 ? boss : elsewhere).call('POST', '/v1/workspaces', { name: `W${n}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'limit_reached')).toHaveLength(6)
  })

  test('a session and a role count at both at once, and so does their end', async () => {
    const one = await open()
    const two = await open()
    const boss = await one.owner()
    const tom = await one.member(boss, 'admin', 'tom')
    const { id } = (await tom.call('GET', '/v1/session')).body.user
    const elsewhere = two.browser()
    elsewhere.cookie = tom.cookie
    expect((await elsewhere.call('GET', '/v1/invitations')).status).toBe(200)
    await boss.call('PATCH', `/v1/members/${id}`, { role: 'viewer' })
    expect((await elsewhere.call('GET', '/v1/invitations')).body.code).toBe('missing_role')
    await tom.call('DELETE', '/v1/session')
    expect((await elsewhere.call('GET', '/v1/session')).status).toBe(401)
  })
})
