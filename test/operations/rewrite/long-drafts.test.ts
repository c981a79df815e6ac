import { expect, it } from 'vitest'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { dictionary } from '../../support/dictionary.ts'

const rewrite = (draft: string) =>
  local(contract.input.parse({ draft, kind: 'cold_outreach' }), { profile: DEFAULT_PROFILE, dictionary })

it.each([
  'Hello there my friend, I just wanted to ask. ',
  'In order to go, we need it. ',
  'We basically help. ',
])('a book of “%s” is rewritten in part, says so and scores no lower', (sentence) => {
  const { result, warnings } = rewrite(sentence.repeat(Math.floor(200_000 / sentence.length)))
  const [variant] = result.variants
  expect(variant?.score).toBeGreaterThanOrEqual(variant?.score_before ?? 100)
  expect(warnings.map(({ code }) => code)).toContain('rewritten_in_part')
})

it('a mail of a page is rewritten whole', () => {
  const { warnings } = rewrite('Hi Ana,\n\nIn order to go, we need it. We basically help.\n\nTom')
  expect(warnings.map(({ code }) => code)).not.toContain('rewritten_in_part')
})
