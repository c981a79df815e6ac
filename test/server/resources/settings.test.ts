import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { listen } from '#server/serve.ts'
import { DEFAULT_SETTINGS } from '#server/services/settings.ts'
import type { SettingsChange } from '#shared/api/resources/settings.ts'
import { makeTeam, type Who } from '../../support/team.ts'

const team = await makeTeam()
const { app, call, store, workspace, owner, admin, ofKey, key } = team
const DRAFT = 'Hi Ana,\n\nWe leverage synergy for teh zebra team. Can we talk on Tuesday at 10?\n\nBest,\nTom'
const change = (settings: SettingsChange | object, by: Who = admin) =>
  call(by, 'PATCH', '/v1/workspace', { settings })
const settings = async () => (await call(ofKey, 'GET', '/v1/workspace')).body.settings
const score = async (more: object = {}) => {
  const { body, status } = await call(ofKey, 'POST', '/v1/score', {
    draft: DRAFT,
    kind: 'follow_up',
    ...more,
  })
  expect(status).toBe(200)
  return body
}
const rules = (answer: { result: { annotations: { rule_id: string; quote: string }[] } }) =>
  answer.result.annotations.map(({ rule_id }) => rule_id)

afterEach(async () => {
  await store.tx(workspace, (record) => {
    record.settings = structuredClone(DEFAULT_SETTINGS)
  })
})

describe('a change', () => {
  test('of one field leaves all others; lists and maps are replaced whole', async () => {
    await change({
      terms: { own: ['Zebra'], banned: [{ term: 'synergy' }] },
      rules: { hedging: { enabled: false } },
    })
    await change({
      terms: { own: ['Quagga'] },
      rules: { 'passive-voice': { factor: 2 } },
      gate: { mode: 'block' },
    })
    const now = await settings()
    expect(now.terms).toEqual({
      own: ['Quagga'],
      banned: [{ term: 'synergy', use: null, reason: null }],
      preferred: [],
    })
    expect(now.rules).toEqual({ 'passive-voice': { factor: 2 } })
    expect(now.gate).toEqual({ ...DEFAULT_SETTINGS.gate, mode: 'block' })
    expect(now.history).toEqual(DEFAULT_SETTINGS.history)
  })

  test.each([
    ['a rule there is not', { rules: { 'no-such': { enabled: false } } }, '/settings/rules/no-such'],
    ['a voice there is not', { default_voice: 'bv_none' }, '/settings/default_voice'],
    ['a voice without an id', { default_voice: '' }, '/settings/default_voice'],
    ['a ruleset there is not', { ruleset: '1999.1' }, '/settings/ruleset'],
    ['a language there is not', { locale: 'zz-QQ' }, '/settings/locale'],
    ['a locale that is none', { locale: 'en-aa-bb-cc' }, '/settings/locale'],
    ['a country there is not', { jurisdiction: 'XX' }, '/settings/jurisdiction'],
    ['a kind there is not', { default_kind: 'zebra' }, '/settings/default_kind'],
    ['a threshold over 100', { gate: { threshold: 101 } }, '/settings/gate/threshold'],
    ['a factor out of bounds', { rules: { hedging: { factor: 3 } } }, '/settings/rules/hedging/factor'],
    [
      'a domain that is none',
      { gate: { exempt: { replies: false, internal_domains: ['x'] } } },
      '/settings/gate/exempt/internal_domains/0',
    ],
    ['a field there is not', { gate: { zebra: 1 } }, '/settings/gate/zebra'],
  ])('that names %s is refused by pointer, and changes nothing', async (_, wrong, pointer) => {
    const before = await settings()
    const { status, body } = await change({ locale: 'en-GB', ...wrong })
    expect([status, body.errors[0].pointer]).toEqual([422, pointer])
    expect(await settings()).toEqual(before)
  })

  test('of one exemption leaves the other as it is', async () => {
    await change({ gate: { exempt: { internal_domains: ['example.com'] } } })
    expect((await change({ gate: { exempt: { replies: true } } })).status).toBe(200)
    expect((await settings()).gate.exempt).toEqual({ replies: true, internal_domains: ['example.com'] })
    await change({ gate: { exempt: { replies: false, internal_domains: [] } } })
  })

  test('of what an owner decides is refused to an admin, together with all else in it', async () => {
    for (const part of [{ history: { drafts: true } }, { model: { use: false } }]) {
      const refused = await change({ ...part, locale: 'en-GB' })
      expect([refused.status, refused.body.code]).toEqual([403, 'missing_role'])
      expect((await settings()).locale).toBeNull()
      expect((await change(part, owner)).status).toBe(200)
    }
    // Drafts are kept with history, so turning that on would begin it.
    expect((await change({ history: { on: true } })).status).toBe(403)
    expect((await change({ history: { on: true } }, owner)).status).toBe(200)
    // What is as it was is no change.
    expect((await change({ history: { drafts: true, on: true } })).status).toBe(200)
  })

  test('is in the audit log with what was before and after; long lists by their size and digest', async () => {
    await change({ locale: 'en-GB', gate: { threshold: 80 } })
    const own = Array.from({ length: 2000 }, (_, index) => `word${index}`.padEnd(100, 'x'))
    expect((await change({ terms: { own } })).status).toBe(200)
    expect((await change({ terms: { own: [] } })).status).toBe(200)
    const { entries } = await store.page(workspace, 'audit', { limit: 3 })
    expect(entries[2]).toMatchObject({
      action: 'settings.changed',
      before: { locale: null, 'gate.threshold': 70 },
      after: { locale: 'en-GB', 'gate.threshold': 80 },
    })
    expect(entries[0]).toMatchObject({
      before: { 'terms.own': { entries: 2000, characters: expect.any(Number), sha256: expect.any(String) } },
      after: { 'terms.own': [] },
    })
    expect(JSON.stringify(entries).length).toBeLessThan(10_000)
  })

  test('of nothing is in no log', async () => {
    const before = (await store.read(workspace))?.audit.seq
    await change({})
    await change({ locale: null })
    expect((await store.read(workspace))?.audit.seq).toBe(before)
  })

  test('as large as a request may be fits store and log', async () => {
    const banned = Array.from({ length: 500 }, (_, at) => ({
      term: `t${at}`.padEnd(200, 'x'),
      reason: 'r'.repeat(200),
    }))
    expect((await change({ terms: { banned } })).status).toBe(200)
    expect((await settings()).terms.banned).toHaveLength(500)
  })
})

