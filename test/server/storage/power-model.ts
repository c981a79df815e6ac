/**
 * A disk that can lose power at any step. Bytes are durable after a sync of the file, names after a sync of the
 * folder; whatever is not may be there, be missing, be cut short or be zeros.
 */
import type { Disk } from '#server/storage/disk.ts'

interface Inode {
  now: Buffer
  durable: Buffer
}

/** What a reader may find after a cut, and how much had been acknowledged by then. Null: no file. */
interface Crash {
  step: string
  acked: number
  content: Buffer | null
}

export class PowerModel {
  acked = 0
  readonly crashes: Crash[] = []
  readonly disk: Disk
  readonly #path: string
  #names = new Map<string, Inode>()
  #durableNames = new Map<string, Inode>()

  /** Watches `path`. With `file` or `folder` false that kind of sync does nothing, as if it were forgotten. */
  constructor(path: string, sync: { file: boolean; folder: boolean } = { file: true, folder: true }) {
    this.#path = path
    const settle = (inode: Inode, step: string) => {
      if (sync.file) inode.durable = inode.now
      this.cut(step)
    }
    this.disk = {
      mkdir: async () => false,
      open: async (name, flags) => {
        const inode = this.#names.get(name) ?? { now: Buffer.alloc(0), durable: Buffer.alloc(0) }
        if (flags !== 'r') this.#names.set(name, inode)
        return {
          writeFile: async (bytes) => {
            inode.now = Buffer.concat([flags === 'a' ? inode.now : Buffer.alloc(0), Buffer.from(bytes)])
            this.cut('write')
          },
          sync: async () => {
            if (flags !== 'r') settle(inode, 'sync')
            else if (sync.folder) this.#durableNames = new Map(this.#names)
            this.cut('sync folder')
          },
          datasync: async () => settle(inode, 'datasync'),
          truncate: async (bytes) => {
            inode.now = inode.now.subarray(0, bytes)
          },
          close: async () => {},
        }
      },
      rename: async (from, to) => {
        const inode = this.#names.get(from)
        if (inode) this.#names.set(to, inode)
        this.#names.delete(from)
        this.cut('rename')
      },
      link: async () => {},
      rm: async () => {},
    }
  }

  /** Notes everything a reader might find if the power went now. */
  cut(step: string): void {
    for (const names of [this.#names, this.#durableNames]) {
      const inode = names.get(this.#path)
      const contents = inode ? remains(inode) : [null]
      for (const content of contents) this.crashes.push({ step, acked: this.acked, content })
    }
  }
}

function remains({ now, durable }: Inode): Buffer[] {
  if (now.equals(durable)) return [now]
  const kept = now.subarray(0, durable.length).equals(durable) ? durable : Buffer.alloc(0)
  const tail = now.subarray(kept.length)
  const cuts = [0, 1, tail.length >> 1, tail.length - 1, tail.length]
  return [
    durable,
    ...cuts.map((at) => Buffer.concat([kept, tail.subarray(0, at)])),
    ...cuts.map((at) => Buffer.concat([kept, tail.subarray(0, at), Buffer.alloc(tail.length - at)])),
    ...cuts.map((at) => Buffer.concat([kept, Buffer.alloc(at), tail.subarray(at)])),
  ]
}
