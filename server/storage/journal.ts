/**
 * An append-only file of events, acknowledged after fdatasync. Calls that arrive together share one line and
 * one checksum, and the events of one call never stand on two: a line is begun only when the line before it is
 * durable, so after a power cut only the last line can be incomplete, and a bad line with another after it is
 * damage.
 */
import { createReadStream } from 'node:fs'
import { basename, dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Disk, realDisk, syncFolder } from './disk.ts'
import { StorageUnavailableError } from './errors.ts'

/** Bytes; a longer stretch without a line break was not written by `Journal`. */
const LINE_MAX = 8 * 1024 * 1024
/** Bytes of events after which a line takes no more calls. */
const LINE_FULL = 1024 * 1024

interface Entry {
  /** The events of one call. */
  json: string
  bytes: number
  resolve: () => void
  reject: (error: unknown) => void
}

export class Journal {
  readonly #path: string
  readonly #disk: Disk
  /** Bytes that are whole and durable; anything beyond is what a failed append left. */
  #length: number
  #file: Awaited<ReturnType<Disk['open']>> | null = null
  #entries: Entry[] = []
  #running: Promise<void> | null = null

  /** `length` is what `foldJournal` gave; a torn rest beyond it is cut before the first append. */
  constructor(path: string, length: number, disk: Disk = realDisk) {
    this.#path = path
    this.#length = length
    this.#disk = disk
  }

  /** Bytes that a reader may rely on. */
  get length(): number {
    return this.#length
  }

  /**
   * Resolves when the events are durable, all of them; rejects with `StorageUnavailableError` when none was
   * written, and with a RangeError when they are too long for a line.
   */
  append(events: readonly unknown[]): Promise<void> {
    if (events.length === 0) return Promise.resolve()
    return new Promise((resolve, reject) => {
      const json = events.map((event) => JSON.stringify(event)).join(',')
      const bytes = Buffer.byteLength(json) + 1
      if (bytes > LINE_MAX - LINE_FULL)
        throw new RangeError(`${bytes} bytes of events are too many for one call.`)
      this.#entries.push({ json, bytes, resolve, reject })
      this.#running ??= Promise.resolve().then(() => this.#drain())
    })
  }

  async close(): Promise<void> {
    while (this.#running) await this.#running
    await this.#file?.close()
    this.#file = null
  }

  async #drain(): Promise<void> {
    while (this.#entries.length > 0) {
      const batch = this.#nextLine()
      const line = encodeLine(batch.map((entry) => entry.json))
      try {
        await this.#write(line)
        for (const entry of batch) entry.resolve()
      } catch (cause) {
        await this.#abandon()
        const error = new StorageUnavailableError(basename(this.#path), cause)
        for (const entry of batch) entry.reject(error)
      }
    }
    this.#running = null
  }

  #nextLine(): Entry[] {
    let bytes = 0
    const full = this.#entries.findIndex((entry) => {
      bytes += entry.bytes
      return bytes >= LINE_FULL
    })
    return this.#entries.splice(0, full < 0 ? this.#entries.length : full + 1)
  }

  async #write(line: Buffer): Promise<void> {
    if (!this.#file) {
      const folder = dirname(this.#path)
      if (await this.#disk.mkdir(folder)) await syncFolder(this.#disk, dirname(folder))
      this.#file = await this.#disk.open(this.#path, 'a', 0o600)
      await this.#file.truncate(this.#length)
      if (this.#length === 0) await syncFolder(this.#disk, folder)
    }
    await this.#file.writeFile(line)
    await this.#file.datasync()
    this.#length += line.length
  }

  /**
   * After a failed fdatasync the kernel may call pages clean that never reached the disk, so nothing of the
   * failed line is built upon: it is cut now if that works, else before the next append.
   */
  async #abandon(): Promise<void> {
    const file = this.#file
    this.#file = null
    await file?.truncate(this.#length).catch(() => {})
    await file?.close().catch(() => {})
  }
}

/** A line of events, filled with spaces where it shall be as long as another. */
export function encodeLine(events: readonly string[], length = 0): Buffer {
  const bare = `[${events.join(',')}]`
  const body = bare.padEnd(bare.length + length - BODY_AT - Buffer.byteLength(bare) - LINE_TAIL)
  return Buffer.from(`{"crc":"${crc32(body).toString(16).padStart(8, '0')}","events":${body}}\n`)
}

const BODY_AT = '{"crc":"00000000","events":'.length
const LINE_TAIL = '}\n'.length

function decodeLine(line: Buffer): unknown[] | null {
  const body = line.subarray(BODY_AT, -1)
  const head = line.toString('latin1', 0, BODY_AT)
  const crc = crc32(body).toString(16).padStart(8, '0')
  if (head !== `{"crc":"${crc}","events":` || line.at(-1) !== 0x7d) return null
  const events: unknown = JSON.parse(body.toString('utf8'))
  return Array.isArray(events) ? events : null
}

export interface Stretch {
  /** Where a line begins; nothing before it is read. */
  start?: number
  /** Where a line ends; nothing beyond it is read. */
  end?: number
  /** Hears of bad lines, which are passed over then. */
  onBad?: (lineNumber: number) => void
}

/**
 * Calls `each` for every event of the journal in order, with the place where its line ends, and gives the length
 * of what was read and the bytes of a torn last line, which was never acknowledged. No file is an empty journal.
 * Throws when any other line is bad.
 */
export async function foldJournal(
  path: string,
  each: (event: unknown, lineEnd: number) => void,
  { start: from = 0, end: to = Number.POSITIVE_INFINITY, onBad }: Stretch = {},
): Promise<{ length: number; torn: number }> {
  if (to <= from) return { length: 0, torn: 0 }
  let rest: Buffer = Buffer.alloc(0)
  let length = 0
  let number = 0
  let suspect: { number: number; bytes: number } | null = null
  const bad = (lineNumber: number) => {
    if (!onBad) throw new Error(`line ${lineNumber} does not match its checksum`)
    onBad(lineNumber)
  }
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 18, start: from, end: to - 1 })) {
      const bytes: Buffer = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let start = 0
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, start)) {
        const line = bytes.subarray(start, end)
        start = end + 1
        number++
        if (suspect) bad(suspect.number)
        suspect = null
        const events = decodeLine(line)
        if (events) {
          length += line.length + 1
          for (const event of events) each(event, from + length)
        } else if (line.includes(0)) {
          // A page of zeros is what a power cut leaves of an append; only as the last line, though.
          suspect = { number, bytes: line.length + 1 }
        } else bad(number)
      }
      rest = bytes.subarray(start)
      if (rest.length > LINE_MAX) {
        bad(number + 1)
        rest = Buffer.alloc(0)
      }
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { length: 0, torn: 0 }
    throw error
  }
  if (suspect && rest.length > 0) bad(suspect.number)
  return { length, torn: rest.length + (suspect?.bytes ?? 0) }
}
