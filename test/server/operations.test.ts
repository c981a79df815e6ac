import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { DEFAULT_PROFILE, SILENT_VOICE } from '#shared/engine/profile.ts'
import { RULESET, score } from '#shared/engine/score.ts'
import { OPERATIONS } from '#shared/operations/index.ts'
import { describedAnswers } from '../support/described-answers.ts'
import { makeApp } from '../support/make-app.ts'
import { usedNow } from '../support/used-now.ts'

const { app, store, workspace, post } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const check = describedAnswers(document)
const examples = OPERATIONS.flatMap(({ contract }) =>
  contract.examples.map((example) => ({ ...example, contract, path: `/v1/${contract.name}` })),
)

test.each(examples)(
  '$path answers its example “$summary” as its contract says',
  async ({ contract, path, input }) => {
    const answer = Object(await check('POST', path, await post(path, JSON.stringify(input))))
    expect(contract.result.safeParse(answer.result).error).toBeUndefined()
    expect(answer).toMatchObject({
      id: expect.stringMatching(new RegExp(`^${contract.prefix}_[0-9A-Za-z]{20}$`)),
      object: contract.object,
      engine: { mode: 'local', ruleset: RULESET, model: null, degraded: null },
      usage: { calls: contract.calls },
    })
    const { draft, brief, variants } = Object(input)
    const read = draft ?? JSON.stringify(brief ?? variants)
    expect(answer.input.sha256).toBe(createHash('sha256').update(read).digest('hex'))
  },
)

test('the examples in the description are what the server answers', async () => {
  for (const { path, input, summary } of examples) {
    const shown = Object.values(
      document.paths[path]?.post?.responses['200']?.content?.['application/json']?.examples ?? {},
    ).find((example) => example.summary === summary)
    const answer = Object(await (await post(path, JSON.stringify(input))).json())
    expect(Object(shown?.value).result).toEqual(answer.result)
    expect(Object(shown?.value).input).toEqual(answer.input)
  }
})

describe('a call', () => {
  const body = { draft: 'Hi Ana,\n\nI hope you are well. Can we talk on Tuesday at 10?\n\nTom' }
  const call = async (more: object = {}) =>
    Object(await (await post('/v1/score', JSON.stringify({ ...body, ...more }))).json())

  test('is counted one by one, and many at once', async () => {
    const { usage: before } = await call()
    const many = await Promise.all(Array.from({ length: 20 }, () => call()))
    const used = many.map(({ usage }) => usage.used)
    expect(Math.max(...used)).toBe(before.used + 20)
    expect((await usedNow(store, workspace)).by_operation.score).toBeGreaterThanOrEqual(21)
  })

  test('gets the same answer each time, under another id', async () => {
    const [one, two] = [await call(), await call()]
    expect(one.id).not.toBe(two.id)
    expect(one.result).toEqual(two.result)
  })

  test('that asks for a model is told that there is none', async () => {
    expect((await call({ engine: 'model' })).engine).toMatchObject({
      mode: 'local',
      degraded: 'model_not_configured',
    })
  })

  test('is scored by the settings of its workspace, and may name its voice', async () => {
    const voice = {
      ...structuredClone(SILENT_VOICE),
      id: 'bv_1',
      name: 'House',
      banned: [{ term: 'Tuesday', use: 'Wednesday', reason: null }],
    }
    await store.tx(workspace, ({ settings, voices }) => {
      settings.gate.threshold = 99
      const now = new Date().toISOString()
      voices.push({ id: 'bv_1', client: null, version: 1, created: now, updated: now, voice, past: [] })
    })
    const { result } = await call({ brand_voice_id: 'bv_1' })
    expect(result.gate.threshold).toBe(99)
    expect(result.annotations.map((a: { quote: string }) => a.quote)).toContain('Tuesday')
    const own = score(body, { ...DEFAULT_PROFILE, voice, threshold: 99 })
    expect(result.score).toBeLessThanOrEqual(own.score)
  })
})
