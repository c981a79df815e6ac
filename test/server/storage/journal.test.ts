import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { realDisk } from '#server/storage/disk.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import { foldJournal, Journal } from '#server/storage/journal.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { PowerModel } from './power-model.ts'

async function eventsOf(path: string): Promise<unknown[]> {
  const events: unknown[] = []
  await foldJournal(path, (event) => events.push(event))
  return events
}

/** Cuts of the power after which the journal is refused, lacks an acknowledged event or has another order. */
async function losses(sync: { file: boolean; folder: boolean }): Promise<number> {
  const model = new PowerModel('/d/j', sync)
  const journal = new Journal('/d/j', 0, model.disk)
  for (let n = 1; n <= 20; n += 4) {
    const group = [n, n + 1, n + 2, n + 3]
    const events = group.map((n) => ({ n, text: 'x'.repeat(40) }))
    // The first and the last come alone, those between in one call.
    const calls = [events.slice(0, 1), events.slice(1, 3), events.slice(3)]
    await Promise.all(
      calls.map((call) => journal.append(call).then(() => (model.acked = call.at(-1)?.n ?? 0))),
    )
    model.cut('acknowledged')
  }
  const path = join(await tempFolder(), 'j')
  let lost = 0
  for (const { content, acked } of model.crashes) {
    if (content) await writeFile(path, content)
    const found = content ? await eventsOf(path).catch(() => null) : []
    const inOrder = found?.every((event, at) => Object(event).n === at + 1)
    const whole = found && found.length % 4 !== 2 // the two of one call are there or not
    if (!found || !inOrder || !whole || found.length < acked) lost++
  }
  expect(model.crashes.length).toBeGreaterThan(50)
  return lost
}

/** A journal of six events on three lines. */
async function threeLines(): Promise<{ path: string; lines: string[] }> {
  const path = join(await tempFolder(), 'j')
  const journal = new Journal(path, 0)
  await journal.append([1])
  await Promise.all([2, 3, 4].map((n) => journal.append([n])))
  await Promise.all([5, 6].map((n) => journal.append([n])))
  await journal.close()
  const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1)
  return { path, lines }
}

