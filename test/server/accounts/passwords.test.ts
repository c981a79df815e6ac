import { expect, test } from 'vitest'
import { hashPassword, isPassword, workOf } from '#server/services/accounts/passwords.ts'

const PASSWORD = 'correct horse battery'

test('a password is kept as argon2id with the cost we promise and a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await isPassword(one, PASSWORD)).toBe(true)
  for (const wrong of ['', `${PASSWORD} `, PASSWORD.toUpperCase()])
    expect(await isPassword(one, wrong)).toBe(false)
})

test('the same characters, composed otherwise by another keyboard, are the same password', async () => {
  const kept = await hashPassword('caf\u00e9 ma\u00f1ana luz')
  expect(await isPassword(kept, 'cafe\u0301 man\u0303ana luz')).toBe(true)
})

test('a password kept at another cost still opens', async () => {
  // From Argon2's reference program: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await isPassword(reference, 'password')).toBe(true)
  expect(await isPassword(reference, 'passwort')).toBe(false)
})

test('to ask for an account that is not there costs the same hashing as a wrong password', async () => {
  const { nonce: _, tag: __, ...wrong } = workOf(await hashPassword(PASSWORD))
  const { nonce: ___, tag, ...nobody } = workOf(null)
  expect(nobody).toEqual(wrong)
  expect(tag).toHaveLength(wrong.tagLength)
  expect(await isPassword(null, PASSWORD)).toBe(false)
})

test('a crowd is refused instead of filling the memory, and those who come later are served', async () => {
  const results = await Promise.allSettled(Array.from({ length: 80 }, () => hashPassword(PASSWORD)))
  const refused = results.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(80 - 2 - 64)
  for (const one of refused) expect(one).toMatchObject({ reason: { code: 'too_many_at_once' } })
  expect(await hashPassword(PASSWORD)).toMatch(/^\$argon2id/)
}, 60_000)
