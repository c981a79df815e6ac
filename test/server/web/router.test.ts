import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefOf, placeOf } from '#server/web/router.ts'

const part = fc.string({ minLength: 1, unit: 'grapheme' })

test('every place is found again by its address', () => {
  fc.assert(
    fc.property(part, fc.array(part), (page, rest) => {
      expect(placeOf(hrefOf(page, ...rest))).toEqual({ page, rest })
    }),
  )
})

test('whatever stands in the address names some place, and the bare address the editor', () => {
  fc.assert(fc.property(fc.string(), (hash) => void expect(typeof placeOf(`#${hash}`).page).toBe('string')))
  for (const bare of ['', '#', '#/']) expect(placeOf(bare)).toEqual({ page: '', rest: [] })
  expect(placeOf('#/settings/%')).toEqual({ page: 'settings', rest: ['%'] })
})
