import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { byCommand } from '#server/services/audit.ts'
import { createKey } from '#server/services/keys.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { readCorpus } from '../support/corpus.ts'
import { describedAnswers } from '../support/described-answers.ts'
import { makeApp } from '../support/make-app.ts'
import { usedNow } from '../support/used-now.ts'

const { app, store, workspace, post, logged } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const check = describedAnswers(document)
const PATH = '/v1/score/batch'
const operations: readonly ServedOperation[] = OPERATIONS
const batched = operations.filter(({ contract }) => contract.batch !== undefined)

const send = async (body: unknown) => {
  const response = await post(PATH, JSON.stringify(body))
  return { status: response.status, answer: Object(await check('POST', PATH, response)) }
}
const used = async () => (await usedNow(store, workspace)).calls
const mails = readCorpus()
  .slice(0, 50)
  .map(({ id, draft: { draft, subject, kind } }) => ({ id, draft: draft.slice(0, 4000), subject, kind }))

test('fifty mails are answered in their order, each as it would be by itself, for fifty calls at once', async () => {
  const before = await used()
  const { status, answer } = await send({ items: mails })
  expect([status, answer.succeeded, answer.failed]).toEqual([200, 50, 0])
  expect(answer.items.map(({ id }: { id: string }) => id)).toEqual(mails.map(({ id }) => id))
  expect(answer.usage).toMatchObject({ calls: 50, used: before + 50 })
  for (const [index, { id: _, ...mail }] of mails.entries()) {
    if (index % 7 > 0) continue
    const alone = Object(await (await post('/v1/score', JSON.stringify(mail))).json())
    const { id: __, ok: ___, ...item } = answer.items[index]
    expect(item).toEqual({
      engine: alone.engine,
      input: alone.input,
      result: alone.result,
      warnings: alone.warnings,
      placeholders: alone.placeholders,
    })
  }
})

describe('one bad item spoils no other', () => {
  const good = { draft: 'Hi Ana, can we talk on Tuesday?' }

  test.each<[string, unknown, string]>([
    ['no draft', { id: 'bad' }, '/items/1/draft'],
    ['an unknown field', { ...good, tone: 1 }, '/items/1/tone'],
    ['a wrong value', { ...good, threshold: 101 }, '/items/1/threshold'],
    ['a wrong entry', { ...good, ignore_hashes: [1] }, '/items/1/ignore_hashes/0'],
    ['an unknown voice', { ...good, brand_voice_id: 'x' }, '/items/1/brand_voice_id'],
    ['an id that is none', { ...good, id: 7 }, '/items/1/id'],
    ['an id that is a draft', { ...good, id: 'x'.repeat(101) }, '/items/1/id'],
    ['half a surrogate pair', { draft: 'a\ud800b' }, '/items/1/draft'],
    ['a text', 'Hi Ana', '/items/1'],
    ['null', null, '/items/1'],
    ['a list', [good], '/items/1'],
  ])('%s', async (_, bad, pointer) => {
    const before = await used()
    const { status, answer } = await send({ items: [good, bad, { ...good, id: 'last' }] })
    expect([status, answer.succeeded, answer.failed]).toEqual([200, 2, 1])
    const [one, two, three] = answer.items
    expect(JSON.stringify(two.problem)).not.toMatch(/Hi Ana|xxx/)
    expect([one.ok, one.id, two.ok, three.ok, three.id]).toEqual([true, null, false, true, 'last'])
    expect(two.problem).toMatchObject({ code: 'invalid_request', status: 422, errors: [{ pointer }] })
    expect(two.problem.errors[0].detail).toMatch(/^(?:This|Must|Unknown|There|Holds) .*\.$/)
    expect([answer.usage.calls, await used()]).toEqual([2, before + 2])
  })

  test('when all are bad, nothing is charged', async () => {
    const before = await used()
    const { status, answer } = await send({ items: [{}, { draft: 1 }] })
    expect([status, answer.succeeded, answer.failed, answer.usage.calls]).toEqual([200, 0, 2, 0])
    expect([answer.usage.used, await used()]).toEqual([before, before])
  })
})

describe('what is no batch is refused whole and costs nothing', () => {
  test.each<[string, unknown, string, string]>([
    ['no items', {}, '/items', 'missing'],
    ['an empty list', { items: [] }, '/items', 'too_short'],
    ['more than fifty', { items: Array(51).fill({ draft: 'x' }) }, '/items', 'too_long'],
    ['no list', { items: { draft: 'x' } }, '/items', 'wrong_type'],
    ['a field beside the items', { items: [{ draft: 'x' }], kind: 'other' }, '/kind', 'unknown_field'],
    ['a list of mails', [{ draft: 'x' }], '', 'wrong_type'],
  ])('%s', async (_, body, pointer, code) => {
    const before = await used()
    const { status, answer } = await send(body)
    expect([status, answer.code, answer.errors[0]]).toMatchObject([422, 'invalid_request', { pointer, code }])
    expect(await used()).toBe(before)
  })

  test('the whole body may have 256 kB, however many items', async () => {
    const { status } = await send({ items: Array(50).fill({ draft: 'x'.repeat(5000) }) })
    expect(status).toBe(200)
    expect((await send({ items: Array(50).fill({ draft: 'x'.repeat(5300) }) })).status).toBe(413)
  })
})

test('an item that breaks the engine is a problem of its own, noted in the log without its words', async () => {
  const [score] = batched
  if (!score) throw new Error('no batch')
  const { read } = score
  score.read = (body) => {
    if (JSON.stringify(body).includes('zebra')) throw new RangeError('zebra')
    return read(body)
  }
  try {
    const { answer } = await send({ items: [{ draft: 'Call me.' }, { draft: 'zebra' }] })
    expect(answer.items.map((item: { problem?: { code: string } }) => item.problem?.code)).toEqual([
      undefined,
      'internal_error',
    ])
    expect(answer.usage.calls).toBe(1)
    expect(logged.join()).toContain('RangeError')
    expect(logged.join()).not.toContain('zebra')
  } finally {
    score.read = read
  }
})

test('a batch needs the scope of its operation, and only operations that say so have one', async () => {
  for (const { contract } of operations) {
    const path = `/v1/${contract.name}/batch`
    const body = JSON.stringify({ items: [{ draft: 'Call me.' }] })
    expect((await post(path, body)).status).toBe(contract.batch === undefined ? 404 : 200)
  }
  const keyFor = async (scope: string) =>
    (await createKey(store, byCommand(workspace), { scopes: [scope] })).key
  const body = JSON.stringify({ items: [{ draft: 'Call me.' }] })
  const statusWith = async (scope: string) =>
    (await post(PATH, body, { authorization: `Bearer ${await keyFor(scope)}` })).status
  expect([await statusWith('optimize:score'), await statusWith('optimize:rewrite')]).toEqual([200, 403])
})

test('the example in the description is what the server answers', async () => {
  for (const { contract } of batched) {
    const path = `/v1/${contract.name}/batch`
    const described = document.paths[path]?.post
    const request = described?.requestBody?.content['application/json']?.examples?.example_1?.value
    const shown = described?.responses['200']?.content?.['application/json']?.examples?.example_1?.value
    const answer = Object(await (await post(path, JSON.stringify(request))).json())
    expect(Object(shown).items).toEqual(answer.items)
    expect(Object(shown).usage.calls).toBe(answer.usage.calls)
  }
})
