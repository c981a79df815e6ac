import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { profileOf, voiceOf } from '#server/services/profile.ts'
import { encode } from '#server/storage/durable-file.ts'
import { NewerDataError } from '#server/storage/errors.ts'
import { readEvent } from '#server/storage/event-schemas.ts'
import { Journal } from '#server/storage/journal.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { MIGRATIONS, migrate, SCHEMA } from '#server/storage/migrations/index.ts'
import { workspaceSchema } from '#server/storage/records.ts'
import type { KeyRecord } from '#server/storage/workspace.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, AT, DAY, event, key, MONTH, repeatable, use } from './contract/fixtures.ts'

const steps = [
  (record: object) => ({ ...record, path: 'one' }),
  (record: object) => ({ ...record, path: `${Object(record).path} two` }),
]

test('a record takes every step from its own schema on, in order', () => {
  expect(migrate({ schema: 1 }, 'f', steps)).toEqual({ record: { schema: 3, path: 'one two' }, from: 1 })
  expect(migrate({ schema: 2, path: 'old' }, 'f', steps)).toEqual({
    record: { schema: 3, path: 'old two' },
    from: 2,
  })
  expect(migrate({ schema: 3, path: 'new' }, 'f', steps)).toEqual({
    record: { schema: 3, path: 'new' },
    from: 3,
  })
})

test('a record from a later version is refused with both numbers', () => {
  expect(() => migrate({ schema: 4 }, 'data/meta.json', steps)).toThrow(NewerDataError)
  expect(() => migrate({ schema: 4 }, 'data/meta.json', steps)).toThrow('data/meta.json has schema 4')
})

test.each([null, [], 'text', 7, {}, { schema: '1' }, { schema: 0 }, { schema: 1.5 }])(
  'what has no schema is refused: %j',
  (content) => {
    expect(() => migrate(content, 'f', steps)).toThrow()
  },
)

/** A workspace as the first version wrote it. */
const FIRST = {
  schema: 1,
  id: A,
  name: 'Nord',
  plan: 'enterprise',
  created: AT,
  settings: {
    threshold: 81.5,
    gate: 'block',
    rules: { 'long-subject': { enabled: false }, hedging: { factor: 1.5 } },
    voice: null,
    own_words: ['Sendworthy'],
    locale: 'pl-PL',
    jurisdiction: 'PL',
  },
  keys: [
    {
      id: 'key_00000001',
      mode: 'live',
      hash: '00000001'.repeat(8),
      last4: '0001',
      name: 'laptop',
      scopes: ['optimize:*'],
      created: AT,
      expires: null,
      revoked: null,
      last_used: '2026-02-03',
    },
  ],
}
const VOICE = {
  id: 'house style',
  name: 'House',
  banned: [{ term: 'synergy', use: null, reason: null }],
  preferred: [],
  contractions: 'use',
  exclamations: null,
  emoji: null,
  reading_grade_max: null,
  sentence_words_max: null,
  greeting: null,
  signoff: null,
}

const parse = (record: object) => workspaceSchema.parse(migrate(record, 'f', MIGRATIONS.workspace).record)

test('a workspace of the first version scores and gates as before, and its keys work as before', () => {
  const record = parse(FIRST)
  expect(record).toMatchObject({
    schema: SCHEMA,
    name: 'Nord',
    plan: 'enterprise',
    keys: [{ ...FIRST.keys[0], calls_max: null, client: null }],
    voices: [],
    members: [],
  })
  const { threshold, gate, rules, own_words, locale, jurisdiction } = profileOf(
    record,
    voiceOf(record, undefined),
  )
  expect({ threshold, gate, rules, own_words, voice: null, locale, jurisdiction }).toEqual(FIRST.settings)
})

test('its brand voice becomes the default one, under the same id each time', () => {
  const withVoice = { ...FIRST, settings: { ...FIRST.settings, voice: VOICE } }
  const record = parse(withVoice)
  expect(record.voices).toMatchObject([{ id: record.settings.default_voice, voice: { name: 'House' } }])
  expect(profileOf(record, voiceOf(record, undefined)).voice?.banned).toEqual(VOICE.banned)
  expect(parse(withVoice)).toEqual(record)
  const named = { ...FIRST, settings: { ...FIRST.settings, voice: { ...VOICE, id: 'bv_1' } } }
  expect(parse(named).settings.default_voice).toBe('bv_1')
})

