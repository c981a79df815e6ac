import { expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import type { ApiDocument } from '#server/routes/api-document.ts'
import { decorate } from '#server/storage/decorate.ts'
import { StorageUnavailableError, StoreClosedError } from '#server/storage/errors.ts'
import { RULESET } from '#shared/engine/score.ts'
import packaged from '../../package.json' with { type: 'json' }
import { describedAnswers } from '../support/described-answers.ts'
import { makeApp } from '../support/make-app.ts'

const { app, deps, store } = await makeApp()
const document: ApiDocument = JSON.parse(await (await app.request('/openapi.json')).text())
const check = describedAnswers(document)
const ready = async (more: Partial<Deps>) => {
  const response = await createApp({ ...deps, ...more }).request('/readyz')
  return { status: response.status, body: await check('GET', '/readyz', response) }
}
const FULL = () => Promise.reject(new StorageUnavailableError('data', new Error('ENOSPC')))

test('a server that can do its work is ready and says on what it rests', async () => {
  expect(await ready({})).toEqual({
    status: 200,
    body: {
      status: 'ok',
      store: 'ok',
      model: 'not_configured',
      version: packaged.version,
      ruleset: RULESET,
    },
  })
})

test('description and health name the version of the package', () => {
  expect(document.info.version).toBe(packaged.version)
})

test('a store that takes no changes makes it unready, in the same shape', async () => {
  const full = await ready({ store: decorate(store, { check: FULL }) })
  expect(full).toMatchObject({
    status: 503,
    body: { status: 'unavailable', store: 'unavailable', ruleset: RULESET },
  })
})

test('a store that does not answer counts as unavailable', async () => {
  const hung = decorate(store, { check: () => new Promise(() => {}) })
  expect(await ready({ store: hung })).toMatchObject({ status: 503, body: { store: 'unavailable' } })
}, 10_000)

test('a server that stops, or whose store is closed, says so', async () => {
  const closed = decorate(store, { check: () => Promise.reject(new StoreClosedError()) })
  const answers = [await ready({ stopping: AbortSignal.abort() }), await ready({ store: closed })]
  for (const { status, body } of answers) expect([status, Object(body).code]).toEqual([503, 'not_ready'])
})

test('many who ask at once cost the store one check', async () => {
  let checks = 0
  const counted = decorate(store, {
    check: async () => {
      checks++
    },
  })
  const busy = createApp({ ...deps, store: counted })
  await Promise.all(Array.from({ length: 50 }, () => busy.request('/readyz')))
  expect(checks).toBe(1)
})
