import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { realDisk } from '#server/storage/disk.ts'
import { JournalBlocks } from '#server/storage/journal-blocks.ts'
import type { HistoryEvent } from '#server/storage/journals.ts'
import { MonthJournals } from '#server/storage/month-journals.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { historyEvent, minute } from './contract/fixtures.ts'

const open = (folder: string, per: 'month' | 'day' = 'month') =>
  new MonthJournals(
    'history',
    { folder, disk: realDisk, report: () => {}, unreadable: (_, cause) => new Error('damaged', { cause }) },
    () => ({ add: () => {} }),
    per,
  )

async function read(journals: ReturnType<typeof open>, limit: number): Promise<string[]> {
  const ids: string[] = []
  let before: string | null = null
  do {
    const page: Awaited<ReturnType<typeof journals.page>> = await journals.page({ before, limit })
    ids.push(...page.entries.map(({ id }) => id))
    before = page.before
  } while (before !== null)
  return ids
}

/** An event of half a block, at a minute of three months. */
const large = (n: number, minutes: number): HistoryEvent => ({
  ...historyEvent(n, minute(minutes)),
  draft: { subject: null, draft: 'x'.repeat(130_000) },
})

test('pages are whole and in order however times and stretches of the files lie, before and after a restart', async () => {
  const minutes = fc.integer({ min: 0, max: 80 * 24 * 60 })
  const days = fc.integer({ min: 0, max: 80 }).map((day) => day * 24 * 60)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(minutes, days), { minLength: 1, maxLength: 25 }),
      fc.nat({ max: 25 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom('month', 'day'),
      async (times, early, limit, per) => {
        const folder = await tempFolder()
        const journals = open(folder, per)
        const events = times.map((time, n) => large(n, time))
        for (const event of events.slice(0, early)) await journals.append([event])
        await read(journals, 3)
        for (const event of events.slice(early)) await journals.append([event])
        // Of one instant, what came last is first.
        const expected = events
          .toReversed()
          .sort((a, b) => (a.at === b.at ? 0 : a.at < b.at ? 1 : -1))
          .map(({ id }) => id)
        expect(await read(journals, limit)).toEqual(expected)
        await journals.close()
        for (const next of ['day', per] as const) {
          const again = open(folder, next)
          expect(await read(again, limit)).toEqual(expected)
          await again.close()
        }
      },
    ),
    { numRuns: 15 },
  )
}, 60_000)

test('a stretch ends with the line that fills it, and knows its times and the number of its first event', () => {
  const blocks = new JournalBlocks()
  const kb = 1024
  const lines = [100, 200, 300, 400, 500, 900].map((end) => end * kb)
  for (const [n, end] of lines.entries()) {
    blocks.add(minute(n % 2 ? 100 - n : n), end)
    blocks.add(minute(50), end)
  }
  expect(blocks.end).toBe(900 * kb)
  expect(blocks.newestFirst()).toEqual([
    { start: 0, end: 300 * kb, first: 0, oldest: minute(0), newest: minute(99) },
    { start: 300 * kb, end: 900 * kb, first: 6, oldest: minute(4), newest: minute(97) },
  ])
})

test('a day after it was pruned nothing of an event is on disk, whatever the month, nor comes back after a restart', async () => {
  const folder = await tempFolder()
  const day = 24 * 60
  const monthly = open(folder)
  await monthly.append([{ ...historyEvent(1, minute(0)), draft: { subject: null, draft: 'CANARY-1' } }])
  await monthly.close()
  const journals = open(folder, 'day')
  for (const n of [31, 32, 33])
    await journals.append([
      { ...historyEvent(n, minute(n * day)), draft: { subject: null, draft: `CANARY-${n}` } },
    ])
  await journals.prune(minute(33 * day))
  await journals.close()
  const files = await readdir(folder)
  const all = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('')
  expect([all.match(/CANARY-\d+/g), files.length]).toEqual([['CANARY-33'], 1])
  const again = open(folder, 'day')
  expect((await read(again, 9)).length).toBe(1)
  await again.close()
})
