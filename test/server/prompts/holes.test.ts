import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const MAIL = {
  kind: 'cold_outreach',
  subject: 'damaged pallets at Goole',
  draft:
    'Hi {{first_name}},\n\nYour depot in Goole reports damaged pallets every week. We inspect them for other depots and halve what is thrown away.\n\nWould a look at one load help?\n\nBest,\nTom',
}
const HOLE = '[a depot of their size]'
const writing = (proof: string) =>
  scriptedModel(() => ({
    variants: [
      {
        subject: MAIL.subject,
        preheader: null,
        body: `Hi {{first_name}},\n\nYour depot in Goole reports damaged pallets every week. We inspect them for ${proof} and halve what is thrown away.\n\nWould a look at one load help?\n\nBest,`,
      },
    ],
  }))
const WISH = { instructions: 'Name a customer.' }
const rewriteBy = (proof: string, more: object = WISH) =>
  answerWith(server, writing(proof), 'rewrite', { ...MAIL, ...more })

test('a fact that only the sender has is left as a hole, which is told and holds the mail back', async () => {
  const answer = await rewriteBy(HOLE)
  const [variant] = answer.result.variants
  expect(variant).toMatchObject({ source: 'model', to_fill: [HOLE], placeholders_preserved: true })
  expect(variant?.draft).toContain(HOLE)
  expect(variant?.facts).toEqual({ added_numbers: [], added_names: [], added_links: [], dropped: [] })
  expect(answer.warnings).toContainEqual({
    code: 'parts_to_fill',
    message: `Only you can know what goes here: ${HOLE}`,
  })
  const { result } = await answerWith(server, writing(HOLE), 'score', { ...MAIL, draft: variant?.draft })
  expect(result.gate).toMatchObject({ decision: 'warn', blockers: [expect.any(String)] })
  expect(result.score).toBe(variant?.score)
  const filled = { ...MAIL, draft: variant?.draft.replace(HOLE, 'a depot in Hull') }
  const { result: ready } = await answerWith(server, writing(HOLE), 'score', filled)
  expect(ready.gate.decision).toBe('pass')
})

test('where nothing more is wished, a mail that is ready stands before one with holes', async () => {
  const { result } = await rewriteBy(HOLE, { variants: 3 })
  expect(result.variants[0]?.to_fill).toEqual([])
  const last = result.variants.find(({ source }) => source === 'model')
  expect(last?.to_fill).toEqual([HOLE])
})

test.each([
  ['a merge tag of its own', '{{customer_name}}'],
  ['brackets that would be sent as they stand', '[Maersk]'],
  ['a figure in a hole', '[one customer with 40 depots]'],
  ['an address in a hole', '[one customer of https://a.example]'],
  ['too many holes', '[one customer of yours], [one depot of theirs] and [what they said of it]'],
])('no hole is %s', async (_, proof) => {
  const answer = await rewriteBy(proof)
  expect(answer.result.variants.map(({ source }) => source)).not.toContain('model')
  expect(codesOf(answer)).toContain('rejected_placeholder_broken')
})

test('a line of its own has no holes', async () => {
  const model = scriptedModel(() => ({ candidates: [{ text: `Pallets at ${HOLE}`, angle: 'specific' }] }))
  const answer = await answerWith(server, model, 'subject-lines', MAIL)
  expect(codesOf(answer)).toContain('rejected_placeholder_broken')
})
