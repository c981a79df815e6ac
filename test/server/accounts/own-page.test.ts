import { describe, expect, test } from 'vitest'
import { accountsApp, OWNER } from './accounts-app.ts'

const URL = 'https://mail.example.com'
/** What a browser or another program says of where a request comes from, and whether it may change something. */
const FROM: readonly [string, Record<string, string | undefined>, reads: boolean, writes: boolean][] = [
  ['a page of the server', { 'sec-fetch-site': 'same-origin', origin: URL }, true, true],
  ['an old browser on a page of the server', { 'sec-fetch-site': undefined, origin: URL }, true, true],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }, true, false],
  ['a program without any word of it', { 'sec-fetch-site': undefined }, true, false],
  [
    'a page of another site',
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    false,
    false,
  ],
  [
    'a page of a sibling host',
    { 'sec-fetch-site': 'same-site', origin: 'https://x.example.com' },
    false,
    false,
  ],
  [
    'an old browser on another site',
    { 'sec-fetch-site': undefined, origin: 'https://evil.example' },
    true,
    false,
  ],
  [
    'a page that claims our origin from another site',
    { 'sec-fetch-site': 'cross-site', origin: URL },
    false,
    false,
  ],
  ['a page without an origin', { 'sec-fetch-site': undefined, origin: 'null' }, false, false],
]
const CHANGES: readonly [string, string, unknown][] = [
  ['POST', '/v1/invitations', { email: 'x@example.com', role: 'viewer' }],
  ['PATCH', '/v1/account', { name: 'X' }],
  ['PUT', '/v1/account/password', { current: OWNER.password, password: 'another long battery' }],
  ['DELETE', '/v1/sessions', undefined],
  ['DELETE', '/v1/session', undefined],
]

describe('a session works from the server’s own pages only', () => {
  test.each(FROM)('%s', async (_, headers, reads, writes) => {
    const { owner } = await accountsApp()
    const browser = await owner()
    const read = await browser.call('GET', '/v1/session', undefined, headers)
    expect(read.status).toBe(reads ? 200 : 403)
    for (const [method, path, body] of CHANGES) {
      const { status, body: answer } = await browser.call(method, path, body, headers)
      if (writes) expect(status, `${method} ${path}`).toBeLessThan(300)
      else expect([status, answer.code], `${method} ${path}`).toEqual([403, 'wrong_origin'])
    }
  })

  test.each(FROM)('and so do sign-in, setup and recovery: %s', async (_, headers, __, writes) => {
    const { browser } = await accountsApp()
    const token = 'made-up'
    const paths: [string, object, string][] = [
      ['/v1/session', { email: OWNER.email, password: OWNER.password }, 'wrong_credentials'],
      ['/v1/setup', { token, ...OWNER }, 'link_expired'],
      ['/v1/recovery', { token, password: OWNER.password }, 'link_expired'],
      ['/v1/invitations/accept', { token, password: OWNER.password }, 'link_expired'],
    ]
    for (const [path, body, otherwise] of paths) {
      const { body: answer } = await browser().call('POST', path, body, headers)
      expect(answer.code, path).toBe(writes ? otherwise : 'wrong_origin')
    }
  })
})

test('only JSON is taken, so that no form of another site can send it', async () => {
  const { owner } = await accountsApp()
  const browser = await owner()
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const { body } = await browser.call('PATCH', '/v1/account', { name: 'X' }, { 'content-type': type })
    expect(body.code).toBe('unsupported_media_type')
  }
})

test('pages of other origins read what a key is answered, and never what a session is', async () => {
  const { owner, key } = await accountsApp()
  const browser = await owner()
  const readers = async (path: string, headers: Record<string, string> = {}) => {
    const { headers: answered } = await browser.call('GET', path, undefined, headers)
    expect(answered.get('access-control-allow-credentials')).toBeNull()
    return [answered.get('access-control-allow-origin'), answered.get('cross-origin-resource-policy')]
  }
  for (const path of ['/v1/session', '/v1/setup', '/v1/members', '/v1/workspace', '/v1/usage'])
    expect(await readers(path), path).toEqual([null, 'same-origin'])
  expect(await readers('/v1/usage', { authorization: `Bearer ${key}` })).toEqual(['*', 'cross-origin'])
})

test('a key that is shown goes before the cookie, and is not helped by it', async () => {
  const { owner, key } = await accountsApp()
  const browser = await owner()
  const withKey = await browser.call('GET', '/v1/members', undefined, { authorization: `Bearer ${key}` })
  expect(withKey.body.code).toBe('keys_may_not')
})
