import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { realDisk } from '#server/storage/disk.ts'
import { DurableFile, sweepTemporary } from '#server/storage/durable-file.ts'
import { StorageUnavailableError } from '#server/storage/errors.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { PowerModel } from './power-model.ts'

const counter = z.object({ n: z.number() })
const parse = (content: unknown) => counter.parse(content)

/** Cuts of the power after which the file is unreadable or older than what was acknowledged. */
async function losses(sync: { file: boolean; folder: boolean }): Promise<number> {
  const model = new PowerModel('/d/w.json', sync)
  const file = new DurableFile('/d/w.json', { parse, disk: model.disk })
  for (let n = 1; n <= 9; n += 2) {
    await Promise.all([n, n + 1].map((n) => file.write({ n }).then(() => (model.acked = n))))
    model.cut('acknowledged')
  }
  const path = join(await tempFolder(), 'w.json')
  let lost = 0
  for (const { content, acked } of model.crashes) {
    if (content) await writeFile(path, content)
    const found = content ? await new DurableFile(path, { parse }).read().catch(() => ({ n: -1 })) : { n: 0 }
    if (!found || found.n < acked) lost++
  }
  expect(model.crashes.length).toBeGreaterThan(50)
  return lost
}

describe('a durable file', () => {
  test('loses nothing acknowledged and stays readable wherever the power is cut', async () => {
    expect(await losses({ file: true, folder: true })).toBe(0)
  })

  test('needs both syncs: the model finds losses when either is left out', async () => {
    expect(await losses({ file: false, folder: true })).toBeGreaterThan(0)
    expect(await losses({ file: true, folder: false })).toBeGreaterThan(0)
  })

  test('shares one write among callers that come together', async () => {
    const path = join(await tempFolder(), 'w.json')
    let renames = 0
    const rename = (from: string, to: string) => {
      renames++
      return realDisk.rename(from, to)
    }
    const file = new DurableFile(path, { parse, disk: { ...realDisk, rename } })
    await Promise.all(Array.from({ length: 500 }, (_, n) => file.write({ n })))
    expect(renames).toBeLessThanOrEqual(2)
    expect(await new DurableFile(path, { parse }).read()).toEqual({ n: 499 })
  })

  test('fails everyone on a failed write, tells what is committed, and leaves no temporary file', async () => {
    const folder = await tempFolder()
    const path = join(folder, 'w.json')
    let full = false
    const rolledBack: unknown[] = []
    const file = new DurableFile<{ n: number }>(path, {
      parse,
      onRollback: (committed) => rolledBack.push(committed),
      disk: {
        ...realDisk,
        open: async (...args) => {
          const handle = await realDisk.open(...args)
          if (!full) return handle
          const error = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
          return Object.assign(handle, { writeFile: () => Promise.reject(error) })
        },
      },
    })
    await file.write({ n: 1 })
    full = true
    const results = await Promise.allSettled([2, 3, 4].map((n) => file.write({ n })))
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(results[0]).toMatchObject({ reason: expect.any(StorageUnavailableError) })
    expect(rolledBack.at(-1)).toEqual({ n: 1 })
    expect(await readdir(folder)).toEqual(['w.json'])
    full = false
    await file.write({ n: 5 })
    expect(await new DurableFile(path, { parse }).read()).toEqual({ n: 5 })
  })

  test('fails those as well who built on a write that fails while they wait', async () => {
    const path = join(await tempFolder(), 'w.json')
    const gate = Promise.withResolvers<void>()
    const reached = Promise.withResolvers<void>()
    let writes = 0
    const rename = async (from: string, to: string) => {
      if (++writes === 2) {
        reached.resolve()
        await gate.promise
      }
      await realDisk.rename(from, to)
    }
    const file = new DurableFile(path, { parse, disk: { ...realDisk, rename } })
    await file.write({ n: 1 })
    const second = file.write({ n: 2 })
    await reached.promise
    const third = file.write({ n: 3 })
    gate.reject(new Error('EIO: i/o error'))
    expect((await Promise.allSettled([second, third])).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    expect(await new DurableFile(path, { parse }).read()).toEqual({ n: 1 })
  })

  test.each([
    ['empty', () => ''],
    ['null', () => 'null'],
    ['bare JSON without a header', () => '{"n":1}'],
    ['cut short', (good: string) => good.slice(0, -1)],
    ['half', (good: string) => good.slice(0, good.length / 2)],
    ['one bit flipped in the body', (good: string) => good.replace('"n":1', '"n":0')],
    ['one bit flipped in the header', (good: string) => good.replace('"sum":"', '"sum":"0')],
    ['a later file format', (good: string) => good.replace('"format":1', '"format":2')],
    ['the wrong shape', (good: string) => good.replace('{"n":1}', '{"m":1}')],
  ])('refuses a file that is %s', async (_, damage) => {
    const path = join(await tempFolder(), 'w.json')
    await new DurableFile(path, { parse }).write({ n: 1 })
    await writeFile(path, damage(await readFile(path, 'utf8')))
    await expect(new DurableFile(path, { parse }).read()).rejects.toThrow()
  })

  test('sweeps what a killed process left and nothing else', async () => {
    const folder = await tempFolder()
    for (const name of ['.w.json.7.ab.tmp', 'w.json', '.hidden', 'a.tmp'])
      await writeFile(join(folder, name), '')
    await sweepTemporary(folder)
    expect((await readdir(folder)).sort()).toEqual(['.hidden', 'a.tmp', 'w.json'])
  })
})
