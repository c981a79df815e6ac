import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hrefOf, placeOf, signInHref } from '#server/web/router.ts'

const part = fc.string({ minLength: 1, unit: 'grapheme' })

test('every place is found again by its address', () => {
  fc.assert(
    fc.property(part, fc.array(part), (page, rest) => {
      expect(placeOf(hrefOf(page, ...rest))).toEqual({ page, rest })
    }),
  )
})

test('whoever signs in comes back to where they were, from the page to sign in too', () => {
  fc.assert(
    fc.property(part, fc.array(part), (page, rest) => {
      fc.pre(page !== 'sign-in')
      const there = placeOf(signInHref({ page, rest }))
      expect(there).toEqual({ page: 'sign-in', rest: [page, ...rest] })
      expect(placeOf(signInHref(there))).toEqual(there)
    }),
  )
  expect(placeOf(signInHref({ page: '', rest: [] })).rest).toEqual([])
})

test('whatever stands in the address names some place, and the bare address the editor', () => {
  fc.assert(fc.property(fc.string(), (hash) => void expect(typeof placeOf(`#${hash}`).page).toBe('string')))
  for (const bare of ['', '#', '#/']) expect(placeOf(bare)).toEqual({ page: '', rest: [] })
  expect(placeOf('#/settings/%')).toEqual({ page: 'settings', rest: ['%'] })
})
