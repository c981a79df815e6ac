import { describe, expect, test } from 'vitest'
import { StorageUnavailableError, UnknownWorkspaceError } from '#server/storage/errors.ts'
import { EMPTY_METER, type UsageEvent } from '#server/storage/meter.ts'
import type { Store, UsageCounts } from '#server/storage/store.ts'
import type { WorkspaceRecord } from '#server/storage/workspace.ts'
import {
  A,
  AT,
  B,
  DAY,
  event,
  MONTH,
  message,
  type Open,
  repeatable,
  reservation,
  take,
  use,
  workspace,
} from './fixtures.ts'

const NO_USAGE: UsageCounts = {
  calls: 0,
  overage_calls: 0,
  overage_micro_usd: 0,
  by_operation: {},
  by_key: {},
  by_member: {},
  by_client: {},
}

const CAP = 60

export function testMetering(open: Open): void {
  const withA = async () => {
    const opened = await open()
    await opened.store.createWorkspace(workspace(A))
    return opened
  }
  const used = async (store: Store, counter = DAY) => (await store.meter(A)).counters[counter] ?? 0

  describe('reservations', () => {
    test('400 at once at a cap: exactly the cap is admitted, one notice is committed, and nobody is refused before it is', async () => {
      const { store, reopen } = await withA()
      const verdicts = await Promise.all(
        Array.from({ length: 400 }, async (_, n) => {
          const verdict = await store.reserve(A, take({ reserve: reservation(`r${n}`), cap: CAP }))
          const notices = verdict ? null : (await store.read(A))?.notices.length
          return { admitted: verdict !== null, notices }
        }),
      )
      expect(verdicts.filter(({ admitted }) => admitted).length).toBe(CAP)
      expect(verdicts.filter(({ admitted, notices }) => !admitted && notices !== 1)).toEqual([])
      expect(await used(store)).toBe(CAP)
      const again = await reopen()
      expect((await again.read(A))?.notices).toMatchObject([{ counter: DAY, used: CAP }])
      expect((await again.read(A))?.outbox.length).toBe(1)
    })

    test('count in every counter they name, for their workspace alone', async () => {
      const { store } = await withA()
      await store.createWorkspace(workspace(B))
      const reserved = reservation('1', { calls: 3, counters: [DAY, MONTH, `${MONTH}/key_00000001`] })
      expect(await store.reserve(A, take({ reserve: reserved }))).toEqual(reserved)
      const meter = await store.meter(A)
      expect(meter.counters).toEqual({ [DAY]: 3, [MONTH]: 3, [`${MONTH}/key_00000001`]: 3 })
      expect(meter.reserved).toEqual([reserved])
      expect(await store.meter(B)).toEqual(EMPTY_METER)
    })

    test('keep what the rate limiter noted, and see the committed workspace and the time', async () => {
      const { store } = await withA()
      const seen = await store.reserve(A, (meter, now, { name }) => ({
        meter: { ...meter, rate_until: now + 1000 },
        verdict: { now, name },
        commit: null,
      }))
      expect(Math.abs(seen.now - Date.now())).toBeLessThan(5000)
      expect(seen.name).toBe('Nord')
      expect((await store.meter(A)).rate_until).toBe(seen.now + 1000)
    })

    test('that are released give their calls back, once', async () => {
      const { store } = await withA()
      const reserved = reservation('1', { calls: 5 })
      await store.reserve(A, take({ reserve: reserved, cap: 5 }))
      expect(await store.reserve(A, take({ reserve: reservation('2'), cap: 5 }))).toBeNull()
      await store.release(A, reserved)
      await store.release(A, reserved)
      expect(await store.meter(A)).toMatchObject({ counters: { [DAY]: 0 }, reserved: [] })
      expect(await store.reserve(A, take({ reserve: reservation('2'), cap: 5 }))).not.toBeNull()
    })

    test('that were abandoned make room once they expire, and count again when they are settled after all', async () => {
      const { store } = await withA()
      const late = reservation('1', { expires: 1000 })
      await store.reserve(A, take({ reserve: late, cap: 1 }))
      expect(await store.reserve(A, take({ reserve: reservation('2'), cap: 1, now: 1000 }))).toBeNull()
      expect(await store.reserve(A, take({ reserve: reservation('2'), cap: 1, now: 1001 }))).not.toBeNull()
      expect(await used(store)).toBe(1)
      await store.settle(A, late, event('1'))
      expect(await used(store)).toBe(2)
    })

    test('whose notice cannot be committed are refused with the reason and leave nothing', async () => {
      const { store, failWrites } = await withA()
      await store.reserve(A, take({ reserve: reservation('0'), cap: 2 }))
      const before = await store.meter(A)
      failWrites(true)
      const results = await Promise.allSettled(
        ['1', '2', '3'].map((id) => store.reserve(A, take({ reserve: reservation(id), cap: 2 }))),
      )
      failWrites(false)
      for (const result of results) {
        expect(result).toMatchObject({ reason: expect.any(StorageUnavailableError) })
      }
      expect(await store.meter(A)).toEqual(before)
      expect((await store.read(A))?.notices).toEqual([])
      expect(await store.reserve(A, take({ reserve: reservation('4'), cap: 2 }))).not.toBeNull()
      expect((await store.read(A))?.notices.length).toBe(1)
    })

    test('are decided whole: a decision that throws leaves nothing', async () => {
      const { store } = await withA()
      const boom = new Error('boom')
      const failing = store.reserve(A, () => {
        throw boom
      })
      await expect(failing).rejects.toBe(boom)
      expect(await store.meter(A)).toEqual(EMPTY_METER)
    })

    test('are not to be had in a workspace that does not exist, where a release is no harm', async () => {
      const { store } = await open()
      const asks = [
        () => store.reserve(A, take({ reserve: reservation('1') })),
        () => store.settle(A, reservation('1'), event('1')),
        async () => store.meter(A),
        () => store.usage(A, DAY),
        async () => store.settled(A, '1'.repeat(64), AT),
      ]
      for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(UnknownWorkspaceError)
      await store.release(A, reservation('1'))
    })
  })

  describe('usage', () => {
    test('is summed by counter, operation, key, member and client, for its workspace alone, also after a restart', async () => {
      const { store, reopen } = await withA()
      await store.createWorkspace(workspace(B))
      await use(store, A, event('1', AT, { calls: 3 }))
      await use(
        store,
        A,
        event('2', AT, { operation: 'rewrite', key: null, member: 'usr_1', client: 'Żółć' }),
      )
      await use(
        store,
        A,
        event('3', AT, { calls: 2, overage_calls: 2, overage_unit_micro_usd: 40_000, client: '__proto__' }),
      )
      await use(store, A, event('4', '2026-02-04T00:00:00.000Z', { counters: ['day:2026-02-04', MONTH] }))
      const check = async (s: Store) => {
        expect(await s.usage(A, DAY)).toEqual({
          calls: 6,
          overage_calls: 2,
          overage_micro_usd: 80_000,
          by_operation: { score: 5, rewrite: 1 },
          by_key: { key_00000001: 5 },
          by_member: { usr_1: 1 },
          by_client: Object.fromEntries([
            ['Żółć', 1],
            ['__proto__', 2],
          ]),
        })
        expect((await s.usage(A, MONTH)).calls).toBe(7)
        expect(await s.usage(A, 'day:2026-02-05')).toEqual(NO_USAGE)
        expect(await s.usage(A, 'nonsense')).toEqual(NO_USAGE)
        expect(await s.usage(B, MONTH)).toEqual(NO_USAGE)
        const spent = { [`spend:${MONTH}`]: 80_000 }
        expect((await s.meter(A)).counters).toEqual({ [DAY]: 6, 'day:2026-02-04': 1, [MONTH]: 7, ...spent })
        expect((await s.meter(B)).counters).toEqual({})
      }
      await check(store)
      await check(await reopen())
    })

    test('of a month that begins on another day than the first is summed over both calendar months', async () => {
      const { store, reopen } = await withA()
      const anchored = 'month:2026-01-15T09:30:00.000Z'
      await use(store, A, event('1', '2026-01-31T23:59:59.999Z', { counters: [anchored] }))
      await use(store, A, event('2', '2026-02-01T00:00:00.000Z', { counters: [anchored] }))
      const again = await reopen()
      expect((await again.usage(A, anchored)).calls).toBe(2)
      expect((await again.meter(A)).counters).toEqual({ [anchored]: 2 })
    })

    test('counts what was settled, where a batch used less than it reserved', async () => {
      const { store, reopen } = await withA()
      const reserved = reservation('1', { calls: 50 })
      await store.reserve(A, take({ reserve: reserved }))
      await store.settle(A, reserved, event('1', AT, { calls: 30 }))
      expect(await store.meter(A)).toMatchObject({ counters: { [DAY]: 30, [MONTH]: 30 }, reserved: [] })
      expect((await (await reopen()).meter(A)).counters[DAY]).toBe(30)
    })

    test('of 64 callers at once is counted whole and kept, without what is still under way', async () => {
      const { store, reopen } = await withA()
      await Promise.all(
        Array.from({ length: 64 }, async (_, caller) => {
          for (let n = 0; n < 10; n++) await use(store, A, event(`${caller}x${n}`))
        }),
      )
      await store.reserve(A, take({ reserve: reservation('left') }))
      expect((await store.usage(A, DAY)).calls).toBe(640)
      expect(await used(store)).toBe(641)
      const again = await reopen()
      expect((await again.usage(A, DAY)).calls).toBe(640)
    })

    test.each([
      ['part of a call', { calls: 0.5 }],
      ['less than none', { calls: -1 }],
      ['an operation that is text', { operation: 'Dear Anna, …' }],
      ['no day', { at: 'yesterday' }],
      ['a counter that names no window', { counters: ['everything'] }],
    ])('refuses %s', async (_, part) => {
      const { store } = await withA()
      await expect(store.settle(A, reservation('1'), { ...event('1'), ...part })).rejects.toThrow()
      expect(await store.usage(A, DAY)).toEqual(NO_USAGE)
    })

    test('that cannot be written is refused and not counted, and its reservation can be released', async () => {
      const { store, reopen, failWrites } = await withA()
      await use(store, A, event('1'))
      const reserved = ['2', '3'].map((id) => reservation(id))
      for (const reserve of reserved) await store.reserve(A, take({ reserve }))
      failWrites(true)
      const results = await Promise.allSettled(
        reserved.map((one) => store.settle(A, one, event(one.id.slice(4)))),
      )
      for (const result of results)
        expect(result).toMatchObject({ reason: expect.any(StorageUnavailableError) })
      failWrites(false)
      expect((await store.usage(A, DAY)).calls).toBe(1)
      expect(await used(store)).toBe(3)
      for (const one of reserved) await store.release(A, one)
      await use(store, A, event('4'))
      expect(await used(store)).toBe(2)
      expect((await (await reopen()).usage(A, DAY)).calls).toBe(2)
    })
  })

  describe('a charge that is told of', () => {
    const settleTelling = async (store: Store, settled: UsageEvent, commit = tell) => {
      const reserved = reservation(settled.id.slice(4))
      await store.reserve(A, take({ reserve: reserved }))
      return store.settle(A, reserved, settled, commit)
    }
    const tell = ({ outbox }: WorkspaceRecord) => void outbox.push(message(outbox.length, 0))
    const state = async (store: Store) => ({
      charged: (await store.usage(A, DAY)).calls,
      events: (await store.page(A, 'usage', { limit: 99 })).entries.length,
      counted: await used(store),
      told: (await store.read(A))?.outbox.length,
    })

    test('is in one commit with its message, of many at once as well, and a restart changes nothing', async () => {
      const { store, reopen } = await withA()
      await use(store, A, event('0'))
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) => settleTelling(store, event(`t${n}`))),
      )
      expect(results).toEqual(results.map(() => ({ repeated: null })))
      const whole = { charged: 21, events: 21, counted: 21, told: 20 }
      expect(await state(store)).toEqual(whole)
      await use(store, A, event('1'))
      await store.tx(A, (changed) => void Object.assign(changed, { name: 'later' }))
      const later = { charged: 22, events: 22, counted: 22, told: 20 }
      let again = await reopen()
      expect(await state(again)).toEqual(later)
      again = await reopen()
      expect(await state(again)).toEqual(later)
    })

    test('is told of once, however often its request is repeated', async () => {
      const { store, reopen } = await withA()
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, n) => settleTelling(store, repeatable(`r${n}`, 'a'))),
      )
      expect(results.filter(({ repeated }) => repeated === null).length).toBe(1)
      const whole = { charged: 1, events: 1, counted: 1, told: 1 }
      expect(await state(store)).toEqual(whole)
      const again = await reopen()
      expect((await settleTelling(again, repeatable('later', 'a'))).repeated).not.toBeNull()
      expect(await state(again)).toEqual(whole)
    })

    test.each([
      [
        'cannot be made',
        () => {
          throw new Error('boom')
        },
      ],
      [
        'cannot be kept',
        ({ outbox }: WorkspaceRecord) => void outbox.push({ ...message(1, 0), id: 'no id' }),
      ],
    ])('is not charged when its message %s', async (_, commit) => {
      const { store, reopen } = await withA()
      await expect(settleTelling(store, event('1'), commit)).rejects.toThrow()
      await store.release(A, reservation('1'))
      const nothing = { charged: 0, events: 0, counted: 0, told: 0 }
      expect(await state(store)).toEqual(nothing)
      expect(await state(await reopen())).toEqual(nothing)
    })

    test('is not told of when it cannot be written', async () => {
      const { store, reopen, failWrites } = await withA()
      const reserved = reservation('1')
      await store.reserve(A, take({ reserve: reserved }))
      failWrites(true)
      await expect(store.settle(A, reserved, event('1'), tell)).rejects.toBeInstanceOf(
        StorageUnavailableError,
      )
      failWrites(false)
      await store.release(A, reserved)
      const nothing = { charged: 0, events: 0, counted: 0, told: 0 }
      expect(await state(store)).toEqual(nothing)
      expect(await state(await reopen())).toEqual(nothing)
    })
  })

  describe('a repeated request', () => {
    const settle = async (store: Store, id: string, digit: string, at = AT) => {
      const reserved = reservation(id, { idempotency_key: digit.repeat(64) })
      await store.reserve(A, take({ reserve: reserved }))
      return store.settle(A, reserved, repeatable(id, digit, at))
    }

    test('is told what it was answered with, and is charged once', async () => {
      const { store, reopen } = await withA()
      expect(await settle(store, '1', 'a')).toEqual({ repeated: null })
      expect(await settle(store, '2', 'a')).toEqual({ repeated: repeatable('1', 'a') })
      expect(await settle(store, '3', 'b')).toEqual({ repeated: null })
      expect(await store.meter(A)).toMatchObject({ counters: { [DAY]: 2 }, reserved: [] })
      const again = await reopen()
      expect(await settle(again, '4', 'a')).toEqual({ repeated: repeatable('1', 'a') })
      expect((await again.usage(A, DAY)).calls).toBe(2)
    })

    test('is charged once also when twenty end at the same time', async () => {
      const { store, reopen } = await withA()
      const results = await Promise.all(Array.from({ length: 20 }, (_, n) => settle(store, `r${n}`, 'a')))
      const first = results.findIndex(({ repeated }) => repeated === null)
      const others = results.filter(({ repeated }) => repeated?.id === `evt_r${first}`)
      expect(others.length).toBe(19)
      expect(await used(store)).toBe(1)
      expect((await (await reopen()).usage(A, DAY)).calls).toBe(1)
    })

    test('is charged when the first could not be written', async () => {
      const { store, failWrites } = await withA()
      failWrites(true)
      await expect(store.settle(A, reservation('1'), repeatable('1', 'a'))).rejects.toThrow()
      failWrites(false)
      expect(await store.settled(A, 'a'.repeat(64), '2000-01-01T00:00:00.000Z')).toBeNull()
      expect(await settle(store, '2', 'a')).toEqual({ repeated: null })
    })

    test('is found by its key, in its workspace, for as long as asked for', async () => {
      const { store, reopen } = await withA()
      await store.createWorkspace(workspace(B))
      await settle(store, '1', 'a')
      const check = async (s: Store) => {
        expect(await s.settled(A, 'a'.repeat(64), AT)).toEqual(repeatable('1', 'a'))
        expect(await s.settled(A, 'a'.repeat(64), '2026-02-03T04:05:06.001Z')).toBeNull()
        expect(await s.settled(A, 'b'.repeat(64), AT)).toBeNull()
        expect(await s.settled(B, 'a'.repeat(64), AT)).toBeNull()
      }
      await check(store)
      await check(await reopen())
    })

    test('is a new one after 24 hours', async () => {
      const { store } = await withA()
      await settle(store, '1', 'a')
      expect(await settle(store, '2', 'a', '2026-02-04T04:05:06.001Z')).toEqual({ repeated: null })
      expect((await store.usage(A, DAY)).calls).toBe(2)
    })
  })
}
