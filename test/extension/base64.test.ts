import fc from 'fast-check'
import { expect, it } from 'vitest'
import { base64, bytesOf } from '#extension/bridge/base64.ts'

it('bytes come through a message of an extension as they were', () =>
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(300), (bytes, times) => {
      const long = new Uint8Array(Array.from({ length: times }, () => [...bytes]).flat())
      expect(Buffer.from(base64(long), 'base64').equals(long)).toBe(true)
      expect(bytesOf(base64(long))).toEqual(long)
    }),
    { numRuns: 50 },
  ))

it('what is no base64 is refused', () => {
  expect(() => bytesOf('é')).toThrow()
})
