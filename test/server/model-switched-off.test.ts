import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { scriptedModel } from '#server/models/scripted.ts'
import { PROMPTED } from '../support/answer-with.ts'
import { makeTeam, type Who } from '../support/team.ts'

const team = await makeTeam()
const model = scriptedModel(() => expect.unreachable('the model was asked'))
const app = createApp({ ...team.deps, model })
await team.call(team.owner, 'PATCH', '/v1/workspace', { settings: { model: { use: false } } })

async function post(who: Who, path: string, body: object) {
  const headers = { ...who, 'content-type': 'application/json' }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: response.status, body: JSON.parse(await response.text()) }
}

test.each(PROMPTED)('$name asks no model where the owner switched it off', async ({ name, request }) => {
  const { status, body } = await post(team.ofKey, `/v1/${name}`, { ...request, engine: 'model' })
  if (name === 'localize') expect([status, body.code]).toEqual([422, 'model_required'])
  else expect(body.engine).toMatchObject({ mode: 'local', model: null, degraded: 'model_not_configured' })
})

test('nor is it shown the mails that a voice is learned from', async () => {
  const samples = ['Hi Ana, the oven is here.', 'Hi Jo, it is on.', 'Hi Bo, it is off.']
  const { status, body } = await post(team.admin, '/v1/brand-voices/learn', { samples })
  expect([status, body.summary]).toEqual([200, null])
})
