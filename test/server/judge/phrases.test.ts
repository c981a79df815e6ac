import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const DRAFT =
  'Hi Ana,\n\nThe list of every category is done, and our plan for the depot is in it. Could you look at the plan by Friday?\n\nBest,'
const write = (body: string, wishes: object) =>
  answerWith(
    server,
    scriptedModel(() => ({ variants: [{ subject: 'The list', preheader: null, body }] })),
    'rewrite',
    { draft: DRAFT, subject: 'The list', kind: 'customer_success', engine: 'model', ...wishes },
  )
const HOLDS =
  'Hi Ana,\n\nThe list of every category is done, with our plan for the depot. Could you look at the plan by Friday?\n\nBest,'

test.each([
  ['a word to include that stands only within another', { must_include: ['cat'] }],
  ['a phrase to keep that became half of another word', { keep: { phrases: ['is'] } }],
])('%s is missing', async (_, wishes) => {
  const body = HOLDS.replace('is done', 'exists')
  expect(codesOf(await write(body, wishes))).toContain('rejected_phrase_missing')
})

test('phrases that stand as words are there, whatever their case and line breaks', async () => {
  const answer = await write(HOLDS.replace('our plan', 'our\nplan'), {
    must_include: ['Category', 'our plan'],
    keep: { phrases: ['list'] },
  })
  expect(codesOf(answer)).not.toContain('rejected_phrase_missing')
})
