import { describe, expect, test } from 'vitest'
import { eventsSince } from '#server/services/journal-reader.ts'
import { OPERATIONS, type ServedOperation } from '#shared/operations/index.ts'
import { requestAbout } from '../../support/request-about.ts'
import { makeTeam } from '../../support/team.ts'
import { usedNow } from '../../support/used-now.ts'

const team = await makeTeam()
const { call, store, workspace, admin, ofKey } = team
const DRAFT =
  'Hi Ana,\n\nWe leverage synergy for your zebra team. Can we talk on Tuesday at 10?\n\nBest,\nTom'
const SYNERGY = { name: 'Northwind', client: 'Northwind', banned: [{ term: 'synergy', use: 'teamwork' }] }
const create = async (body: object) => (await call(admin, 'POST', '/v1/brand-voices', body)).body
const rulesOf = async (body: object) => {
  const { body: answer, status } = await call(ofKey, 'POST', '/v1/score', { draft: DRAFT, ...body })
  expect(status, JSON.stringify(answer)).toBe(200)
  return answer.result.annotations.map(({ rule_id }: { rule_id: string }) => rule_id)
}

describe('a voice', () => {
  test('is made with what was left out having no opinion, read, listed by client, and deleted', async () => {
    const made = await call(admin, 'POST', '/v1/brand-voices', { name: 'Plain', client: 'Nord' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ object: 'brand_voice', version: 1, banned: [], greeting: null })
    expect((await call(ofKey, 'GET', `/v1/brand-voices/${made.body.id}`)).body).toEqual(made.body)
    const listed = await call(ofKey, 'GET', '/v1/brand-voices?client=Nord')
    expect(listed.body.data).toEqual([made.body])
    expect((await call(ofKey, 'GET', '/v1/brand-voices?client=Nobody')).body.data).toEqual([])
    expect((await call(admin, 'DELETE', `/v1/brand-voices/${made.body.id}`)).status).toBe(204)
    expect((await call(ofKey, 'GET', `/v1/brand-voices/${made.body.id}`)).status).toBe(404)
  })

  test('is replaced whole by a new version; twenty earlier ones stay readable', async () => {
    const { id } = await create({ name: 'v1', greeting: 'Hi,' })
    for (let version = 2; version <= 23; version++) {
      const { body } = await call(admin, 'PUT', `/v1/brand-voices/${id}`, { name: `v${version}` })
      expect([body.version, body.greeting]).toEqual([version, null])
    }
    const at = async (version: number) => call(ofKey, 'GET', `/v1/brand-voices/${id}?version=${version}`)
    expect([(await at(23)).body.name, (await at(3)).body.name]).toEqual(['v23', 'v3'])
    expect([(await at(2)).status, (await at(24)).status, (await at(0)).status]).toEqual([404, 404, 422])
  })

  test('that two people change at once is replaced by the second only when they say so', async () => {
    const { id } = await create({ name: 'Shared' })
    const put = (name: string, query = '') => call(admin, 'PUT', `/v1/brand-voices/${id}${query}`, { name })
    expect((await put('Of Ana', '?version=1')).status).toBe(200)
    const late = await put('Of Ben', '?version=1')
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect(late.body.detail).toContain('Version 2')
    expect((await call(ofKey, 'GET', `/v1/brand-voices/${id}`)).body).toMatchObject({
      name: 'Of Ana',
      version: 2,
    })
    expect((await put('Of Ben', '?version=2')).body).toMatchObject({ name: 'Of Ben', version: 3 })
    expect((await put('Of Cem')).body.version).toBe(4)
  })

  test('keeps in an earlier version the client it had then, and the log tells that the client changed', async () => {
    const made = await create({ name: 'Moves', client: 'Nord' })
    await call(admin, 'PUT', `/v1/brand-voices/${made.id}`, { name: 'Moves', client: 'Sud' })
    await call(admin, 'PUT', `/v1/brand-voices/${made.id}`, { name: 'Moves' })
    const clientOf = async (version: number) =>
      (await call(ofKey, 'GET', `/v1/brand-voices/${made.id}?version=${version}`)).body.client
    expect([await clientOf(1), await clientOf(2), await clientOf(3)]).toEqual(['Nord', 'Sud', null])
    await call(admin, 'DELETE', `/v1/brand-voices/${made.id}`)
    const { entries } = await store.page(workspace, 'audit', { limit: 3 })
    expect(entries.map(({ before, after }) => [before, after])).toMatchObject([
      [{ client: null }, null],
      [{ client: 'Sud' }, { client: null }],
      [{ client: 'Nord' }, { client: 'Sud' }],
    ])
  })

  test('that is the default is none any more when it is deleted', async () => {
    const { id } = await create({ name: 'Default' })
    await call(admin, 'PATCH', '/v1/workspace', { settings: { default_voice: id } })
    await call(admin, 'DELETE', `/v1/brand-voices/${id}`)
    expect((await call(ofKey, 'GET', '/v1/workspace')).body.settings.default_voice).toBeNull()
  })

  test('as long as its contract allows fits the store, and the log tells its name and version alone', async () => {
    const long = (mark: string, length: number, index: number) =>
      `${mark}${index}`.padEnd(length, 'x').slice(0, length)
    const voice = {
      name: 'n'.repeat(200),
      client: 'c'.repeat(100),
      banned: Array.from({ length: 150 }, (_, index) => ({
        term: long('zebra', 200, index),
        use: long('u', 200, index),
        reason: long('r', 500, index),
      })),
      preferred: Array.from({ length: 10 }, (_, index) => ({
        term: long('p', 200, index),
        instead_of: Array.from({ length: 50 }, (__, each) => long('zebra', 200, each)),
      })),
    }
    const made = await call(admin, 'POST', '/v1/brand-voices', voice)
    expect([made.status, made.body.code]).toEqual([201, undefined])
    const replaced = await call(admin, 'PUT', `/v1/brand-voices/${made.body.id}`, voice)
    expect(replaced.body.version).toBe(2)
    const { entries } = await store.page(workspace, 'audit', { limit: 2 })
    expect(entries.map(({ action }) => action)).toEqual(['voice.changed', 'voice.created'])
    expect(JSON.stringify(entries)).not.toContain('zebra')
    await call(admin, 'DELETE', `/v1/brand-voices/${made.body.id}`)
  })

  test('with as many terms as may be, or one more', async () => {
    const terms = Array.from({ length: 501 }, (_, index) => ({ term: `t${index}` }))
    const full = await call(admin, 'POST', '/v1/brand-voices', { name: 'Full', banned: terms.slice(0, 500) })
    expect(full.status).toBe(201)
    const over = await call(admin, 'POST', '/v1/brand-voices', { name: 'Over', banned: terms })
    expect([over.status, over.body.errors[0].pointer]).toEqual([422, '/banned'])
  })
})

