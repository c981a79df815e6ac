import { describe, expect, test } from 'vitest'
import { ModelError } from '#server/models/model.ts'
import { scriptedModel } from '#server/models/scripted.ts'
import type { VoiceRecord } from '#server/storage/workspace.ts'
import type { PlanName } from '#shared/api/plans.ts'
import { SILENT_VOICE } from '#shared/engine/profile.ts'
import { batchOf, bearer, DRAFT, meteredApp, SECOND } from './metered-app.ts'

const NAMED = { 'idempotency-key': 'order-1' }
const OTHER = JSON.stringify({ draft: 'Another mail.' })
const VOICE_ID = 'bv_00000000000000000000'
const voice = (id = VOICE_ID): VoiceRecord => ({
  id,
  client: null,
  version: 1,
  created: '2026-06-01T00:00:00.000Z',
  updated: '2026-06-01T00:00:00.000Z',
  voice: { ...SILENT_VOICE, id, name: 'Plain', banned: [{ term: 'synergy', use: null, reason: null }] },
  past: [],
})

describe('a repeated request', () => {
  test('gets the same answer byte for byte, says so, and is charged once', async () => {
    const { paced, call, usage, use } = await meteredApp()
    await use(40)
    const first = await paced(NAMED)
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null])
    expect(first.body.usage.used).toBe(41)
    await paced() // what happens meanwhile changes nothing
    const again = await call('/v1/score', DRAFT, NAMED)
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([200, 'true'])
    expect(again.text).toBe(first.text)
    // Headers tell of now.
    expect(again.headers.get('x-ratelimit-remaining')).toBe('8')
    expect((await usage()).window.used).toBe(42)
  })

  test('is answered at the stop, too fast and the next day as well, and after a day is a new one', async () => {
    const { paced, call, use, clock, usage } = await meteredApp()
    const first = await paced(NAMED)
    const began = clock.now
    await use(59)
    expect((await paced()).code).toBe('quota_exceeded')
    for (let i = 0; i < 3; i++) {
      expect((await call('/v1/score', DRAFT, NAMED)).text).toBe(first.text)
      clock.now += SECOND
    }
    clock.now = began + 24 * 3600 * SECOND
    expect((await call('/v1/score', DRAFT, NAMED)).text).toBe(first.text)
    expect((await usage()).window.used).toBe(0)
    clock.now += 1
    const fresh = await call('/v1/score', DRAFT, NAMED)
    expect([fresh.headers.get('idempotent-replayed'), fresh.body.usage.used]).toEqual([null, 1])
  })

  test('is known after a restart', async () => {
    const { paced, restart, usage } = await meteredApp()
    const first = await paced(NAMED)
    await restart()
    const again = await paced(NAMED)
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
    expect((await usage()).window.used).toBe(1)
  })

  test('of a batch gets the answers of the batch, for nothing', async () => {
    const { paced, usage } = await meteredApp()
    const body = batchOf('Call me.', 7, 'Write to me.')
    const first = await paced(NAMED, body, '/v1/score/batch')
    expect(first.body.usage.calls).toBe(2)
    const requestIds = /"(?:request_id|instance)":"[^"]*"/g // of the problem, which is this request's
    const again = await paced(NAMED, body, '/v1/score/batch')
    expect(again.text.replaceAll(requestIds, '')).toBe(first.text.replaceAll(requestIds, ''))
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await usage()).window.used).toBe(2)
  })

  test.each(['/v1/score', '/v1/score/batch'])(
    'at %s is never answered otherwise: once what the answer rests on has changed, it is said to be gone',
    async (path) => {
      const { paced, change, usage } = await meteredApp('free', ({ voices }) => void voices.push(voice()))
      const item = { draft: 'Hi Ana, can we talk about the synergy on Tuesday?', brand_voice_id: VOICE_ID }
      const body = JSON.stringify(path.endsWith('batch') ? { items: [item, item] } : item)
      const first = await paced(NAMED, body, path)
      expect(first.text).toContain('synergy')
      await change(({ voices }) => void voices.push(voice('bv_11111111111111111111')))
      const same = await paced(NAMED, body, path)
      expect([same.text, same.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
      const gone = async () => {
        const { status, code } = await paced(NAMED, body, path)
        expect([status, code]).toEqual([409, 'already_done'])
      }
      await change((workspace) => {
        for (const one of workspace.voices) one.voice.banned = []
      })
      await gone()
      await change((workspace) => {
        workspace.voices = []
      })
      await gone()
      await change((workspace) => {
        workspace.voices = [voice()]
      })
      expect((await paced(NAMED, body, path)).text).toBe(first.text)
      expect((await usage()).window.used).toBe(first.body.usage.used)
    },
  )

  test('is kept once in the history', async () => {
    const { paced, change, store, id } = await meteredApp()
    await change(({ settings }) => {
      settings.history.on = true
    })
    await paced(NAMED)
    await paced(NAMED)
    expect((await store().page(id, 'history', { limit: 10 })).entries.length).toBe(1)
  })
})

