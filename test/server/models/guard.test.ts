import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Log } from '#server/log.ts'
import { Metrics } from '#server/metrics.ts'
import { guarded, tryOut } from '#server/models/guard.ts'
import { type Failure, type Model, ModelError } from '#server/models/model.ts'

const QUESTION = { name: 'rewrite', schema: z.strictObject({}), system: '', user: '{}', maxTokens: 9 }
const ASKING = { workspace: 'ws' }

/** A model that fails as told, behind its guard, on a clock that stands still. */
function stand(fails: () => Failure | null, more: { deadlineMs?: number } = {}) {
  const clock = { now: 0 }
  let asked = 0
  const lines: string[] = []
  const write = (fields: object, message: string) =>
    void lines.push([message, ...Object.values(fields)].join(' '))
  const log: Log = { debug: write, info: write, warn: write, error: write }
  const inner: Model = {
    name: 'm',
    state: () => 'unchecked',
    ask: async ({ schema }) => {
      asked++
      const kind = fails()
      if (kind) throw new ModelError(kind, '')
      return { value: schema.parse({}), tokens: { input: 3, output: null } }
    },
  }
  const metrics = new Metrics()
  const model = guarded(inner, { log, metrics, now: () => clock.now, deadlineMs: 100, ...more })
  const ask = () =>
    model.ask(QUESTION, ASKING).then(
      () => 'ok',
      (error: ModelError) => error.kind,
    )
  return { model, ask, clock, lines, metrics, asked: () => asked }
}

test('after five failures in a row it is left alone, and after a pause one call tries again', async () => {
  let down: Failure | null = 'unreachable'
  const { ask, clock, model, asked } = stand(() => down)
  for (let i = 0; i < 5; i++) expect(await ask()).toBe('unreachable')
  expect([await ask(), asked(), model.state()]).toEqual(['paused', 5, 'paused'])
  clock.now = 30_000
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(['unreachable', 'paused', 'paused'])
  clock.now = 60_000
  down = null
  expect([await ask(), model.state(), await ask()]).toEqual(['ok', 'ok', 'ok'])
})

test.each(['refused', 'filtered', 'truncated', 'invalid_output'] as const)(
  'a model that answers badly (%s) is not taken for one that is down',
  async (kind) => {
    const { ask, model } = stand(() => kind)
    for (let i = 0; i < 12; i++) expect(await ask()).toBe(kind)
    expect(model.state()).toBe('ok')
  },
)

test('a workspace has four calls at once; the next one waits, and then gives up', async () => {
  const open: (() => void)[] = []
  const inner: Model = {
    name: 'm',
    state: () => 'ok',
    ask: ({ schema }) =>
      new Promise((resolve) => open.push(() => resolve({ value: schema.parse({}), tokens: null }))),
  }
  const log: Log = { debug() {}, info() {}, warn() {}, error() {} }
  const model = guarded(inner, { log, deadlineMs: 200 })
  const ask = (workspace: string) => model.ask(QUESTION, { workspace })
  const first = [ask('a'), ask('a'), ask('a'), ask('a')]
  const fifth = ask('a')
  const other = ask('b')
  await new Promise((resolve) => setImmediate(resolve))
  expect(open).toHaveLength(5)
  open[0]?.()
  await first[0]
  await new Promise((resolve) => setImmediate(resolve))
  expect(open).toHaveLength(6)
  await expect(ask('a')).rejects.toMatchObject({ kind: 'busy' })
  for (const answer of open) answer()
  await Promise.all([...first, fifth, other])
})

test('the log says once that it is gone and once that it is back', async () => {
  let down: Failure | null = 'auth'
  const { ask, lines } = stand(() => down)
  for (let i = 0; i < 4; i++) await ask()
  down = 'timeout'
  await ask()
  expect(lines).toEqual(['the model does not answer; the rules do auth'])
})

test('a server that is tried out at the start is known before the first mail', async () => {
  const { model, lines, metrics } = stand(() => 'auth')
  await tryOut(model, AbortSignal.timeout(1000))
  expect([model.state(), lines.length]).toEqual(['auth', 1])
  expect(await metrics.text()).toContain('outcome="auth"')
})

test('the wait for a turn is taken off the time that the answer may take', async () => {
  const clock = { now: 0 }
  const open: { withinMs: number | undefined; end: () => void }[] = []
  const inner: Model = {
    name: 'm',
    state: () => 'ok',
    ask: ({ schema }, { withinMs }) =>
      new Promise((resolve) =>
        open.push({ withinMs, end: () => resolve({ value: schema.parse({}), tokens: null }) }),
      ),
  }
  const log: Log = { debug() {}, info() {}, warn() {}, error() {} }
  const model = guarded(inner, { log, deadlineMs: 60_000, now: () => clock.now })
  const calls = Array.from({ length: 5 }, () => model.ask(QUESTION, ASKING))
  await new Promise((resolve) => setImmediate(resolve))
  clock.now = 12_000
  open[0]?.end()
  await calls[0]
  await new Promise((resolve) => setImmediate(resolve))
  expect(open.map(({ withinMs }) => withinMs)).toEqual([60_000, 60_000, 60_000, 60_000, 48_000])
  for (const { end } of open) end()
  await Promise.all(calls)
})

test('questions that the server does not take leave the model to all others', async () => {
  let fails: Failure | null = null
  const { ask, model } = stand(() => fails)
  await ask()
  fails = 'bad_request'
  for (let i = 0; i < 12; i++) expect(await ask()).toBe('bad_request')
  expect(model.state()).toBe('ok')
  fails = null
  expect(await ask()).toBe('ok')
})

test('a model that the server does not have is known from the first answer on', async () => {
  const { ask, model, lines } = stand(() => 'bad_request')
  for (let i = 0; i < 3; i++) await ask()
  expect([model.state(), lines.length]).toEqual(['bad_request', 1])
})

test('a caller who leaves ends no pause', async () => {
  const clock = { now: 0 }
  const ends: ((error: ModelError) => void)[] = []
  const inner: Model = {
    name: 'm',
    state: () => 'unchecked',
    ask: () => new Promise((_, reject) => ends.push(reject)),
  }
  const log: Log = { debug() {}, info() {}, warn() {}, error() {} }
  const model = guarded(inner, { log, deadlineMs: 1000, now: () => clock.now })
  const ask = (workspace: string) => model.ask(QUESTION, { workspace }).catch(({ kind }: ModelError) => kind)
  const leaves = ask('a')
  const down = Array.from({ length: 5 }, (_, i) => ask(`b${i}`))
  await new Promise((resolve) => setImmediate(resolve))
  for (const end of ends.slice(1)) end(new ModelError('unreachable', ''))
  await Promise.all(down)
  ends[0]?.(new ModelError('aborted', ''))
  expect([await leaves, await ask('c')]).toEqual(['aborted', 'paused'])
  // The one call that tries after the pause and leaves lets the next one try.
  clock.now = 30_000
  const tries = ask('d')
  await new Promise((resolve) => setImmediate(resolve))
  ends[6]?.(new ModelError('aborted', ''))
  expect(await tries).toBe('aborted')
  const again = ask('e')
  await new Promise((resolve) => setImmediate(resolve))
  ends[7]?.(new ModelError('unreachable', ''))
  expect([await again, model.state()]).toEqual(['unreachable', 'paused'])
})