describe('voices at work', () => {
  const operations: readonly ServedOperation[] = OPERATIONS
  test.each(operations)(
    '$contract.name takes brand_voice_id, and counts for its client',
    async ({ contract }) => {
      const { id } = await create({ ...SYNERGY, client: `Client of ${contract.name}` })
      const before = (await usedNow(store, workspace)).by_client
      const body = { ...requestAbout(contract, DRAFT), brand_voice_id: id }
      const answer = await call(ofKey, 'POST', `/v1/${contract.name}`, body)
      expect([answer.status, answer.body.code]).toEqual([200, undefined])
      const after = (await usedNow(store, workspace)).by_client
      expect(before[`Client of ${contract.name}`]).toBeUndefined()
      expect(after[`Client of ${contract.name}`]).toBe(contract.calls)
      const unknown = await call(ofKey, 'POST', `/v1/${contract.name}`, {
        ...body,
        brand_voice_id: 'bv_none',
      })
      expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([422, '/brand_voice_id'])
    },
  )

  test('the default holds for requests that name none, and gives way to one that is named, or to null', async () => {
    const strict = await create(SYNERGY)
    const plain = await create({ name: 'Plain' })
    expect(await rulesOf({})).not.toContain('banned-term')
    await call(admin, 'PATCH', '/v1/workspace', { settings: { default_voice: strict.id } })
    expect(await rulesOf({})).toContain('banned-term')
    expect(await rulesOf({ brand_voice_id: plain.id })).not.toContain('banned-term')
    expect(await rulesOf({ brand_voice_id: null })).not.toContain('banned-term')
    const items = [{ draft: DRAFT }, { draft: DRAFT, brand_voice_id: null }]
    const batch = await call(ofKey, 'POST', '/v1/score/batch', { items })
    expect(batch.body.items.map((item: unknown) => /banned-term/.test(JSON.stringify(item)))).toEqual([
      true,
      false,
    ])
    await call(admin, 'PATCH', '/v1/workspace', { settings: { default_voice: null } })
  })

  test('a batch counts for the client of its items, and for none when there are several', async () => {
    const [one, two] = [
      await create({ name: 'B1', client: 'B1' }),
      await create({ name: 'B2', client: 'B2' }),
    ]
    const batch = (...voices: string[]) =>
      call(ofKey, 'POST', '/v1/score/batch', {
        items: voices.map((brand_voice_id) => ({ draft: DRAFT, brand_voice_id })),
      })
    await batch(one.id, one.id)
    expect((await usedNow(store, workspace)).by_client.B1).toBe(2)
    await batch(one.id, two.id)
    const { by_client } = await usedNow(store, workspace)
    expect([by_client.B1, by_client.B2]).toEqual([2, undefined])
  })
})