describe('the effect on scores', () => {
  test('thresholds: of the workspace, and of a kind that has its own', async () => {
    const points = (await score()).result.score
    await change({ gate: { mode: 'block', threshold: 100 } })
    expect((await score()).result.gate).toMatchObject({ decision: 'block', threshold: 100 })
    await change({ gate: { thresholds: { follow_up: 1 } } })
    expect((await score()).result.gate).toMatchObject({ decision: 'pass', threshold: 1 })
    expect((await score({ kind: 'cold_outreach' })).result.gate.threshold).toBe(100)
    expect(points).toBeLessThan(100)
  })

  test('a dimension that must reach a score of its own', async () => {
    const { dimensions } = (await score()).result
    const lowest = dimensions.toSorted((a: { score: number }, b: { score: number }) => a.score - b.score)[0]
    expect(lowest.score).toBeLessThan(100)
    await change({ gate: { mode: 'block', threshold: 0, required: [{ dimension: lowest.id, score: 100 }] } })
    expect((await score()).result.gate).toMatchObject({
      decision: 'block',
      missed: [expect.objectContaining({ dimension: lowest.id })],
    })
  })

  test('the kind of drafts that name none', async () => {
    const guessed = (await score({ kind: 'auto' })).input.kind
    const other = guessed === 'press_pitch' ? 'fundraising' : 'press_pitch'
    await change({ default_kind: other })
    expect((await score({ kind: 'auto' })).input.kind).toBe(other)
    expect((await score()).input.kind).toBe('follow_up')
  })

  test('own words are no typos; banned and preferred terms are found', async () => {
    const typos = async () =>
      (await score()).result.annotations
        .filter(({ rule_id }: { rule_id: string }) => rule_id === 'misspelling')
        .map(({ quote }: { quote: string }) => quote)
    expect(await typos()).toContain('teh')
    await change({
      terms: {
        own: ['Teh'],
        banned: [{ term: 'synergy' }],
        preferred: [{ term: 'crew', instead_of: ['team'] }],
      },
    })
    expect(await typos()).not.toContain('teh')
    expect(rules(await score())).toEqual(expect.arrayContaining(['banned-term', 'off-brand-term']))
  })

  test('rules switched off, or weighed differently', async () => {
    const first = (await score()).result
    const costly = first.annotations.find(({ points }: { points: number }) => points > 0)
    await change({ rules: { [costly.rule_id]: { factor: 0.5 } } })
    const half = (await score()).result.annotations.find(({ hash }: { hash: string }) => hash === costly.hash)
    expect(half.points).toBeLessThan(costly.points)
    await change({ rules: { [costly.rule_id]: { enabled: false } } })
    const off = await score()
    expect(rules(off)).not.toContain(costly.rule_id)
    expect(off.result.score).toBeGreaterThanOrEqual(first.score)
  })

  test('is the same in a batch and for assistants', async () => {
    await change({ terms: { banned: [{ term: 'synergy' }] }, default_kind: 'press_pitch' })
    const batch = await call(ofKey, 'POST', '/v1/score/batch', { items: [{ draft: DRAFT }] })
    expect(rules(batch.body.items[0])).toContain('banned-term')
    expect(batch.body.items[0].input.kind).toBe('press_pitch')
    const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
    onTestFinished(() => server.stop())
    const client = new Client({ name: 'test', version: '1' })
    onTestFinished(() => client.close())
    const requestInit = { headers: { authorization: `Bearer ${key}` } }
    await client.connect(
      new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${server.port}/mcp`), { requestInit }),
    )
    const answer = await client.callTool({ name: 'score', arguments: { draft: DRAFT } })
    expect(rules(Object(answer.structuredContent))).toContain('banned-term')
  })
})
