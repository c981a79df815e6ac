import { describe, expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/cta/contract.ts'
import { local } from '#shared/operations/cta/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const primaryOf = (ask: string) =>
  local(
    contract.input.parse({
      draft: `Dear Ms Lee,\n\nWe visited on Wednesday and the new floor has no underlay. ${ask}\n\nKind regards,\nPiers`,
    }),
    { profile: DEFAULT_PROFILE, dictionary },
  ).result.primary?.text

describe('a question that opens with when or on what', () => {
  it.each([
    'In the meantime could you keep a short diary of when the noise is worst?',
    'By Friday could you send me the dates?',
    'On another note can you confirm the numbers for lunch?',
  ])('asks, with no comma behind its opening: %s', (ask) => {
    expect(primaryOf(ask)).toBe(ask)
  })

  it('asks nothing when it is put for effect', () => {
    expect(primaryOf('In a market like this can you afford to wait?')).toBeUndefined()
  })
})
