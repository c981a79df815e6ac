import { expect, it } from 'vitest'
import { Memo } from '#shared/engine/memo.ts'
import { parse } from '#shared/engine/parse.ts'
import { DEFAULT_PROFILE } from '#shared/engine/profile.ts'
import { contract } from '#shared/operations/rewrite/contract.ts'
import { local } from '#shared/operations/rewrite/local.ts'
import { bringsIn, isRestated, namesTopic } from '#shared/operations/rewrite/steps/topics.ts'
import { dictionary } from '../../support/dictionary.ts'
import { expectLinear } from '../../support/growth.ts'

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

it('what of a book stands in it twice is found in time that grows with the book', () => {
  const book = (size: number) =>
    Array.from(
      { length: Math.ceil(size / 60) },
      (_, i) => `The crane of yard ${i} lifts plank${i} onto waggon${i * 7}, and the driver waits.`,
    )
      .join(' ')
      .slice(0, size)
  expectLinear(
    80_000,
    (size) =>
      parse({ draft: book(size), subject: 'Cranes and planks' }, DEFAULT_PROFILE, new Memo(), dictionary),
    (doc) =>
      doc.sentences.map((sentence, i) => [
        isRestated(doc, sentence, 1),
        namesTopic(doc, sentence),
        bringsIn(doc, i),
      ]),
  )
})
