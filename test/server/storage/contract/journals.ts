import { describe, expect, test } from 'vitest'
import { StorageUnavailableError, UnknownPageError, UnknownWorkspaceError } from '#server/storage/errors.ts'
import { JOURNAL_NAMES, type JournalName } from '#server/storage/journals.ts'
import type { Page, Store } from '#server/storage/store.ts'
import {
  A,
  audit,
  B,
  deliveryEvent,
  event,
  gateEvent,
  historyEvent,
  minute,
  type Open,
  use,
  workspace,
} from './fixtures.ts'

/** Ids of all events, newest first, read in pages. `between` runs after each page. */
async function idsOf(
  store: Store,
  journal: JournalName,
  limit: number,
  between: (page: number) => Promise<void> = async () => {},
): Promise<string[]> {
  const ids: string[] = []
  let before: string | null = null
  for (let n = 0; n === 0 || before !== null; n++) {
    const page: Page<{ id: string }> = await store.page(A, journal, { before, limit })
    expect(page.entries.length).toBeLessThanOrEqual(limit)
    ids.push(...page.entries.map(({ id }) => id))
    before = page.before
    await between(n)
  }
  return ids
}

const DAY_MINUTES = 24 * 60

export function testJournals(open: Open): void {
  const withA = async () => {
    const opened = await open()
    await opened.store.createWorkspace(workspace(A))
    return opened
  }

  describe('journals', () => {
    test('lose their drafts when they are told to, those of others and all else stay, and what comes meanwhile is kept', async () => {
      const { store, reopen } = await withA()
      await store.createWorkspace(workspace(B))
      const events = Array.from({ length: 30 }, (_, n) => historyEvent(n, minute(n * 200)))
      const bare = historyEvent(99, minute(7))
      await store.append(A, 'history', [...events.slice(0, 20), { ...bare, draft: null }])
      for (const one of events.slice(20)) await store.append(A, 'history', [one])
      await store.append(B, 'history', events)
      const whole = (await store.page(A, 'history', { limit: 99 })).entries
      const { before } = await store.page(A, 'history', { limit: 5 })
      const late = Array.from({ length: 9 }, (_, n) => ({ ...historyEvent(50 + n, minute(n)), draft: null }))
      await Promise.all([
        ...late.slice(0, 5).map((one) => store.append(A, 'history', [one])),
        store.forgetDrafts(A),
        store.page(A, 'history', { limit: 99 }),
        ...late.slice(5).map((one) => store.append(A, 'history', [one])),
      ])
      await store.forgetDrafts(A)
      const without = whole.map((one) => ({ ...one, draft: null }))
      const check = async (s: Store) => {
        const { entries } = await s.page(A, 'history', { limit: 99 })
        expect(entries.filter(({ id }) => !late.some((one) => one.id === id))).toEqual(without)
        expect(entries.length).toBe(without.length + late.length)
        expect((await s.page(A, 'history', { before, limit: 3 })).entries).toEqual(without.slice(5, 8))
        expect((await s.page(B, 'history', { limit: 99 })).entries).toEqual(events.toReversed())
      }
      await check(store)
      await expect(store.forgetDrafts('ws_CCCCCCCCCCCCCCCC')).rejects.toBeInstanceOf(UnknownWorkspaceError)
      await check(await reopen())
    })

    test('give events back whole, newest first, whatever order they came in, also after a restart', async () => {
      const { store, reopen } = await withA()
      const [first, second, third] = [
        historyEvent(1, minute(0)),
        historyEvent(2, minute(1)),
        historyEvent(3, minute(2)),
      ]
      await store.append(A, 'history', [second])
      await store.append(A, 'history', [third])
      await store.append(A, 'history', [first])
      await store.append(A, 'delivery', [deliveryEvent(1, minute(0))])
      await store.append(A, 'gate', [gateEvent('g-1', minute(0))])
      await use(store, A, event('1', minute(0), { client: 'Żółć 東京 👩‍👩‍👧' }))
      const check = async (s: Store) => {
        expect(await s.page(A, 'history', { limit: 9 })).toEqual({
          entries: [third, second, first],
          before: null,
        })
        expect((await s.page(A, 'delivery', { limit: 9 })).entries).toEqual([deliveryEvent(1, minute(0))])
        expect((await s.page(A, 'gate', { limit: 9 })).entries).toEqual([gateEvent('g-1', minute(0))])
        expect((await s.page(A, 'usage', { limit: 9 })).entries).toEqual([
          event('1', minute(0), { client: 'Żółć 東京 👩‍👩‍👧' }),
        ])
      }
      await check(store)
      await check(await reopen())
    })

    test('are read in pages without a gap or a repetition, over months and within one instant', async () => {
      const { store } = await withA()
      const events = Array.from({ length: 100 }, (_, n) => historyEvent(n, minute((n >> 2) * DAY_MINUTES)))
      for (let at = 0; at < 100; at += 10) await store.append(A, 'history', events.slice(at, at + 10))
      const ids = events.map(({ id }) => id).reverse()
      for (const limit of [1, 7, 100, 101]) expect(await idsOf(store, 'history', limit)).toEqual(ids)
    })

    test('keep their pages while events come in', async () => {
      const { store } = await withA()
      const events = Array.from({ length: 50 }, (_, n) => historyEvent(n, minute(n * DAY_MINUTES)))
      await store.append(A, 'history', events)
      const ids = await idsOf(store, 'history', 5, (n) =>
        store.append(A, 'history', [historyEvent(100 + n, minute((50 + n) * DAY_MINUTES))]),
      )
      expect(ids).toEqual(events.map(({ id }) => id).reverse())
    })

    test('order an older event that comes late by its time', async () => {
      const { store } = await withA()
      await store.append(A, 'gate', [gateEvent('new', minute(60 * DAY_MINUTES))])
      // The call reaches over a month's end.
      await store.append(A, 'gate', [
        gateEvent('late', minute(20 * DAY_MINUTES)),
        gateEvent('later', minute(30 * DAY_MINUTES)),
      ])
      await store.append(A, 'gate', [gateEvent('between', minute(25 * DAY_MINUTES))])
      for (const limit of [1, 2, 9]) {
        expect(await idsOf(store, 'gate', limit)).toEqual(['new', 'later', 'between', 'late'])
      }
    })

    test('keep a repeated gate event once, also at the same time and after a restart', async () => {
      const { store, reopen } = await withA()
      const [one, two, three] = ['1', '2', '3'].map((id, n) => gateEvent(id, minute(n * 26 * DAY_MINUTES)))
      if (!one || !two || !three) throw new Error('three were made')
      await Promise.all([store.append(A, 'gate', [one, two, one]), store.append(A, 'gate', [two])])
      await store.append(A, 'gate', [one])
      const again = await reopen()
      await again.append(A, 'gate', [one, two, three])
      expect(await idsOf(again, 'gate', 9)).toEqual(['3', '2', '1'])
    })

    test('take the events of one call or none of them', async () => {
      const { store, reopen, failWrites } = await withA()
      const bad = { ...historyEvent(2, minute(1)), words: -1 }
      await expect(store.append(A, 'history', [historyEvent(1, minute(0)), bad])).rejects.toThrow()
      failWrites(true)
      const failing = store.append(A, 'history', [
        historyEvent(3, minute(2)),
        historyEvent(4, minute(60 * DAY_MINUTES)),
      ])
      await expect(failing).rejects.toBeInstanceOf(StorageUnavailableError)
      failWrites(false)
      expect(await idsOf(store, 'history', 9)).toEqual([])
      await store.append(A, 'history', [
        historyEvent(5, minute(3)),
        historyEvent(6, minute(60 * DAY_MINUTES)),
      ])
      expect(await idsOf(await reopen(), 'history', 9)).toEqual(['his_6', 'his_5'])
    })

    test.each([
      ['NUL', { client: 'a\0' }],
      ['a lone surrogate', { draft: { subject: '\udfff', draft: '' } }],
      ['an instant in another form', { at: '2026-02-03T04:05:06Z' }],
      ['an unknown field', { colour: 'red' }],
    ])('refuse %s', async (_, part) => {
      const { store } = await withA()
      await expect(store.append(A, 'history', [{ ...historyEvent(1, minute(0)), ...part }])).rejects.toThrow()
      expect(await idsOf(store, 'history', 9)).toEqual([])
    })

    test('refuse a place that is from no page', async () => {
      const { store } = await withA()
      for (const before of ['', 'x', Buffer.from('2026 x 1').toString('base64url')]) {
        await expect(store.page(A, 'history', { before, limit: 1 })).rejects.toBeInstanceOf(UnknownPageError)
      }
    })

    test('show nothing older than what they were pruned to, and lose nothing newer', async () => {
      const { store } = await withA()
      const days = [0, 10, 24, 40, 60, 70]
      await store.append(
        A,
        'history',
        days.map((day) => historyEvent(day, minute(day * DAY_MINUTES))),
      )
      for (const day of days)
        await store.append(A, 'gate', [gateEvent(String(day), minute(day * DAY_MINUTES))])
      await store.prune(A, 'history', minute(40 * DAY_MINUTES))
      await store.prune(A, 'gate', minute(41 * DAY_MINUTES))
      expect(await idsOf(store, 'history', 2)).toEqual(['his_70', 'his_60', 'his_40'])
      expect(await idsOf(store, 'gate', 9)).toEqual(['70', '60'])
      await store.append(A, 'history', [historyEvent(80, minute(80 * DAY_MINUTES))])
      expect((await idsOf(store, 'history', 9)).length).toBe(4)
    })

    test('pruned of what one call kept beside newer events lose nothing newer after a restart either', async () => {
      const { store, reopen } = await withA()
      await store.append(A, 'history', [
        historyEvent(1, minute(0)),
        historyEvent(2, minute(40 * DAY_MINUTES)),
      ])
      await store.prune(A, 'history', minute(39 * DAY_MINUTES))
      expect((await idsOf(await reopen(), 'history', 9))[0]).toBe('his_2')
    })

    test('belong to one workspace', async () => {
      const { store } = await withA()
      await store.createWorkspace(workspace(B))
      await store.append(A, 'history', [historyEvent(1, minute(0))])
      await store.append(A, 'gate', [gateEvent('1', minute(0))])
      await store.append(A, 'delivery', [deliveryEvent(1, minute(0))])
      await store.tx(A, (w) => audit(w, 1))
      await use(store, A, event('1'))
      await store.append(B, 'gate', [gateEvent('1', minute(0))])
      await store.prune(B, 'history', '2027-01-01T00:00:00.000Z')
      for (const journal of JOURNAL_NAMES) {
        expect((await store.page(A, journal, { limit: 9 })).entries.length, journal).toBe(1)
        expect((await store.page(B, journal, { limit: 9 })).entries.length, journal).toBe(
          journal === 'gate' ? 1 : 0,
        )
      }
    })

    test('of a workspace that does not exist are refused', async () => {
      const { store } = await open()
      const asks = [
        () => store.page(A, 'history', { limit: 1 }),
        () => store.append(A, 'history', [historyEvent(1, minute(0))]),
        () => store.prune(A, 'history', minute(0)),
      ]
      for (const ask of asks) await expect(ask()).rejects.toBeInstanceOf(UnknownWorkspaceError)
    })
  })

  describe('audit', () => {
    test('events of transactions stand in the journal once, in order, whole, also after a restart', async () => {
      const { store, reopen } = await open()
      const made = workspace(A)
      audit(made, 1)
      await store.createWorkspace(made)
      await store.tx(A, (w) => audit(w, 2))
      const [newest] = (await store.page(A, 'audit', { limit: 9 })).entries
      expect(newest).toMatchObject({ seq: 3, after: { name: 'Żółć 東京', scopes: ['a'] } })
      await Promise.all(Array.from({ length: 50 }, () => store.tx(A, (w) => audit(w, 1))))
      const again = await reopen()
      await again.tx(A, (w) => audit(w, 1))
      const { entries } = await again.page(A, 'audit', { limit: 99 })
      expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 54 }, (_, n) => 54 - n))
      for (const [n, { previous }] of entries.entries())
        expect(previous).toBe(entries[n + 1]?.hash ?? '0'.repeat(64))
      expect((await again.read(A))?.audit).toMatchObject({ seq: 54, hash: '54'.padStart(64, '0') })
    })

    test('events of a transaction that fails stand nowhere', async () => {
      const { store, failWrites } = await withA()
      const failing = store.tx(A, (w) => {
        audit(w, 1)
        throw new Error('boom')
      })
      await expect(failing).rejects.toThrow('boom')
      failWrites(true)
      await expect(store.tx(A, (w) => audit(w, 1))).rejects.toBeInstanceOf(StorageUnavailableError)
      failWrites(false)
      await store.tx(A, (w) => audit(w, 1))
      expect((await store.page(A, 'audit', { limit: 9 })).entries.map(({ seq }) => seq)).toEqual([1])
    })

    test('events may come with a notice', async () => {
      const { store } = await withA()
      await store.reserve(A, (meter) => ({ meter, verdict: null, commit: (w) => audit(w, 1) }))
      expect((await store.page(A, 'audit', { limit: 9 })).entries.length).toBe(1)
    })

    test('a chain with a gap in what waits is refused', async () => {
      const { store } = await withA()
      const gap = store.tx(A, (w) => {
        audit(w, 3)
        w.audit.waiting.splice(1, 1)
      })
      await expect(gap).rejects.toThrow()
      expect((await store.read(A))?.audit.seq).toBe(0)
    })

    test('what was pruned does not come back', async () => {
      const { store, reopen } = await withA()
      await store.tx(A, (w) => audit(w, 2))
      await store.prune(A, 'audit', '2026-04-01T00:00:00.000Z')
      const again = await reopen()
      await again.prune(A, 'audit', '2026-04-01T00:00:00.000Z')
      await again.tx(A, (w) => audit(w, 1, { at: '2026-05-01T00:00:00.000Z' }))
      expect((await again.page(A, 'audit', { limit: 9 })).entries.map(({ seq }) => seq)).toEqual([3])
    })
  })
}
