import { afterEach, expect, test } from 'vitest'
import { dropOld, startHousekeeping } from '#server/services/housekeeping.ts'
import { DEFAULT_SETTINGS } from '#server/services/settings.ts'
import { makeTeam } from '../../support/team.ts'

const team = await makeTeam()
const { call, store, deps, workspace, owner, ofKey } = team
const DAY = 86_400_000
const DRAFT = 'Hi Ana,\n\nWe leverage the zebra-quartz-lantern. Can we talk on Tuesday at 10?\n\nTom'
const keep = (history: object) => call(owner, 'PATCH', '/v1/workspace', { settings: { history } })
const score = (headers = {}) =>
  call({ ...ofKey, ...headers }, 'POST', '/v1/score', { draft: DRAFT, subject: 'Lantern' })
const kept = async (): Promise<Record<string, unknown>[]> => {
  const found = []
  let next = ''
  do {
    const { body } = await call(owner, 'GET', `/v1/history?limit=3${next && `&cursor=${next}`}`)
    found.push(...body.data)
    next = body.next_cursor ?? ''
  } while (next !== '')
  return found
}

afterEach(async () => {
  await store.tx(workspace, (record) => {
    record.settings = structuredClone(DEFAULT_SETTINGS)
  })
})

test('nothing is kept until history is on; then scores without drafts; drafts only when the owner says so', async () => {
  await score()
  expect(await kept()).toEqual([])
  await keep({ on: true })
  const { body } = await score()
  const [entry, ...others] = await kept()
  expect(others).toEqual([])
  expect(entry).toMatchObject({
    object: 'history_entry',
    operation: 'score',
    score: body.result.score,
    kind: body.input.kind,
    words: body.input.words,
    key: expect.stringMatching(/^key_/),
    draft: null,
  })
  expect(JSON.stringify((await store.page(workspace, 'history', { limit: 10 })).entries)).not.toContain(
    'zebra',
  )
  await keep({ on: false })
  await score()
  expect(await kept()).toHaveLength(1)
  await keep({ on: true, drafts: true })
  await score()
  expect((await kept())[0]?.draft).toEqual({ subject: 'Lantern', draft: DRAFT })
})

test('the scores of a batch are kept, each with its client, and what was refused is not', async () => {
  await keep({ on: true })
  const { body: voice } = await call(owner, 'POST', '/v1/brand-voices', { name: 'V', client: 'Nord' })
  const items = [{ draft: DRAFT }, { draft: 1 }, { draft: DRAFT, brand_voice_id: voice.id }]
  const before = (await kept()).length
  await call(ofKey, 'POST', '/v1/score/batch', { items })
  const all = await kept()
  expect(all).toHaveLength(before + 2)
  expect(all.slice(0, 2).map(({ client }) => client)).toEqual(expect.arrayContaining(['Nord', null]))
})

test('a repeated request is kept once, and no person is named', async () => {
  await keep({ on: true })
  const before = (await kept()).length
  for (let count = 0; count < 3; count++) await score({ 'idempotency-key': 'the-same' })
  expect(await kept()).toHaveLength(before + 1)
  await call(owner, 'POST', '/v1/score', { draft: DRAFT })
  const [entry] = await kept()
  expect(entry?.key).toBeNull()
  expect(JSON.stringify(entry)).not.toContain('usr_')
})

test('scores older than the workspace wants are dropped, by each workspace for itself', async () => {
  await keep({ on: true, days: 10 })
  await score()
  const at = (days: number) => new Date(Date.now() - days * DAY).toISOString()
  const [entry] = (await store.page(workspace, 'history', { limit: 1 })).entries
  if (!entry) throw new Error('nothing was kept')
  const aged = (days: number) => ({ ...entry, id: `his_${days}days`, at: at(days) })
  const ages = [9, 11, 80, 100]
  for (const id of [workspace, team.otherWorkspace]) await store.append(id, 'history', ages.map(aged))
  await dropOld(deps)
  const ids = async (id: string) =>
    (await store.page(id, 'history', { limit: 100 })).entries
      .map((one) => one.id)
      .filter((one) => one.endsWith('days'))
  expect(await ids(workspace)).toEqual(['his_9days'])
  // The others are on 90 days.
  expect(await ids(team.otherWorkspace)).toEqual(['his_9days', 'his_11days', 'his_80days'])
})

test('whoever shortens how long scores are kept sees the older ones go at once', async () => {
  await keep({ on: true, days: 90 })
  await score()
  const [entry] = (await store.page(workspace, 'history', { limit: 1 })).entries
  if (!entry) throw new Error('nothing was kept')
  const aged = (days: number) => ({
    ...entry,
    id: `his_${days}old`,
    at: new Date(Date.now() - days * DAY).toISOString(),
  })
  await store.append(workspace, 'history', [2, 5].map(aged))
  const old = async () => (await kept()).map(({ id }) => String(id)).filter((id) => id.endsWith('old'))
  await keep({ drafts: true })
  expect(await old()).toEqual(['his_2old', 'his_5old'])
  expect((await keep({ days: 4 })).status).toBe(200)
  expect(await old()).toEqual(['his_2old'])
})

test('whoever stops keeping drafts sees those that were kept go at once, from disk as well, and the scores stay', async () => {
  await keep({ on: true, drafts: true, days: 90 })
  for (let n = 0; n < 4; n++) await score()
  const before = await kept()
  expect(before.filter(({ draft }) => draft !== null).length).toBeGreaterThanOrEqual(4)
  expect((await keep({ drafts: false })).status).toBe(200)
  expect(await kept()).toEqual(before.map((entry) => ({ ...entry, draft: null })))
  await score()
  expect((await kept())[0]?.draft).toBeNull()
  expect((await kept()).length).toBe(before.length + 1)
})

test('drafts that a stopped server could not drop are dropped by the housekeeping', async () => {
  await keep({ on: true, drafts: true })
  await score()
  await store.tx(workspace, ({ settings }) => {
    settings.history.drafts = false
  })
  expect((await kept())[0]?.draft).not.toBeNull()
  await dropOld(deps)
  expect((await kept()).map(({ draft }) => draft)).not.toContainEqual(expect.anything())
})

test('housekeeping begins with the server, ends with it, and goes on after a workspace that fails', async () => {
  const pruned: string[] = []
  const failing = new Proxy(store, {
    get: (target, name) =>
      name === 'prune'
        ? async (id: string) => {
            pruned.push(id)
            if (pruned.length === 1) throw new Error('disk')
          }
        : Reflect.get(target, name).bind(target),
  })
  const before = team.logged.length
  const stop = startHousekeeping({ ...deps, store: failing })
  await expect.poll(() => pruned.length).toBe(2)
  await stop()
  expect(team.logged.slice(before).join()).toContain('what is old could not be dropped')
})
