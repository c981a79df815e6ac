import { describe, expect, test } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { materialOf } from '#shared/operations/material/from-draft.ts'
import { beginsWithSigner } from '#shared/operations/material/signed.ts'
import { isSoleMention } from '#shared/operations/rewrite/steps/sole-mention.ts'
import { pointsIn } from '#shared/operations/sequences/points.ts'
import { expectLinear } from '../support/growth.ts'
import { filled } from '../support/hostile.ts'

/** Characters: as many as one request may hold, nearly. */
const LARGEST = 200_000

const bookOf = (unit: string) => (size: number) => {
  const draft = `Hi Ana,\n\n${filled(unit, size)}\n\nBest,\nTom Reed\nRoutewell`
  const doc = parse({ draft, kind: 'cold_outreach' }, DEFAULT_PROFILE, new Memo())
  return { doc, material: materialOf(doc) }
}

describe('what is asked of each sentence of a book takes no longer the more there are', () => {
  test('whether it alone names a thing', () => {
    expectLinear(LARGEST, bookOf('We wrote about the boiler.\n'), ({ doc }) => {
      expect(doc.sentences.filter((_, i) => isSoleMention(doc, i))).toEqual([])
    })
  })

  test('whether it begins with whoever signs', () => {
    expectLinear(LARGEST, bookOf('Rewell plans it. '), ({ doc }) => {
      expect(doc.sentences.filter((each) => beginsWithSigner(doc, each)).length).toBeLessThan(5)
    })
  })

  test('whether it hangs on a condition before it', () => {
    expectLinear(LARGEST, bookOf('We help.\n'), ({ doc, material }) => {
      expect(pointsIn(doc, material, null).length).toBeLessThan(5)
    })
  })
})
