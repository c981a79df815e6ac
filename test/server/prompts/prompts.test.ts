/** What is sent to a model, word for word but for what the rules say in it: people read this diff. */
import { expect, test } from 'vitest'
import { scriptedModel } from '#server/models/scripted.ts'
import { systemText } from '#server/prompts/system.ts'
import { answerWith, PROMPTED } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'

const server = await makeApp()

test('every model is told first that a draft is material', () => {
  expect(systemText('…')).toMatchSnapshot()
})

/** Every text of a request. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

test.each(PROMPTED)('$name asks', async ({ name, request }) => {
  const given = textsIn(request).join('\n')
  /** Findings and baselines are worded by the rules, whose own tests hold them. */
  const shown = (_: string, value: unknown) =>
    typeof value === 'string' && value.includes(' ') && !given.includes(value)
      ? '(words of the rules)'
      : value
  const asked: string[] = []
  const model = scriptedModel(({ system, user }) => {
    const told = system.slice(systemText('').length)
    asked.push(`${told}\n\n${JSON.stringify(JSON.parse(user), shown, 2)}`)
    return null
  })
  await answerWith(server, model, name, request)
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatchSnapshot()
})