describe('a journal', () => {
  test('loses nothing acknowledged and stays readable wherever the power is cut', async () => {
    expect(await losses({ file: true, folder: true })).toBe(0)
  })

  test('needs both syncs: the model finds losses when either is left out', async () => {
    expect(await losses({ file: false, folder: true })).toBeGreaterThan(0)
    expect(await losses({ file: true, folder: false })).toBeGreaterThan(0)
  })

  test('gives back any events in order, in the file as JSON lines', async () => {
    const folder = await tempFolder()
    let files = 0
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.jsonValue({ noUnicodeString: false }), { maxLength: 50 }),
        async (events) => {
          const path = join(folder, String(files++))
          const journal = new Journal(path, 0)
          await Promise.all(events.map((event) => journal.append([event])))
          await journal.close()
          expect(await eventsOf(path)).toEqual(JSON.parse(JSON.stringify(events)))
        },
      ),
      { numRuns: 50 },
    )
  })

  test('keeps calls of any size apart in lines that can be read again, and refuses one that is too large', async () => {
    const path = join(await tempFolder(), 'j')
    const journal = new Journal(path, 0)
    const sizes = Array.from({ length: 40 }, (_, n) => [n, 'ü'.repeat(n * 10_000)])
    await Promise.all(sizes.map((event) => journal.append([event, event])))
    await expect(journal.append(['x'.repeat(8_000_000)])).rejects.toBeInstanceOf(RangeError)
    await journal.append([])
    await journal.close()
    expect(await eventsOf(path)).toEqual(sizes.flatMap((event) => [event, event]))
  })

  test('is read in stretches, and no further than asked for', async () => {
    const { path, lines } = await threeLines()
    const [first = '', second = ''] = lines
    const start = first.length + 1
    const end = start + second.length + 1
    const read: [unknown, number][] = []
    const each = (event: unknown, lineEnd: number) => read.push([event, lineEnd])
    await foldJournal(path, each, { end: start })
    await foldJournal(path, each, { start, end })
    await foldJournal(path, each, { start, end: start })
    expect(read).toEqual([
      [1, start],
      [2, end],
      [3, end],
      [4, end],
    ])
  })

  test('syncs once for callers that come together', async () => {
    let syncs = 0
    const open = async (...args: Parameters<typeof realDisk.open>) => {
      const handle = await realDisk.open(...args)
      const datasync = () => {
        syncs++
        return handle.datasync()
      }
      return {
        writeFile: (bytes: string | Uint8Array) => handle.writeFile(bytes),
        sync: () => handle.sync(),
        datasync,
        truncate: (bytes: number) => handle.truncate(bytes),
        close: () => handle.close(),
      }
    }
    const path = join(await tempFolder(), 'j')
    const journal = new Journal(path, 0, { ...realDisk, open })
    await Promise.all(
      Array.from({ length: 64 }, async (_, caller) => {
        for (let n = 0; n < 10; n++) await journal.append([{ caller, n }])
      }),
    )
    await journal.close()
    expect((await eventsOf(path)).length).toBe(640)
    expect(syncs).toBeLessThanOrEqual(21)
  })

  test.each([
    ['cut anywhere', (last: string) => last.slice(0, -9)],
    ['cut before the line break', (last: string) => last],
    ['a page of zeros', (last: string) => `${'\0'.repeat(last.length)}`],
    ['zeros with a line break', (last: string) => `${last.slice(0, 10)}${'\0'.repeat(20)}\n`],
  ])('measures a torn last line: %s', async (_, tear) => {
    const { path, lines } = await threeLines()
    const [first = '', second = '', third = ''] = lines
    const whole = `${first}\n${second}\n`
    await writeFile(path, whole + tear(third))
    const events: unknown[] = []
    const { length, torn } = await foldJournal(path, (event) => events.push(event))
    expect({ events, length, torn }).toEqual({
      events: [1, 2, 3, 4],
      length: whole.length,
      torn: tear(third).length,
    })
  })

  test.each([0, 1, 2])('refuses a changed byte in line %i, wherever it is', async (at) => {
    const { path, lines } = await threeLines()
    const good = await readFile(path)
    const start = lines.slice(0, at).join('\n').length + (at > 0 ? 1 : 0)
    for (let i = 0; i < (lines[at] ?? '').length; i++) {
      const bad = Buffer.from(good)
      bad[start + i] = (bad[start + i] ?? 0) ^ 1
      if (bad[start + i] === 10) continue
      await writeFile(path, bad)
      await expect(eventsOf(path), `byte ${i}`).rejects.toThrow(`line ${at + 1}`)
    }
  })

  test('refuses zeros that stand before another line, and passes over bad lines when asked to', async () => {
    const { path, lines } = await threeLines()
    const [first, , third] = lines
    await writeFile(path, `${first}\n${'\0'.repeat(30)}\n${third}\n`)
    await expect(eventsOf(path)).rejects.toThrow('line 2')
    const events: unknown[] = []
    const bad: number[] = []
    await foldJournal(path, (event) => events.push(event), { onBad: (line) => bad.push(line) })
    expect({ events, bad }).toEqual({ events: [1, 5, 6], bad: [2] })
  })

  test('cuts what a failed append left before it appends again', async () => {
    const path = join(await tempFolder(), 'j')
    let failing = false
    const open = async (...args: Parameters<typeof realDisk.open>) => {
      const handle = await realDisk.open(...args)
      return {
        writeFile: async (bytes: string | Uint8Array) => {
          await handle.writeFile(failing ? bytes.slice(0, 12) : bytes)
          if (failing) throw new Error('ENOSPC: no space left on device')
        },
        sync: () => handle.sync(),
        datasync: () => handle.datasync(),
        truncate: (bytes: number) => (failing ? Promise.reject(new Error('EIO')) : handle.truncate(bytes)),
        close: () => handle.close(),
      }
    }
    const journal = new Journal(path, 0, { ...realDisk, open })
    await journal.append([1])
    const { size } = await stat(path)
    failing = true
    await expect(journal.append([2])).rejects.toBeInstanceOf(StorageUnavailableError)
    expect((await stat(path)).size).toBe(size + 12)
    failing = false
    await journal.append([3])
    await journal.close()
    expect(await eventsOf(path)).toEqual([1, 3])
  })

  test('refuses an endless line without reading it all into one piece', async () => {
    const { path } = await threeLines()
    await appendFile(path, Buffer.alloc(10_000_000, 'x'))
    await expect(eventsOf(path)).rejects.toThrow('line 4')
  })
})