test('a voice from before sample sentences has none, in its earlier versions neither', () => {
  const version = { version: 1, updated: AT, voice: { ...VOICE, id: 'bv_1' } }
  const before = { id: 'bv_1', client: null, created: AT, ...version, version: 2, past: [version] }
  const third = { ...parse(FIRST), schema: 3, voices: [before] }
  const [voice] = parse(third).voices
  expect([voice?.voice.samples, voice?.past[0]?.voice.samples]).toEqual([[], []])
})

test('an earlier version of a voice from before versions told their client has that of the voice', () => {
  const kept = { ...VOICE, id: 'bv_1', samples: [] }
  const version = { version: 1, updated: AT, voice: kept }
  const before = { id: 'bv_1', client: 'Nord', created: AT, ...version, version: 2, past: [version] }
  const [voice] = parse({ ...parse(FIRST), schema: 4, voices: [before] }).voices
  expect(voice?.past).toMatchObject([{ ...version, client: 'Nord' }])
})

test('a voice from before formality and person has no opinion on them, in its earlier versions neither', () => {
  const version = { version: 1, updated: AT, client: null, voice: { ...VOICE, id: 'bv_1', samples: [] } }
  const before = { id: 'bv_1', created: AT, ...version, version: 2, past: [version] }
  const [voice] = parse({ ...parse(FIRST), schema: 6, voices: [before] }).voices
  for (const each of [voice, voice?.past[0]])
    expect(each?.voice).toMatchObject({ formality: null, person: null, contractions: 'use' })
})

test('of more keys than fit the oldest that ended are left out', () => {
  const keys = Array.from({ length: 250 }, (_, n) => ({ ...key(n), revoked: n % 2 ? AT : null }))
  const kept = parse({ ...FIRST, keys: keys.map(withoutNewFields) }).keys
  expect(kept.length).toBe(200)
  expect(kept.filter(({ revoked }) => revoked === null).length).toBe(125)
  expect(kept.at(-1)?.id).toBe(key(249).id)
})

function withoutNewFields({
  id,
  mode,
  hash,
  last4,
  name,
  scopes,
  created,
  expires,
  revoked,
  last_used,
}: KeyRecord) {
  return { id, mode, hash, last4, name, scopes, created, expires, revoked, last_used }
}

test('a folder of the first version opens with its usage, and goes on counting', async () => {
  const folder = await tempFolder()
  await mkdir(join(folder, 'workspaces', A), { recursive: true })
  await writeFile(join(folder, 'meta.json'), encode({ schema: 1, created: AT, first_workspace: A }))
  await writeFile(join(folder, 'workspaces', `${A}.json`), encode(FIRST))
  const journal = new Journal(join(folder, 'workspaces', A, 'usage-2026-02.jsonl'), 0)
  const old = { id: 'evt_1', at: AT, operation: 'score', calls: 3, key: 'key_00000001' }
  await journal.append([old])
  await journal.close()
  const store = await openFileStore(folder)
  expect((await store.meter(A)).counters).toEqual({ [DAY]: 3, [MONTH]: 3 })
  await use(store, A, event('2'))
  expect(await store.usage(A, MONTH)).toMatchObject({ calls: 4, by_key: { key_00000001: 4 } })
  expect((await store.page(A, 'usage', { limit: 9 })).entries).toMatchObject([
    { id: 'evt_2' },
    { ...old, counters: [DAY, MONTH], overage_calls: 0, member: null, idempotency: null },
  ])
  expect(await store.accounts()).toEqual({
    schema: 3,
    users: [],
    sessions: [],
    links: [],
    places: [],
    deleted: [],
  })
  expect((await store.meta()).first_workspace).toBe(A)
  await store.close()
})

test('a request that an older version answered under a name is known, without what its answer rests on', () => {
  const { idempotency, ...rest } = repeatable('1', '1')
  const { basis: _, ...facts } = idempotency ?? { basis: null }
  expect(readEvent('usage', { ...rest, idempotency: facts }).idempotency).toEqual({ ...facts, basis: null })
})

test('a voice from before avoided marks does without none, in its earlier versions neither', () => {
  const habits = { ...VOICE, id: 'bv_1', samples: [], formality: null, person: null }
  const version = { version: 1, updated: AT, client: null, voice: habits }
  const before = { id: 'bv_1', created: AT, ...version, version: 2, past: [version] }
  const [voice] = parse({ ...parse(FIRST), schema: 7, voices: [before] }).voices
  for (const each of [voice, voice?.past[0]]) expect(each?.voice.avoided_marks).toEqual([])
})
