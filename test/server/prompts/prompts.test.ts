/** What is sent to a model, word for word: people read this diff. */
import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { PROMPTS } from '#server/prompts/index.ts'
import { systemText } from '#server/prompts/system.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { answerWith } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()

test('every model is told first that a draft is material', () => {
  expect(systemText('…')).toMatchSnapshot()
})

const PROMPTED = OPERATIONS.filter(({ contract }) => contract.name in PROMPTS)

test.each(PROMPTED.map(({ contract }) => contract))('$name asks', async ({ name, examples }) => {
  const asked: string[] = []
  const model = scriptedModel(({ system, user, maxTokens }) => {
    const told = system.slice(systemText('').length)
    asked.push(`${told}\n\n${JSON.stringify(JSON.parse(user), null, 2)}\n\nAt most ${maxTokens} tokens.`)
    return null
  })
  const mode = name === 'localize' ? { mode: 'translate', target_locale: 'de-DE' } : {}
  await answerWith(server, model, name, { ...examples[0]?.input, ...mode })
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchSnapshot()
})
