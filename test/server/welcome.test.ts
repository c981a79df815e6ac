import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openFileStore } from '#server/storage/lowdb.ts'
import { whatWentWrong } from '#server/welcome.ts'

const folder = await mkdtemp(join(tmpdir(), 'sendworthy-'))
afterAll(() => rm(folder, { recursive: true }))

describe('what went wrong is said in a sentence that tells what to do', () => {
  it.each(['data', 'data/inner'])('where the folder is a file: %s', async (name) => {
    await writeFile(join(folder, 'data'), '')
    const said = await openFileStore(join(folder, name)).then(
      () => 'it opened',
      (error) => whatWentWrong(error),
    )
    expect(said).toBe(
      `There is a file, and no folder, at ${join(folder, name)}. Choose another folder: DATA_DIR=data`,
    )
  })

  it.runIf(existsSync('/proc/self'))('where the system makes no folders', async () => {
    const said = await openFileStore('/proc/sendworthy/data').then(
      () => 'it opened',
      (error) => whatWentWrong(error),
    )
    expect(said).toBe('No folder can be made at /proc/sendworthy. Choose another: DATA_DIR=data')
  })
})
