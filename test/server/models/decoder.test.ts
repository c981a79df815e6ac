/**
 * A real constrained decoder: llama.cpp with a model of random weights, whose words are noise and whose JSON is held
 * by the grammar of our schemas. `npm run test:decoder` installs it beside the rest and runs this.
 */
import { writeSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { wireSchema } from '#server/models/json-answer.ts'
import type { Model } from '#server/models/model.ts'
import { openAiModel } from '#server/models/openai.ts'
import { answerWith, PROMPTED } from '../../support/answer-with.ts'
import { makeApp } from '../../support/make-app.ts'
import { startNode } from '../../support/run-node.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'decoder')
const installed = (() => {
  try {
    return createRequire(`${FOLDER}/`).resolve('node-llama-cpp') !== ''
  } catch {
    return false
  }
})()
if (!installed)
  writeSync(
    1,
    'NO CONSTRAINED DECODER: tests that ask a real llama.cpp are skipped. `npm run test:decoder` installs it (85 MB, Linux x64) and runs them.\n',
  )

const server = installed ? await makeApp() : null

describe.skipIf(!server)('a real constrained decoder', () => {
  let model: Model
  let stop: (signal: NodeJS.Signals) => Promise<unknown>
  beforeAll(async () => {
    const started = await startNode([join(FOLDER, 'serve.ts')], {}, /\n/)
    stop = started.stop
    model = openAiModel({
      baseUrl: started.welcome.trim(),
      name: 'tiny',
      apiKey: null,
      deadlineMs: 300_000,
    })
  })
  afterAll(() => stop('SIGTERM'))

  test('gives what fits at once where the schema says all', async () => {
    const schema = z.strictObject({
      ready: z.boolean(),
      angle: z.enum(['question', 'benefit']),
      why: z.enum(['short', 'plain']).nullable(),
    })
    const question = { name: 'ready', schema, system: 'Answer.', user: '{}', maxTokens: 200 }
    for (let i = 0; i < 10; i++) {
      const { value, tokens } = await model.ask(question, { workspace: 'ws' })
      expect(schema.parse(value)).toEqual(value)
      // Asked twice it would have read what it said the first time as well.
      expect(tokens?.input).toBeLessThan(50)
    }
  })

  test.each(PROMPTED)(
    'holds to the schema of $name in all it says, and none of its noise is shown',
    async ({ name, request }) => {
      if (!server) return expect(server).not.toBeNull()
      let said = ''
      let schema: object = {}
      const heard: Model = {
        ...model,
        ask: (question, asking) => {
          schema = wireSchema(question.schema)
          return model.ask(question, { ...asking, onText: (text) => (said += text) })
        },
      }
      const { engine } = await answerWith(server, heard, name, request)
      expect(engine.mode).toBe('local')
      expect(engine.degraded).toMatch(/^(?:candidates_rejected|model_invalid_output|model_truncated)$/)
      // Noise does not always come to an end within its tokens.
      const whole = engine.degraded !== 'model_truncated'
      const fits = new Ajv({ strict: false }).compile(schema)
      expect(whole ? fits(JSON.parse(said)) : said.startsWith('{'), said.slice(0, 300)).toBe(true)
    },
  )
})