describe('export and import', () => {
  const exported = async () => (await call(ofKey, 'GET', '/v1/brand-voices/export')).body
  test('an export without its long voices comes back as new versions of the same voices, all or none', async () => {
    const { voices } = await exported()
    expect(voices.length).toBeGreaterThan(5)
    expect(JSON.stringify(voices)).not.toMatch(/bv_|"id"|"version"/)
    const other = await call(team.otherOwner, 'POST', '/v1/brand-voices/import', await exported())
    expect([other.status, other.body.data.length > 5]).toEqual([201, true])
    const again = await call(team.otherOwner, 'GET', '/v1/brand-voices/export')
    // Voices of one name and client are one in the end.
    const names = (list: { name: string; client: string | null }[]) =>
      new Set(list.map(({ name, client }) => `${name}/${client}`))
    expect(names(again.body.voices)).toEqual(names(voices))
    const twice = await call(team.otherOwner, 'POST', '/v1/brand-voices/import', again.body)
    expect(twice.body.data.every(({ version }: { version: number }) => version >= 2)).toBe(true)
    const bad = { voices: [{ name: 'Good' }, { name: '' }] }
    const refused = await call(team.otherOwner, 'POST', '/v1/brand-voices/import', bad)
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([422, '/voices/1/name'])
    expect((await call(team.otherOwner, 'GET', '/v1/brand-voices/export')).text).not.toContain('Good')
  })

  test('no more voices than a workspace holds: an import that goes over makes none', async () => {
    const { voices } = await exported()
    const many = Array.from({ length: 500 - voices.length + 1 }, (_, index) => ({ name: `Many ${index}` }))
    const over = await call(admin, 'POST', '/v1/brand-voices/import', { voices: many })
    expect([over.status, over.body.code]).toEqual([409, 'limit_reached'])
    expect((await exported()).voices.length).toBe(voices.length)
    expect((await call(admin, 'POST', '/v1/brand-voices/import', { voices: many.slice(1) })).status).toBe(201)
    expect((await exported()).voices.length).toBe(500)
  })
})

test('very long voices push out earlier versions, and are refused before the record grows without end', async () => {
  const by = team.otherOwner
  const voice = (name: string) => ({
    name,
    preferred: Array.from({ length: 24 }, (_, at) => ({
      term: `t${at}`,
      instead_of: Array.from({ length: 50 }, (__, each) => `${each}`.padEnd(198, 'y')),
    })),
  })
  const statuses: number[] = []
  let first = ''
  for (let count = 0; count < 20; count++) {
    const { status, body } = await call(by, 'POST', '/v1/brand-voices', voice(`Long ${count}`))
    statuses.push(status)
    if (first === '') first = body.id
  }
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(10)
  expect(statuses.at(-1)).toBe(409)
  for (let count = 0; count < 20; count++)
    expect((await call(by, 'PUT', `/v1/brand-voices/${first}`, voice('Long 0'))).status).toBe(200)
  const record = JSON.stringify((await store.read(team.otherWorkspace))?.voices)
  expect(record.length).toBeLessThan(8_500_000)
  expect((await call(by, 'GET', `/v1/brand-voices/${first}?version=20`)).status).toBe(200)
  expect((await call(by, 'GET', `/v1/brand-voices/${first}?version=1`)).status).toBe(404)
}, 60_000)

test('the audit log names every change of a voice', async () => {
  const actions = new Set<string>()
  for await (const { action } of eventsSince(store, workspace, 'audit')) actions.add(action)
  expect([...actions]).toEqual(expect.arrayContaining(['voice.created', 'voice.changed', 'voice.deleted']))
})
