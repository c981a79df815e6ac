import { expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/preheader/contract.ts'
import { local } from '#shared/operations/preheader/local.ts'
import { dictionary } from '../../support/dictionary.ts'

it('a mailing that offers a way out has a preheader, also where its kind is a guess', () => {
  const draft =
    'Hi Ana,\n\nThis month’s issue has three parts.\n\nHarrow Foods opened a second depot in Leeds, and cut its night runs from nine to six.\n\nRead the whole issue: https://cold.example/11\n\nCold Chain Weekly, 9 Dock Rd, Hull HU1 1AA\nUnsubscribe: https://cold.example/out'
  const { result, input } = local(contract.input.parse({ draft, subject: 'November issue' }), {
    profile: DEFAULT_PROFILE,
    dictionary,
  })
  expect(input.kind_confidence).toBeLessThan(0.5)
  expect(result.none_recommended).toBe(false)
  // Figures in words are figures.
  expect(result.candidates[0]?.text).toMatch(/from nine to six/)
})
