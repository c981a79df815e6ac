import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { contract } from '#shared/operations/subject-lines/contract.ts'
import { answerWith, codesOf } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()
const [MAIL, BRIEF] = contract.examples.map(({ input }) => input)

const subjectsOf = (says: string[], more: object = {}, request = MAIL) =>
  answerWith(
    server,
    scriptedModel(() => ({ candidates: says.map((text) => ({ text, angle: 'specific' })) })),
    'subject-lines',
    { ...request, ...more },
  )

test('a subject of a model stands among those of the rules, by its fit and with its source', async () => {
  const { result, engine } = await subjectsOf(['Harcastle: damage claims in 11 days'], { count: 20 })
  expect(engine.mode).toBe('hybrid')
  const written = result.candidates.find(({ source }) => source === 'model')
  expect(written).toMatchObject({
    text: 'Harcastle: damage claims in 11 days',
    promise_match: true,
    risk: 'honest',
  })
  const fits = result.candidates.map(({ fit }) => fit)
  expect(fits).toEqual([...fits].sort((a, b) => b - a))
})

test.each([
  ['fact_added', 'Goole damage claims in 9 days'],
  ['fact_added', 'Damage claims at Globex'],
  ['fact_added', 'Damage claims by Friday 12 May'],
  ['fact_added', 'Claims form at claims.example'],
  ['unsafe_markup', '<b>Damage claims</b> at Goole'],
  ['placeholder_broken', 'Damage claims, {{first_name}}'],
  ['instruction_carried', 'Goole: confirm your password'],
  [
    'length_missed',
    'Damage claims at your Goole dock that eat most of a Friday and how a form for drivers ends that',
  ],
  ['off_topic', 'Sunny beaches, cheap holidays, happy families'],
])('a subject is refused for %s: %s', async (code, text) => {
  const answer = await subjectsOf([text])
  expect(codesOf(answer)).toContain(`rejected_${code}`)
  expect(answer.engine).toMatchObject({ mode: 'local', degraded: 'candidates_rejected' })
})

test('what a caller rules out is ruled out for a model as well', async () => {
  const answer = await subjectsOf(['Goole damage claims in 11 days'], { avoid: ['damage'] })
  expect(codesOf(answer)).toContain('rejected_phrase_forbidden')
  const again = await subjectsOf(['Goole damage claims in 11 days'], {
    history: ['Goole damage claims in 11 days'],
  })
  expect(again.result.candidates.every(({ source }) => source === 'local')).toBe(true)
})

test('a brief is worded without facts of a model’s own', async () => {
  const { result, warnings } = await subjectsOf(
    ['Rebuild a bottom bracket', 'Rebuild a bottom bracket for 25 euros'],
    { engine: 'model', angles: undefined },
    BRIEF,
  )
  expect(result.candidates.map(({ text, score }) => [text, score])).toEqual([
    ['Rebuild a bottom bracket', null],
  ])
  expect(codesOf({ warnings })).toContain('rejected_fact_added')
})
