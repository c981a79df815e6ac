import { expect, test } from 'vitest'
import { expectLinear } from './growth.ts'

const numbers = (size: number) => Array.from({ length: size }, (_, i) => i)
/** Looks for what is not there once for every number. */
const quadratic = (all: readonly number[]) => all.filter((n) => all.includes(-n - 1))
/** As many steps for every number, however many there are. */
const linear = (all: readonly number[]) => all.map((n) => Math.hypot(n, n + 1).toFixed(3))

test('linear work passes, however long it takes', () => {
  expectLinear(400_000, numbers, linear)
})

test('quadratic work fails, also behind linear work', () => {
  const both = (all: readonly number[]) => [linear(all), quadratic(all)]
  expect(() => expectLinear(10_000, numbers, quadratic)).toThrow(/ ms for one of 10000,/)
  expect(() => expectLinear(20_000, numbers, both)).toThrow()
})

test('an expression that looks again from every place fails', () => {
  const text = (size: number) => 'a'.repeat(size)
  expect(() => expectLinear(10_000, text, (one) => /a+b/.exec(one))).toThrow()
})
