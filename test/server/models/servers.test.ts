/** Answers and errors in the shapes that the servers send them; the texts are ours. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openAiModel } from '#server/models/openai.ts'
import SERVERS from '../../fixtures/model-servers.json' with { type: 'json' }
import { fakeOpenAi } from '../../support/fake-openai.ts'

const fake = await fakeOpenAi(() => '{"score":7}')
const QUESTION = {
  name: 'rewrite',
  schema: z.strictObject({ score: z.int() }),
  system: 'Judge.',
  user: '{}',
  maxTokens: 100,
}
const json = (status: number, body: unknown) => ({
  status,
  text: JSON.stringify(body).replace('"CONTENT"', '"{\\"score\\":7}"'),
})

/** Asks a server that refuses the first request, if it does, and answers the next. */
async function ask(name: string, answers: { status: number; text: string }[]) {
  fake.also({
    [name]: ({ res }) => {
      const [{ status, text } = { status: 500, text: '{}' }] =
        answers.length > 1 ? answers.splice(0, 1) : answers
      res.writeHead(status, { 'content-type': 'application/json' })
      res.end(text)
    },
  })
  return openAiModel({ baseUrl: fake.url, name, apiKey: 'k', deadlineMs: 20_000 }).ask(QUESTION, {
    workspace: 'w',
  })
}

test.each(SERVERS)('an answer of $server is read, tokens included', async ({ server, answer }) => {
  expect(await ask(server, [json(200, answer)])).toEqual({
    value: { score: 7 },
    tokens: { input: 21, output: 9 },
  })
})

const ERRORS = SERVERS.flatMap(({ server, answer, errors }) =>
  errors.map(({ status, body, kind }) => ({ server, status, kind, body, answer })),
)

test.each(ERRORS.filter(({ kind }) => kind !== 'adapts'))(
  'an error of $server with status $status is taken for $kind',
  async ({ server, status, body, kind }) => {
    await expect(ask(server, [json(status, body)])).rejects.toMatchObject({ kind })
  },
)

test.each(ERRORS.filter(({ kind }) => kind === 'adapts'))(
  '$server says what it does not know, and is asked otherwise: $body',
  async ({ server, status, body, answer }) => {
    const reply = await ask(server, [json(status, body), json(200, answer)])
    expect(reply.value).toEqual({ score: 7 })
  },
)
