import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from '#shared/api/nearest.ts'
import { KIND_NAMES } from '#shared/engine/kinds.ts'
import { contract } from '#shared/operations/cta/contract.ts'

const FIELDS = Object.keys(contract.input.shape)

describe('a name that is not known', () => {
  it.each([
    ['draf', 'draft'],
    ['commitmnt', 'commitment'],
    ['fromName', 'from_name'],
    ['Brand-Voice-Id', 'brand_voice_id'],
    ['body', 'draft'],
    ['language', 'locale'],
  ])('stands for the field it is near: %s', (name, field) => {
    expect(nearest(name, FIELDS)).toBe(field)
  })

  it('stands for the kind it is near', () => {
    expect(nearest('newsletters', KIND_NAMES)).toBe('newsletter')
    expect(nearest('Cold Outreach', KIND_NAMES)).toBe('cold_outreach')
  })

  it.each(['x', 'colour', 'tone', '', 'x'.repeat(10_000)])(
    'stands for none where none is near: %s',
    (name) => {
      expect(nearest(name, FIELDS)).toBeNull()
    },
  )

  it('stands for a known one or none, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const meant = nearest(name, FIELDS)
        expect(meant === null || FIELDS.includes(meant)).toBe(true)
      }),
    )
  })
})
