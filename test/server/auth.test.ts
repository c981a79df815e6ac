import { describe, expect, test } from 'vitest'
import { byCommand } from '#server/services/audit.ts'
import { createKey, revokeKey } from '#server/services/keys.ts'
import type { KeyRequest } from '#server/services/new-key.ts'
import { createWorkspace } from '#server/services/workspaces.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { makeApp } from '../support/make-app.ts'
import { requestAbout } from '../support/request-about.ts'
import { usedNow } from '../support/used-now.ts'

const { app, store, workspace, key, post } = await makeApp()
const DRAFT = 'Hi Ana, can we talk on Tuesday?'
const operations: readonly ServedOperation[] = OPERATIONS
const names = operations.map(({ contract }) => contract.name)
const INVALID = 'Bearer realm="sendworthy", error="invalid_token"'

const by = byCommand(workspace)
const keyFor = async (request: KeyRequest) => (await createKey(store, by, request)).key
const revoked = await createKey(store, by, {})
await revokeKey(store, by, revoked.id)
const expired = await keyFor({ expires: new Date(Date.now() + 60_000) })
await store.tx(workspace, ({ keys }) => {
  const last = keys.at(-1)
  if (last) last.expires = '2020-01-01T00:00:00.000Z'
})
const flip = (text: string) => text.slice(0, -1) + (text.endsWith('A') ? 'B' : 'A')

describe.each(operations)('/v1/$contract.name', ({ contract }) => {
  const { name } = contract
  const path = `/v1/${name}`
  const BODY = JSON.stringify(requestAbout(contract, DRAFT))

  test.each([
    ['no key', undefined, 'missing_key', 'Bearer realm="sendworthy"'],
    ['another scheme', 'Basic dXNlcjpwYXNz', 'missing_key', 'Bearer realm="sendworthy"'],
    ['an empty token', 'Bearer ', 'invalid_key', INVALID],
    ['a mistyped key', `Bearer ${flip(key)}`, 'invalid_key', INVALID],
    ['a key nobody made', `Bearer mk_live_${'0'.repeat(46)}`, 'invalid_key', INVALID],
    ['a revoked key', `Bearer ${revoked.key}`, 'invalid_key', INVALID],
    ['an expired key', `Bearer ${expired}`, 'invalid_key', INVALID],
    ['two keys', `Bearer ${key}, Bearer ${key}`, 'invalid_key', INVALID],
    ['a key and more', `Bearer ${key} x`, 'invalid_key', INVALID],
  ])('refuses %s', async (_, authorization, code, challenge) => {
    const response = await post(path, BODY, { authorization })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe(challenge)
    expect(await response.json()).toMatchObject({ code })
  })

  test('refuses a key without the scope and names it', async () => {
    const other = names.find((one) => one !== name)
    for (const scope of [`optimize:${other}`, 'profiles:read']) {
      const authorization = `Bearer ${await keyFor({ scopes: [scope] })}`
      const response = await post(path, BODY, { authorization })
      expect(response.status).toBe(403)
      expect(response.headers.get('www-authenticate')).toBe(
        `Bearer realm="sendworthy", error="insufficient_scope", scope="optimize:${name}"`,
      )
    }
  })

  test('takes a key with the scope of the operation alone, and in any case of the scheme', async () => {
    const own = await keyFor({ scopes: [`optimize:${name}`] })
    expect((await post(path, BODY, { authorization: `bearer ${own}` })).status).toBe(200)
  })

  test('refuses a key in the address, even a good one', async () => {
    for (const query of [`api_key=${key}`, `whatever=${key}`, 'access_token=x']) {
      const response = await post(`${path}?${query}`, BODY)
      expect([response.status, Object(await response.json()).code]).toEqual([400, 'key_in_address'])
    }
    expect((await post(`${path}?debug=1`, BODY)).status).toBe(422)
  })

  test('says nothing of the body to whoever has no key', async () => {
    expect((await post(path, '{', { authorization: undefined })).status).toBe(401)
  })
})

test('everything else needs no key', async () => {
  const open = ['/v1/rules', '/v1/evidence', '/v1/kinds', '/openapi.json', '/api/docs', '/healthz', '/readyz']
  for (const path of open) expect((await app.request(path)).status, path).toBe(200)
})

test('a call is charged to the workspace of its key and to no other', async () => {
  const other = await createWorkspace(store, { name: 'Other' })
  const usedBy = async (id: string) => (await usedNow(store, id)).calls
  const before = await usedBy(workspace)
  const response = await post('/v1/score', JSON.stringify({ draft: DRAFT }), {
    authorization: `Bearer ${other.key}`,
  })
  expect(Object(await response.json()).usage).toMatchObject({
    calls: 1,
    included: 50,
    used: 1,
    remaining: 49,
  })
  expect([await usedBy(other.id), await usedBy(workspace)]).toEqual([1, before])
})
