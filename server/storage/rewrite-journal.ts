/**
 * The one way in which a journal's file is written anew: some of its events lose a part. Each line keeps its length,
 * filled with spaces, so that whoever reads meanwhile goes on where it was.
 */
import { basename, dirname, join } from 'node:path'
import { type Disk, syncFolder } from './disk.ts'
import { encodeLine, foldJournal } from './journal.ts'

/** What is left of an event; null where it stays as it is. */
export type Without = (event: unknown) => object | null

/** Bytes that are in memory at a time, more or less. */
const STRETCH_BYTES = 4 * 1024 * 1024

/**
 * Takes from each event what `without` leaves out; nothing may be appended meanwhile. The file is replaced whole or
 * stays as it was, and is only read when nothing changes. `length` is what of it is durable.
 */
export async function rewriteJournal(
  path: string,
  length: number,
  without: Without,
  disk: Disk,
): Promise<void> {
  const ends: number[] = []
  let changes = false
  await foldJournal(
    path,
    (event, lineEnd) => {
      changes ||= without(event) !== null
      if (lineEnd - (ends.at(-1) ?? 0) >= STRETCH_BYTES) ends.push(lineEnd)
    },
    { end: length },
  )
  if (!changes) return
  const folder = dirname(path)
  const temporary = join(folder, `.${basename(path)}.tmp`)
  await disk.rm(temporary, { force: true })
  const file = await disk.open(temporary, 'a', 0o600)
  try {
    let start = 0
    for (const end of [...ends, length]) {
      if (end > start) await file.writeFile(await stretch(path, start, end, without))
      start = end
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await disk.rename(temporary, path)
  await syncFolder(disk, folder)
}

/** The lines from `start` to `end`, as they are to be. */
async function stretch(path: string, start: number, end: number, without: Without): Promise<Buffer> {
  const lines = new Map<number, string[]>()
  await foldJournal(
    path,
    (event, lineEnd) => {
      const events = lines.get(lineEnd) ?? []
      events.push(JSON.stringify(without(event) ?? event))
      lines.set(lineEnd, events)
    },
    { start, end },
  )
  let from = start
  return Buffer.concat(
    [...lines].map(([lineEnd, events]) => {
      const line = encodeLine(events, lineEnd - from)
      from = lineEnd
      return line
    }),
  )
}
