import { expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

it('says again what “it” means when the sentence that named it goes', () => {
  const draft =
    'Hi Ana,\n\nJust checking in on my previous email. Has Luis looked at it yet? The price of $1,200 holds until 4 May, and the crane is ours for the whole of that week.\n\nBest,\nTom'
  const [variant] = local(contract.input.parse({ draft, kind: 'follow_up' }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  }).result.variants
  expect(variant?.draft).not.toContain('checking in')
  expect(variant?.draft).toContain('Has Luis looked at my previous email yet?')
})
