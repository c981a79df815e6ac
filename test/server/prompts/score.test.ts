import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { NO_MODEL } from '#server/models/none.ts'
import { scriptedModel } from '#server/models/scripted.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const MAIL = {
  kind: 'cold_outreach',
  subject: 'damaged pallets at Goole',
  draft:
    'Hi Ana,\n\nYour depot in Goole reports damaged pallets every week. We inspect them for other depots and halve what is thrown away.\n\nWould a look at one load help?\n\nBest,\nTom',
}
const NOTE = 'She will ask what “one load” costs her, and the mail does not say.'
const scoreBy = (notes: string[] | null, more = {}) =>
  answerWith(server, notes === null ? NO_MODEL : scriptedModel(() => ({ notes })), 'score', {
    ...MAIL,
    ...more,
  })

test('notes of a model stand beside the score and change nothing else of it', async () => {
  const plain = await scoreBy(null)
  const { result, engine, warnings } = await scoreBy([NOTE], { model_notes: true })
  expect(engine).toMatchObject({ mode: 'hybrid', model: 'scripted', degraded: null })
  expect(result).toEqual({ ...plain.result, model_notes: [NOTE] })
  expect(warnings).toEqual(plain.warnings)
})

test('a score that asks for no notes asks no model', async () => {
  const asking = scriptedModel(() => expect.unreachable('a model was asked'))
  const { engine, result } = await answerWith(server, asking, 'score', MAIL)
  expect(engine).toMatchObject({ mode: 'local', degraded: null })
  expect(result.model_notes).toBeNull()
})

test('without a model there are no notes, and a warning says so', async () => {
  const answer = await scoreBy(null, { model_notes: true })
  expect(answer.result.model_notes).toBeNull()
  expect(codesOf(answer)).toContain('notes_need_model')
})

test.each([
  ['fact_added', 'Maersk would want a figure here.'],
  ['fact_added', 'I would give it 95 of 100.'],
  ['fact_added', 'Read https://tips.example first.'],
  ['unsafe_markup', '<b>The ask</b> is clear.'],
  ['length_missed', 'The ask is clear. '.repeat(30)],
  ['placeholder_broken', 'Greet her as {{first_name}}.'],
])('a note is refused for %s: %s', async (code, note) => {
  const answer = await scoreBy([note], { model_notes: true })
  expect(answer.result.model_notes).toBeNull()
  expect(answer.engine.degraded).toBe('candidates_rejected')
  expect(codesOf(answer)).toEqual(expect.arrayContaining(['notes_need_model', `rejected_${code}`]))
})

test('of many notes five are shown, as plain text of one line each', async () => {
  const { result } = await scoreBy(
    Array.from({ length: 9 }, () => 'The ask\n is\u200B clear.'),
    { model_notes: true },
  )
  expect(result.model_notes).toEqual(Array.from({ length: 5 }, () => 'The ask is clear.'))
})

test('a batch asks no model, and says so', async () => {
  const model = scriptedModel(() => expect.unreachable('a model was asked'))
  const response = await createApp({ ...server.deps, model }).request('/v1/score/batch', {
    method: 'POST',
    headers: { authorization: `Bearer ${server.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ ...MAIL, engine: 'model', model_notes: true }] }),
  })
  const [item] = JSON.parse(await response.text()).items
  expect(item).toMatchObject({ engine: { degraded: null }, result: { model_notes: null } })
  expect(codesOf(item)).toContain('notes_need_model')
})
