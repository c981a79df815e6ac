import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerRecovery } from '#server/services/accounts/recovery.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import * as invitations from '#shared/api/resources/invitations.ts'
import * as members from '#shared/api/resources/members.ts'
import * as sessions from '#shared/api/resources/session.ts'
import * as setup from '#shared/api/resources/setup.ts'
import { describedAnswers } from '../../support/described-answers.ts'
import { type Answer, accountsApp, OWNER, passwordOf, tokenIn } from './accounts-app.ts'

const ENDPOINTS = [invitations, members, sessions, setup]
  .flatMap((resource) => Object.values<unknown>(resource))
  .filter((exported): exported is Endpoint => Object.hasOwn(Object(exported), 'method'))
const named = (id: string): Endpoint => {
  const found = ENDPOINTS.find((endpoint) => endpoint.id === id)
  if (!found) throw new Error(`there is no endpoint ${id}`)
  return found
}

const described = async (app: { request: (path: string) => Response | Promise<Response> }) => {
  const check = describedAnswers(JSON.parse(await (await app.request('/openapi.json')).text()))
  return async ({ method, path }: Endpoint, { status, headers, body }: Answer) => {
    if (status === 204) return expect(body).toBeNull()
    await check(method, path, new Response(JSON.stringify(body), { status, headers }))
  }
}

test('every endpoint answers as it is described when all goes well', async () => {
  const { app, browser, setupToken, store, clock } = await accountsApp()
  const check = await described(app)
  const seen = new Set<string>()
  const made = browser()
  const ok = async (id: string, body?: unknown, params: string = '', by = made) => {
    const endpoint = named(id)
    const answer = await by.call(endpoint.method.toUpperCase(), endpoint.path.replace('{id}', params), body)
    expect(answer.status, id).toBe(endpoint.answer === null ? 204 : (endpoint.status ?? 200))
    await check(endpoint, answer)
    seen.add(id)
    return answer.body
  }
  await ok('setup')
  await ok('setup-owner', { token: await setupToken(), ...OWNER })
  await ok('session')
  await ok('account-change', { name: 'Olga B' })
  const { id: gone } = await ok('invitations-create', { email: 'x@example.com' })
  await ok('invitations')
  await ok('invitation-withdraw', undefined, gone)
  const { link } = await ok('invitations-create', { email: 'tom@example.com', role: 'admin' })
  await ok('invitations-open', { token: tokenIn(link) }, '', browser())
  const tom = browser()
  await ok('invitations-accept', { token: tokenIn(link), name: 'Tom', password: passwordOf('tom') }, '', tom)
  const { data } = await ok('members')
  await ok('member-change', { role: 'viewer' }, data[1].id)
  await ok('member-remove', undefined, data[1].id)
  await ok('sign-in', { email: OWNER.email, password: OWNER.password }, '', browser())
  const list = await ok('sessions')
  await ok('session-end', undefined, list.data[1].id)
  await ok('sessions-end-others')
  await ok('password-change', { current: OWNER.password, password: 'another long battery' })
  const token = await offerRecovery({ store, now: () => clock.now }, OWNER.email)
  await ok('recovery', { token, password: 'a password after that' })
  await ok('sign-out')
  expect([...seen].sort()).toEqual(ENDPOINTS.map(({ id }) => id).sort())
}, 60_000)

test('any JSON is refused as described, by whomever it is sent', async () => {
  const { app, browser, owner, member } = await accountsApp()
  const check = await described(app)
  const boss = await owner()
  const viewer = await member(boss, 'viewer', 'vera')
  const fields = {
    token: fc.string(),
    email: fc.string(),
    name: fc.string(),
    password: fc.string(),
    role: fc.string(),
  }
  const body = fc.oneof(fc.jsonValue(), fc.record(fields, { requiredKeys: [] }))
  const request = fc.tuple(fc.constantFrom(...ENDPOINTS.filter((one) => one.body)), body, fc.nat(2))
  await fc.assert(
    fc.asyncProperty(request, async ([endpoint, value, who]) => {
      const by = [boss, viewer, browser()][who] ?? boss
      await check(
        endpoint,
        await by.call(endpoint.method.toUpperCase(), endpoint.path.replace('{id}', 'usr_x'), value),
      )
    }),
    { numRuns: 300 },
  )
}, 60_000)
