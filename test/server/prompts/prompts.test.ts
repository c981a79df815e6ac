/** What is sent to a model, word for word: people read this diff. */
import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { systemText } from '#server/prompts/system.ts'
import { answerWith, PROMPTED } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()

test('every model is told first that a draft is material', () => {
  expect(systemText('…')).toMatchSnapshot()
})

test.each(PROMPTED)('$name asks', async ({ name, request }) => {
  const asked: string[] = []
  const model = scriptedModel(({ system, user, maxTokens }) => {
    const told = system.slice(systemText('').length)
    asked.push(`${told}\n\n${JSON.stringify(JSON.parse(user), null, 2)}\n\nAt most ${maxTokens} tokens.`)
    return null
  })
  await answerWith(server, model, name, request)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchSnapshot()
})