describe('of a request that a model answered', () => {
  const REQUEST = JSON.stringify({
    kind: 'cold_outreach',
    draft:
      'Hi Ana,\n\nI hope this email finds you well. I just wanted to reach out because we basically help teams in order to reduce their payroll errors by 30%. Let me know if you might possibly be interested in a call.\n\nBest,\nTom',
  })
  const BODY = 'Hi Ana,\n\nWe help teams reduce payroll errors by 30%. Is that worth a call?\n\nBest,'
  const REWRITE = '/v1/rewrite'
  const withModel = async (
    says: () => unknown = () => ({ variants: [{ subject: null, preheader: null, body: BODY }] }),
    plan: PlanName = 'free',
  ) => {
    let asked = 0
    const model = scriptedModel(() => {
      asked++
      return says()
    })
    const app = await meteredApp(plan, () => {}, { model })
    return { ...app, asked: () => asked }
  }

  test('a repeat gets the words of the model again without asking it, after a restart as well', async () => {
    const { paced, restart, asked, usage, id, store } = await withModel()
    const first = await paced(NAMED, REQUEST, REWRITE)
    expect([first.status, first.body.engine.mode]).toEqual([200, 'model'])
    const wrote = asked()
    expect((await paced(NAMED, REQUEST, REWRITE)).text).toBe(first.text)
    await restart()
    const again = await paced(NAMED, REQUEST, REWRITE)
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
    expect([asked(), (await usage()).window.used]).toEqual([wrote, 1])
    // What is kept is closed to everybody but the caller.
    expect(JSON.stringify(await store().read(id))).not.toContain('payroll')
  })

  test('another key of the workspace is told that it was done, and the model is not asked again', async () => {
    const { paced, makeKey, asked, usage } = await withModel()
    await paced(NAMED, REQUEST, REWRITE)
    const wrote = asked()
    const { key } = await makeKey()
    const other = await paced({ ...NAMED, ...bearer(key) }, REQUEST, REWRITE)
    expect([other.status, other.code]).toEqual([409, 'already_done'])
    expect([asked(), (await usage()).window.used]).toEqual([wrote, 1])
  })

  test('once the words of the model are there no more, the rules do not answer in their place', async () => {
    const { paced, change, asked, usage } = await withModel()
    const first = await paced(NAMED, REQUEST, REWRITE)
    const wrote = asked()
    await change((workspace) => {
      workspace.settings.gate.threshold = 10
    })
    expect((await paced(NAMED, REQUEST, REWRITE)).text).toBe(first.text)
    await change((workspace) => {
      workspace.requests = [] // two hundred others came after it
    })
    const { status, code } = await paced(NAMED, REQUEST, REWRITE)
    expect([status, code]).toEqual([409, 'already_done'])
    expect([asked(), (await usage()).window.used]).toEqual([wrote, 1])
  })

  test('the rules stand in for a model that fails: on Pro for nothing, on Free for a call', async () => {
    const fails = () => {
      throw new ModelError('unreachable', 'gone')
    }
    for (const [plan, calls] of [
      ['pro', 0],
      ['free', 1],
    ] as const) {
      const { paced } = await withModel(fails, plan)
      const { status, body } = await paced({}, REQUEST, REWRITE)
      expect([status, body.engine.degraded, body.usage.calls]).toEqual([200, 'model_unreachable', calls])
    }
  })
})

test('while the first is under way, the second is told to wait, and then gets its answer', async () => {
  const { gate, paced, call, usage } = await meteredApp()
  const held = gate()
  const first = paced(NAMED)
  await expect.poll(held.waiting).toBe(1)
  const second = await call('/v1/score', DRAFT, NAMED)
  expect([second.status, second.code, second.headers.get('retry-after')]).toEqual([
    409,
    'request_in_progress',
    '1',
  ])
  held.open()
  const { text } = await first
  expect((await call('/v1/score', DRAFT, NAMED)).text).toBe(text)
  expect((await usage()).window.used).toBe(1)
})

