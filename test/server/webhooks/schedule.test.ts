import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { JITTER, readRetryAfter, SCHEDULE, waitAfter } from '#server/services/webhooks/schedule.ts'
import { newSecret, rotated } from '#server/services/webhooks/secrets.ts'
import { signatureHeaders } from '#server/services/webhooks/sign.ts'

const HOUR = 3_600_000

test('attempts come at once, then after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, and no more', () => {
  const waits = SCHEDULE.map((_, made) => waitAfter(made + 1, 0, null))
  const hours = [2, 5, 10, 14, 20, 24].map((count) => count * HOUR)
  expect(SCHEDULE[0]).toBe(0)
  expect(waits).toEqual([5000, 300_000, 1_800_000, ...hours, null])
})

test('chance adds to a wait and never takes from it; a receiver may ask for up to a day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.option(fc.nat(1_000_000_000)),
      (made, random, asked) => {
        const wait = waitAfter(made, random, asked) ?? Number.NaN
        const planned = SCHEDULE[made] ?? Number.NaN
        expect(wait).toBeGreaterThanOrEqual(Math.max(planned, Math.min(asked ?? 0, 24 * HOUR)))
        expect(wait).toBeLessThanOrEqual(Math.max(planned * (1 + JITTER), Math.min(asked ?? 0, 24 * HOUR)))
      },
    ),
  )
})

test.each([
  ['120', 120_000],
  ['0', 0],
  ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
  ['Wed, 31 Dec 2025 00:00:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['9999999999999', null],
  [null, null],
])('Retry-After %j is %j milliseconds', (header, ms) => {
  expect(readRetryAfter(header, Date.parse('2026-01-01T00:00:00Z'))).toBe(ms)
})

test('the official library verifies a signature, and refuses it once body, id, time or secret is another', () => {
  fc.assert(
    fc.property(fc.json(), fc.uuid(), (body, id) => {
      const [secret, other] = [newSecret(), newSecret()]
      const headers = signatureHeaders(id, body, [secret], Date.now())
      expect(() => new Webhook(secret).verify(body, headers)).not.toThrow()
      const refused = [
        [secret, `${body} `, headers],
        [secret, body, { ...headers, 'webhook-id': `${id}1` }],
        [secret, body, signatureHeaders(id, body, [secret], Date.now() - 400_000)],
        [other, body, headers],
      ] as const
      for (const [key, text, fields] of refused) expect(() => new Webhook(key).verify(text, fields)).toThrow()
    }),
    { numRuns: 50 },
  )
})

test('a signature is what the specification says, letter for letter', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const headers = signatureHeaders(
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    '{"test": 2432232314}',
    [secret],
    1614265330_999,
  )
  // The example of the specification.
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('a secret is 32 random bytes and never the same', () => {
  const secrets = Array.from({ length: 100 }, newSecret)
  expect(new Set(secrets).size).toBe(100)
  for (const secret of secrets) expect(Buffer.from(secret.slice('whsec_'.length), 'base64').length).toBe(32)
})

test('while a secret is being replaced there are two, a day later one', () => {
  const first = rotated([{ sealed: 'a', expires: null }], 'b', 0)
  expect(first).toEqual([
    { sealed: 'b', expires: null },
    { sealed: 'a', expires: '1970-01-02T00:00:00.000Z' },
  ])
  expect(rotated(first, 'c', HOUR).map(({ sealed }) => sealed)).toEqual(['c', 'b'])
  expect(rotated([{ sealed: 'a', expires: '1970-01-01T01:00:00.000Z' }], 'b', HOUR)).toEqual([
    { sealed: 'b', expires: null },
  ])
})
