import { describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { FailedKeys } from '#server/services/failed-keys.ts'
import { mintKey } from '#server/services/key-format.ts'
import { makeApp } from '../../support/make-app.ts'

const { deps, key } = await makeApp()
const clock = { now: Date.UTC(2026, 5, 10, 12) }

/** A server whose callers have addresses. */
function server() {
  const app = createApp({ ...deps, now: () => clock.now })
  return async (address: string, authorization: string) => {
    const headers = { authorization, 'content-type': 'application/json' }
    const env = { incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } } }
    const response = await app.request('/v1/score', { method: 'POST', headers, body: '{"draft":"Hi"}' }, env)
    const { code } = Object(await response.json())
    return { answer: code ?? response.status, retry: response.headers.get('retry-after') }
  }
}
const wrong = () => `Bearer ${mintKey('live').key}`

describe('keys that do not work', () => {
  test('are refused five times a minute from a network, and then told to wait', async () => {
    const call = server()
    for (let i = 0; i < 5; i++) {
      expect((await call('203.0.113.7', wrong())).answer).toBe('invalid_key')
      clock.now += 1000
    }
    expect(await call('203.0.113.7', wrong())).toEqual({ answer: 'too_many_attempts', retry: '55' })
    clock.now += 54_999
    expect(await call('203.0.113.7', wrong())).toEqual({ answer: 'too_many_attempts', retry: '1' })
    clock.now += 1
    expect((await call('203.0.113.7', wrong())).answer).toBe('invalid_key')
    expect((await call('203.0.113.7', wrong())).answer).toBe('too_many_attempts')
  })

  test('hold back neither other networks nor keys that work', async () => {
    const call = server()
    for (let i = 0; i < 9; i++) await call('203.0.113.7', wrong())
    expect((await call('203.0.113.7', wrong())).answer).toBe('too_many_attempts')
    expect((await call('203.0.113.7', `Bearer ${key}`)).answer).toBe(200)
    expect((await call('198.51.100.7', wrong())).answer).toBe('invalid_key')
  })

  test('are not counted when they are mistyped or missing', async () => {
    const call = server()
    for (let i = 0; i < 20; i++)
      expect((await call('203.0.113.7', `Bearer ${key.slice(0, -1)}`)).answer).toBe('invalid_key')
    expect((await call('203.0.113.7', 'Basic eDp5')).answer).toBe('missing_key')
    expect((await call('203.0.113.7', wrong())).answer).toBe('invalid_key')
  })
})

test('a crowd of networks does not grow the count for ever, and a clock set back holds nobody', () => {
  const failed = new FailedKeys()
  for (let i = 0; i < 5; i++) failed.count('first', 0)
  expect(failed.count('first', 0)).toBe(60_000)
  expect(failed.count('first', -100_000)).toBe(0)
  for (let i = 0; i < 5; i++) failed.count('second', 0)
  for (let i = 0; i < 10_000; i++) failed.count(`network ${i}`, 0)
  expect(failed.count('second', 0)).toBe(0)
})