test('repeats have a pace of their own, so that one key is no way around the pace of the plan', async () => {
  const { paced, call, clock } = await meteredApp()
  const first = await paced(NAMED)
  const answered: number[] = []
  for (let tenth = 0; tenth < 50; tenth++) {
    const { status, code, text, headers } = await call('/v1/score', DRAFT, NAMED)
    if (status === 200) {
      expect(text).toBe(first.text)
      answered.push(tenth)
    } else expect([status, code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '1'])
    clock.now += SECOND / 10
  }
  expect(answered.length).toBeLessThanOrEqual(6)
  expect(answered.length).toBeGreaterThanOrEqual(5)
  // A new request is not slowed by them, nor a repeat by a new request.
  clock.now += SECOND
  expect((await call('/v1/score', OTHER, { 'idempotency-key': 'order-2' })).status).toBe(200)
  expect((await call('/v1/score', DRAFT, NAMED)).status).toBe(200)
})

test('many at once are charged once', async () => {
  const { call, usage } = await meteredApp('enterprise')
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('/v1/score', DRAFT, NAMED)))
  const good = answers.filter(({ status }) => status === 200)
  expect(new Set(good.map(({ text }) => text)).size).toBe(1)
  expect(
    answers.filter(({ status }) => status !== 200).every(({ code }) => code === 'request_in_progress'),
  ).toBe(true)
  expect((await usage()).window.used).toBe(1)
})

test('another body under the same key is refused, and costs nothing', async () => {
  const { paced, usage } = await meteredApp()
  await paced(NAMED)
  const refused = await paced(NAMED, OTHER)
  expect([refused.status, refused.code]).toEqual([422, 'idempotency_mismatch'])
  expect((await usage()).window.used).toBe(1)
})

test('a key belongs to its address and its workspace, whichever API key sends it', async () => {
  const { paced, makeKey } = await meteredApp()
  const first = await paced(NAMED)
  const elsewhere = await paced(NAMED, DRAFT, '/v1/roast')
  expect([elsewhere.status, elsewhere.headers.get('idempotent-replayed')]).toEqual([200, null])
  const { key } = await makeKey()
  expect((await paced({ ...NAMED, ...bearer(key) })).text).toBe(first.text)
})

test('what failed is not remembered', async () => {
  const { paced } = await meteredApp()
  expect((await paced(NAMED, '{"draft":1}')).status).toBe(422)
  const none = await paced(NAMED, batchOf(1, 2), '/v1/score/batch')
  expect(none.body.usage.calls).toBe(0)
  const good = await paced(NAMED, batchOf('Call me.'), '/v1/score/batch')
  expect([good.status, good.headers.get('idempotent-replayed')]).toEqual([200, null])
  expect((await paced(NAMED)).status).toBe(200)
})

describe('the form of a key', () => {
  test.each([
    ['bare and quoted', 'a-b', '"a-b"'],
    ['an escaped quote', 'a"b', '"a\\"b"'],
    ['an escaped backslash', 'a\\b', '"a\\\\b"'],
    ['white space around it', 'a-b', '  a-b '],
  ])('%s are the same', async (_, one, other) => {
    const { paced } = await meteredApp()
    const first = await paced({ 'idempotency-key': one })
    expect((await paced({ 'idempotency-key': other })).text).toBe(first.text)
  })

  test.each([
    ['nothing', ''],
    ['nothing in quotes', '""'],
    ['two words', 'a b'],
    ['an open quote', '"a'],
    ['a quote inside', '"a"b"'],
    ['a broken escape', '"a\\b"'],
    ['256 characters', 'x'.repeat(256)],
    ['a letter that is no ASCII', 'ä'],
  ])('%s is none', async (_, value) => {
    const { paced, usage } = await meteredApp()
    const refused = await paced({ 'idempotency-key': value })
    expect([refused.status, refused.code]).toEqual([400, 'invalid_idempotency_key'])
    expect((await usage()).window.used).toBe(0)
  })

  test('255 characters are taken', async () => {
    const { paced } = await meteredApp()
    expect((await paced({ 'idempotency-key': 'x'.repeat(255) })).status).toBe(200)
  })

  test('a body of 100,000 levels has a fingerprint as well', async () => {
    const { paced } = await meteredApp()
    const deep = `{"items":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`
    expect((await paced(NAMED, deep, '/v1/score/batch')).status).toBe(200)
  })
})
