import { setImmediate as macrotask } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { post } from '#server/services/outbox.ts'
import type { Outcome } from '#server/services/webhooks/attempt.ts'
import { Deliverer } from '#server/services/webhooks/deliver.ts'
import { SCHEDULE } from '#server/services/webhooks/schedule.ts'
import { LEASE_MS, type Taken } from '#server/services/webhooks/state.ts'
import type { Store } from '#server/storage/store.ts'
import type { EndpointRecord, WorkspaceRecord } from '#server/storage/workspace.ts'
import { workspaceRecord } from '../../support/workspace-record.ts'

/** How an attempt ends. After `dies` the server is gone: it has sent, or not, and notes nothing. */
type End = 'arrives' | 'fails' | 'gone' | 'asks for time' | 'dies after' | 'dies before'

const endpoint = (id: string): EndpointRecord => ({
  id,
  url: 'https://example.com/',
  description: '',
  events: [],
  secrets: [],
  created: '2026-02-03T04:05:06.000Z',
  disabled: null,
  disabled_reason: null,
})

/** The few methods a deliverer needs, in memory. `fails` tells whether the next commit does. */
function memory(fails: () => boolean) {
  let committed: WorkspaceRecord = workspaceRecord({ endpoints: [endpoint('ep_1'), endpoint('ep_2')] })
  const commit = () => {
    if (fails()) throw new Error('no commit')
  }
  const double: Pick<Store, 'tx' | 'read' | 'append' | 'prune' | 'workspacesDue'> = {
    tx: async (_, fn) => {
      const draft = structuredClone(committed)
      const result = fn(draft)
      commit()
      committed = draft
      return result
    },
    read: () => committed,
    append: async () => commit(),
    prune: async () => {},
    workspacesDue: async () => [committed.id],
  }
  return { store: double as Store, now: () => committed }
}

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }

const scenario = fc.record({
  messages: fc.integer({ min: 1, max: 6 }),
  ends: fc.infiniteStream(
    fc.constantFrom<End>(
      'arrives',
      'fails',
      'fails',
      'fails',
      'gone',
      'asks for time',
      'dies after',
      'dies before',
    ),
  ),
  failures: fc.infiniteStream(fc.boolean().chain((a) => fc.boolean().map((b) => a && b))),
  random: fc.double({ min: 0, max: 0.99, noNaN: true }),
})

test('whatever fails, each message arrives at least once or its webhook is switched off; no attempt is early or made twice at once', async () => {
  const seen = { off: 0, arrived: 0, again: 0 }
  await fc.assert(
    fc.asyncProperty(scenario, async ({ messages, ends, failures, random }) => {
      let now = Date.parse('2026-02-03T00:00:00Z')
      let isPosting = true
      const { store, now: workspace } = memory(() => !isPosting && failures.next().value === true)
      const arrived = new Set<string>()
      const attempts = new Map<string, { at: number; attempt: number; isLost: boolean }[]>()

      const node = (): Deliverer => {
        const attempt = async (_: string, taken: Taken): Promise<Outcome> => {
          const end = ends.next().value
          const name = `${taken.message.id} ${taken.endpoint?.id}`
          const earlier = attempts.get(name) ?? []
          attempts.set(name, [
            ...earlier,
            { at: now, attempt: taken.attempt, isLost: end.startsWith('dies') },
          ])
          if (end === 'arrives' || end === 'dies after') arrived.add(name)
          if (end.startsWith('dies')) {
            nodes = nodes.map((one) => (one === self ? node() : one))
            return new Promise(() => {})
          }
          const failed = { status: 500, failure: 'It failed.', retryAfter: null, gone: false }
          if (end === 'arrives') return { ...failed, status: 200, failure: null }
          return { ...failed, gone: end === 'gone', retryAfter: end === 'asks for time' ? 7_200_000 : null }
        }
        const self = new Deliverer({
          store,
          log,
          attempt,
          mails: false,
          now: () => now,
          random: () => random,
        })
        return self
      }
      let nodes = [node(), node()]

      const posted: string[] = []
      await store.tx('', (draft) => {
        for (let n = 0; n < messages; n++) post(draft, 'api_key.revoked', { key: `key_${n}` }, now)
        for (const { id } of draft.outbox) posted.push(`${id} ep_1`, `${id} ep_2`)
      })
      isPosting = false

      for (let steps = 0; workspace().outbox.length > 0; steps++) {
        expect(steps).toBeLessThan(3000)
        // What nobody could take yet is looked for again a moment later, as the timer does.
        const dues = workspace().outbox.flatMap(({ deliveries }) => deliveries.map(({ due }) => due))
        now = Math.max(now + 1000, Math.min(...dues))
        for (const one of nodes) one.wake()
        await macrotask()
      }

      const off = new Set(workspace().endpoints.flatMap(({ id, disabled }) => (disabled ? [id] : [])))
      for (const name of posted) {
        expect(arrived.has(name) || off.has(String(name.split(' ')[1])), name).toBe(true)
        const made = attempts.get(name) ?? []
        for (const [index, { at, attempt }] of made.entries()) {
          const before = made[index - 1]
          if (!before) continue
          expect(attempt).toBeGreaterThan(before.attempt)
          // What was noted waits for its time; what was not, for the lease of whoever had it.
          const wait = before.isLost ? LEASE_MS : Math.min(SCHEDULE[before.attempt] ?? 0, LEASE_MS)
          expect(at - before.at).toBeGreaterThanOrEqual(wait)
        }
      }
      seen.off += off.size
      seen.arrived += arrived.size
      seen.again += [...attempts.values()].filter(({ length }) => length > 1).length
    }),
    { numRuns: 150 },
  )
  // All of it has happened, or the property has proved little.
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(50)
}, 60_000)
