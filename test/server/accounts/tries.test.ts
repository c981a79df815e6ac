import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Tries } from '#server/services/accounts/tries.ts'
import { ApiError } from '#shared/api/problem.ts'

const HERE = '203.0.113.0/24'
const ELSEWHERE = '198.51.100.0/24'

function counted() {
  const clock = { now: 1_000_000 }
  const tries = new Tries(() => clock.now)
  /** Seconds to wait; 0 when the try was made. */
  const wait = (account: string, network: string): number => {
    try {
      tries.begin(account, network)
      return 0
    } catch (error) {
      return error instanceof ApiError ? Number(error.headers['retry-after']) : Number.NaN
    }
  }
  return { clock, tries, wait }
}

test('five tries are free, then the waits are 30 seconds, a minute, two, up to fifteen minutes', () => {
  const { clock, wait } = counted()
  expect([1, 2, 3, 4, 5].map(() => wait('a', HERE))).toEqual([0, 0, 0, 0, 0])
  const waits: number[] = []
  for (let i = 0; i < 7; i++) {
    const seconds = wait('a', HERE)
    waits.push(seconds)
    clock.now += seconds * 1000
    expect(wait('a', HERE)).toBe(0)
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900])
})

test('a stranger elsewhere makes nobody wait, whatever they try', () => {
  const account = fc.constantFrom('owner', 'other', 'third')
  fc.assert(
    fc.property(fc.array(fc.tuple(account, fc.nat(120_000)), { maxLength: 200 }), (attempts) => {
      const { clock, wait } = counted()
      for (const [name, later] of attempts) {
        clock.now += later
        wait(name, ELSEWHERE)
      }
      expect(wait('owner', HERE)).toBe(0)
    }),
  )
})

test('a network that tries many accounts waits for all of them', () => {
  const { wait } = counted()
  for (let i = 0; i < 20; i++) expect(wait(`account ${i}`, HERE)).toBe(0)
  expect(wait('one more', HERE)).toBe(30)
})

test('the right password ends the waits of the account, and frees nobody to guess others', () => {
  const { tries, wait } = counted()
  for (let i = 0; i < 19; i++) wait(`account ${i}`, HERE)
  for (let i = 0; i < 5; i++) tries.begin('own', ELSEWHERE).succeeded()
  expect(wait('own', ELSEWHERE)).toBe(0)
  tries.begin('own', HERE).succeeded()
  expect(wait('account 20', HERE)).toBe(0)
  expect(wait('account 21', HERE)).toBe(30)
})

test('after fifteen quiet minutes nothing is held against anybody', () => {
  const { clock, wait } = counted()
  for (let i = 0; i < 5; i++) wait('a', HERE)
  clock.now += 30_000 + 15 * 60_000 + 1
  expect([1, 2, 3, 4, 5].map(() => wait('a', HERE))).toEqual([0, 0, 0, 0, 0])
})

test('a crowd of networks does not fill the memory', () => {
  const { tries } = counted()
  for (let i = 0; i < 25_000; i++) tries.begin('a', `2001:db8:${i.toString(16)}::/48`)
  expect(tries.size).toBe(20_000)
})
