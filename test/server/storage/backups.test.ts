import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outdated } from '#server/storage/backups.ts'
import { openFileStore } from '#server/storage/lowdb.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { A, workspace } from './contract/fixtures.ts'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2026, 0, 1)
const name = (hour: number) =>
  `${new Date(START_MS + hour * HOUR_MS).toISOString().slice(0, 19).replaceAll(':', '-')}.json`

describe('backups', () => {
  test('hold the generation before the first change of each hour, untouched by what comes after', async () => {
    const folder = await tempFolder()
    let ms = START_MS
    const store = await openFileStore(folder, { now: () => new Date(ms) })
    await store.createWorkspace(workspace(A, { name: 'hour 0' }))
    for (let hour = 1; hour <= 3; hour++) {
      ms = START_MS + hour * HOUR_MS
      for (const name of [`hour ${hour}, first`, `hour ${hour}`]) {
        await store.tx(A, (w) => {
          w.name = name
        })
      }
    }
    await store.close()
    await writeFile(join(folder, 'workspaces', `${A}.json`), 'damaged in place')
    const names = (await readdir(join(folder, 'backups', A))).sort()
    expect(names).toEqual([1, 2, 3].map(name))
    for (const [at, kept] of names.entries()) {
      expect(await readFile(join(folder, 'backups', A, kept), 'utf8')).toContain(`"name":"hour ${at}"`)
    }
  })

  test('are made at the start of what changed since, and not of what did not', async () => {
    const folder = await tempFolder()
    let ms = START_MS
    const restart = async (act = async (_: Awaited<ReturnType<typeof openFileStore>>) => {}) => {
      ms += HOUR_MS
      const store = await openFileStore(folder, { now: () => new Date(ms) })
      await act(store)
      await store.close()
    }
    await restart((store) => store.createWorkspace(workspace(A)))
    for (let i = 0; i < 3; i++) await restart()
    expect(await readdir(join(folder, 'backups', A))).toEqual([name(2)])
  })

  test('that cannot be made are reported and do not refuse the change', async () => {
    const folder = await tempFolder()
    const notes: string[] = []
    const store = await openFileStore(folder, { report: (note) => notes.push(note) })
    await store.createWorkspace(workspace(A))
    await writeFile(join(folder, 'backups', A), 'a file where the folder should be')
    await store.tx(A, (w) => {
      w.name = 'changed'
    })
    expect(notes).toEqual([expect.stringContaining(`no backup of ${A}`)])
    await store.close()
  })

  test('are pruned to 24 hours and 7 days, whatever is there', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 24 * 30 }), { maxLength: 200 }), (hours) => {
        const newestFirst = [...hours].sort((a, b) => b - a)
        const days = [...new Set(newestFirst.map((hour) => Math.floor(hour / 24)))].slice(0, 7)
        const newestOfDays = days.map((day) => newestFirst.find((hour) => Math.floor(hour / 24) === day))
        const kept = newestFirst.filter((hour, at) => at < 24 || newestOfDays.includes(hour))
        const gone = new Set(outdated(hours.map(name)))
        expect(newestFirst.filter((hour) => !gone.has(name(hour)))).toEqual(kept)
      }),
    )
    expect(outdated(Array.from({ length: 24 * 30 }, (_, hour) => name(hour))).length).toBe(24 * 30 - 24 - 6)
    expect(outdated(['2020-01-01T00-00-00.schema-1.json', 'notes.txt'])).toEqual([])
  })
})
