import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Model, ModelError } from '#server/models/model.ts'
import { scriptedModel } from '#server/models/scripted.ts'
import { makeTeam } from '../support/team.ts'

const team = await makeTeam()
const SAMPLES = [
  'Hi Ana,\n\nThe pump is on its way. It ships on Monday.\n\nBest,\nTom',
  'Hi Bo,\n\nThe belt is here.\n\nBest,\nTom',
  'Hi Cy,\n\nThe fan works again.\n\nBest,\nTom',
]
interface Learned {
  summary: string | null
  warnings: { code: string }[]
}
const learn = async (model: Model) => {
  const response = await createApp({ ...team.deps, model }).request('/v1/brand-voices/learn', {
    method: 'POST',
    headers: { ...team.admin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Acme', samples: SAMPLES }),
  })
  expect(response.status).toBe(200)
  const { summary, warnings }: Learned = JSON.parse(await response.text())
  return { summary, codes: warnings.map(({ code }) => code) }
}

test('a voice whose summary a model could not write says so', async () => {
  const down = scriptedModel(() => {
    throw new ModelError('timeout', '')
  })
  expect(await learn(down)).toMatchObject({ summary: null, codes: expect.arrayContaining(['model_timeout']) })
  const invents = scriptedModel(() => ({
    summary: 'They write as Microsoft did in 1987: short and dry, always.',
  }))
  expect(await learn(invents)).toMatchObject({
    summary: null,
    codes: expect.arrayContaining(['rejected_fact_added']),
  })
  const fine = scriptedModel(() => ({
    summary: 'The mails are short and plain, and come to the point at once.',
  }))
  expect(await learn(fine)).toMatchObject({ summary: expect.stringContaining('plain') })
})
